import type { BookingStatus } from 'domain/booking-status';
import type { MeetingKind } from 'domain/meeting-place';
import type { RowOf } from '../connection/database';
import { parseTimestamp } from '../connection/timestamp';
import type { Booking } from './booking';

/** The columns of `bookings_la2024` that the application reads. */
export type BookingRow = Omit<RowOf<'bookings_la2024'>, 'request_id'>;

export function toBooking(row: BookingRow): Booking {
  return {
    id: row.id,
    serviceType: row.service_type,
    serviceName: row.service_name,
    date: row.appointment_date,
    time: row.appointment_time,
    startsAt: parseTimestamp(row.starts_at),
    endsAt: parseTimestamp(row.ends_at),
    firstName: row.first_name,
    lastName: row.last_name,
    email: row.email,
    phone: row.phone,
    company: row.company,
    message: row.message,
    timezone: row.timezone,
    status: row.status as BookingStatus,
    createdAt: parseTimestamp(row.created_at),
    updatedAt: parseTimestamp(row.updated_at),
    visitorTimeZone: row.visitor_time_zone,
    language: row.language,
    meeting: { kind: row.meeting_kind as MeetingKind, place: row.meeting_place },
    cutoffs: { moveHours: row.move_cutoff_hours, cancelHours: row.cancel_cutoff_hours },
  };
}

import type { BookingStatus } from 'domain/booking-status';
import type { MeetingKind } from 'domain/meeting-place';
import type { RowOf } from '../connection/database';
import { parseTimestamp } from '../connection/timestamp';

/** The columns of `bookings_la2024` that the application reads. */
export type BookingRow = Omit<RowOf<'bookings_la2024'>, 'request_id'>;

export const toBooking = (row: BookingRow) => ({
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
  /** The visitor's IANA time zone; empty if unknown. */
  visitorTimeZone: row.visitor_time_zone,
  /** The language of the form: `de`. */
  language: row.language,
  meeting: { kind: row.meeting_kind as MeetingKind, place: row.meeting_place },
  /** As they were at the time of booking. */
  cutoffs: { moveHours: row.move_cutoff_hours, cancelHours: row.cancel_cutoff_hours },
});

/** A booking. `date` and `time` are on the coach's wall clock, `startsAt` and `endsAt` are instants. */
export type Booking = ReturnType<typeof toBooking>;

import type { BookingStatus } from '../../../domain/src/booking-status.ts';
import type { CalendarEvent } from '../../../domain/src/calendar-file.ts';
import { calendarPlace, type MeetingKind } from '../../../domain/src/meeting-place.ts';

/** A booking as `private.calendar_event` returns it. Only calendars that show clients have the fields about them. */
export type CalendarBooking = {
  id: string;
  starts_at: string;
  ends_at: string;
  status: BookingStatus;
  sequence: number;
  updated_at: string;
  client?: string;
  service_name?: string;
  email?: string;
  phone?: string;
  meeting_kind?: MeetingKind;
  meeting_place?: string;
};

/** Describes a booking for the coach's own calendars. */
export function bookingEvent(booking: CalendarBooking): CalendarEvent {
  const event = {
    bookingId: booking.id,
    startsAt: new Date(booking.starts_at),
    endsAt: new Date(booking.ends_at),
    status: booking.status,
    stamp: new Date(booking.updated_at),
    sequence: booking.sequence,
  };
  if (booking.client === undefined) return { ...event, summary: 'Busy', description: '' };
  const {
    client,
    service_name: service = '',
    email = '',
    phone = '',
    meeting_kind: kind,
    meeting_place: place,
  } = booking;
  return {
    ...event,
    summary: booking.status === 'pending' ? `Request: ${client}, ${service}` : `${client}, ${service}`,
    description: [service, email, phone].filter((line) => line !== '').join('\n'),
    ...(kind ? calendarPlace({ kind, place: place ?? '' }) : {}),
  };
}

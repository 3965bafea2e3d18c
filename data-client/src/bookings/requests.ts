import { dataOf, until } from '../connection/gateway';
import type { Gateway } from '../connection/gateway';
import { onceWhileRunning } from '../connection/once';
import { parseTimestamp } from '../connection/timestamp';
import type { TakenRange } from '../slots/slots';
import type { Booking, NewBooking } from './booking';
import { toBooking } from './booking-row';
import type { BookingRow } from './booking-row';

/** The coach's dates `YYYY-MM-DD`, both included. */
export type DateRange = { from: string; to: string };

/** Whether the mail with the calendar invite left, waits to be tried again, or cannot be sent at all. */
export type ConfirmationMail = { state: 'sent' | 'queued' | 'not-configured' };

export type BookingRequests = {
  takenRanges(range: DateRange, signal?: AbortSignal): Promise<TakenRange[]>;
  create(booking: NewBooking): Promise<Booking>;
  sendConfirmation(bookingId: string): Promise<ConfirmationMail>;
};

export function createBookingRequests(gateway: Gateway): BookingRequests {
  return {
    takenRanges: (range, signal) => takenRanges(gateway, range, signal),
    create: onceWhileRunning(
      (booking) => booking.requestId,
      (booking) => createBooking(gateway, booking),
    ),
    sendConfirmation: onceWhileRunning(
      (id) => id,
      (id) => sendConfirmation(gateway, id),
    ),
  };
}

async function takenRanges({ rest }: Gateway, { from, to }: DateRange, signal?: AbortSignal): Promise<TakenRange[]> {
  const request = rest.rpc('taken_ranges', { from_date: from, to_date: to });
  const rows = await dataOf(until(signal, request));
  return rows.map((row) => ({ startsAt: parseTimestamp(row.starts_at), endsAt: parseTimestamp(row.ends_at) }));
}

async function createBooking({ rest }: Gateway, booking: NewBooking): Promise<Booking> {
  const row = await dataOf(
    rest.rpc('book_consultation', {
      request_id: booking.requestId,
      service_type: booking.serviceType,
      appointment_date: booking.date,
      appointment_time: booking.time,
      first_name: booking.firstName,
      last_name: booking.lastName,
      email: booking.email,
      phone: booking.phone,
      company: booking.company,
      message: booking.message,
      website: booking.website,
    }),
  );
  // A composite type's columns are nullable to the generator; this function fills them all.
  return toBooking(row as BookingRow);
}

async function sendConfirmation({ config, fetch }: Gateway, bookingId: string): Promise<ConfirmationMail> {
  const response = await fetch(`${config.url}/functions/v1/booking-mail`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ bookingId }),
  });
  return (await response.json()) as ConfirmationMail;
}

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
  /** The booking a mail's link belongs to, without what was told in confidence. Changes nothing. */
  byLink(link: string, signal?: AbortSignal): Promise<Booking>;
  cancelByLink(link: string): Promise<Booking>;
  /** Rejects with `taken` when somebody else has the time. */
  moveByLink(link: string, slot: { date: string; time: string }): Promise<Booking>;
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
    byLink: async (link, signal) =>
      bookingOf(await dataOf(until(signal, gateway.rest.rpc('booking_by_link', { link })))),
    cancelByLink: async (link) => bookingOf(await dataOf(gateway.rest.rpc('cancel_by_link', { link }))),
    async moveByLink(link, { date, time }) {
      const slot = { appointment_date: date, appointment_time: time };
      return bookingOf(await dataOf(gateway.rest.rpc('move_by_link', { link, ...slot })));
    },
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
  return bookingOf(row);
}

/** A composite type's columns are nullable to the generator; our functions fill them all. */
const bookingOf = (row: object) => toBooking(row as BookingRow);

async function sendConfirmation({ config, fetch }: Gateway, bookingId: string): Promise<ConfirmationMail> {
  const response = await fetch(`${config.url}/functions/v1/booking-mail`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ bookingId }),
  });
  return (await response.json()) as ConfirmationMail;
}

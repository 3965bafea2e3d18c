import type { Gateway } from '../connection/gateway';
import { onceWhileRunning } from '../connection/once';
import type { Availability } from '../slots/availability';
import type { TakenRange } from '../slots/slots';
import { availability, holdSlot, releaseSlot, takenRanges } from './slot-requests';
import type { SlotHold, TakenQuestion } from './slot-requests';
import { sendWithProof } from './proof';
import type { Booking, NewBooking } from './booking';
import { toBooking } from './booking-row';
import type { BookingRow } from './booking-row';

/** Whether the mail with the calendar invite left, waits to be tried again, or cannot be sent at all. */
export type ConfirmationMail = { state: 'sent' | 'queued' | 'not-configured' };

export type BookingRequests = {
  /** The owner's hours and how long ahead visitors book. */
  availability(signal?: AbortSignal): Promise<Availability>;
  takenRanges(question: TakenQuestion, signal?: AbortSignal): Promise<TakenRange[]>;
  /** Keeps a time for a form and answers until when; rejects with `taken` when it is not free. */
  hold(hold: SlotHold): Promise<Date>;
  /** Gives back what a form holds. Also sent by a page that goes away. */
  release(holder: string): Promise<void>;
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
    availability: (signal) => availability(gateway, signal),
    takenRanges: (question, signal) => takenRanges(gateway, question, signal),
    hold: (hold) => holdSlot(gateway, hold),
    release: (holder) => releaseSlot(gateway, holder),
    create: onceWhileRunning(
      (booking) => booking.requestId,
      (booking) => sendWithProof((proof) => createBooking(gateway, booking, proof)),
    ),
    sendConfirmation: onceWhileRunning(
      (id) => id,
      (id) => sendConfirmation(gateway, id),
    ),
    byLink: async (link, signal) => bookingOf(await gateway.call('booking_by_link', { link }, signal)),
    cancelByLink: async (link) => bookingOf(await gateway.call('cancel_by_link', { link })),
    async moveByLink(link, { date, time }) {
      const slot = { appointment_date: date, appointment_time: time };
      return bookingOf(await gateway.call('move_by_link', { link, ...slot }));
    },
  };
}

async function createBooking({ call }: Gateway, booking: NewBooking, proof?: string): Promise<Booking> {
  const row = await call('book_consultation', {
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
    // Unknown to a backend of an earlier version, which asks for none.
    ...(proof && { proof }),
  });
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

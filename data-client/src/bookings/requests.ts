import type { DataConfig } from '../connection/config';
import { createKeepaliveClient, type DatabaseClient } from '../connection/database';
import { deduplicate } from '../connection/deduplicate';
import { callFunction, dataOf } from '../connection/request';
import { createSlotRequests } from './slot-requests';
import { sendWithProof } from './proof';
import type { NewBooking } from './booking';
import { toBooking, type Booking, type BookingRow } from './booking-row';

/**
 * Whether the email with the calendar invite was sent, is queued, or cannot be sent on this site. `held`: an earlier one to this
 * address has to be answered first.
 */
type ConfirmationMail = { state: 'sent' | 'queued' | 'held' | 'not-configured' };

/** Embedded forms of earlier versions do not know the state `held`, so the backend answers `queued` with `isHeld`. */
type MailAnswer = ConfirmationMail & { isHeld?: boolean };

/** The details that a "Book again" link fills in. `serviceType` is null if the client chooses. */
export type Invitation = Pick<NewBooking, 'firstName' | 'lastName' | 'email' | 'phone' | 'company'> & {
  serviceType: string | null;
};

export function createBookingRequests(db: DatabaseClient, config: DataConfig) {
  return {
    ...createSlotRequests(db),
    /** Releases a form's hold, also while the page is being closed. */
    async release(holder: string): Promise<void> {
      await dataOf(createKeepaliveClient(config).rpc('release_slot', { holder }));
    },
    create: deduplicate(
      (booking) => booking.requestId,
      (booking: NewBooking) => sendWithProof((proof) => createBooking(db, booking, proof)),
    ),
    sendConfirmation: deduplicate(
      (id) => id,
      async (bookingId: string): Promise<ConfirmationMail> => {
        const { state, isHeld } = await callFunction<MailAnswer>(config, 'booking-mail', { bookingId });
        return { state: isHeld ? 'held' : state };
      },
    ),
    /** The booking of an email's link, without phone, company and message. */
    byLink: (link: string, signal?: AbortSignal): Promise<Booking> =>
      bookingOf(db.rpc('booking_by_link', { link }), signal),
    cancelByLink: (link: string): Promise<Booking> => bookingOf(db.rpc('cancel_by_link', { link })),
    /** Rejects with `taken` if the time is not free. */
    moveByLink: (link: string, { date, time }: { date: string; time: string }): Promise<Booking> =>
      bookingOf(db.rpc('move_by_link', { link, appointment_date: date, appointment_time: time })),
    /** Rejects with `invalid` if the "Book again" link of the token has expired, was revoked or never existed. */
    byInvitation: (token: string, signal?: AbortSignal): Promise<Invitation> =>
      dataOf(db.rpc('open_booking_invitation', { token }), signal) as Promise<unknown> as Promise<Invitation>,
  };
}

function createBooking(db: DatabaseClient, booking: NewBooking, proof?: string): Promise<Booking> {
  return bookingOf(
    db.rpc('book_consultation', {
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
      visitor_time_zone: booking.timeZone,
      language: booking.language,
      // Not sent if undefined: a backend of an earlier version does not know them.
      proof,
      intake_answers: booking.answers,
    }),
  );
}

/** The generated types do not know the columns of JSON, and make a composite type's nullable; our functions fill them all. */
const bookingOf = async (query: Parameters<typeof dataOf<unknown>>[0], signal?: AbortSignal) =>
  toBooking((await dataOf(query, signal)) as BookingRow);

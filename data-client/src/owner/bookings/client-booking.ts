import { bookingLimits, DataError, fieldErrors, type Booking, type FieldErrors } from 'data-client';
import type { BookingStatus } from 'domain/booking-status';
import { isDate } from 'domain/dates';
import { isEmail } from 'domain/email';
import type { IntakeAnswers } from 'domain/intake';
import type { Meeting } from 'domain/meeting-place';
import * as v from 'valibot';
import { optionalText, requiredText } from '../text-rules';
import { ownerNoteMax } from './owner-booking';

/** A time that the owner chose. `isSure` accepts one outside her hours, over a block or a visitor's hold, or in the past. */
type OwnersSlot = { date: string; time: string; isSure?: boolean };

/** The form for a client's booking. */
export type ClientBookingDraft = Pick<
  Booking,
  'serviceType' | 'date' | 'time' | 'firstName' | 'lastName' | 'email' | 'phone'
> & {
  ownerNote: string;
  /** Answers to the service's questions, all optional for the owner. */
  answers: IntakeAnswers;
  /** Where it takes place; by default where the service does. */
  meeting?: Meeting;
  /** Sends the client the confirmation with its calendar invite, and a reminder. */
  sendsEmail: boolean;
};

/** A booking that the owner makes. `requestId` is one UUID per form, which makes repeated requests idempotent. */
export type ClientBooking = ClientBookingDraft & OwnersSlot & { requestId: string };

/**
 * A move of a booking, with the `sequence` that the owner saw. `sendsEmail`: whether the client gets an email about it; by
 * default as for the booking's other changes.
 */
export type BookingMove = OwnersSlot & { id: string; sequence: number; sendsEmail?: boolean };

/** A change of a booking's meeting place; otherwise like `BookingMove`. */
export type BookingRelocation = { id: string; sequence: number; meeting: Meeting; sendsEmail?: boolean };

/**
 * A new status, with what the owner saw of the booking; without it, the status is set whatever has happened since.
 * `cancelReason` is part of the email about a cancellation.
 */
export type StatusChange = {
  id: string;
  status: BookingStatus;
  cancelReason?: string;
  seen?: Pick<Booking, 'status' | 'startsAt'>;
};

/** A new note, and the one that the owner saw before. */
export type NoteChange = { id: string; note: string; seen: string };

const schema = v.object({
  serviceType: v.pipe(v.string(), v.nonEmpty('Please choose a service.')),
  date: v.pipe(v.string(), v.check(isDate, 'Please choose a date.')),
  time: v.pipe(v.string(), v.nonEmpty('Please choose a time.')),
  firstName: requiredText(bookingLimits.firstName, 'first name', 'enter'),
  lastName: requiredText(bookingLimits.lastName, 'last name', 'enter'),
  email: v.pipe(
    requiredText(bookingLimits.email, 'email address', 'enter'),
    v.check((text) => isEmail(text.trim()), 'Please enter an email address like name@example.com.'),
  ),
  phone: optionalText(bookingLimits.phone, 'phone number'),
  ownerNote: optionalText(ownerNoteMax, 'note'),
  answers: v.record(v.string(), v.string()),
  sendsEmail: v.boolean(),
});

/** The first message of each field that prevents the booking. */
export const clientBookingProblems = (draft: ClientBookingDraft): FieldErrors<ClientBookingDraft> =>
  fieldErrors(schema, draft);

/** Whether the time is free of bookings and only needs the owner's confirmation; `message` says why. */
export const isUnusualTime = (cause: unknown): cause is DataError & { hint: 'unusual-time' } =>
  cause instanceof DataError && cause.hint === 'unusual-time';

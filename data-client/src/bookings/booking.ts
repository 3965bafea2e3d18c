import type { BookingStatus } from 'domain/booking-status';
import type { Cutoffs } from 'domain/cutoffs';
import type { IntakeAnswers } from 'domain/intake';
import type { Meeting } from 'domain/meeting-place';
import * as v from 'valibot';
import { emailMax, emailText, lineText, messageText, requiredLine } from '../connection/validation';

/** A booked conversation. `date` and `time` are on the coach's wall clock, `startsAt` and `endsAt` are instants. */
export type Booking = {
  id: string;
  serviceType: string;
  serviceName: string;
  date: string;
  time: string;
  startsAt: Date;
  endsAt: Date;
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
  company: string;
  message: string;
  timezone: string;
  status: BookingStatus;
  createdAt: Date;
  updatedAt: Date;
  /** The visitor's IANA time zone; empty if unknown. */
  visitorTimeZone: string;
  /** The language of the form: `de`. */
  language: string;
  meeting: Meeting;
  /** As they were at the time of booking. */
  cutoffs: Cutoffs;
};

/**
 * A booking as a visitor sends it. `website` is the honeypot field, which people leave empty; `requestId` is one UUID per form,
 * which makes repeated requests idempotent.
 */
export type NewBooking = Pick<
  Booking,
  'serviceType' | 'date' | 'time' | 'firstName' | 'lastName' | 'email' | 'phone' | 'company' | 'message' | 'language'
> & {
  website: string;
  requestId: string;
  /** The visitor's IANA time zone. Their emails use it and `language`. */
  timeZone: string;
  /** Undefined if the form asked no questions. */
  answers?: IntakeAnswers;
};

/** Maximum lengths in the database. */
export const bookingLimits = {
  firstName: 80,
  lastName: 80,
  email: emailMax,
  phone: 40,
  company: 120,
  message: 2000,
} as const;

const entries = {
  serviceType: v.string(),
  date: v.pipe(v.string(), v.regex(/^\d{4}-\d\d-\d\d$/, 'Please choose a date.')),
  time: v.pipe(v.string(), v.regex(/^(1[0-2]|[1-9]):[0-5]\d (AM|PM)$/, 'Please choose a time.')),
  firstName: requiredLine(bookingLimits.firstName, 'first name'),
  lastName: requiredLine(bookingLimits.lastName, 'last name'),
  email: emailText,
  phone: lineText(bookingLimits.phone, 'phone number'),
  company: lineText(bookingLimits.company, 'company'),
  message: messageText(bookingLimits.message),
  website: v.string(),
  requestId: v.pipe(v.string(), v.uuid('Please open the booking form again.')),
  timeZone: v.string(),
  language: v.string(),
};

// Valibot also validates inherited fields, and a partner's page may have added some to every object.
export const newBookingSchema = v.object(Object.assign(Object.create(null), entries) as typeof entries);

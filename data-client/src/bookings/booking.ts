import type { IntakeAnswers } from 'domain/intake';
import * as v from 'valibot';
import { emailMax, emailText, lineText, messageText, requiredLine } from '../connection/validation';

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
  /** The honeypot field, which people leave empty. */
  website: v.string(),
  /** One UUID per form, which makes repeated requests idempotent. */
  requestId: v.pipe(v.string(), v.uuid('Please open the booking form again.')),
  /** The visitor's IANA time zone. Their emails use it and `language`. */
  timeZone: v.string(),
  language: v.string(),
};

// Valibot also validates inherited fields, and a partner's page may have added some to every object.
export const newBookingSchema = v.object(Object.assign(Object.create(null), entries) as typeof entries);

/** A booking as a visitor sends it. Without `answers` if the form asked no questions. */
export type NewBooking = v.InferOutput<typeof newBookingSchema> & { answers?: IntakeAnswers };

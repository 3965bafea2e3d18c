import type { DataError, FieldErrors, NewBooking } from 'data-client';

/** What the visitor types on the third step. */
export type Details = Pick<
  NewBooking,
  'firstName' | 'lastName' | 'email' | 'phone' | 'company' | 'message' | 'website'
>;

export type DetailsErrors = FieldErrors<Details>;

/** Where the sending of the booking stands. */
export type Submission = { state: 'idle' } | { state: 'sending' } | { state: 'failed'; error: DataError };

/** In the order in which they stand on the screen. */
export const visibleFields = ['firstName', 'lastName', 'email', 'phone', 'company', 'message'] as const;
export type VisibleField = (typeof visibleFields)[number];

export function emptyDetails(message = ''): Details {
  return { firstName: '', lastName: '', email: '', phone: '', company: '', message, website: '' };
}

/** Whether another time, not other details, is what the refused booking needs. */
export function isAboutTheTime({ code, field, hint }: DataError): boolean {
  // A form that already led to a booking would be refused at any other time, too.
  if (hint === 'request-used') return false;
  return code === 'taken' || field === 'date' || field === 'time';
}

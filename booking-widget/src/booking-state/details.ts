import type { DataError, NewBooking } from 'data-client';

/** The form fields of the third step. */
export type Details = Pick<
  NewBooking,
  'firstName' | 'lastName' | 'email' | 'phone' | 'company' | 'message' | 'website'
>;

/** In the order of the form. */
export const visibleFields = ['firstName', 'lastName', 'email', 'phone', 'company', 'message'] as const;
export type VisibleField = (typeof visibleFields)[number];

/** Whether the booking was rejected because of its time rather than its details. */
export function isAboutTheTime({ code, field, hint }: DataError): boolean {
  // A form that has already created a booking is rejected with any other time as well.
  if (hint === 'request-used') return false;
  return code === 'taken' || field === 'date' || field === 'time';
}

import { DataError, type Booking, type BookingStatus } from 'data-client';

/** What is being done to a booking right now, or why it was refused. */
export type BookingMark = { state: 'changing'; to: BookingStatus | 'deleted' } | { state: 'refused'; reason: string };

/** By the booking's id. */
export type BookingMarks = ReadonlyMap<string, BookingMark>;

export const isChanging = (mark: BookingMark | undefined, to?: BookingStatus | 'deleted') =>
  mark?.state === 'changing' && (to === undefined || mark.to === to);

/** What the owner reads about a refused change. */
export function reasonOf(cause: unknown): string {
  const error = cause instanceof DataError ? cause : new DataError('server');
  return error.code === 'taken' ? 'Another booking holds this time. Cancel that one first.' : error.message;
}

export const visitorName = ({ firstName, lastName }: Pick<Booking, 'firstName' | 'lastName'>) =>
  `${firstName} ${lastName}`.trim();

import { DataError, type Booking } from 'data-client';
import type { OwnerBooking } from 'data-client/owner';
import { coachMoment } from '../dashboard/coach-time';
import { bookingStatuses, isLive } from 'domain/booking-status';
import type { ListFilter, ListWords } from '../list/list-words';
import { reasonOf } from '../list/row-marks';
import type { RowWords } from '../list/use-row-changes';
import { slotSentence } from './booking-times';
import { statusWords } from './status-badge';

export const visitorName = ({ firstName, lastName }: Pick<Booking, 'firstName' | 'lastName'>) =>
  `${firstName} ${lastName}`.trim();

export const listWords: ListWords = {
  title: 'Bookings',
  lead: 'All times are Eastern Time.',
  many: 'bookings',
  searchHint: 'Name or email',
  nothingYet: 'No bookings have been made yet.',
};

export const statusFilter: ListFilter = {
  name: 'status',
  label: 'Filter by status',
  options: bookingStatuses.map((id) => ({ id, label: statusWords[id] })),
};

export const bookingOrders = [
  { id: 'soonest', label: 'Soonest first' },
  { id: 'newest', label: 'Newest first' },
  { id: 'slot', label: 'Latest slot first' },
  { id: 'name', label: 'Name, A to Z' },
];

export const bookingDetail = (booking: Booking) => `${visitorName(booking)}, ${slotSentence(booking)}`;

/** Whether a client still expects this consultation. */
export const isUpcoming = (booking: Booking) => isLive(booking) && booking.startsAt > new Date();

/** What becomes of a request whose address is not confirmed. */
export function lapseNote({ status, lapsesAt }: OwnerBooking): string | undefined {
  if (!lapsesAt) return undefined;
  if (status === 'cancelled') return 'This request lapsed: nobody confirmed its email address.';
  return `The email address is not confirmed yet. The request lapses on ${coachMoment(lapsesAt)}, unless you answer it.`;
}

export const rowWords: RowWords<Booking> = {
  one: 'booking',
  many: 'bookings',
  nameOf: (booking) => `The booking of ${visitorName(booking)}`,
  detailOf: bookingDetail,
  changeAlert: 'Error updating booking status',
};

/** Why a change was rejected, as a sentence. */
export const bookingReason = (cause: unknown) =>
  cause instanceof DataError && cause.code === 'taken'
    ? 'Another booking has this time. Cancel that one first.'
    : reasonOf(cause);

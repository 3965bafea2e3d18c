import { bookingStatuses, DataError, type Booking } from 'data-client';
import type { DeskListFilter, DeskListWords } from '../desk-list/desk-list';
import { reasonOf } from '../desk-list/row-marks';
import type { RowWords } from '../desk-list/use-row-changes';
import { slotSentence } from './booking-times';
import { statusWords } from './status-badge';

export const visitorName = ({ firstName, lastName }: Pick<Booking, 'firstName' | 'lastName'>) =>
  `${firstName} ${lastName}`.trim();

export const listWords: DeskListWords = {
  title: 'Bookings',
  lead: 'All times are Eastern Time.',
  many: 'bookings',
  searchHint: 'Name or email',
  nothingYet: 'No bookings have been made yet.',
};

export const statusFilter: DeskListFilter = {
  name: 'status',
  label: 'Filter by status',
  options: bookingStatuses.map((id) => ({ id, label: statusWords[id] })),
};

export const bookingOrders = [
  { id: 'newest', label: 'Newest first' },
  { id: 'slot', label: 'Latest slot first' },
  { id: 'name', label: 'Name, A to Z' },
];

export const rowWords: RowWords<Booking> = {
  one: 'booking',
  many: 'bookings',
  nameOf: (booking) => `The booking of ${visitorName(booking)}`,
  detailOf: (booking) => `${visitorName(booking)}, ${slotSentence(booking)}`,
  changeAlert: 'Error updating booking status',
};

/** What the owner reads about a refused change. */
export const bookingReason = (cause: unknown) =>
  cause instanceof DataError && cause.code === 'taken'
    ? 'Another booking holds this time. Cancel that one first.'
    : reasonOf(cause);

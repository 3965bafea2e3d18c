import { DataError, type Booking } from 'data-client';
import type { OwnerBooking } from 'data-client/owner';
import type { CoachZones } from 'domain/coach-zones';
import { zoneSentence, type CoachTime } from '../dashboard/coach-time';
import { bookingStatuses, isLive } from 'domain/booking-status';
import type { ListFilter, ListWords } from '../list/list-words';
import { reasonOf } from '../list/row-marks';
import type { RowWords } from '../list/use-row-changes';
import { bookingDetail, bookingName, visitorName } from '../booking-slot/booking-names';
import { statusWords } from '../list/status-badge';

export const listWords = (zones: CoachZones): ListWords => ({
  title: 'Bookings',
  lead: zoneSentence(zones),
  many: 'bookings',
  searchHint: 'Name or email',
  nothingYet: 'No bookings have been made yet.',
});

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

/** Whether a client still expects this consultation. */
export const isUpcoming = (booking: Booking) => isLive(booking) && booking.startsAt > new Date();

/** Says that a request with an unconfirmed address lapses, or did; otherwise undefined. */
export function lapseNote({ status, lapsesAt }: OwnerBooking, { moment }: CoachTime): string | undefined {
  if (!lapsesAt) return undefined;
  if (status === 'cancelled') return 'The email address of this request was never confirmed.';
  return `The email address isn’t confirmed yet. The request expires on ${moment(lapsesAt)}, unless you answer it.`;
}

export const rowWords = (zones: CoachZones): RowWords<Booking> => ({
  one: 'booking',
  many: 'bookings',
  nameOf: bookingName,
  shortNameOf: visitorName,
  detailOf: (booking) => bookingDetail(booking, zones),
  changeAlert: 'Error updating booking status',
});

/** Why a change was rejected, as a sentence. */
export const bookingReason = (cause: unknown) =>
  cause instanceof DataError && cause.code === 'taken'
    ? 'Another booking already has this time. Cancel that one first.'
    : reasonOf(cause);

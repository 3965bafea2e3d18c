import type { BookingFilter, OwnerBooking, OwnerClient } from '../owner/index';
import type { FakeBackend, StoredBooking } from './fake-backend';
import { changedAfter, fakeRecords } from './fake-records';
import { isLive } from 'domain/booking-status';
import { fakeOwnersTimes } from './fake-owners-times';

/** Upcoming bookings before past ones, and in each group those closest to now first. */
const soonestFirst = (backend: FakeBackend) => (a: OwnerBooking, b: OwnerBooking) => {
  const isPast = ({ endsAt }: OwnerBooking) => endsAt <= backend.now();
  if (isPast(a) !== isPast(b)) return isPast(a) ? 1 : -1;
  return (a.startsAt.getTime() - b.startsAt.getTime()) * (isPast(a) ? -1 : 1);
};

const toOwnerBooking = (stored: StoredBooking): OwnerBooking => ({
  ownerNote: '',
  cancelReason: '',
  lapsesAt: undefined,
  seriesId: undefined,
  sendsEmail: true,
  sequence: 0,
  intakeAnswers: [],
  priceLabel: '',
  ...stored,
});

export function fakeOwnerBookings(backend: FakeBackend): OwnerClient['bookings'] {
  const inOrder = () =>
    backend.bookings.map(toOwnerBooking).toSorted((a, b) => a.startsAt.getTime() - b.startsAt.getTime());
  const { found, put, ...records } = fakeRecords<OwnerBooking, BookingFilter>({
    rows: () => backend.bookings.map(toOwnerBooking),
    keep: (rows) => (backend.bookings = rows),
    isWanted: (booking, { status, receivedSince }) =>
      (!status || booking.status === status) && (!receivedSince || booking.createdAt >= new Date(receivedSince)),
    orders: { soonest: soonestFirst(backend) },
    gone: 'This booking no longer exists.',
  });
  const change = (id: string, values: Partial<OwnerBooking>) => {
    const before = found(id);
    const changed = { ...before, ...values, updatedAt: changedAfter(before.updatedAt) };
    put(changed);
    return changed;
  };
  return {
    ...records,
    setStatus: async (id, status, cancelReason = '') => change(id, { status, cancelReason }),
    setNote: async (id, ownerNote) => change(id, { ownerNote }),
    ...fakeOwnersTimes(backend, { found, put }),
    async cancelSeriesFrom(id, cancelReason) {
      const { seriesId, startsAt } = found(id);
      return inOrder()
        .filter((one) => one.seriesId === seriesId && isLive(one) && one.startsAt >= startsAt)
        .map((one) => change(one.id, { status: 'cancelled', cancelReason }));
    },
    countNoShows: async ({ email }) =>
      backend.bookings.filter((one) => one.status === 'no-show' && one.email === email).length,
    ofSeries: async (seriesId) => inOrder().filter((one) => one.seriesId === seriesId),
    between: async ({ from, to }) =>
      inOrder().filter(({ startsAt, status }) => status !== 'cancelled' && startsAt >= from && startsAt < to),
    nextFrom: async (instant) => inOrder().find((one) => isLive(one) && one.startsAt >= instant) ?? null,
  };
}

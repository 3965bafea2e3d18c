import { DataError } from 'data-client';
import type { BookingFilter, OwnerBooking, OwnerClient } from '../owner/index';
import type { FakeBackend, StoredBooking } from './fake-backend';
import { answersOf, newBooking, slotOf } from './fake-bookings';
import { fakeRecords } from './fake-records';
import { isLive } from 'domain/booking-status';

/** The booking in the owner’s view: without a note, a series and changes by default. */
export const toOwnerBooking = (stored: StoredBooking): OwnerBooking => ({
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
  const { requests, found, change } = fakeRecords<OwnerBooking, BookingFilter>({
    rows: () => backend.bookings.map(toOwnerBooking),
    keep: (rows) => (backend.bookings = rows),
    isWanted: (booking, { status, receivedSince }) =>
      (!status || booking.status === status) && (!receivedSince || booking.createdAt >= new Date(receivedSince)),
    gone: 'This booking no longer exists.',
  });
  const book: OwnerClient['bookings']['book'] = async ({ requestId: _, isSure: __, answers, ...form }) => {
    const fresh = newBooking(backend, form);
    const booking: StoredBooking = {
      ...form,
      ...fresh,
      meeting: form.meeting ?? fresh.meeting,
      intakeAnswers: answersOf(backend, { ...form, answers })?.filter(({ answer }) => answer) ?? [],
      company: '',
      message: '',
      visitorTimeZone: '',
      language: 'en',
      status: 'confirmed',
    };
    backend.bookings = [booking, ...backend.bookings];
    return found(booking.id);
  };
  const move: OwnerClient['bookings']['move'] = async ({ id, sequence, date, time }) => {
    const { serviceType } = found(id);
    return change(id, { ...slotOf(backend, { serviceType, date, time }), sequence: sequence + 1 });
  };
  return {
    ...requests,
    async setStatus({ id, status, cancelReason = '', seen = found(id) }) {
      const now = found(id);
      const isAsSeen = now.status === seen.status && now.startsAt.getTime() === seen.startsAt.getTime();
      if (!isAsSeen && now.status !== status) throw new DataError('conflict');
      return change(id, { status, cancelReason });
    },
    async setNote({ id, note: ownerNote, seen }) {
      if (![seen, ownerNote].includes(found(id).ownerNote)) throw new DataError('conflict');
      return change(id, { ownerNote });
    },
    book,
    async bookSeries({ slots, ...series }) {
      const booked = await Promise.all(slots.map((slot) => book({ ...series, ...slot })));
      return booked.map(({ id }) => change(id, { seriesId: series.requestId }));
    },
    move,
    moveSeries: async ({ moves }) => Promise.all(moves.map(async (one) => move(one))),
    relocate: async ({ id, sequence, meeting }) => change(id, { meeting, sequence: sequence + 1 }),
    async cancelSeriesFrom(seen, cancelReason) {
      const { seriesId, startsAt } = found(seen.id);
      if (startsAt.getTime() !== seen.startsAt.getTime()) throw new DataError('conflict');
      return inOrder()
        .filter((one) => one.seriesId === seriesId && isLive(one) && one.startsAt >= startsAt)
        .map((one) => change(one.id, { status: 'cancelled', cancelReason }));
    },
    countNoShows: async (id) =>
      backend.bookings.filter((one) => one.status === 'no-show' && one.email === found(id).email).length,
    ofSeries: async (seriesId) => inOrder().filter((one) => one.seriesId === seriesId),
    between: async ({ from, to }) =>
      inOrder().filter(({ startsAt, status }) => status !== 'cancelled' && startsAt >= from && startsAt < to),
    nextFrom: async (instant) => inOrder().find((one) => isLive(one) && one.startsAt >= instant) ?? null,
  };
}

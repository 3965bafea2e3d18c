import { bookingZoneOn } from 'domain/coach-zones';
import { DataError, type Booking, type VisitorClient } from 'data-client';
import type { FakeBackend } from './fake-backend';
import { bookingOfLink, slotOf } from './fake-calendar';

type LinkRequests = Pick<VisitorClient['bookings'], 'byLink' | 'cancelByLink' | 'moveByLink'>;

/** Shows, cancels and reschedules the booking whose `fakeLinkOf` is the link. */
export function fakeLinks(backend: FakeBackend): LinkRequests {
  const stored = (link: string): Booking => {
    const booking = bookingOfLink(backend, link);
    if (booking) return booking;
    throw new DataError('invalid', {
      field: 'link',
      message: 'This link is incomplete. Please open it from the email again.',
    });
  };
  const store = (changed: Booking): Booking => {
    backend.bookings = backend.bookings.map((one) => (one.id === changed.id ? changed : one));
    return changed;
  };
  return {
    byLink: async (link) => stored(link),
    cancelByLink: async (link) => store({ ...stored(link), status: 'cancelled' }),
    async moveByLink(link, { date, time }) {
      const booking = stored(link);
      const { range } = slotOf(backend, { ...booking, date, time });
      const timezone = bookingZoneOn(date, backend.rules.zones);
      return store({ ...booking, date, time, timezone, ...range, status: 'pending' });
    },
  };
}

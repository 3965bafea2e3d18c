import { DataError, slotStart } from 'data-client';
import type { Booking, VisitorClient } from 'data-client';
import type { FakeBackend } from './fake-backend';
import { bookingOfLink, isLive } from './fake-rules';
import { refuseNotOffered, refuseTaken } from './fake-slots';

const refused = (message: string) => new DataError('invalid', { field: 'link', message });

/** What the functions of the mails' links do, in memory. */
export function fakeLinks(
  backend: FakeBackend,
): Pick<VisitorClient['bookings'], 'byLink' | 'cancelByLink' | 'moveByLink'> {
  const stored = (link: string): Booking => {
    const booking = bookingOfLink(backend, link);
    if (!booking) throw refused('This link is not complete. Please open it from the mail once more.');
    return booking;
  };
  const shown = (booking: Booking): Booking => ({ ...booking, phone: '', company: '', message: '' });
  const store = (changed: Booking): Booking => {
    backend.bookings = backend.bookings.map((one) => (one.id === changed.id ? changed : one));
    return shown(changed);
  };
  return {
    byLink: async (link) => shown(stored(link)),
    cancelByLink: async (link) => store({ ...stored(link), status: 'cancelled' }),
    async moveByLink(link, { date, time }) {
      const booking = stored(link);
      if (!isLive(booking)) throw refused('This booking is cancelled. Please book a new time instead.');
      refuseNotOffered(backend, { serviceType: booking.serviceType, date, time });
      const startsAt = slotStart(date, time);
      const endsAt = new Date(startsAt.getTime() + booking.endsAt.getTime() - booking.startsAt.getTime());
      const moved: Booking = { ...booking, date, time, startsAt, endsAt, status: 'pending' };
      refuseTaken(backend, moved);
      return store(moved);
    },
  };
}

import type { OwnerClient, RetentionMonths } from '../owner/index';
import type { FakeBackend } from './fake-backend';

/** Counts like the database, without its rules for answers and erased people. */
export function fakeRetention(backend: FakeBackend): OwnerClient['retention'] {
  const isOlder = (at: Date, months: number) => {
    const since = backend.now();
    since.setUTCMonth(since.getUTCMonth() - months);
    return months > 0 && at < since;
  };
  return {
    async preview({ messages, cancelledBookings, pastBookings }) {
      const bookings = (isCancelled: boolean, months: number) =>
        backend.bookings.filter(
          ({ status, startsAt }) => (status === 'cancelled') === isCancelled && isOlder(startsAt, months),
        ).length;
      const due: RetentionMonths = {
        messages: backend.inbox.filter(({ createdAt }) => isOlder(createdAt, messages)).length,
        cancelledBookings: bookings(true, cancelledBookings),
        pastBookings: bookings(false, pastBookings),
      };
      return { due, ...backend.retention };
    },
  };
}

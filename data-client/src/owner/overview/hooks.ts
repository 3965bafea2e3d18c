import type { OwnerBooking } from '../bookings/owner-booking';
import { useCalendars } from '../calendars/hooks';
import { ownerKeys } from '../keys';
import type { Message } from '../messages/message';
import { usePublishedCount } from '../posts/hooks';
import { useOwnerQuery } from '../owner-hooks';

export type BookingOverview = { total: number; pending: number; thisMonth: number; latest: OwnerBooking[] };

export type MessageOverview = { unread: number; latest: Message[] };

const one = { page: 1, pageSize: 1 };

/** The overview's sources, requested in parallel. Each may fail on its own. `monthStart`: when the coach's month began. */
export function useOverview(monthStart: Date) {
  const receivedSince = monthStart.toISOString();
  const bookings = useOwnerQuery(
    [...ownerKeys.bookings, 'overview', receivedSince],
    async (client, signal): Promise<BookingOverview> => {
      const [all, pending, thisMonth] = await Promise.all([
        client.bookings.list({ page: 1, pageSize: 3 }, signal),
        client.bookings.list({ ...one, status: 'pending' }, signal),
        client.bookings.list({ ...one, receivedSince }, signal),
      ]);
      return { total: all.total, pending: pending.total, thisMonth: thisMonth.total, latest: all.rows };
    },
  );
  const messages = useOwnerQuery(
    [...ownerKeys.messages, 'overview'],
    async (client, signal): Promise<MessageOverview> => {
      const [all, unread] = await Promise.all([
        client.messages.list({ page: 1, pageSize: 2 }, signal),
        client.messages.list({ ...one, status: 'unread' }, signal),
      ]);
      return { unread: unread.total, latest: all.rows };
    },
  );
  const subscribers = useOwnerQuery([...ownerKeys.subscribers, 'active-count'], (client, signal) =>
    client.subscribers.countActive(signal),
  );
  const posts = usePublishedCount();
  const mails = useOwnerQuery(
    [...ownerKeys.mails, 'undelivered-count'],
    async (client, signal) => (await client.mails.undelivered(one, signal)).total,
  );
  return { bookings, messages, subscribers, posts, mails, calendars: useCalendars() };
}

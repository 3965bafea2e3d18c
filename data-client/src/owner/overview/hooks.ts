import { useQuery } from '@tanstack/react-query';
import type { OwnerBooking } from '../bookings/owner-booking';
import { ownerBookingQueries } from '../bookings/queries';
import { ownerMailQueries } from '../mails/hooks';
import type { Message } from '../messages/message';
import { ownerMessageQueries } from '../messages/queries';
import { useOwnerClient } from '../owner-provider';

export type BookingOverview = { total: number; pending: number; thisMonth: number; latest: OwnerBooking[] };

export type MessageOverview = { unread: number; latest: Message[] };

const one = { page: 1, pageSize: 1 };

/** The overview's sources, requested in parallel. Each may fail on its own. `monthStart`: when the coach's month began. */
export function useOverview(monthStart: Date) {
  const receivedSince = monthStart.toISOString();
  const client = useOwnerClient();
  const bookings = useQuery({
    queryKey: [...ownerBookingQueries.all, 'overview', receivedSince],
    queryFn: async ({ signal }): Promise<BookingOverview> => {
      const [all, pending, thisMonth] = await Promise.all([
        client.bookings.list({ page: 1, pageSize: 3 }, signal),
        client.bookings.list({ ...one, status: 'pending' }, signal),
        client.bookings.list({ ...one, receivedSince }, signal),
      ]);
      return { total: all.total, pending: pending.total, thisMonth: thisMonth.total, latest: all.rows };
    },
  });
  const messages = useQuery({
    queryKey: [...ownerMessageQueries.all, 'overview'],
    queryFn: async ({ signal }): Promise<MessageOverview> => {
      const [all, unread] = await Promise.all([
        client.messages.list({ page: 1, pageSize: 2 }, signal),
        client.messages.list({ ...one, status: 'unread' }, signal),
      ]);
      return { unread: unread.total, latest: all.rows };
    },
  });
  const subscribers = useQuery({
    queryKey: ['owner', 'subscribers', 'active-count'],
    queryFn: ({ signal }) => client.counts.activeSubscribers(signal),
  });
  const posts = useQuery({
    queryKey: ['owner', 'posts', 'published-count'],
    queryFn: ({ signal }) => client.counts.publishedPosts(signal),
  });
  const mails = useQuery({
    queryKey: [...ownerMailQueries.all, 'undelivered-count'],
    queryFn: async ({ signal }) => (await client.mails.undelivered(one, signal)).total,
  });
  return { bookings, messages, subscribers, posts, mails };
}

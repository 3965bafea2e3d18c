import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { DataError } from 'data-client';
import { useEffect } from 'react';
import { ownerKeys } from '../keys';
import type { OwnerClient } from '../owner-client';
import { useOwnerClient } from '../owner-provider';
import { sessionQueries } from '../session/queries';
import { useOwnerQuery } from '../owner-hooks';
import { startPolling } from './polling';

/** The number of unanswered bookings or messages, and the id of the latest. */
type Waiting = { count: number; newest?: string };

const one = { page: 1, pageSize: 1 };

const sources = [
  {
    key: ownerKeys.bookings,
    read: (client: OwnerClient, signal?: AbortSignal) => client.bookings.list({ ...one, status: 'pending' }, signal),
  },
  {
    key: ownerKeys.messages,
    read: (client: OwnerClient, signal?: AbortSignal) => client.messages.list({ ...one, status: 'unread' }, signal),
  },
] as const;

type Source = (typeof sources)[number];

const readWaiting =
  ({ read }: Source) =>
  async (client: OwnerClient, signal?: AbortSignal): Promise<Waiting> => {
    const { rows, total } = await read(client, signal);
    return { count: total, newest: rows[0]?.id };
  };

const newsKey = ({ key }: Source) => [...key, 'news'];

/** Checks for new records and refetches the lists on screen if there are any. */
async function lookFor(source: Source, client: OwnerClient, queries: QueryClient): Promise<void> {
  const before = queries.getQueryData<Waiting>(newsKey(source));
  const after = await readWaiting(source)(client);
  queries.setQueryData(newsKey(source), after);
  if (before && before.count === after.count && before.newest === after.newest) return;
  await queries.invalidateQueries({ queryKey: source.key, predicate: ({ queryKey }) => queryKey[2] !== 'news' });
}

/**
 * Keeps the numbers of pending bookings and unread messages up to date while the window is visible: at once on backends with
 * Realtime, otherwise within 20 seconds. Backs off silently when the backend cannot be reached.
 */
export function useNews({ isPaused = false } = {}): { pendingBookings?: number; unreadMessages?: number } {
  const client = useOwnerClient();
  const queries = useQueryClient();
  const [bookings, messages] = sources;
  const enabled = !isPaused;
  const pending = useOwnerQuery(newsKey(bookings), readWaiting(bookings), { enabled });
  const unread = useOwnerQuery(newsKey(messages), readWaiting(messages), { enabled });
  useEffect(() => {
    if (isPaused) return undefined;
    const look = async () => {
      try {
        await Promise.all(sources.map((source) => lookFor(source, client, queries)));
      } catch (error) {
        // Checking the session shows the sign-in form with its reason.
        if (error instanceof DataError && error.code === 'session-expired')
          await queries.invalidateQueries({ queryKey: sessionQueries.all });
        throw error;
      }
    };
    const stopPolling = startPolling(look);
    const stopListening = client.arrivals.listen(() => void look().catch(() => {}));
    return () => {
      stopPolling();
      stopListening();
    };
  }, [client, queries, isPaused]);
  return { pendingBookings: pending.data?.count, unreadMessages: unread.data?.count };
}

import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { bookingQueries } from 'data-client';
import type { OwnerClient } from '../owner-client';
import { useOwnerClient } from '../owner-provider';
import { hasStoredSession } from '../session/session';
import { useChange, useOwnerQuery } from '../owner-hooks';
import type { BookingRules, StoredRules } from './rules';

const all = ['owner', 'availability'] as const;

/** Returns the owner's availability rules. */
export const useBookingRules = () => useOwnerQuery(all, ({ availability }, signal) => availability.read(signal));

const zonesQuery = (client: OwnerClient) =>
  queryOptions({ queryKey: [...all, 'zones'], queryFn: ({ signal }) => client.availability.zones(signal) });

/** Returns the coach's home zone and all of her travel dates. */
export const useStoredZones = () => useQuery(zonesQuery(useOwnerClient()));

/** Returns a function that requests the coach's zones ahead of `useStoredZones`, if the browser has a session. */
export function useZonesPreload() {
  const client = useOwnerClient();
  const queries = useQueryClient();
  return () => {
    if (hasStoredSession()) void queries.prefetchQuery(zonesQuery(client));
  };
}

/**
 * Saves the rules and refetches visitors' slots. Rejects with `conflict` if they were changed elsewhere in the
 * meantime.
 */
export const useSaveBookingRules = () =>
  useChange(
    all,
    'save',
    ({ availability }, { wanted, read }: { wanted: BookingRules; read: StoredRules }) =>
      availability.save(wanted, read),
    bookingQueries.taken,
    ['bookings', 'availability'],
  );

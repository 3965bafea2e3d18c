import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import type { OwnerClient } from '../owner-client';
import { useOwnerClient } from '../owner-provider';
import { hasStoredSession } from '../session/session';

export const availabilityKey = ['owner', 'availability'] as const;

const zonesQuery = (client: OwnerClient) =>
  queryOptions({
    queryKey: [...availabilityKey, 'zones'],
    queryFn: ({ signal }) => client.availability.zones(signal),
  });

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

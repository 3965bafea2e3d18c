import { useQuery, type QueryKey, type UseQueryOptions } from '@tanstack/react-query';
import type { OwnerClient } from './owner-client';
import { useOwnerClient } from './owner-provider';

/** Returns a query of the owner's client. */
export function useOwnerQuery<Data>(
  queryKey: QueryKey,
  read: (client: OwnerClient, signal: AbortSignal) => Promise<Data>,
  options: Omit<UseQueryOptions<Data>, 'queryKey' | 'queryFn'> = {},
) {
  const client = useOwnerClient();
  return useQuery({ ...options, queryKey, queryFn: ({ signal }) => read(client, signal) });
}

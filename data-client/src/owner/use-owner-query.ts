import { useQuery, type QueryKey, type UseQueryOptions } from '@tanstack/react-query';
import type { OwnerClient } from './owner-client';
import { useOwnerClient } from './owner-provider';

export type Read<Data> = (client: OwnerClient, signal: AbortSignal) => Promise<Data>;
export type Options<Data> = Omit<UseQueryOptions<Data>, 'queryKey' | 'queryFn'>;

/** Returns a query of the owner's client. */
export function useOwnerQuery<Data>(queryKey: QueryKey, read: Read<Data>, options?: Options<Data>) {
  const client = useOwnerClient();
  return useQuery({ ...options, queryKey, queryFn: ({ signal }) => read(client, signal) });
}

import { keepPreviousData, useQuery, type QueryKey, type UseQueryOptions } from '@tanstack/react-query';
import type { OwnerClient } from './owner-client';
import { useOwnerClient } from './owner-provider';

type Read<Data> = (client: OwnerClient, signal: AbortSignal) => Promise<Data>;
type Options<Data> = Omit<UseQueryOptions<Data>, 'queryKey' | 'queryFn'>;

/** Returns a query of the owner's client. */
export function useOwnerQuery<Data>(queryKey: QueryKey, read: Read<Data>, options: Options<Data> = {}) {
  const client = useOwnerClient();
  return useQuery({ ...options, queryKey, queryFn: ({ signal }) => read(client, signal) });
}

/** Returns a query whose earlier page stays visible while the next one is read. */
export const useOwnerPage = <Data>(queryKey: QueryKey, read: Read<Data>, options: Options<Data> = {}) =>
  useOwnerQuery<Data>(queryKey, read, { ...options, placeholderData: keepPreviousData });

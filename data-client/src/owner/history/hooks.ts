import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { useOwnerClient } from '../owner-provider';
import type { HistoryFilter } from './requests';

/** Returns one page of the change history, latest first. */
export function useHistory(filter: HistoryFilter) {
  const client = useOwnerClient();
  return useQuery(
    queryOptions({
      queryKey: ['owner', 'history', filter],
      queryFn: ({ signal }) => client.history.list(filter, signal),
      placeholderData: keepPreviousData,
      // Every other change in the dashboard adds to it.
      staleTime: 0,
    }),
  );
}

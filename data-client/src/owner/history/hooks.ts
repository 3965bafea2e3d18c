import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { useOwnerClient } from '../owner-provider';
import type { HistoryFilter } from './requests';

/** A page of what was changed, the last change first. */
export function useHistory(filter: HistoryFilter) {
  const client = useOwnerClient();
  return useQuery(
    queryOptions({
      queryKey: ['owner', 'history', filter],
      queryFn: ({ signal }) => client.history.list(filter, signal),
      placeholderData: keepPreviousData,
      // Whatever is done elsewhere in the desk is in it.
      staleTime: 0,
    }),
  );
}

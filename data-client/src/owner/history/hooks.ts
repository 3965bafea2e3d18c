import { keepPreviousData, queryOptions, useMutation, useQuery } from '@tanstack/react-query';
import { useOwnerClient } from '../owner-provider';
import { useReread } from '../use-reread';
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

/** Restores the row that an entry deleted. Its list, and people, show it again. */
export function useRestoreDeleted() {
  const client = useOwnerClient();
  return useMutation({
    mutationKey: ['owner', 'history', 'restore'],
    mutationFn: (entryId: string) => client.history.restore(entryId),
    onSettled: useReread(['owner', 'history'], ['owner']),
  });
}

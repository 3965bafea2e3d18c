import { useMutation, useQuery } from '@tanstack/react-query';
import { useOwnerClient } from '../owner-provider';
import { useRemoval, useReread } from '../use-reread';
import { ownerSubscriberQueries } from './queries';
import type { SubscriberFilter } from './requests';
import type { SubscriberStatus } from './subscriber';

/** Returns one page of subscribers, newest first, with the exact total. */
export function useSubscribers(filter: SubscriberFilter) {
  return useQuery(ownerSubscriberQueries.list(useOwnerClient(), filter));
}

/** Returns subscriber totals and the newsletter's growth. */
export function useSubscriberOverview() {
  return useQuery(ownerSubscriberQueries.overview(useOwnerClient()));
}

export type SubscriberStatusChange = { id: string; status: SubscriberStatus };

export function useSetSubscriberStatus() {
  const client = useOwnerClient();
  return useMutation({
    mutationKey: [...ownerSubscriberQueries.all, 'set-status'],
    mutationFn: ({ id, status }: SubscriberStatusChange) => client.subscribers.setStatus(id, status),
    onSettled: useReread(ownerSubscriberQueries.all),
  });
}

export const useSubscriberRemoval = () => useRemoval(useOwnerClient().subscribers, ownerSubscriberQueries.all);

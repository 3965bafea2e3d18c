import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import { bookingQueries } from 'data-client';
import type { TimeSpan } from '../bookings/requests';
import { useOwnerClient } from '../owner-provider';
import { useReread } from '../use-reread';
import type { NewBlockedTime } from './requests';

const all = ['owner', 'blocked-times'] as const;

export function useBlockedTimes(span: TimeSpan) {
  const client = useOwnerClient();
  return useQuery({
    queryKey: [...all, span.from.getTime(), span.to.getTime()],
    queryFn: ({ signal }) => client.blockedTimes.between(span, signal),
    placeholderData: keepPreviousData,
  });
}

/** Also refetches the taken times that visitors see. */
export function useBlockTime() {
  const client = useOwnerClient();
  return useMutation({
    mutationKey: [...all, 'add'],
    mutationFn: (time: NewBlockedTime) => client.blockedTimes.add(time),
    onSettled: useReread(all, bookingQueries.taken),
  });
}

export function useFreeTime() {
  const client = useOwnerClient();
  return useMutation({
    mutationKey: [...all, 'remove'],
    mutationFn: (id: string) => client.blockedTimes.remove(id),
    onSettled: useReread(all, bookingQueries.taken),
  });
}

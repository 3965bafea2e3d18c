import { useMutation } from '@tanstack/react-query';
import { useVisitorClient } from '../connection/data-provider';
import { retryIdempotent } from '../connection/query-client';
import type { NewSubscriber } from './subscriber';

/** Subscribes to the newsletter. Succeeds alike for new and known addresses, so that nobody learns who subscribed. */
export function useSubscribe() {
  const client = useVisitorClient();
  return useMutation({
    mutationKey: ['subscribers', 'subscribe'],
    mutationFn: (subscriber: NewSubscriber) => client.subscribers.subscribe(subscriber),
    retry: retryIdempotent,
  });
}

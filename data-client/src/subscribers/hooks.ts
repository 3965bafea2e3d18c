import { useMutation } from '@tanstack/react-query';
import { useVisitorClient } from '../connection/data-provider';
import { retryIdempotent } from '../connection/query-client';
import type { NewSubscriber } from './subscriber';

/** Subscribes to the newsletter. Succeeds for known addresses as well, so that nobody can find out who subscribed. */
export function useSubscribe() {
  const client = useVisitorClient();
  return useMutation({
    mutationKey: ['subscribers', 'subscribe'],
    mutationFn: (subscriber: NewSubscriber) => client.subscribers.subscribe(subscriber),
    retry: retryIdempotent,
  });
}

/** Confirms the address of a welcome email's link. */
export function useConfirmSubscription() {
  const client = useVisitorClient();
  return useMutation({
    mutationKey: ['subscribers', 'confirm'],
    mutationFn: (link: string) => client.subscribers.confirm(link),
    retry: retryIdempotent,
  });
}

import { retryIdempotent } from '../connection/query-client';
import { useVisitorMutation } from '../connection/use-visitor-mutation';
import type { NewSubscriber } from './subscriber';

const idempotent = { retry: retryIdempotent };

/** Subscribes to the newsletter. Succeeds for known addresses as well, so that nobody can find out who subscribed. */
export const useSubscribe = () =>
  useVisitorMutation(
    ['subscribers', 'subscribe'],
    (client, subscriber: NewSubscriber) => client.subscribers.subscribe(subscriber),
    idempotent,
  );

/** Confirms the address of a welcome email's link. */
export const useConfirmSubscription = () =>
  useVisitorMutation(
    ['subscribers', 'confirm'],
    (client, link: string) => client.subscribers.confirm(link),
    idempotent,
  );

import type { Gateway } from '../connection/gateway';
import { onceWhileRunning } from '../connection/once';
import type { NewSubscriber } from './subscriber';

export type SubscriberRequests = { subscribe(subscriber: NewSubscriber): Promise<void> };

export function createSubscriberRequests({ call }: Gateway): SubscriberRequests {
  return {
    subscribe: onceWhileRunning(
      (subscriber) => subscriber.email,
      async ({ email, website }: NewSubscriber) => {
        await call('subscribe', { email, website, source: 'website' });
      },
    ),
  };
}

import type { DatabaseClient } from '../connection/database';
import { deduplicate } from '../connection/deduplicate';
import { dataOf } from '../connection/request';
import type { NewSubscriber } from './subscriber';

export type SubscriberRequests = { subscribe(subscriber: NewSubscriber): Promise<void> };

export function createSubscriberRequests(db: DatabaseClient): SubscriberRequests {
  return {
    subscribe: deduplicate(
      (subscriber) => subscriber.email,
      async ({ email, website }: NewSubscriber) => {
        await dataOf(db.rpc('subscribe', { email, website, source: 'website' }));
      },
    ),
  };
}

import type { DatabaseClient } from '../connection/database';
import type { DataConfig } from '../connection/config';
import { deduplicate } from '../connection/deduplicate';
import { dataOf, sendContactMails } from '../connection/request';
import type { NewSubscriber } from './subscriber';

export function createSubscriberRequests(db: DatabaseClient, config: DataConfig) {
  return {
    /** Returns whether a new subscriber gets an email with a link to confirm the address. */
    subscribe: deduplicate(
      (subscriber) => subscriber.email,
      async ({ email, website }: NewSubscriber) => {
        await dataOf(db.rpc('subscribe', { email, website, source: 'website' }));
        return { hasMail: await sendContactMails(config) };
      },
    ),
    /** Confirms the address of a welcome email's link. False if the link does not work. */
    confirm: (link: string): Promise<boolean> => dataOf(db.rpc('confirm_subscription', { link })),
  };
}

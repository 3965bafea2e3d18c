import type { DatabaseClient } from '../connection/database';
import type { DataConfig } from '../connection/config';
import { deduplicate } from '../connection/deduplicate';
import { dataOf, sendContactMails } from '../connection/request';
import type { NewMessage } from './message';

export function createMessageRequests(db: DatabaseClient, config: DataConfig) {
  return {
    send: deduplicate(JSON.stringify, async (message: NewMessage) => {
      await dataOf(db.rpc('send_contact_message', message));
      void sendContactMails(config);
    }),
  };
}

import { readCoach } from '../_shared/coach.ts';
import { createSmtpSender } from '../_shared/smtp.ts';
import { database, inBackground, secrets } from '../_shared/runtime.ts';
import { createHandler } from './handler.ts';
import { createOutbox } from './outbox.ts';

const { knownKeys, smtp, siteUrl } = secrets;

Deno.serve(
  createHandler({
    knownKeys,
    // The link of a welcome leads to the site.
    delivery:
      smtp && siteUrl
        ? {
            outbox: createOutbox(database),
            send: createSmtpSender(smtp),
            readCoach: () => readCoach(database, smtp.from),
            siteUrl,
          }
        : undefined,
    inBackground,
  }),
);

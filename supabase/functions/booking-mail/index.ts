import { readCoach } from '../_shared/coach.ts';
import { createHandler } from './handler.ts';
import { createOutbox } from './outbox.ts';
import { createSmtpSender } from '../_shared/smtp.ts';
import { database, inBackground, secrets } from '../_shared/runtime.ts';

const { knownKeys, smtp, siteUrl } = secrets;

Deno.serve(
  createHandler({
    knownKeys,
    delivery: smtp && {
      outbox: createOutbox(database),
      send: createSmtpSender(smtp),
      readCoach: () => readCoach(database, smtp.from),
      siteUrl,
    },
    inBackground,
  }),
);

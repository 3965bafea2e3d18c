import { mailer } from '../_shared/mailer.ts';
import { database, inBackground, secrets } from '../_shared/runtime.ts';
import { createHandler } from './handler.ts';
import { createOutbox } from './outbox.ts';

Deno.serve(
  createHandler({
    knownKeys: secrets.knownKeys,
    delivery: mailer && { ...mailer, outbox: createOutbox(database) },
    inBackground,
  }),
);

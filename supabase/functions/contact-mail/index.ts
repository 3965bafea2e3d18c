import { mailer } from '../_shared/mailer.ts';
import { database, inBackground, secrets } from '../_shared/runtime.ts';
import { createHandler } from './handler.ts';
import { createOutbox } from './outbox.ts';

const { knownKeys, siteUrl } = secrets;

Deno.serve(
  createHandler({
    knownKeys,
    // The link of a welcome leads to the site.
    delivery: mailer && siteUrl ? { ...mailer, outbox: createOutbox(database), siteUrl } : undefined,
    inBackground,
  }),
);

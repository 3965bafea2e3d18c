import { readCoach } from '../_shared/coach.ts';
import { createSmtpSender } from '../_shared/smtp.ts';
import { createHandler } from './handler.ts';
import { createCampaignOutbox } from './outbox.ts';
import { createOwnerOf } from '../_shared/owner.ts';
import { database, inBackground, secrets } from '../_shared/runtime.ts';

const { supabaseUrl, publishableKey, knownKeys, smtp, siteUrl, holdSeconds } = secrets;
const outbox = createCampaignOutbox(database, holdSeconds);

Deno.serve(
  createHandler({
    knownKeys,
    outbox,
    siteUrl,
    delivery: smtp && {
      outbox,
      send: createSmtpSender(smtp),
      readCoach: () => readCoach(database, smtp.from),
      functionUrl: `${supabaseUrl}/functions/v1/campaign-mail`,
      siteUrl,
    },
    ownerOf: createOwnerOf({ supabaseUrl, publishableKey }),
    inBackground,
  }),
);

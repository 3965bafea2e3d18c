import { mailer } from '../_shared/mailer.ts';
import { createOwnerOf } from '../_shared/owner.ts';
import { database, inBackground, secrets } from '../_shared/runtime.ts';
import { createHandler } from './handler.ts';
import { createCampaignOutbox } from './outbox.ts';

const { supabaseUrl, publishableKey, knownKeys, siteUrl, holdSeconds } = secrets;
const outbox = createCampaignOutbox(database, holdSeconds);

Deno.serve(
  createHandler({
    knownKeys,
    outbox,
    siteUrl,
    delivery: mailer && { ...mailer, outbox, functionUrl: `${supabaseUrl}/functions/v1/campaign-mail` },
    ownerOf: createOwnerOf({ supabaseUrl, publishableKey }),
    inBackground,
  }),
);

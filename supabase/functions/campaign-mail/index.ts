import { readCoach } from '../_shared/coach.ts';
import { createDatabase } from '../_shared/database.ts';
import { readSecrets } from '../_shared/secrets.ts';
import { createSmtpSender } from '../_shared/smtp.ts';
import { createHandler } from './handler.ts';
import { createCampaignOutbox } from './outbox.ts';
import { createOwnerOf } from '../_shared/owner.ts';

const { supabaseUrl, secretKey, publishableKey, knownKeys, smtp, siteUrl, holdSeconds } = readSecrets((name) =>
  Deno.env.get(name),
);
const database = createDatabase({ url: supabaseUrl, secretKey });
const outbox = createCampaignOutbox(database, holdSeconds);
const coach = () => readCoach(database, smtp?.from);

Deno.serve(
  createHandler({
    knownKeys,
    outbox,
    siteUrl,
    delivery: smtp && {
      outbox,
      send: createSmtpSender(smtp),
      readCoach: coach,
      functionUrl: `${supabaseUrl}/functions/v1/campaign-mail`,
      siteUrl,
    },
    ownerOf: createOwnerOf({ supabaseUrl, publishableKey }),
    // Only the hosted runtime stops a function after its response.
    inBackground: (work) => {
      if (typeof EdgeRuntime !== 'undefined') EdgeRuntime.waitUntil(work);
    },
  }),
);

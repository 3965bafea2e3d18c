import { readCoach } from '../_shared/coach.ts';
import { createDatabase } from '../_shared/database.ts';
import { readSecrets } from '../_shared/secrets.ts';
import { createSmtpSender } from '../_shared/smtp.ts';
import { createHandler } from './handler.ts';
import { createOutbox } from './outbox.ts';

const { supabaseUrl, secretKey, knownKeys, smtp, siteUrl } = readSecrets((name) => Deno.env.get(name));
const database = createDatabase({ url: supabaseUrl, secretKey });

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
    // Only the hosted runtime stops a function after its response.
    inBackground: (work) => {
      if (typeof EdgeRuntime !== 'undefined') EdgeRuntime.waitUntil(work);
    },
  }),
);

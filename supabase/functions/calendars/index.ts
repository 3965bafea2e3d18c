import { createDatabase } from '../_shared/database.ts';
import { createOwnerOf } from '../_shared/owner.ts';
import { readSecrets } from '../_shared/secrets.ts';
import { createCarefulFetch } from './careful-fetch.ts';
import { createHandler } from './handler.ts';
import { createSeal } from './sealed.ts';
import { createStore } from './store.ts';

const { supabaseUrl, secretKey, publishableKey, knownKeys } = readSecrets((name) => Deno.env.get(name));

Deno.serve(
  createHandler({
    knownKeys,
    store: createStore(createDatabase({ url: supabaseUrl, secretKey })),
    seal: createSeal(secretKey),
    fetch: createCarefulFetch({ allowsLoopback: Deno.env.get('CALENDARS_ON_THIS_COMPUTER') === 'true' }),
    ownerOf: createOwnerOf({ supabaseUrl, publishableKey }),
    // Only the hosted runtime stops a function after its response.
    inBackground: (work) => {
      if (typeof EdgeRuntime !== 'undefined') EdgeRuntime.waitUntil(work);
    },
  }),
);

import { createOwnerOf } from '../_shared/owner.ts';
import { database, inBackground, secrets } from '../_shared/runtime.ts';
import { createPublicFetch } from './public-fetch.ts';
import { createHandler } from './handler.ts';
import { createSeal } from './sealed.ts';
import { createStore } from './store.ts';

const { supabaseUrl, secretKey, publishableKey, knownKeys } = secrets;

Deno.serve(
  createHandler({
    knownKeys,
    store: createStore(database),
    seal: createSeal(secretKey),
    fetch: createPublicFetch({ allowsLoopback: Deno.env.get('CALENDARS_ON_THIS_COMPUTER') === 'true' }),
    ownerOf: createOwnerOf({ supabaseUrl, publishableKey }),
    inBackground,
  }),
);

import { createDatabase } from '../_shared/database.ts';
import { readSecrets } from '../_shared/secrets.ts';
import { createHandler } from './handler.ts';

const { supabaseUrl, secretKey, knownKeys } = readSecrets((name) => Deno.env.get(name));
const database = createDatabase({ url: supabaseUrl, secretKey });

Deno.serve(
  createHandler({
    knownKeys,
    eraseBatch: () => database.call<boolean>('erase_expired', {}),
    // Only the hosted runtime stops a function after its response.
    inBackground: (work) => {
      if (typeof EdgeRuntime !== 'undefined') EdgeRuntime.waitUntil(work);
    },
  }),
);

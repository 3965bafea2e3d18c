import { createDatabase } from './database.ts';
import type { InBackground } from './background.ts';
import { readSecrets } from './secrets.ts';

// Declared here, because Deno's own type check does not read `runtime.d.ts`.
declare const EdgeRuntime: { waitUntil(work: Promise<unknown>): void } | undefined;

export const secrets = readSecrets((name) => Deno.env.get(name));

export const database = createDatabase({ url: secrets.supabaseUrl, secretKey: secrets.secretKey });

/** Only the hosted runtime stops a function after its response. */
export const inBackground: InBackground = (work) => {
  if (typeof EdgeRuntime !== 'undefined') EdgeRuntime.waitUntil(work);
};

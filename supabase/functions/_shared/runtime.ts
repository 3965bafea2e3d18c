import { createDatabase } from './database.ts';
import { readSecrets } from './secrets.ts';

export const secrets = readSecrets((name) => Deno.env.get(name));

export const database = createDatabase({ url: secrets.supabaseUrl, secretKey: secrets.secretKey });

/** Completes work after the response. Only the hosted runtime stops a function then. */
export function inBackground(work: Promise<unknown>): void {
  if (typeof EdgeRuntime !== 'undefined') EdgeRuntime.waitUntil(work);
}

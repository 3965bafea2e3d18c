import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import WebSocket from 'ws';

const backends = JSON.parse(process.env.TEST_BACKENDS ?? '[]') as { url: string; secretKey: string }[];

/** The URL and secret key of this worker's backend. */
export const { url: apiUrl, secretKey } = backends[Number(process.env.JEST_WORKER_ID) - 1]!;

export const publishableKey = 'sb_publishable_local_coach_site_0000000';

export const localOwner = { email: 'owner@example.com', password: 'coach-owner-local' };

export const strangersPassword = 'a-password-for-tests';

/** A new client address. Limits count IPv6 addresses by their first half. */
export function newAddress(): string {
  const [first, second] = crypto.getRandomValues(new Uint16Array(2));
  return `2001:db8:${first!.toString(16)}:${second!.toString(16)}::1`;
}

export function newEmail(name = 'visitor'): string {
  return `${name}.${crypto.randomUUID().slice(0, 8)}@example.com`;
}

export function clientOf(key: string, { address = newAddress(), url = apiUrl } = {}): SupabaseClient {
  return createClient(url, key, {
    auth: { persistSession: false, autoRefreshToken: false },
    realtime: { transport: WebSocket as never },
    global: { headers: { 'x-forwarded-for': address } },
  });
}

export const visitor = (address?: string) => clientOf(publishableKey, { address });

/** A request to the gateway that no client library repairs. */
export const ask = (path: string, init: RequestInit = {}): Promise<Response> =>
  fetch(`${apiUrl}${path}`, { ...init, headers: { apikey: publishableKey, ...init.headers } });

/** A client with the secret key, to read what is stored. */
export const operator = () => clientOf(secretKey);

export async function signedIn(email: string, password = strangersPassword): Promise<SupabaseClient> {
  const client = visitor();
  const { error } = await client.auth.signInWithPassword({ email, password });
  if (error) throw error;
  return client;
}

export const owner = () => signedIn(localOwner.email, localOwner.password);

export const stranger = () => signedIn('stranger@example.com');

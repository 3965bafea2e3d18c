import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import WebSocket from 'ws';

const backends = JSON.parse(process.env.TEST_BACKENDS ?? '[]') as {
  url: string;
  secretKey: string;
  jwtSecret: string;
}[];

/** The URL and keys of this worker's backend. */
export const { url: apiUrl, secretKey, jwtSecret } = backends[Number(process.env.JEST_WORKER_ID) - 1]!;

export const publishableKey = 'sb_publishable_local_coach_site_0000000';

export const localOwner = { email: 'owner@example.com', password: 'coach-owner-local' };

export const strangersPassword = 'a-password-for-tests';

/**
 * A new client address. Limits count its first half, and some count the network of its first three groups: of the 40 bits
 * that private networks may choose, so two tests never share one.
 */
export function newAddress(): string {
  const [first, second, third, host] = crypto.getRandomValues(new Uint16Array(4));
  const network = [0xfd_00 + (first! & 0xff), second!, third!].map((group) => group.toString(16)).join(':');
  return `${network}:${host!.toString(16)}::1`;
}

export function newEmail(name = 'visitor'): string {
  return `${name}.${crypto.randomUUID().slice(0, 8)}@example.com`;
}

type Options = { address?: string; url?: string; accessToken?: () => Promise<string> };

export function clientOf(
  key: string,
  { address = newAddress(), url = apiUrl, accessToken }: Options = {},
): SupabaseClient {
  return createClient(url, key, {
    accessToken,
    auth: { persistSession: false, autoRefreshToken: false },
    realtime: { transport: WebSocket as never },
    global: { headers: { 'x-forwarded-for': address } },
  });
}

export const visitor = (address?: string) => clientOf(publishableKey, { address });

/** A request to a path of the gateway, or to another backend, that no client library repairs. */
export const ask = (place: string, init: RequestInit = {}): Promise<Response> =>
  fetch(place.startsWith('/') ? `${apiUrl}${place}` : place, {
    ...init,
    headers: { apikey: publishableKey, ...init.headers },
  });

/** Such a request with a body, from a new address unless the headers name one. */
export const post = (place: string, body: unknown, headers: Record<string, string> = {}, method = 'POST') =>
  ask(place, {
    method,
    headers: { 'content-type': 'application/json', 'x-forwarded-for': newAddress(), ...headers },
    body: JSON.stringify(body),
  });

/** A client with the secret key, to read what is stored. */
export const operator = () => clientOf(secretKey);

export async function signedIn(
  email: string,
  password = strangersPassword,
  options: Options = {},
): Promise<SupabaseClient> {
  const client = clientOf(publishableKey, options);
  const { error } = await client.auth.signInWithPassword({ email, password });
  if (error) throw error;
  return client;
}

/** The access token of a client that has signed in. */
export const tokenOf = async ({ auth }: SupabaseClient) => (await auth.getSession()).data.session!.access_token;

export const signedInOwner = (options?: Options) => signedIn(localOwner.email, localOwner.password, options);

/** A client that need not be awaited: its requests wait until it is signed in. It lacks `auth`. */
function inTime(client: Promise<SupabaseClient>): SupabaseClient {
  const token = client.then(tokenOf);
  return clientOf(publishableKey, { accessToken: () => token });
}

let ownerClient: SupabaseClient | undefined;
export const owner = () => (ownerClient ??= inTime(signedInOwner()));

let strangerClient: SupabaseClient | undefined;
export const stranger = () => (strangerClient ??= inTime(signedIn('stranger@example.com')));

/** Changes a setting as the owner. */
export const saveSetting = (key: string, value: string) =>
  owner()
    .from('site_settings_la2024')
    .update({ value: JSON.stringify(value) })
    .eq('key', key)
    .throwOnError();

type Entry = {
  id: number;
  actor: string;
  table_name: string;
  row_id: string;
  action: string;
  before: Record<string, unknown> | null;
  after: Record<string, unknown> | null;
  restorable_until: string | null;
};

/** The entries of the change history that match, oldest first. */
export async function historyOf(match: Partial<Record<keyof Entry | 'subject' | 'reason', string>> = {}) {
  const entries = owner().from('change_history').select('*').match(match).order('id', { ascending: false });
  return ((await entries.throwOnError()).data as Entry[]).toReversed();
}

const callOf = async <Data>(client: SupabaseClient, name: string, given: Record<string, unknown>) =>
  (await client.rpc(name, given).throwOnError()).data as Data;

/** Calls one of the owner's functions. Throws its error. */
export const asOwner = <Data = unknown>(name: string, given: Record<string, unknown> = {}) =>
  callOf<Data>(owner(), name, given);

/** Calls a function with the secret key, as the site's own functions do. Throws its error. */
export const asOperator = <Data = unknown>(name: string, given: Record<string, unknown> = {}) =>
  callOf<Data>(operator(), name, given);

import { createClient } from '@supabase/supabase-js';
import type { SupabaseClient } from '@supabase/supabase-js';
import { createKeepaliveClient, errorBodyOf, fetchWithTimeout, toDataError, toNetworkError, urlOf } from 'data-client';
import type { DatabaseClient, DataConfig } from 'data-client';
import type { Database } from '../database.generated';
import { sessionStorageKey } from './session/session';

export type Supabase = SupabaseClient<Database>;

export type Auth = Supabase['auth'];

/**
 * Creates a Supabase client for the owner. `isKept: false` keeps its session in memory only, beside the dashboard's own
 * session.
 */
export function createSupabase({ url, key }: DataConfig, { isKept = true } = {}): Supabase {
  return createClient<Database>(url, key, {
    auth: {
      storageKey: isKept ? sessionStorageKey : `${sessionStorageKey}-guest`,
      persistSession: isKept,
      autoRefreshToken: isKept,
      detectSessionInUrl: false,
    },
    global: { fetch: neverAnonymous(key) },
    realtime: { disconnectOnEmptyChannelsAfterMs: 0 },
  });
}

/**
 * supabase-js sends the publishable key where a session cannot be renewed. Row level security would answer with empty
 * lists, so such a request ends as it would with an expired session.
 */
const neverAnonymous =
  (key: string): typeof fetch =>
  async (input, init) => {
    const isData = /\/(rest|functions|storage)\/v1\//.test(urlOf(input));
    const isAnonymous = new Headers(init?.headers).get('authorization') === `Bearer ${key}`;
    return isData && isAnonymous ? Response.json({}, { status: 401 }) : fetchWithTimeout(input, init);
  };

/** What the owner's requests are sent with. */
export type OwnerConnection = {
  supabase: Supabase;
  /** For requests while the page is being closed, when there is no time to ask for the session. */
  keepaliveClient(): DatabaseClient;
};

export function connect(config: DataConfig): OwnerConnection {
  const supabase = createSupabase(config);
  let accessToken: string | undefined;
  supabase.auth.onAuthStateChange((_event, session) => {
    accessToken = session?.access_token;
  });
  return { supabase, keepaliveClient: () => createKeepaliveClient(config, accessToken) };
}

/** Calls an edge function as the owner and returns what it answers. Rejects with a DataError. */
export async function invoke<Answer>({ functions }: Supabase, name: string, body: object): Promise<Answer> {
  const { data, error, response } = await functions.invoke<Answer>(name, { body });
  if (response && !response.ok) throw toDataError(response.status, await errorBodyOf(response));
  if (error) throw toNetworkError(String((error as { context?: unknown }).context), error);
  return data as Answer;
}

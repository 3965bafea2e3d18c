import { AuthRetryableFetchError, createClient, type SupabaseClient } from '@supabase/supabase-js';
import { createKeepaliveClient, errorBodyOf, fetchWithTimeout, toDataError, toNetworkError, urlOf } from 'data-client';
import type { DatabaseClient, DataConfig } from 'data-client';
import { objectIn } from './answers';
import type { Database } from '../database.generated';
import { sessionStorageKey } from 'domain/session-storage-key';
import { hasExpired, hasStoredSession } from './session/session';

export type Supabase = SupabaseClient<Database>;

export type Auth = Supabase['auth'];

/**
 * Creates a Supabase client for the owner. `isKept: false` keeps its session in memory only, beside the dashboard's own
 * session.
 */
export function createSupabase({ url, key }: DataConfig, { isKept = true, onTimedOut = () => {} } = {}): Supabase {
  const supabase = createClient<Database>(url, key, {
    auth: {
      storageKey: isKept ? sessionStorageKey : `${sessionStorageKey}-guest`,
      persistSession: isKept,
      autoRefreshToken: isKept,
      detectSessionInUrl: false,
    },
    global: { fetch: neverAnonymous(key, onTimedOut) },
    realtime: { disconnectOnEmptyChannelsAfterMs: 0 },
  });
  const { auth } = supabase;
  const getSession = auth.getSession.bind(auth);
  // auth-js retries a refresh for half a minute. Every request waits for it, which is too long for a spinner.
  auth.getSession = () => {
    // For a minute after a failed refresh, auth-js would return that failure without another attempt.
    if (hasExpired()) auth['lastRefreshFailure'] = null;
    return Promise.race([getSession(), notRenewed()]);
  };
  return supabase;
}

const sessionWithinMs = 5_000;

/** Resolves to what auth-js returns once it gives up. The refresh goes on, so the next request may find it done. */
async function notRenewed() {
  await new Promise((resolve) => setTimeout(resolve, sessionWithinMs));
  return { data: { session: null }, error: new AuthRetryableFetchError('The session is still being renewed.', 0) };
}

/** In milliseconds, if more than usual. */
function timeoutOf(url: string): number | undefined {
  // Reads or stores all rows at once.
  if (/\/rpc\/(saved_state|commit_restore)$/.test(url)) return 600_000;
  // Waits up to 20 seconds for each response of another calendar's server, and says which one was too slow.
  return url.endsWith('/functions/v1/calendars') ? 120_000 : undefined;
}

/**
 * supabase-js sends the publishable key where a session cannot be renewed. Row level security would answer with empty
 * lists, so such a request fails as if the session had expired or, while a session is still stored because nobody could
 * renew it, as if the backend were down. Why a session cannot be renewed is in the response alone.
 */
const neverAnonymous =
  (key: string, onTimedOut: () => void): typeof fetch =>
  async (input, init) => {
    const isData = /\/(rest|functions|storage)\/v1\//.test(urlOf(input));
    const isAnonymous = new Headers(init?.headers).get('authorization') === `Bearer ${key}`;
    if (isData && isAnonymous) return Response.json({}, { status: hasStoredSession() ? 503 : 401 });
    const response = await fetchWithTimeout(input, init, timeoutOf(urlOf(input)));
    // A rate limit or a network's sign-in page, for which auth-js would delete the session.
    if (response.status > 403 && urlOf(input).includes('refresh_token')) return Response.json({}, { status: 503 });
    if (!isData && response.status === 400 && (await response.clone().text()).includes('"session_expired"'))
      onTimedOut();
    return response;
  };

/** The clients that send the owner's requests. */
export type OwnerConnection = {
  supabase: Supabase;
  /** For requests while the page is being closed, when there is no time to ask for the session. */
  keepaliveClient(): DatabaseClient;
  /** Whether the last session ended because of its age or a long time without use. */
  hasTimedOut(): boolean;
};

export function connect(config: DataConfig): OwnerConnection {
  let hasTimedOut = false;
  const supabase = createSupabase(config, { onTimedOut: () => (hasTimedOut = true) });
  let accessToken: string | undefined;
  supabase.auth.onAuthStateChange((_event, session) => {
    accessToken = session?.access_token;
    if (session) hasTimedOut = false;
  });
  return {
    supabase,
    hasTimedOut: () => hasTimedOut,
    keepaliveClient: () => createKeepaliveClient(config, accessToken),
  };
}

/**
 * Calls an edge function as the owner and returns its response, always an object. Rejects with a DataError, after `timeout`
 * milliseconds at the latest.
 */
export async function invoke<Answer extends object>(
  { functions }: Supabase,
  name: string,
  body: object,
  timeout?: number,
): Promise<Answer> {
  const { data, error, response } = await functions.invoke<Answer>(name, { body, timeout });
  if (response && !response.ok) throw toDataError(response.status, await errorBodyOf(response));
  if (error) throw toNetworkError(String((error as { context?: unknown }).context), error);
  return objectIn(data);
}

import { AuthClient } from '@supabase/auth-js';
import { DataError } from 'data-client';
import type { DataConfig } from 'data-client';

export const sessionStorageKey = 'coach-site-session';

export type Auth = InstanceType<typeof AuthClient>;

const answerWithinMs = 10_000;

/**
 * Supabase's sign-in alone: the whole supabase-js would double what the desk downloads. `isKept: false`: a session of its
 * own that ends with the page.
 */
export function createAuth({ url, key }: DataConfig, { isKept = true } = {}): Auth {
  return new AuthClient({
    url: `${url}/auth/v1`,
    headers: { apikey: key },
    storageKey: isKept ? sessionStorageKey : `${sessionStorageKey}-guest`,
    persistSession: isKept,
    autoRefreshToken: isKept,
    detectSessionInUrl: false,
    fetch: (input, init) => fetch(input, { ...init, signal: AbortSignal.timeout(answerWithinMs) }),
  });
}

/** The session, refreshed where needed; null when there is none or it can no longer be refreshed. */
export async function sessionOf(auth: Auth) {
  const { data, error } = await inTime(auth.getSession());
  if (error && isUnreachable(error)) throw toSessionError(error);
  return data.session;
}

// The auth client goes on trying for half a minute to renew a session; nobody watches a spinner for that long.
function inTime<T>(answer: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new DataError('timeout')), answerWithinMs);
    answer.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

export const tokenOf = (auth: Auth) => async (): Promise<string | undefined> => (await sessionOf(auth))?.access_token;

type AuthFailure = { name?: string; status?: number; code?: string };

// What GoTrue answers to a wrong name, a wrong password, or an account that may not sign in.
const refusedStatus = [400, 401, 403, 404, 422];

const isUnreachable = (failure: AuthFailure) => failure.name === 'AuthRetryableFetchError';

export function toSessionError(cause: unknown): DataError {
  const failure = cause as AuthFailure;
  const { status } = failure;
  if (status === 429)
    return new DataError('rate-limited', {
      message: 'Too many attempts. Please wait a few minutes and try again.',
      cause,
    });
  if (isUnreachable(failure)) return new DataError(status ? 'server' : 'offline', { cause });
  if (status && refusedStatus.includes(status)) return invalidCredentials(cause);
  return new DataError('server', { cause });
}

/** One sentence for every reason, so that nobody learns which accounts exist. */
export const invalidCredentials = (cause?: unknown) =>
  new DataError('rejected', { message: 'Invalid credentials', cause });

import { AuthClient } from '@supabase/auth-js';
import { DataError } from 'data-client';
import type { DataConfig } from 'data-client';

export const sessionStorageKey = 'coach-site-session';

export type Auth = InstanceType<typeof AuthClient>;

const answerWithinMs = 10_000;

/** Supabase's sign-in alone: the whole supabase-js would double what the desk downloads. */
export function createAuth({ url, key }: DataConfig): Auth {
  return new AuthClient({
    url: `${url}/auth/v1`,
    headers: { apikey: key },
    storageKey: sessionStorageKey,
    persistSession: true,
    autoRefreshToken: true,
    detectSessionInUrl: false,
    fetch: (input, init) => fetch(input, { ...init, signal: AbortSignal.timeout(answerWithinMs) }),
  });
}

/** The access token of the session, refreshed where needed. */
export const tokenOf = (auth: Auth) => async (): Promise<string | undefined> => {
  const { data, error } = await auth.getSession();
  if (error) throw toSessionError(error);
  return data.session?.access_token;
};

type AuthFailure = { name?: string; status?: number; code?: string };

// What GoTrue answers to a wrong name, a wrong password, or an account that may not sign in.
const refusedStatus = [400, 401, 403, 404, 422];

export function toSessionError(cause: unknown): DataError {
  const { name, status } = cause as AuthFailure;
  if (status === 429)
    return new DataError('rate-limited', {
      message: 'Too many attempts. Please wait a few minutes and try again.',
      cause,
    });
  if (name === 'AuthRetryableFetchError') return new DataError(status ? 'server' : 'offline', { cause });
  if (status && refusedStatus.includes(status)) return invalidCredentials(cause);
  return new DataError('server', { cause });
}

/** One sentence for every reason, so that nobody learns which accounts exist. */
export const invalidCredentials = (cause?: unknown) =>
  new DataError('rejected', { message: 'Invalid credentials', cause });

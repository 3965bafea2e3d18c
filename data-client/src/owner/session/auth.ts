import { DataError } from 'data-client';
import type { Auth } from '../connection';

/** Returns the session, refreshed if necessary, or null if there is none or it can no longer be refreshed. */
export async function sessionOf(auth: Auth) {
  const { data, error } = await auth.getSession();
  if (error && isUnreachable(error)) throw toSessionError(error);
  return data.session;
}

type AuthFailure = { name?: string; status?: number; code?: string };

// GoTrue's answers to wrong credentials, or an account that may not sign in.
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

/** The same message for every reason, so that nobody can find out which accounts exist. */
export const invalidCredentials = (cause?: unknown) =>
  new DataError('rejected', { message: 'Invalid credentials', cause });

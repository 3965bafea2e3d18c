import { DataError } from 'data-client';
import { toSessionError } from '../session/auth';
import type { Auth } from '../connection';

type AuthAnswer = { data: unknown; error: { name: string; code?: string; status?: number } | null };

const inWords: Record<string, string> = {
  mfa_verification_failed:
    'This code is incorrect. Codes change every 30 seconds and work once. Please enter the newest one. If that fails, too, set your phone’s clock to automatic.',
  mfa_factor_not_found: 'The app was removed or set up again in another window. Close this to continue.',
  mfa_totp_enroll_not_enabled: 'This site’s sign-in service doesn’t support authenticator apps.',
  too_many_enrolled_mfa_factors: 'You’ve reached the maximum number of authenticator apps. Please remove one first.',
};

const endedStatus = [401, 403];

/** Returns the data of a two-factor request. Rejects with a DataError. */
export async function answerOf<Answer extends AuthAnswer>(
  asked: PromiseLike<Answer>,
): Promise<NonNullable<Answer['data']>> {
  const { data, error } = await asked;
  if (!error) return data as NonNullable<Answer['data']>;
  const message = inWords[error.code ?? ''];
  if (message) throw new DataError('rejected', { message, cause: error });
  // auth-js has a separate error for a session that the backend no longer knows.
  if (error.name === 'AuthSessionMissingError' || endedStatus.includes(error.status ?? 0))
    throw new DataError('session-expired', { cause: error });
  throw toSessionError(error);
}

/** Returns the verified authenticators, oldest first. */
export async function authenticatorsOf(auth: Auth) {
  const { totp } = await answerOf(auth.mfa.listFactors());
  return totp;
}

/** Verifies the session with a code from one of the owner's authenticators and returns its user. */
export async function enterCode(auth: Auth, code: string, factorId?: string) {
  const factor = factorId ?? (await authenticatorsOf(auth))[0]?.id;
  if (!factor) throw new DataError('session-expired');
  const { user } = await answerOf(auth.mfa.challengeAndVerify({ factorId: factor, code }));
  return user;
}

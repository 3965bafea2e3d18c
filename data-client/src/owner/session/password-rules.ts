import { DataError } from 'data-client';
import { passwordProblem, shortestPassword } from 'domain/password';
import type { Auth } from '../connection';
import { sessionOf } from './auth';

const sentences: Record<string, string> = {
  same_password: 'This is already your password. Please choose another one.',
  weak_password: `This password is too easy to guess. Please use at least ${shortestPassword} characters, and nothing common.`,
  reauthentication_needed: 'Your session is too old for this. Please log out, sign in again, and change it then.',
  insufficient_aal:
    'This needs a code from your authenticator app. Please log out and use “Forgot your password?” on the sign-in page.',
};

/** Converts a rejection of a new password; undefined if it has another reason. */
export function passwordRefusal(cause: { code?: string }): DataError | undefined {
  const message = sentences[cause.code ?? ''];
  return message ? new DataError('invalid', { message, field: 'next', cause }) : undefined;
}

/** Rejects a password that is easy to guess for the account of the session; the sign-in service would accept it. */
export async function requireStrongPassword(auth: Auth, password: string): Promise<void> {
  const user = (await sessionOf(auth))?.user;
  const message = passwordProblem(password, [user?.email ?? '', String(user?.user_metadata.name ?? '')]);
  if (message) throw new DataError('invalid', { message, field: 'next' });
}

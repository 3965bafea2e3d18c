import { DataError } from 'data-client';
import { sessionOf, toSessionError } from './auth';
import type { Auth } from './auth';

/** `current` is asked for once more: a desk left open is not enough to lock its owner out. */
export type PasswordChange = { current: string; next: string };

/** Fewer characters are refused by the sign-in service, too. */
export const shortestPassword = 12;

/** `guest` signs in beside the session, keeps nothing, and only proves that the current password is known. */
export async function changePassword(auth: Auth, guest: Auth, { current, next }: PasswordChange): Promise<void> {
  const session = await sessionOf(auth);
  if (!session) throw new DataError('session-expired');
  await prove(guest, session.user.email ?? '', current);
  const { error } = await auth.updateUser({ password: next });
  if (error) throw toPasswordError(error);
  // Whoever else is signed in got in with the old one.
  await auth.signOut({ scope: 'others' });
}

async function prove(guest: Auth, email: string, password: string): Promise<void> {
  const { error } = await guest.signInWithPassword({ email, password });
  const refusal = error && toSessionError(error);
  if (refusal?.code === 'rejected')
    throw new DataError('rejected', { message: 'This is not your current password.', field: 'current', cause: error });
  if (refusal) throw refusal;
  await guest.signOut({ scope: 'local' });
}

const sentences: Record<string, string> = {
  same_password: 'This is the password you have already. Please choose another one.',
  weak_password: `This password is too easy to guess. Please take at least ${shortestPassword} characters, and none that others use.`,
  reauthentication_needed: 'Your session is too old for this. Please log out, sign in again, and change it then.',
};

function toPasswordError(cause: { code?: string }): DataError {
  const message = sentences[cause.code ?? ''];
  return message ? new DataError('invalid', { message, field: 'next', cause }) : toSessionError(cause);
}

import { DataError } from 'data-client';
import type { Auth } from '../connection';
import { sessionOf, toSessionError } from './auth';
import { passwordRefusal } from './password-rules';

/** `current` is asked for again: an unattended dashboard must not be enough to lock its owner out. */
export type PasswordChange = { current: string; next: string };

export async function changePassword(auth: Auth, openGuest: () => Auth, change: PasswordChange): Promise<void> {
  const session = await sessionOf(auth);
  if (!session) throw new DataError('session-expired');
  await verifyPassword(openGuest(), session.user.email ?? '', change.current);
  const { error } = await auth.updateUser({ password: change.next });
  if (error) throw passwordRefusal(error) ?? toSessionError(error);
  // Every other session was opened with the old password.
  await auth.signOut({ scope: 'others' });
}

async function verifyPassword(guest: Auth, email: string, password: string): Promise<void> {
  const { error } = await guest.signInWithPassword({ email, password });
  const refusal = error && toSessionError(error);
  if (refusal?.code === 'rejected')
    throw new DataError('rejected', { message: 'This is not your current password.', field: 'current', cause: error });
  if (refusal) throw refusal;
  await guest.signOut({ scope: 'local' });
}

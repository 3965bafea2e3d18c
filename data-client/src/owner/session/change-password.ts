import { DataError } from 'data-client';
import type { Auth } from '../connection';
import { sessionOf, toSessionError } from './auth';
import { signInByPassword } from './known-device';
import { passwordRefusal, requireStrongPassword } from './password-rules';

/** Requires `current`, so that someone at an unattended dashboard cannot lock out the owner. */
export type PasswordChange = { current: string; next: string };

export async function changePassword(auth: Auth, openGuest: () => Auth, change: PasswordChange): Promise<void> {
  const session = await sessionOf(auth);
  if (!session) throw new DataError('session-expired');
  await requireStrongPassword(auth, change.next);
  // A hosted project checks the current password only if its setting demands it.
  const guest = openGuest();
  await verifyPassword(guest, session.user.email, change.current);
  await guest.signOut({ scope: 'local' });
  const { error } = await auth.updateUser({ password: change.next, current_password: change.current });
  if (error) throw passwordRefusal(error) ?? inDoubt(toSessionError(error));
  // Every other session was opened with the old password.
  await auth.signOut({ scope: 'others' });
}

/** Without a response, nobody knows whether the password changed. */
function inDoubt(refusal: DataError): DataError {
  if (refusal.code !== 'offline') return refusal;
  const message =
    'The connection was lost, and your new password may already be set. Please try again. If your current password is rejected then, the new one is set.';
  return new DataError('offline', { message, cause: refusal.cause });
}

/** Signs in with the current password, which is the proof of it that every project accepts. */
export async function verifyPassword(auth: Auth, email = '', password: string): Promise<void> {
  const { error } = await signInByPassword(auth, { email, password });
  const refusal = error && toSessionError(error);
  if (refusal?.code === 'rejected')
    throw new DataError('rejected', { message: 'This isn’t your current password.', field: 'current', cause: error });
  if (refusal) throw refusal;
}

import { DataError } from 'data-client';
import type { Auth } from './auth';
import { passwordRefusal } from './password-rules';
import type { SignInService } from './passwords';

/** `current` is asked for once more: a desk left open is not enough to lock its owner out. */
export type PasswordChange = { current: string; next: string };

export async function changePassword(auth: Auth, service: SignInService, change: PasswordChange): Promise<void> {
  const session = await service.sessionOf(auth);
  if (!session) throw new DataError('session-expired');
  await prove(service, session.user.email ?? '', change.current);
  const { error } = await auth.updateUser({ password: change.next });
  if (error) throw passwordRefusal(error) ?? service.toSessionError(error);
  // Whoever else is signed in got in with the old one.
  await auth.signOut({ scope: 'others' });
}

/** Signs in beside the session, and keeps nothing. */
async function prove({ openGuest, toSessionError }: SignInService, email: string, password: string): Promise<void> {
  const guest = openGuest();
  const { error } = await guest.signInWithPassword({ email, password });
  const refusal = error && toSessionError(error);
  if (refusal?.code === 'rejected')
    throw new DataError('rejected', { message: 'This is not your current password.', field: 'current', cause: error });
  if (refusal) throw refusal;
  await guest.signOut({ scope: 'local' });
}

import { useOwnerMutation } from '../owner-hooks';
import type { NewPassword } from './requests';

/** Requests an email with a link for a new password. */
export const useAskForPassword = () =>
  useOwnerMutation(['owner', 'password-reset', 'ask'], ({ passwordReset }, email: string) =>
    passwordReset.ask({ email, redirectTo: location.origin + location.pathname }),
  );

/** Sets a new password with the link of an email. */
export const useSetForgottenPassword = () =>
  useOwnerMutation(
    ['owner', 'password-reset', 'set'],
    ({ passwordReset }, change: NewPassword) => passwordReset.setPassword(change),
    // Passwords are not kept in the cache.
    { gcTime: 0 },
  );

import { useMutation } from '@tanstack/react-query';
import { useOwnerClient } from '../owner-provider';
import type { NewPassword } from './requests';

/** Requests an email with a link for a new password. */
export function useAskForPassword() {
  const client = useOwnerClient();
  return useMutation({
    mutationKey: ['owner', 'password-reset', 'ask'],
    mutationFn: (email: string) => client.passwordReset.ask({ email, redirectTo: location.origin + location.pathname }),
  });
}

/** Sets a new password with the link of an email. */
export function useSetForgottenPassword() {
  const client = useOwnerClient();
  return useMutation({
    mutationKey: ['owner', 'password-reset', 'set'],
    mutationFn: (change: NewPassword) => client.passwordReset.setPassword(change),
    // Passwords are not kept in the cache.
    gcTime: 0,
  });
}

import { useMutation } from '@tanstack/react-query';
import { useOwnerClient } from '../owner-provider';
import type { NewPassword } from './requests';

/** Has a link mailed that sets a new password. */
export function useAskForPassword() {
  const client = useOwnerClient();
  return useMutation({
    mutationKey: ['owner', 'recovery', 'ask'],
    mutationFn: (email: string) => client.recovery.ask({ email, page: location.origin + location.pathname }),
  });
}

/** A new password, by the link of a mail. */
export function useSetForgottenPassword() {
  const client = useOwnerClient();
  return useMutation({
    mutationKey: ['owner', 'recovery', 'set'],
    mutationFn: (change: NewPassword) => client.recovery.setPassword(change),
    // What was typed is not kept.
    gcTime: 0,
  });
}

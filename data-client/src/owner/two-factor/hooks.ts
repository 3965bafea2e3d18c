import { useQueryClient } from '@tanstack/react-query';
import { useOwnerMutation, useOwnerQuery } from '../owner-hooks';
import type { AuthenticatorSetup, CodeEntry } from './requests';

const all = ['owner', 'authenticators'] as const;

/** Returns the owner's verified authenticators. */
export const useAuthenticators = () => useOwnerQuery(all, ({ twoFactor }) => twoFactor.list());

/** Starts setting up an authenticator, given the current password. */
export const useNewAuthenticator = () =>
  useOwnerMutation(
    [...all, 'begin'],
    ({ twoFactor }, setup: AuthenticatorSetup) => twoFactor.begin(setup),
    // The secret is shown once and not cached.
    { gcTime: 0 },
  );

/** Returns how many recovery codes are left. */
export const useRecoveryCodeCount = () =>
  useOwnerQuery([...all, 'recovery-codes'], ({ twoFactor }, signal) => twoFactor.countRecoveryCodes(signal));

/**
 * Confirms a new authenticator, removes one or replaces the recovery codes, with a code from the authenticator. Returns the new
 * recovery codes; none after a removal.
 */
export function useAuthenticatorChange(change: 'confirm' | 'remove' | 'renewRecoveryCodes') {
  const queries = useQueryClient();
  return useOwnerMutation(
    [...all, change],
    async ({ twoFactor }, entry: CodeEntry) => (await twoFactor[change](entry)) ?? [],
    // Recovery codes are shown once and not cached.
    { gcTime: 0, onSuccess: () => queries.invalidateQueries({ queryKey: all }) },
  );
}

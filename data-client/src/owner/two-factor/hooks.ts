import { useQueryClient } from '@tanstack/react-query';
import { withDoubt } from '../doubt';
import { useOwnerMutation, useOwnerQuery } from '../owner-hooks';
import type { AuthenticatorSetup, CodeEntry } from './requests';

const all = ['owner', 'authenticators'] as const;

/** Returns the owner's verified authenticators. */
export const useAuthenticators = () => useOwnerQuery(all, ({ twoFactor }) => twoFactor.list());

/** Starts setting up an authenticator, given the current password. */
export function useNewAuthenticator() {
  const queries = useQueryClient();
  return useOwnerMutation(
    [...all, 'begin'],
    ({ twoFactor }, setup: AuthenticatorSetup) => twoFactor.begin(setup),
    // The secret is shown once and not cached. One may have been set up somewhere else.
    { gcTime: 0, onError: () => void queries.invalidateQueries({ queryKey: all }) },
  );
}

/** Returns how many recovery codes are left. */
export const useRecoveryCodeCount = () =>
  useOwnerQuery([...all, 'recovery-codes'], ({ twoFactor }, signal) => twoFactor.countRecoveryCodes(signal));

/**
 * Confirms a new authenticator, removes one or replaces the recovery codes, with a code from the authenticator. Returns the new
 * recovery codes; none after a removal.
 */
export function useAuthenticatorChange(change: 'confirm' | 'remove' | 'renewRecoveryCodes') {
  const queries = useQueryClient();
  const reread = () => queries.invalidateQueries({ queryKey: all });
  return useOwnerMutation(
    [...all, change],
    async ({ twoFactor }, entry: CodeEntry) => (await twoFactor[change](entry).catch(withDoubt)) ?? [],
    // Recovery codes are shown once and not cached. A change whose response was lost counts as well.
    { gcTime: 0, onSuccess: reread, onError: () => void reread() },
  );
}

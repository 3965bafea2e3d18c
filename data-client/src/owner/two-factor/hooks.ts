import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { OwnerClient } from '../owner-client';
import { useOwnerClient } from '../owner-provider';
import type { AuthenticatorSetup, CodeEntry } from './requests';

const queryOf = (client: OwnerClient) =>
  queryOptions({ queryKey: ['owner', 'authenticators'], queryFn: () => client.twoFactor.list() });

/** Returns the owner's verified authenticators. */
export function useAuthenticators() {
  return useQuery(queryOf(useOwnerClient()));
}

/** Starts setting up an authenticator, given the current password. */
export function useNewAuthenticator() {
  const client = useOwnerClient();
  return useMutation({
    mutationKey: ['owner', 'authenticators', 'begin'],
    mutationFn: (setup: AuthenticatorSetup) => client.twoFactor.begin(setup),
    // The secret is shown once and not cached.
    gcTime: 0,
  });
}

/** Returns how many recovery codes are left. */
export function useRecoveryCodeCount() {
  const client = useOwnerClient();
  return useQuery({
    queryKey: [...queryOf(client).queryKey, 'recovery-codes'],
    queryFn: ({ signal }) => client.twoFactor.countRecoveryCodes(signal),
  });
}

/**
 * Confirms a new authenticator, removes one or replaces the recovery codes, with a code from the authenticator. Returns the new
 * recovery codes; none after a removal.
 */
export function useAuthenticatorChange(change: 'confirm' | 'remove' | 'renewRecoveryCodes') {
  const client = useOwnerClient();
  const queries = useQueryClient();
  return useMutation({
    mutationKey: ['owner', 'authenticators', change],
    mutationFn: async (entry: CodeEntry) => (await client.twoFactor[change](entry)) ?? [],
    // Recovery codes are shown once and not cached.
    gcTime: 0,
    onSuccess: () => queries.invalidateQueries({ queryKey: queryOf(client).queryKey }),
  });
}

import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { OwnerClient } from '../owner-client';
import { useOwnerClient } from '../owner-provider';
import type { CodeEntry } from './requests';

const queryOf = (client: OwnerClient) =>
  queryOptions({ queryKey: ['owner', 'authenticators'], queryFn: () => client.twoFactor.list() });

/** Returns the owner's verified authenticators. */
export function useAuthenticators() {
  return useQuery(queryOf(useOwnerClient()));
}

/** Starts setting up an authenticator, with the name that the app shows. */
export function useNewAuthenticator() {
  const client = useOwnerClient();
  return useMutation({
    mutationKey: ['owner', 'authenticators', 'begin'],
    mutationFn: (siteName: string) => client.twoFactor.begin(siteName),
    // The secret is shown once and not cached.
    gcTime: 0,
  });
}

/** Confirms a new authenticator, or removes one, with a code from it. */
export function useAuthenticatorChange(change: 'confirm' | 'remove') {
  const client = useOwnerClient();
  const queries = useQueryClient();
  return useMutation({
    mutationKey: ['owner', 'authenticators', change],
    mutationFn: (entry: CodeEntry) => client.twoFactor[change](entry),
    onSuccess: () => queries.invalidateQueries({ queryKey: queryOf(client).queryKey }),
  });
}

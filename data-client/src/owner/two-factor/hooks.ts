import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { OwnerClient } from '../owner-client';
import { useOwnerClient } from '../owner-provider';
import type { CodeEntry } from './requests';

const queryOf = (client: OwnerClient) =>
  queryOptions({ queryKey: ['owner', 'authenticators'], queryFn: () => client.twoFactor.list() });

/** The owner's authenticators that are set up. */
export function useAuthenticators() {
  return useQuery(queryOf(useOwnerClient()));
}

/** Begins to set an authenticator up, under the name it shows in the app. */
export function useNewAuthenticator() {
  const client = useOwnerClient();
  return useMutation({
    mutationKey: ['owner', 'authenticators', 'begin'],
    mutationFn: (siteName: string) => client.twoFactor.begin(siteName),
    // The secret is shown once, and not kept.
    gcTime: 0,
  });
}

/** Confirms a new authenticator, or removes one that is set up, by a code of it. */
export function useAuthenticatorChange(change: 'confirm' | 'remove') {
  const client = useOwnerClient();
  const queries = useQueryClient();
  return useMutation({
    mutationKey: ['owner', 'authenticators', change],
    mutationFn: (entry: CodeEntry) => client.twoFactor[change](entry),
    onSuccess: () => queries.invalidateQueries({ queryKey: queryOf(client).queryKey }),
  });
}

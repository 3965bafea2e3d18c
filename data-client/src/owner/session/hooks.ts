import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { DataError } from 'data-client';
import { useEffect } from 'react';
import { useOwnerClient } from '../owner-provider';
import { sessionQueries } from './queries';
import type { PasswordChange } from './change-password';
import { codeMissing } from './session';
import type { Credentials, SessionUser } from './session';

/** `error`: the session could not be checked; nobody is let in meanwhile, and `recheck` asks again. */
export type SessionResult = {
  state: 'checking' | 'signed-out' | 'code-missing' | 'signed-in';
  user?: SessionUser;
  error?: DataError;
  recheck: () => void;
};

/**
 * Whether the owner is signed in, as the backend sees it. Whoever lets people in and out `dropsData`: what only the owner
 * may see goes with the session.
 */
export function useSession({ dropsData = false } = {}): SessionResult {
  const queries = useQueryClient();
  const { data, error, isPending, refetch } = useQuery(sessionQueries.current(useOwnerClient()));
  const isOver = (data === null || data === codeMissing) && dropsData;
  useEffect(() => {
    // Whoever sits down next must not find it.
    if (isOver) queries.removeQueries({ queryKey: ['owner'], predicate: ({ queryKey }) => queryKey[1] !== 'session' });
  }, [isOver, queries]);
  const recheck = () => void refetch();
  if (isPending) return { state: 'checking', recheck };
  if (data === codeMissing) return { state: codeMissing, recheck };
  if (data) return { state: 'signed-in', user: data, recheck };
  return { state: 'signed-out', error: (error as DataError | null) ?? undefined, recheck };
}

export function useSignIn() {
  const client = useOwnerClient();
  const queries = useQueryClient();
  return useMutation({
    mutationKey: ['owner', 'sign-in'],
    mutationFn: (credentials: Credentials) => client.session.signIn(credentials),
    onSuccess: (user) => queries.setQueryData(sessionQueries.all, user),
  });
}

/** The second step of signing in, where the session is `code-missing`. */
export function useEnterCode() {
  const client = useOwnerClient();
  const queries = useQueryClient();
  return useMutation({
    mutationKey: ['owner', 'enter-code'],
    mutationFn: (code: string) => client.session.enterCode(code),
    onSuccess: (user) => queries.setQueryData(sessionQueries.all, user),
  });
}

/** Another password for the account that is signed in. */
export function useChangePassword() {
  const client = useOwnerClient();
  return useMutation({
    mutationKey: ['owner', 'change-password'],
    mutationFn: (change: PasswordChange) => client.session.changePassword(change),
    // What was typed is not kept.
    gcTime: 0,
  });
}

/** Signs out in all tabs; what only the owner may see is dropped. */
export function useSignOut() {
  const client = useOwnerClient();
  const queries = useQueryClient();
  return useMutation({
    mutationKey: ['owner', 'sign-out'],
    mutationFn: () => client.session.signOut(),
    onSettled: () => queries.invalidateQueries({ queryKey: sessionQueries.all }),
  });
}

import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { DataError } from 'data-client';
import { useEffect } from 'react';
import { useOwnerClient } from '../owner-provider';
import { useOwnerMutation } from '../owner-hooks';
import { sessionQueries } from './queries';
import type { PasswordChange } from './change-password';
import type { OwnerClient } from '../owner-client';
import { codeMissing, timedOut, type Credentials, type SessionUser } from './session';

/** `error`: the session could not be checked, which counts as signed out; `recheck` tries again. */
export type SessionResult = {
  state: 'checking' | 'signed-out' | 'code-missing' | 'signed-in';
  user?: SessionUser;
  /** The session ended because of its age or a long time without use. */
  hasTimedOut: boolean;
  error?: DataError;
  recheck: () => void;
};

/**
 * Returns the session's state according to the backend. `dropsData`: removes the owner's cached data when the session ends.
 */
export function useSession({ dropsData = false } = {}): SessionResult {
  const queries = useQueryClient();
  const { data, error, isPending, refetch } = useQuery(sessionQueries.current(useOwnerClient()));
  const hasTimedOut = data === timedOut;
  const user = data && data !== codeMissing && data !== timedOut ? data : undefined;
  const isOver = data !== undefined && !user && dropsData;
  useEffect(() => {
    // The next person at this computer must not see it.
    if (isOver) queries.removeQueries({ queryKey: ['owner'], predicate: ({ queryKey }) => queryKey[1] !== 'session' });
  }, [isOver, queries]);
  useEffect(() => {
    // It may have failed with an earlier session.
    if (user) void queries.invalidateQueries({ predicate: ({ state }) => state.status === 'error' });
  }, [user, queries]);
  const recheck = () => void refetch();
  const shared = { hasTimedOut, recheck };
  if (isPending) return { state: 'checking', ...shared };
  if (data === codeMissing) return { state: codeMissing, ...shared };
  if (user) return { state: 'signed-in', user, ...shared };
  return { state: 'signed-out', error: (error as DataError | null) ?? undefined, ...shared };
}

/** A step of signing in, whose answer is the session. */
function useSignInStep<Given, Answer>(
  name: string,
  run: (session: OwnerClient['session'], given: Given) => Promise<Answer>,
) {
  const queries = useQueryClient();
  return useOwnerMutation(['owner', name], ({ session }, given: Given) => run(session, given), {
    onSuccess: (user) => queries.setQueryData(sessionQueries.all, user),
  });
}

export const useSignIn = () =>
  useSignInStep('sign-in', (session, credentials: Credentials) => session.signIn(credentials));

/** The second sign-in step, for a session that is `code-missing`. */
export const useEnterCode = () => useSignInStep('enter-code', (session, code: string) => session.enterCode(code));

/** The second sign-in step with a recovery code. */
export const useEnterRecoveryCode = () =>
  useSignInStep('enter-recovery-code', (session, code: string) => session.enterRecoveryCode(code));

/** Changes the signed-in account's password. */
export const useChangePassword = () =>
  useOwnerMutation(
    ['owner', 'change-password'],
    ({ session }, change: PasswordChange) => session.changePassword(change),
    // Passwords are not kept in the cache.
    { gcTime: 0 },
  );

/** Signs out in all tabs and drops the owner's data. */
export function useSignOut() {
  const queries = useQueryClient();
  return useOwnerMutation(['owner', 'sign-out'], ({ session }, _: void) => session.signOut(), {
    onSettled: () => queries.invalidateQueries({ queryKey: sessionQueries.all }),
  });
}

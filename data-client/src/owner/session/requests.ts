import { DataError, dataOf } from 'data-client';
import { sessionStorageKey } from 'domain/session-storage-key';
import type { Auth, OwnerConnection } from '../connection';
import { enterCode } from '../two-factor/enter-code';
import { invalidCredentials, sessionOf, toSessionError } from './auth';
import { changePassword, type PasswordChange } from './change-password';
import { signInByPassword } from './known-device';
import { codeMissing, onSignedOutElsewhere, showUser, timedOut } from './session';
import type { Credentials, SessionOwner, SessionUser } from './session';

type AuthUser = { id: string; email?: string; user_metadata?: { name?: string; full_name?: string } };

function toSessionUser({ id, email = '', user_metadata: about }: AuthUser): SessionUser {
  return { id, email, name: about?.name ?? about?.full_name ?? email, role: 'super_admin' };
}

const sessionEvents: ReadonlySet<string> = new Set(['SIGNED_IN', 'MFA_CHALLENGE_VERIFIED', 'SIGNED_OUT']);

export function createSessionRequests({ supabase, hasTimedOut }: OwnerConnection, openGuest: () => Auth) {
  const { auth } = supabase;
  const isTrue = async (question: 'is_owner' | 'owner_needs_code') => {
    try {
      const answer: unknown = await dataOf(supabase.rpc(question));
      if (answer === true || answer === false) return answer;
      throw new DataError('server');
    } catch (error) {
      if (error instanceof DataError && error.code === 'session-expired') return false;
      throw error;
    }
  };

  async function admit(user: AuthUser | undefined): Promise<SessionUser | typeof codeMissing | null> {
    if (user && (await isTrue('is_owner'))) {
      const session = toSessionUser(user);
      showUser(session);
      return session;
    }
    if (user && (await isTrue('owner_needs_code'))) return codeMissing;
    if (user) await endSession(auth);
    showUser(null);
    return null;
  }

  return {
    /** The signed-in owner according to the backend, or null; `timed-out` if that is why there is none. */
    async current(): Promise<SessionOwner> {
      const owner = await admit((await sessionOf(auth))?.user);
      return owner ?? (hasTimedOut() ? timedOut : null);
    },
    /** Calls back when the session begins or ends, in any tab. Returns a function that stops listening. */
    onChange(listener: () => void): () => void {
      const { data } = auth.onAuthStateChange((event) => {
        if (sessionEvents.has(event)) listener();
      });
      const stopFollowing = onSignedOutElsewhere(listener);
      return () => {
        data.subscription.unsubscribe();
        stopFollowing();
      };
    },
    async signIn(credentials: Credentials): Promise<SessionUser | typeof codeMissing> {
      const { data, error } = await signInByPassword(auth, credentials);
      if (error) throw toSessionError(error);
      const session = await admit(data.user);
      if (!session) throw invalidCredentials();
      return session;
    },
    /** The second sign-in step, with a code from the owner's authenticator app. */
    async enterCode(code: string): Promise<SessionUser> {
      const session = await admit(await enterCode(auth, code));
      if (!session || session === codeMissing) throw new DataError('session-expired');
      return session;
    },
    /**
     * The second sign-in step without the app: uses up a recovery code, removes the authenticators and ends all other sessions.
     */
    async enterRecoveryCode(code: string): Promise<SessionUser> {
      const outcome = await dataOf(supabase.rpc('use_recovery_code', { code }));
      if (outcome === 'limited') throw toSessionError({ status: 429 });
      if (outcome !== 'accepted')
        throw new DataError('rejected', { message: 'This recovery code is incorrect or was already used.' });
      await auth.signOut({ scope: 'others' });
      const session = await admit((await sessionOf(auth))?.user);
      if (!session || session === codeMissing) throw new DataError('session-expired');
      return session;
    },
    /** Ends all other sessions. */
    changePassword: (change: PasswordChange): Promise<void> => changePassword(auth, openGuest, change),
    async signOut(): Promise<void> {
      await endSession(auth);
      showUser(null);
    },
  };
}

/** Ends the session in this browser even if the backend cannot be reached. */
async function endSession(auth: Auth): Promise<void> {
  // Fails sooner than signOut, which waits for a renewal that gets no response.
  const { error } = await auth.getSession();
  if (error || (await auth.signOut({ scope: 'local' })).error) localStorage.removeItem(sessionStorageKey);
}

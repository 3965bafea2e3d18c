import { DataError, dataOf } from 'data-client';
import type { Gateway } from 'data-client';
import { invalidCredentials, sessionOf, sessionStorageKey, toSessionError } from './auth';
import type { Auth } from './auth';
import { onSignedOutElsewhere, showUser } from './session';
import type { Credentials, SessionUser } from './session';

export type SessionRequests = {
  /** Who is signed in, asked of the backend; null for nobody and for everybody who is not the owner. */
  current(): Promise<SessionUser | null>;
  /** Calls back when the session began or ended, in this tab or another. Returns how to stop. */
  onChange(listener: () => void): () => void;
  signIn(credentials: Credentials): Promise<SessionUser>;
  signOut(): Promise<void>;
};

type AuthUser = { id: string; email?: string; user_metadata?: { name?: string; full_name?: string } };

function toSessionUser({ id, email = '', user_metadata: about }: AuthUser): SessionUser {
  return { id, email, name: about?.name ?? about?.full_name ?? email, role: 'super_admin' };
}

export function createSessionRequests(auth: Auth, { rest }: Gateway): SessionRequests {
  const isOwner = async () => {
    try {
      return (await dataOf(rest.rpc('is_owner'))) === true;
    } catch (error) {
      if (error instanceof DataError && error.code === 'session-expired') return false;
      throw error;
    }
  };

  async function admit(user: AuthUser | undefined): Promise<SessionUser | null> {
    const isAdmitted = user !== undefined && (await isOwner());
    if (user && !isAdmitted) await endSession(auth);
    const session = isAdmitted ? toSessionUser(user) : null;
    showUser(session);
    return session;
  }

  return {
    async current() {
      return admit((await sessionOf(auth))?.user);
    },
    onChange(listener) {
      const { data } = auth.onAuthStateChange((event) => {
        if (event === 'SIGNED_IN' || event === 'SIGNED_OUT') listener();
      });
      const stopFollowing = onSignedOutElsewhere(listener);
      return () => {
        data.subscription.unsubscribe();
        stopFollowing();
      };
    },
    async signIn(credentials) {
      const { data, error } = await auth.signInWithPassword(credentials);
      if (error) throw toSessionError(error);
      const session = await admit(data.user);
      if (!session) throw invalidCredentials();
      return session;
    },
    async signOut() {
      await endSession(auth);
      showUser(null);
    },
  };
}

/** Ends the session here even when the backend cannot be told. */
async function endSession(auth: Auth): Promise<void> {
  const { error } = await auth.signOut({ scope: 'local' });
  if (error) localStorage.removeItem(sessionStorageKey);
}

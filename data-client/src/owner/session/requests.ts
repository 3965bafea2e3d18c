import { DataError } from 'data-client';
import type { OwnerGateway } from '../owner-gateway';
import { enterCode } from '../two-factor/enter-code';
import { invalidCredentials, sessionOf, sessionStorageKey, toSessionError } from './auth';
import type { Auth } from './auth';
import type { PasswordChange } from './change-password';
import { loadPasswords } from './load-passwords';
import type { SignInService } from './passwords';
import { codeMissing, onSignedOutElsewhere, showUser } from './session';
import type { Credentials, SessionOwner, SessionUser } from './session';
import { dataOf } from '../table-requests';

export type SessionRequests = {
  /** Who is signed in, asked of the backend; null for nobody and for everybody who is not the owner. */
  current(): Promise<SessionOwner>;
  /** Calls back when the session began or ended, in this tab or another. Returns how to stop. */
  onChange(listener: () => void): () => void;
  signIn(credentials: Credentials): Promise<Exclude<SessionOwner, null>>;
  /** The second step, with a code of the owner's authenticator. */
  enterCode(code: string): Promise<SessionUser>;
  /** All other sessions end with it. */
  changePassword(change: PasswordChange): Promise<void>;
  signOut(): Promise<void>;
};

type AuthUser = { id: string; email?: string; user_metadata?: { name?: string; full_name?: string } };

function toSessionUser({ id, email = '', user_metadata: about }: AuthUser): SessionUser {
  return { id, email, name: about?.name ?? about?.full_name ?? email, role: 'super_admin' };
}

const tellingEvents: ReadonlySet<string> = new Set(['SIGNED_IN', 'MFA_CHALLENGE_VERIFIED', 'SIGNED_OUT']);

export function createSessionRequests(auth: Auth, { rest }: OwnerGateway, service: SignInService): SessionRequests {
  const isTrue = async (question: 'is_owner' | 'owner_needs_code') => {
    try {
      return (await dataOf(rest.rpc(question))) === true;
    } catch (error) {
      if (error instanceof DataError && error.code === 'session-expired') return false;
      throw error;
    }
  };

  async function admit(user: AuthUser | undefined): Promise<SessionOwner> {
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
    async current() {
      return admit((await sessionOf(auth))?.user);
    },
    onChange(listener) {
      const { data } = auth.onAuthStateChange((event) => {
        if (tellingEvents.has(event)) listener();
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
    async enterCode(code) {
      const session = await admit(await enterCode(auth, code));
      if (!session || session === codeMissing) throw new DataError('session-expired');
      return session;
    },
    changePassword: async (change) => (await loadPasswords()).changePassword(auth, service, change),
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

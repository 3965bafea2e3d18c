import { sessionStorageKey } from 'domain/session-storage-key';
import { readStored, writeStored } from '../../connection/browser-storage';

/** The signed-in owner. */
export type SessionUser = { id: string; email: string; name: string; role: 'super_admin' };

/** The password was right, but the authenticator code is still missing. */
export const codeMissing = 'code-missing';

/** The session reached its age or idle limit. */
export const timedOut = 'timed-out';

/** The session's verified owner, or null. */
export type SessionOwner = SessionUser | typeof codeMissing | typeof timedOut | null;

export type Credentials = { email: string; password: string };

const storageKey = 'admin-user';

/** Caches the signed-in user for display. No decision depends on it: the backend checks the session each time. */
export function showUser(user: SessionUser | null): void {
  writeStored(storageKey, user && JSON.stringify(user));
}

/** Whether the owner was signed in when this browser last checked. */
export const isProbablySignedIn = (): boolean => readStored(storageKey) !== null;

/** Whether supabase-js has stored a session here. It may have expired. */
export const hasStoredSession = (): boolean => readStored(sessionStorageKey) !== null;

/** Whether the stored session's access token has expired. */
export const hasExpired = (): boolean =>
  Number(/"expires_at":(\d+)/.exec(readStored(sessionStorageKey) ?? '')?.[1]) * 1000 < Date.now();

/** Calls back when another tab signs out. Returns a function that stops listening. */
export function onSignedOutElsewhere(listener: () => void): () => void {
  const follow = (event: StorageEvent) => {
    if (event.key === storageKey && event.newValue === null) listener();
  };
  window.addEventListener('storage', follow);
  return () => window.removeEventListener('storage', follow);
}

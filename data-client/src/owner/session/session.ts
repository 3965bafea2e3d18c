/** The signed-in owner. */
export type SessionUser = { id: string; email: string; name: string; role: 'super_admin' };

/** The password was right, and the code of an authenticator is still to be entered: nothing is let in before. */
export const codeMissing = 'code-missing';

/** Who a session belongs to, as far as it is proven; null for nobody. */
export type SessionOwner = SessionUser | typeof codeMissing | null;

export type Credentials = { email: string; password: string };

const storageKey = 'admin-user';

/** Keeps who is signed in for display. Nothing is decided by it: the backend asks the session each time. */
export function showUser(user: SessionUser | null): void {
  try {
    if (user) localStorage.setItem(storageKey, JSON.stringify(user));
    else localStorage.removeItem(storageKey);
  } catch {
    // Without storage there is no display cache, and nobody misses it.
  }
}

/** Whether somebody was signed in here when this browser was last asked. */
export function isProbablySignedIn(): boolean {
  try {
    return localStorage.getItem(storageKey) !== null;
  } catch {
    return false;
  }
}

/** Calls back when another tab signs out. */
export function onSignedOutElsewhere(listener: () => void): () => void {
  const follow = (event: StorageEvent) => {
    if (event.key === storageKey && event.newValue === null) listener();
  };
  window.addEventListener('storage', follow);
  return () => window.removeEventListener('storage', follow);
}

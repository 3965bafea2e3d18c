/** The signed-in owner. */
export type SessionUser = { id: string; email: string; name: string; role: 'super_admin' };

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

/** Calls back when another tab signs out. */
export function onSignedOutElsewhere(listener: () => void): () => void {
  const follow = (event: StorageEvent) => {
    if (event.key === storageKey && event.newValue === null) listener();
  };
  window.addEventListener('storage', follow);
  return () => window.removeEventListener('storage', follow);
}

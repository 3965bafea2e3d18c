import type { RemoteApps, RemoteName } from './remotes/remote-apps';
import { RemoteError } from './remotes/remote-error';
import { RemoteStore } from './remotes/remote-store';

export type TestRemotes = {
  store: RemoteStore;
  /** What was loaded so far, in order, once per attempt. */
  loaded: RemoteName[];
  /** Puts a remote where it was missing. */
  provide: (apps: Partial<RemoteApps>) => void;
};

/** Remotes without federation: the given ones arrive, all others are unreachable. */
export function createTestRemotes(given: Partial<RemoteApps> = {}): TestRemotes {
  const apps = { ...given };
  const loaded: RemoteName[] = [];
  const store = new RemoteStore(async (name) => {
    loaded.push(name);
    const app = apps[name];
    if (!app) throw new RemoteError(name, 'unreachable', 'is not among the test remotes');
    return app;
  });
  return { store, loaded, provide: (more) => void Object.assign(apps, more) };
}

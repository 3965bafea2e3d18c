import type { RemoteApps, RemoteName } from './remotes/remote-apps';
import { RemoteError } from './remotes/remote-error';
import { RemoteStore } from './remotes/remote-store';

export type TestRemotes = {
  store: RemoteStore;
  /** The remotes loaded so far, in order, once per attempt. */
  loaded: RemoteName[];
  /** Adds a remote that was missing. */
  provide: (apps: Partial<RemoteApps>) => void;
};

/** Remotes without federation: the given ones load, all others are unreachable. */
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

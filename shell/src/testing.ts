import type { PageRoute } from './remotes';
import type { PageApp, RemoteApps } from './remotes/remote-apps';
import { RemoteError } from './remotes/remote-error';
import { RemoteStore } from './remotes/remote-store';

export { paths } from './app/paths';

export type TestRemotes = {
  store: RemoteStore;
  /** The remotes loaded so far, in order, once per attempt. */
  loaded: string[];
  /** Adds a remote that was missing. */
  provide: (apps: Partial<RemoteApps>) => void;
};

/** A remote that adds a page to the site. */
export type TestPage = PageRoute & PageApp;

/** Remotes without federation: the given ones load, all others are unreachable. */
export function createTestRemotes(given: Partial<RemoteApps> = {}, pages: TestPage[] = []): TestRemotes {
  const apps: Record<string, object | undefined> = { ...given };
  for (const { remote, Page } of pages) apps[remote] = { Page };
  const loaded: string[] = [];
  const store = new RemoteStore(async (name) => {
    loaded.push(name);
    const app = apps[name];
    if (!app) throw new RemoteError(name, 'unreachable', 'is not among the test remotes');
    return app;
  }, pages);
  return { store, loaded, provide: (more) => void Object.assign(apps, more) };
}

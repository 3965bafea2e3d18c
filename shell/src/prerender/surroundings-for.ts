import { createVisitorClient } from 'data-client';
import type { SurroundingsProps } from '../app/surroundings';
import { RemoteStore } from '../remotes';
import { windowAt } from './no-window';
import type { Source } from './source';

/** Prerendering sends no requests to a backend. */
const nowhere = { url: 'http://localhost', key: '' };

export function surroundingsFor({ publicSite, settings }: Source, path: string): Omit<SurroundingsProps, 'children'> {
  const remotes = new RemoteStore(() => new Promise(() => {}));
  remotes.provide('public-site', publicSite);
  return {
    remotes,
    client: createVisitorClient(nowhere),
    config: nowhere,
    renderedSettings: settings,
    routerWindow: windowAt(path),
  };
}

import { createVisitorClient } from 'data-client';
import type { AppProvidersProps } from '../app/app';
import { RemoteStore } from '../remotes';
import type { Source } from './source';

/** Prerendering sends no requests to a backend. */
const nowhere = { url: 'http://localhost', key: '' };

export function providersFor(
  { publicSite, settings, services }: Source,
  path: string,
): Omit<AppProvidersProps, 'children'> {
  const remotes = new RemoteStore(() => new Promise(() => {}));
  remotes.provide('public-site', publicSite);
  return {
    remotes,
    client: createVisitorClient(nowhere),
    renderedSettings: settings,
    renderedServices: services,
    routerWindow: windowAt(path),
  };
}

/** The parts of a window that the router needs during prerendering. */
function windowAt(path: string): Window {
  const ignore = () => {};
  return {
    location: { hash: `#${path}`, href: '/', origin: 'http://localhost' },
    history: { state: { idx: 0 }, pushState: ignore, replaceState: ignore, go: ignore },
    document: { querySelector: () => null },
    addEventListener: ignore,
    removeEventListener: ignore,
  } as unknown as Window;
}

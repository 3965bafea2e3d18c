import { createInstance } from '@module-federation/enhanced/runtime';
import { shared } from 'shared-libraries';
import { segmentOf, sitePath } from '../address/site-path';
import { isFirstReload } from '../preload/first-reload';
import { isComplete } from './is-complete';
import { isOverriding } from './override-switch';
import { contractPlugin, type UnderstoodContracts } from './plugins/contract-plugin';
import { extensionPlugin } from './plugins/extension-plugin';
import { integrityPlugin } from './plugins/integrity-plugin';
import { registryPlugin } from './plugins/registry-plugin';
import { retryPlugin } from './plugins/retry-plugin';
import { CurrentRegistry, type Registry } from './registry';
import { RemoteError } from './remote-error';
import { runtimeCore } from './runtime-core';

// Remotes are built without the runtime core (`experiments.externalRuntime`): they use the shell's.
Object.assign(globalThis, { _FEDERATION_RUNTIME_CORE: runtimeCore });

/** Read from the remotes' configuration by the build (`config/remotes.mjs`). */
declare const UNDERSTOOD_CONTRACTS: UnderstoodContracts;

const registry = new CurrentRegistry();

const federation = createInstance({
  name: 'shell',
  remotes: [],
  shared,
  shareStrategy: 'loaded-first',
  plugins: [
    registryPlugin(registry),
    contractPlugin(UNDERSTOOD_CONTRACTS),
    integrityPlugin(),
    retryPlugin(),
    extensionPlugin(),
  ],
});

/**
 * Loads an exposed module of a remote. This is the only module that uses federation. `npm run measure` replaces it to build the
 * same sources as one bundle.
 *
 * @param attempt 0 for the first; a retry reads the published registry, because the page may be older than a deployment
 */
export async function loadExposed(name: string, attempt: number): Promise<unknown> {
  if (isOverriding()) await applyOverrides();
  if (attempt > 0) await registry.refresh();
  else if (!(await registry.complete(name)) && isPageOf(name) && isFirstReload(registry.pageShell)) return reload();
  const before = registry.current;
  try {
    return await load(name);
  } catch (error) {
    if (attempt > 0) {
      // A page older than the published shell cannot use the remote, so it reloads instead of failing again.
      if (isContractError(error) && registry.isNewerThanPage) location.reload();
      throw error;
    }
    // A deployment may have removed this version's files since the page was loaded.
    const current = await registry.refresh();
    if (addressIn(current, name) === addressIn(before, name)) throw error;
    return load(name);
  }
}

function addressIn({ remotes }: Registry, name: string): string | undefined {
  const remote = remotes[name];
  return isComplete(remote) ? remote.entry : undefined;
}

/** Whether the visitor has opened a page of the remote. Elsewhere a reload would interrupt them. */
function isPageOf(name: string): boolean {
  const segment = segmentOf(sitePath(location));
  const { page, routes } = registry.current.remotes[name] ?? {};
  return page?.path === segment || (routes?.includes(segment) ?? false);
}

/** Stays pending until the page is gone. */
function reload(): Promise<never> {
  location.reload();
  return new Promise(() => {});
}

let overrides: Promise<void> | undefined;

/** Applies the overrides of this tab once. The code for it is loaded only in such a tab. */
function applyOverrides(): Promise<void> {
  overrides ??= import(/* webpackChunkName: "on-demand" */ './overrides').then((module) =>
    module.applyOverrides(registry),
  );
  return overrides;
}

async function load(name: string): Promise<unknown> {
  try {
    return await federation.loadRemote(`${name}/app`);
  } catch (cause) {
    if (cause instanceof RemoteError) throw cause;
    const message = cause instanceof Error ? cause.message : String(cause);
    throw new RemoteError(name, isUnreachable.test(message) ? 'unreachable' : 'incompatible', message, { cause });
  }
}

/** The runtime's codes for an entry without a container and for a script that did not load, and webpack's for a chunk. */
const isUnreachable = /RUNTIME-00[18]|Loading chunk/;

const isContractError = (error: unknown) => error instanceof RemoteError && error.failure === 'contract';

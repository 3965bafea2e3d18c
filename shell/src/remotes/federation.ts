import { allowRemotes } from './allowed-addresses';
import { exposedModule, loadContainer } from './container';
import { inlinedRegistry, publishedRegistry } from './registry';
import type { Registry, RegistryEntry } from './registry';
import { contractVersions } from './remote-apps';
import type { RemoteName } from './remote-apps';
import { RemoteError } from './remote-error';
import type { RemoteFailure } from './remote-error';

let registry: Registry | undefined;

/**
 * Loads what a remote exposes. Only this file and what it imports know of federation: the build that measures an
 * ordinary bundle puts another module in its place.
 *
 * @param attempt 0 for the first; later ones ask the published registry first, because the page may be older than it
 */
export async function loadExposed(name: RemoteName, attempt: number): Promise<unknown> {
  if (attempt > 0) return loadEntry(name, await currentEntry(name), attempt);
  let entry: RegistryEntry | undefined;
  try {
    entry = entryOf(name, arrivedRegistry());
    return await loadEntry(name, entry, 0);
  } catch (error) {
    // The page may be older than a deployment that took this version's files away: look once, by itself.
    const current = await currentEntry(name);
    if (current.entry === entry?.entry) throw error;
    return loadEntry(name, current, 0);
  }
}

function arrivedRegistry(): Registry {
  if (!registry) {
    registry = inlinedRegistry();
    allowRemotes(registry);
  }
  return registry;
}

async function currentEntry(name: RemoteName): Promise<RegistryEntry> {
  const current = await publishedRegistry().catch(() => arrivedRegistry());
  registry = current;
  allowRemotes(current);
  return entryOf(name, current);
}

function entryOf(name: RemoteName, { remotes }: Registry): RegistryEntry {
  const entry = remotes[name];
  if (!entry) throw new RemoteError(name, 'unregistered', 'the registry holds no usable entry');
  return entry;
}

async function loadEntry(name: RemoteName, entry: RegistryEntry, attempt: number): Promise<unknown> {
  const expected = contractVersions[name];
  if (entry.contract !== expected) {
    if (attempt > 0) reloadOutdatedPage();
    throw new RemoteError(
      name,
      'contract',
      `version ${entry.version} speaks contract ${entry.contract}, this page speaks ${expected}`,
    );
  }
  const container = await loadContainer(entry, attempt).catch(failAs(name, 'unreachable'));
  return exposedModule(container).catch(failAs(name, 'incompatible'));
}

/** A visitor who tries again on a page older than the published shell needs the new page, not the same refusal. */
function reloadOutdatedPage(): void {
  if (registry && registry.shell !== inlinedRegistry().shell) location.reload();
}

const failAs =
  (name: RemoteName, failure: RemoteFailure) =>
  (cause: unknown): never => {
    throw new RemoteError(name, failure, cause instanceof Error ? cause.message : String(cause), { cause });
  };

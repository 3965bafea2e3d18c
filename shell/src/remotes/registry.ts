import { takePreloaded } from 'data-client';
import { isRecord } from 'domain/is-record';
import type { RegistryEntry, RemoteOutline } from 'domain/registry-entry';
import { isComplete } from './is-complete';
import { RemoteError } from './remote-error';

export type { RegistryEntry };

export type Registry = {
  /** Version of the shell the registry was published with. */
  shell: string;
  /** The page's registry only outlines remotes that its first view does not need. */
  remotes: Record<string, RegistryEntry | RemoteOutline | undefined>;
};

/** The route of a page that a remote adds to the site. */
export type PageRoute = { remote: string; path: string; title: string };

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';

function isAddress(value: unknown, base: string): value is string {
  return isText(value) && URL.canParse(value, base) && /^https?:$/.test(new URL(value, base).protocol);
}

/** Files of a development server change all the time, so they have no integrity. */
function isIntegrity(value: unknown): value is string {
  return isText(value) ? /^sha(256|384|512)-/.test(value) : value === '' && process.env.NODE_ENV === 'development';
}

function isPage(value: unknown): boolean {
  if (value === undefined) return true;
  return isRecord(value) && isText(value.path) && /^\/[\w-]+$/.test(value.path) && isText(value.title);
}

function isOutline(value: unknown): value is RemoteOutline {
  return isRecord(value) && isPage(value.page) && Array.isArray(value.routes);
}

function isEntry(value: unknown, base: string): value is RegistryEntry {
  return (
    isRecord(value) &&
    isText(value.version) &&
    Number.isInteger(value.contract) &&
    isText(value.container) &&
    /^[a-z_][a-z0-9_]*$/.test(value.container) &&
    isAddress(value.entry, base) &&
    isIntegrity(value.integrity) &&
    Array.isArray(value.preloads) &&
    Array.isArray(value.pictures)
  );
}

/**
 * Reads a registry. Invalid entries are ignored, so that one bad entry affects one remote only.
 *
 * @param base address that relative entries start from
 */
export function parseRegistry(json: string, base: string): Registry {
  const parsed: unknown = JSON.parse(json);
  const remotes = isRecord(parsed) && isRecord(parsed.remotes) ? parsed.remotes : {};
  return {
    shell: isRecord(parsed) && isText(parsed.shell) ? parsed.shell : '',
    remotes: Object.fromEntries(
      Object.entries(remotes).flatMap(([name, remote]) => {
        if (!isOutline(remote)) return [];
        if (isEntry(remote, base)) return [[name, { ...remote, entry: new URL(remote.entry, base).href }]];
        return isComplete(remote) ? [] : [[name, remote]];
      }),
    ),
  };
}

/** The registry in the page's HTML; empty if it is damaged. */
export function inlinedRegistry(): Registry {
  try {
    return parseRegistry(document.getElementById('remote-registry')?.textContent ?? '{}', document.baseURI);
  } catch {
    return { shell: '', remotes: {} };
  }
}

/** The pages that remotes add to the site. */
export function pageRoutes({ remotes }: Registry): PageRoute[] {
  return Object.entries(remotes).flatMap(([remote, entry]) => (entry?.page ? [{ remote, ...entry.page }] : []));
}

/** Fetches the published registry, which is newer than the page's after a deployment. */
async function publishedRegistry(): Promise<Registry> {
  const address = new URL('/registry.json', document.baseURI).href;
  const registry = parseRegistry(await download(address), address);
  if (!registry.shell) throw new Error(`${address} is damaged`);
  return registry;
}

/** Fetches a description that changes with a deployment. A cache would make it wait for an earlier request that hangs. */
export async function download(address: string): Promise<string> {
  const response =
    (await takePreloaded(address)) ?? (await fetch(address, { cache: 'no-store', signal: AbortSignal.timeout(3000) }));
  if (!response.ok) throw new Error(`${address} answered ${response.status}`);
  return response.text();
}

/** The registry for loading remotes: the page's, completed from the published one; a retry replaces it. */
export class CurrentRegistry {
  readonly #ofPage = inlinedRegistry();
  readonly #overrides = new Map<string, () => Promise<RegistryEntry>>();
  #current = this.#ofPage;

  get current(): Registry {
    return this.#current;
  }

  get pageShell(): string {
    return this.#ofPage.shell;
  }

  get isNewerThanPage(): boolean {
    return this.#current.shell !== this.#ofPage.shell;
  }

  /** Loads a remote from another place from now on, also after a refresh. */
  override(name: string, read: () => Promise<RegistryEntry>): void {
    this.#overrides.set(name, read);
  }

  /** The entry to load a remote from: its override, or the one in the registry. */
  async entryOf(name: string): Promise<RegistryEntry | undefined> {
    const override = this.#overrides.get(name);
    if (override) return override();
    const remote = this.#current.remotes[name];
    if (!remote || isComplete(remote)) return remote;
    throw new RemoteError(name, 'unreachable', 'registry.json did not load or is damaged');
  }

  /**
   * Fetches the published registry if the page only outlines a remote. The page's own entries stay, because they fit its
   * shell.
   *
   * @returns false if the remote was published with another shell than the page's, which it may need
   */
  async complete(name: string): Promise<boolean> {
    const ofPage = this.#ofPage.remotes[name];
    if (!ofPage || isComplete(ofPage) || this.#overrides.has(name)) return true;
    if (!isComplete(this.#current.remotes[name])) {
      const { shell, remotes } = await publishedRegistry().catch(() => this.#current);
      const own = Object.entries(this.#ofPage.remotes).filter(([, remote]) => isComplete(remote));
      this.#current = { shell, remotes: { ...remotes, ...Object.fromEntries(own) } };
    }
    return !this.isNewerThanPage;
  }

  /** Fetches the published registry; keeps the last one if that fails. */
  async refresh(): Promise<Registry> {
    this.#current = await publishedRegistry().catch(() => this.#current);
    return this.#current;
  }
}

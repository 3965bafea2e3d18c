import { isRecord } from 'domain/is-record';
import type { RegistryEntry } from 'domain/registry-entry';

export type { RegistryEntry };

export type Registry = {
  /** Version of the shell the registry was published with. */
  shell: string;
  remotes: Record<string, RegistryEntry | undefined>;
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

function isEntry(value: unknown, base: string): value is RegistryEntry {
  return (
    isRecord(value) &&
    isText(value.version) &&
    Number.isInteger(value.contract) &&
    isText(value.container) &&
    /^[a-z_][a-z0-9_]*$/.test(value.container) &&
    isAddress(value.entry, base) &&
    isIntegrity(value.integrity) &&
    isPage(value.page) &&
    Array.isArray(value.preloads) &&
    Array.isArray(value.routes) &&
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
      Object.entries(remotes).flatMap(([name, remote]) =>
        isEntry(remote, base) ? [[name, { ...remote, entry: new URL(remote.entry, base).href }]] : [],
      ),
    ),
  };
}

/** The registry in the page's HTML; without remotes if it is damaged. */
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

/** Fetches the current registry, which is newer than the page's after a deployment. */
async function publishedRegistry(): Promise<Registry> {
  const address = new URL('/registry.json', document.baseURI).href;
  return parseRegistry(await download(address), address);
}

/** Fetches a description that changes with a deployment. */
export async function download(address: string): Promise<string> {
  const response = await fetch(address, { cache: 'no-cache', signal: AbortSignal.timeout(3000) });
  if (!response.ok) throw new Error(`${address} answered ${response.status}`);
  return response.text();
}

/** The registry for loading remotes: the page's, until a retry fetches the published one. */
export class CurrentRegistry {
  readonly #ofPage = inlinedRegistry();
  readonly #overrides = new Map<string, () => Promise<RegistryEntry>>();
  #current = this.#ofPage;

  get current(): Registry {
    return this.#current;
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
    return this.#overrides.get(name)?.() ?? this.#current.remotes[name];
  }

  /** Fetches the published registry; keeps the last one if that fails. */
  async refresh(): Promise<Registry> {
    this.#current = await publishedRegistry().catch(() => this.#current);
    return this.#current;
  }
}

/** One remote as the registry knows it. Addresses may be relative to the page. */
export type RegistryEntry = {
  version: string;
  contract: number;
  /** The global variable its entry creates. */
  container: string;
  entry: string;
  /** Subresource integrity of the entry, which in turn vouches for its chunks. */
  integrity: string;
  /** First segments of the paths whose first view shows the remote; `*` for all that no other remote claims. */
  routes: string[];
  /** What the first view of a path shows besides. */
  pictures: { href: string; route: string }[];
};

export type Registry = {
  /** Version of the shell the registry was published with. */
  shell: string;
  remotes: Record<string, RegistryEntry | undefined>;
};

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function isAddress(value: unknown, base: string): value is string {
  return isText(value) && URL.canParse(value, base) && /^https?:$/.test(new URL(value, base).protocol);
}

/** What a development server builds changes all the time, so nobody can vouch for it. */
function isIntegrity(value: unknown): value is string {
  return isText(value) ? /^sha(256|384|512)-/.test(value) : value === '' && process.env.NODE_ENV === 'development';
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
    Array.isArray(value.routes) &&
    Array.isArray(value.pictures)
  );
}

/**
 * Reads a registry. An entry that is not what it should be is left out, so that one bad entry costs one remote.
 *
 * @param base address that relative entries start from
 */
export function parseRegistry(json: string, base: string): Registry {
  const parsed: unknown = JSON.parse(json);
  const remotes = isRecord(parsed) && isRecord(parsed.remotes) ? parsed.remotes : {};
  return {
    shell: isRecord(parsed) && isText(parsed.shell) ? parsed.shell : '',
    remotes: Object.fromEntries(
      Object.entries(remotes).filter((pair): pair is [string, RegistryEntry] => isEntry(pair[1], base)),
    ),
  };
}

/** The registry the page arrived with; of a damaged page, one that names nothing. */
export function inlinedRegistry(page: Document = document): Registry {
  try {
    return parseRegistry(page.getElementById('remote-registry')?.textContent ?? '{}', page.baseURI);
  } catch {
    return { shell: '', remotes: {} };
  }
}

/** The registry as it is now: after a deployment newer than the page. */
export async function publishedRegistry(page: Document = document): Promise<Registry> {
  const response = await fetch(new URL('/registry.json', page.baseURI), {
    cache: 'no-cache',
    signal: AbortSignal.timeout(3000),
  });
  if (!response.ok) throw new Error(`registry.json answered ${response.status}`);
  return parseRegistry(await response.text(), page.baseURI);
}

import { showOverrideBanner } from './override-banner';
import { overrideOrigins, requestedOverrides, type Override } from './override-switch';
import { isComplete } from './is-complete';
import { download, parseRegistry, type CurrentRegistry, type RegistryEntry } from './registry';
import { RemoteError } from './remote-error';

/** Loads remotes from the addresses that an engineer has set in this tab, and shows a banner that says so. */
export function applyOverrides(registry: CurrentRegistry): void {
  const overrides = acceptedOverrides(Object.keys(registry.current.remotes));
  for (const override of overrides) registry.override(override.remote, () => readOverride(override));
  if (overrides.length) showOverrideBanner(overrides);
}

/**
 * Returns the overrides that the site's configuration allows, and warns about the others.
 *
 * @param known names of the remotes in the registry
 */
export function acceptedOverrides(known: readonly string[]): Override[] {
  return Object.entries(requestedOverrides()).flatMap(([remote, address]) => {
    const problem = known.includes(remote) ? addressProblem(address) : 'the registry has no such remote';
    if (!problem) return [{ remote, folder: new URL(address.endsWith('/') ? address : `${address}/`).href }];
    console.warn(`${remote} is not overridden: ${problem}.`);
    return [];
  });
}

function addressProblem(address: string): string | undefined {
  if (!URL.canParse(address)) return `${address} is not an address`;
  const { origin } = new URL(address);
  return overrideOrigins().includes(origin) ? undefined : `the site's configuration does not allow ${origin}`;
}

/**
 * Reads the description of a build, so that an override passes the same checks as the registry's remote.
 *
 * @throws {RemoteError} if it cannot be read, describes another remote, or names an entry outside its folder
 */
export async function readOverride({ remote, folder }: Override): Promise<RegistryEntry> {
  const address = `${folder}remote.json`;
  try {
    const built = JSON.parse(await download(address)) as RemoteBuild;
    const described = { ...built, integrity: built.files[built.entry]?.integrity, preloads: [] };
    const { remotes } = parseRegistry(JSON.stringify({ remotes: { [built.name]: described } }), folder);
    const entry = remotes[remote];
    if (!isComplete(entry) || !entry.entry.startsWith(folder))
      throw new Error(`${address} does not describe a build of ${remote}`);
    return entry;
  } catch (cause) {
    const message = cause instanceof Error ? cause.message : String(cause);
    throw new RemoteError(remote, 'unreachable', message, { cause });
  }
}

/** The part of a build's `remote.json` that is not in the registry in the same form. */
type RemoteBuild = { name: string; entry: string; files: Record<string, { integrity: string } | undefined> };

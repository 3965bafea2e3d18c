import { shellName } from './built-packages.ts';
import { gateProblems } from './gate.ts';
import { commitRegistry, readRegistry, type Registry, type RegistryEntry } from './registry.ts';
import { UserError } from 'config/run-command';
import { readRemoteManifest, removeOldVersions, versionFolder } from './site-folder.ts';
import { writePages } from './write-pages.ts';
import type { RemoteManifest } from 'config/manifests';

/** Of the shell or of a remote. */
type Version = { name: string; version: string };

/** The number of deployments for which the files of open pages are kept. */
const keptVersions = 5;

/**
 * Publishes a version that is in the site's folder, if it passes the gate. Other packages may be deployed at the same
 * time.
 *
 * @returns the version before; empty if there was none
 * @throws {UserError} if the version is rejected, or if another process has changed the package meanwhile
 */
export async function releaseVersion(site: string, name: string, version: string): Promise<string> {
  const first = readRegistry(site);
  let before = first;
  for (;;) {
    const after = withVersions(site, before, [{ name, version }]);
    const problems = gateProblems(site, after, name);
    if (problems.length)
      throw new UserError([`${name} ${version} was not published.`, ...problems.map((one) => `✗ ${one}`)].join('\n'));
    if (commitRegistry(site, after)) {
      removeOldVersions(site, before);
      break;
    }
    before = readRegistry(site);
    if (currentVersion(before, name) !== currentVersion(first, name)) {
      throw new UserError(
        `Another deployment published ${name} ${currentVersion(before, name)} in the meantime, so ${version} was not published. Check that version, then run the command again.`,
      );
    }
  }
  await writePages(site);
  return currentVersion(first, name);
}

/**
 * Publishes several versions together, whatever the site showed before.
 *
 * @param removed remotes that the site no longer shows
 */
export async function releaseVersions(site: string, versions: Version[], removed: string[]) {
  const before = readRegistry(site);
  const without = <Value>(record: Record<string, Value>) =>
    Object.fromEntries(Object.entries(record).filter(([name]) => !removed.includes(name)));
  const remaining = { ...before, remotes: without(before.remotes), history: without(before.history) };
  const after = withVersions(site, remaining, versions);
  if (!commitRegistry(site, after))
    throw new UserError('Another deployment changed the site in the meantime: run the command again.');
  removeOldVersions(site, before);
  await writePages(site);
}

export function currentVersion(registry: Registry, name: string) {
  return (name === shellName ? registry.shell : registry.remotes[name]?.version) ?? '';
}

function withVersions(site: string, registry: Registry, versions: Version[]): Registry {
  return versions.reduce((changed, { name, version }) => {
    const history = { ...changed.history, [name]: historyWith(changed, name, version) };
    if (name === shellName) return { ...changed, history, shell: version };
    const entry = registryEntry(readRemoteManifest(site, name, version), versionFolder(name, version));
    return { ...changed, history, remotes: { ...changed.remotes, [name]: entry } };
  }, registry);
}

/** Inserts a new version after the one it replaces, so that a rollback returns to that one. */
function historyWith(registry: Registry, name: string, version: string) {
  const known = registry.history[name] ?? [];
  if (known.includes(version)) return known;
  const current = currentVersion(registry, name);
  const earlier = known.includes(current) ? [...known.filter((one) => one !== current), current] : known;
  return [...earlier, version].slice(-keptVersions);
}

/** @param base address of the folder of the remote's files, with a slash at its end */
function registryEntry(
  { name, version, contract, container, entry, preloads, frame, page, routes, pictures, files }: RemoteManifest,
  base: string,
): RegistryEntry {
  const script = (file: string) => {
    const integrity = files[file]?.integrity;
    if (!integrity) throw new UserError(`The manifest of ${name} ${version} does not list ${file}: build it again.`);
    return { href: base + file, integrity };
  };
  const { href, integrity } = script(entry);
  const scripts = { preloads: preloads.map(script), ...(frame && { frame: frame.map(script) }) };
  return { version, contract, container, entry: href, integrity, ...scripts, ...(page && { page }), routes, pictures };
}

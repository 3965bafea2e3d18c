import type { RegistryEntry } from 'domain/registry-entry';
import { builtJson } from '../built-json';
import { loadBuiltRemote, type Exposed } from './built-remote';

type BuiltFiles = Record<string, { bytes: number; gzip: number }>;
type Registry = { shell: string; remotes: Record<string, RegistryEntry>; history: Record<string, string[]> };
type RemoteManifest = { entry: string; requires: Record<string, { version: string }>; files: BuiltFiles };
type ShellManifest = { provides: Record<string, { version: string }>; scripts: string[]; files: BuiltFiles };

export type BuiltRemote = {
  name: string;
  version: string;
  contract: number;
  routes: string[];
  /** Gzipped bytes of the entry, and of all files. */
  entrySize: number;
  wholeSize: number;
  requires: Record<string, string>;
  publishedVersions: number;
  /** The exports of the loaded remote, or why it failed to load. */
  started: { exposed: Exposed } | { failure: string };
};

export type BuiltSite = {
  shell: { version: string; firstSize: number; provides: Record<string, string> };
  remotes: BuiltRemote[];
};

const folder = 'site';
const versionsOf = (libraries: Record<string, { version: string }>) =>
  Object.fromEntries(Object.entries(libraries).map(([name, { version }]) => [name, version]));
const sizeOf = (files: BuiltFiles, names = Object.keys(files)) =>
  names.filter((name) => name.endsWith('.js')).reduce((sum, name) => sum + (files[name]?.gzip ?? 0), 0);

/** Reads the registry and the manifests of the last `npm run build`. */
export async function readBuiltSite(): Promise<BuiltSite | null> {
  const registry = await builtJson<Registry>(`${folder}/registry.json`);
  const shell = registry && (await builtJson<ShellManifest>(`${folder}/shell/${registry.shell}/shell.json`));
  if (!registry || !shell) return null;
  const provided = versionsOf(shell.provides);
  const remotes = await Promise.all(
    Object.entries(registry.remotes).map(async ([name, entry]): Promise<BuiltRemote> => {
      const remoteFolder = `${folder}/r/${name}/${entry.version}`;
      const manifest = await builtJson<RemoteManifest>(`${remoteFolder}/remote.json`);
      if (!manifest)
        throw new Error(`${name} ${entry.version} is in the registry, but ${remoteFolder} does not exist.`);
      return {
        name,
        version: entry.version,
        contract: entry.contract,
        routes: entry.routes,
        entrySize: sizeOf(manifest.files, [manifest.entry]),
        wholeSize: sizeOf(manifest.files),
        requires: versionsOf(manifest.requires),
        publishedVersions: registry.history[name]?.length ?? 0,
        started: await start(name, `${remoteFolder}/mf-manifest.json`, provided),
      };
    }),
  );
  const { files, scripts } = shell;
  return { shell: { version: registry.shell, firstSize: sizeOf(files, scripts), provides: provided }, remotes };
}

const start = (name: string, manifest: string, provided: Record<string, string>) =>
  loadBuiltRemote(name, manifest, provided).then(
    (exposed) => ({ exposed }),
    (error: unknown) => ({ failure: error instanceof Error ? error.message : String(error) }),
  );

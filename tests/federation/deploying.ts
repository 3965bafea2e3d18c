import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { integrityOf, runTypeScript } from '../../config/files.mjs';
import { commitRegistry, type Registry } from '../../publishing/registry';
import type * as ReleaseVersion from '../../publishing/release-version';
import type * as WritePages from '../../publishing/write-pages';
import type { RemoteManifest, ShellManifest } from '../../config/webpack/plugins/manifests.mjs';
import { importInNode } from '../scratch-steps';
import { projectRoot, registryOf } from './site';

type Change<Manifest> = { code?: (code: string) => string; manifest?: (manifest: Manifest) => void };

export const readJson = (file: string) => JSON.parse(fs.readFileSync(file, 'utf8'));

/**
 * Adds a changed copy of a remote's current version to a site, as if it were built from other sources. `code` changes each
 * of its scripts.
 */
export function addVersion(site: string, name: string, change: Change<RemoteManifest> = {}, suffix = 'next'): string {
  const before = registryOf(site).remotes[name]!.version;
  const version = `${before}-${suffix}`;
  const folder = path.join(site, 'r', name, version);
  fs.cpSync(path.join(site, 'r', name, before), folder, { recursive: true });
  const manifest: RemoteManifest = readJson(path.join(folder, 'remote.json'));
  const scripts = Object.keys(manifest.files).filter((file) => file.endsWith('.js'));
  for (const script of scripts) rewrite(path.join(folder, script), change.code);
  manifest.version = version;
  updateIntegrity(folder, scripts, manifest);
  change.manifest?.(manifest);
  fs.writeFileSync(path.join(folder, 'remote.json'), JSON.stringify(manifest));
  return version;
}

/** Corrects the hashes of changed scripts in the manifest and in the scripts that load them, which changes those in turn. */
function updateIntegrity(folder: string, scripts: string[], { files }: RemoteManifest): void {
  for (let isDone = false; !isDone;) {
    isDone = true;
    for (const script of scripts) {
      const file = files[script]!;
      const integrity = integrityOf(fs.readFileSync(path.join(folder, script)));
      if (integrity === file.integrity) continue;
      isDone = false;
      for (const other of scripts)
        rewrite(path.join(folder, other), (code) => code.replaceAll(file.integrity, integrity));
      file.integrity = integrity;
    }
  }
}

/** Adds a changed copy of the current shell to a site; `code` changes its main script. */
export function addShellVersion(site: string, change: Change<ShellManifest> = {}): string {
  const before = registryOf(site).shell;
  const version = `${before}-next`;
  const folder = path.join(site, 'shell', version);
  fs.cpSync(path.join(site, 'shell', before), folder, { recursive: true });
  const manifest: ShellManifest = readJson(path.join(folder, 'shell.json'));
  const main = manifest.scripts.find((script) => script.includes('/main.'))!;
  const changed = main.replace('/main.', '/main.next.');
  fs.copyFileSync(path.join(site, main), path.join(site, changed));
  rewrite(path.join(site, changed), change.code);
  manifest.version = version;
  manifest.scripts = manifest.scripts.map((script) => (script === main ? changed : script));
  const { [main]: _, ...files } = manifest.files;
  const content = fs.readFileSync(path.join(site, changed));
  manifest.files = { ...files, [changed]: { integrity: integrityOf(content), bytes: content.length, gzip: 0 } };
  change.manifest?.(manifest);
  fs.writeFileSync(path.join(folder, 'shell.json'), JSON.stringify(manifest));
  return version;
}

function rewrite(file: string, change?: (code: string) => string): void {
  if (!change) return;
  const before = fs.readFileSync(file, 'utf8');
  const after = change(before);
  if (after !== before) fs.writeFileSync(file, after);
}

/** Writes the pages of a site again. */
export async function writePages(site: string): Promise<void> {
  const pages = await importInNode<typeof WritePages>('publishing/write-pages.ts');
  await pages.writePages(site);
}

/** Makes a site one that has published its articles, with these settings. */
export async function publish(site: string, settings: object[] = []): Promise<void> {
  const published = { backend: 'http://localhost:54321', settings, posts: [] };
  fs.writeFileSync(path.join(site, 'published.json'), JSON.stringify(published));
  await writePages(site);
}

type Entry = Registry['remotes'][string];

/** Changes the registry, and the HTML of pages with it. */
export async function rewriteRegistry(site: string, change: (entry: Entry, name: string) => Entry): Promise<void> {
  const registry = registryOf(site);
  const remotes = Object.fromEntries(
    Object.entries(registry.remotes).map(([name, entry]) => [name, change(entry, name)]),
  );
  commitRegistry(site, { ...registry, remotes });
  await writePages(site);
}

/** Deploys a version as `npm run deploy` does, including the gate. */
export async function releaseVersion(site: string, name: string, version: string): Promise<void> {
  const release = await importInNode<typeof ReleaseVersion>('publishing/release-version.ts');
  await release.releaseVersion(site, name, version);
}

/** Releases a changed copy of a remote's current version, and returns the new version. */
export async function deployChanged(site: string, name: string, code = (before: string) => before): Promise<string> {
  const version = addVersion(site, name, { code });
  await releaseVersion(site, name, version);
  return version;
}

/** Releases a shell that marks its pages with `data-test-shell="next"`. */
export async function deployShell(site: string): Promise<string> {
  const code = (before: string) => `document.documentElement.dataset.testShell='next';${before}`;
  const version = addShellVersion(site, { code });
  await releaseVersion(site, 'shell', version);
  return version;
}

/** Changes the published registry as another deployment would. */
export function changeRegistry(site: string, change: (registry: Registry) => Partial<Registry>): void {
  const registry = registryOf(site);
  const changed = { ...registry, revision: registry.revision + 1, ...change(registry) };
  fs.writeFileSync(path.join(site, 'registry.json'), JSON.stringify(changed));
}

/** Runs a command of `publishing/` on a site. An object among the arguments contains environment variables. */
export function runCommand(script: string, site: string, ...words: (string | Record<string, string>)[]) {
  const environment = words.filter((word) => typeof word === 'object');
  return spawnSync(
    process.execPath,
    [
      ...runTypeScript,
      path.join(projectRoot, 'publishing', script),
      ...words.filter((word) => typeof word === 'string'),
    ],
    { env: Object.assign({}, process.env, { SITE_FOLDER: site }, ...environment), encoding: 'utf8' },
  );
}

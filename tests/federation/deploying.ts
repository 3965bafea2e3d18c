import { execFileSync, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { integrityOf, runTypeScript } from '../../config/files.mjs';
import type { Registry } from '../../publishing/registry';
import type { RemoteManifest, ShellManifest } from '../../config/webpack/plugins/manifests.mjs';
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

/** Runs code in Node with `publishing/` available as `tools`. */
function runTools(code: string, ...words: string[]): string {
  const script = `const tools = (file) => import(${JSON.stringify(path.join(projectRoot, 'publishing/'))} + file);
    const [, ...words] = process.argv;
    ${code}`;
  return execFileSync(process.execPath, [...runTypeScript, '--input-type=module', '-e', script, ...words], {
    encoding: 'utf8',
    stdio: 'pipe',
  });
}

/** Writes the pages of a site again. */
export const writePages = (site: string) =>
  runTools(`await (await tools('write-pages.ts')).writePages(words[0])`, site);

/** Makes a site one that has published its articles, with these settings. */
export function publish(site: string, settings: object[] = []): void {
  const published = { backend: 'http://localhost:54321', settings, posts: [] };
  fs.writeFileSync(path.join(site, 'published.json'), JSON.stringify(published));
  writePages(site);
}

type Entry = Registry['remotes'][string];

/** Changes the registry, and the HTML of pages with it. */
export function rewriteRegistry(site: string, change: (entry: Entry, name: string) => Entry): void {
  const registry = registryOf(site);
  const remotes = Object.fromEntries(
    Object.entries(registry.remotes).map(([name, entry]) => [name, change(entry, name)]),
  );
  const changed = JSON.stringify({ ...registry, remotes });
  runTools(`(await tools('registry.ts')).commitRegistry(words[0], JSON.parse(words[1]))`, site, changed);
  writePages(site);
}

/** Deploys versions, one after another, as `npm run deploy` does, including the gate. */
export function releaseVersion(site: string, name: string, ...versions: string[]): void {
  const code = `const { releaseVersion } = await tools('release-version.ts');
    const [site, name, ...versions] = words;
    for (const version of versions) await releaseVersion(site, name, version);`;
  runTools(code, site, name, ...versions);
}

/** Deletes the files of versions that the site has dropped since. */
export function removeOldVersions(site: string, before: Registry): void {
  const code = `(await tools('site-folder.ts')).removeOldVersions(words[0], JSON.parse(words[1]))`;
  runTools(code, site, JSON.stringify(before));
}

/** Releases a changed copy of a remote's current version, and returns the new version. */
export function deployChanged(site: string, name: string, code = (before: string) => before): string {
  const version = addVersion(site, name, { code });
  releaseVersion(site, name, version);
  return version;
}

/** Releases a shell that marks its pages with `data-test-shell="next"`. */
export function deployShell(site: string): string {
  const code = (before: string) => `document.documentElement.dataset.testShell='next';${before}`;
  const version = addShellVersion(site, { code });
  releaseVersion(site, 'shell', version);
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

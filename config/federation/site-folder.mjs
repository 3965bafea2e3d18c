import { cpSync, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { projectRoot } from '../webpack/places.mjs';
import { readJson } from './json-file.mjs';
import { readRegistry, registryEntry } from './registry.mjs';
import { prerenderFile } from './render-pages.mjs';
import { replaceFile, writePages } from './write-pages.mjs';

/** The deployable site: what `npm run build` assembles and `npm run deploy:remote` changes. */
export const siteFolder = path.resolve(process.env.SITE_FOLDER ?? path.join(projectRoot, 'dist/site'));

export const remoteNames = ['public-site', 'booking-widget', 'blog-app', 'admin-app'];

/** Open pages keep their files for this many deployments. */
const keptVersions = 5;

/**
 * @param {string} name
 * @returns {import('../webpack/plugins/manifests.mjs').RemoteManifest}
 */
export function builtRemote(name) {
  return readJson(path.join(projectRoot, name, 'dist/remote/remote.json'));
}

/** @returns {import('../webpack/plugins/manifests.mjs').ShellManifest} */
export function builtShell() {
  return readJson(path.join(projectRoot, 'shell/dist/shell/shell.json'));
}

/**
 * Puts the built shell and what it needs besides into the site.
 *
 * @param {string} site
 */
export function publishShell(site) {
  const shell = builtShell();
  mkdirSync(site, { recursive: true });
  cpSync(path.join(projectRoot, 'shell/dist/shell/assets'), path.join(site, 'assets'), { recursive: true });
  cpSync(path.join(projectRoot, 'shell/dist/shell/shell.json'), path.join(site, 'shell.json'));
  cpSync(path.join(projectRoot, 'shell/dist/early/early.js'), path.join(site, 'early.js'));
  cpSync(path.join(projectRoot, 'shell/dist/prerender/prerender.cjs'), path.join(site, prerenderFile));
  cpSync(path.join(projectRoot, 'shell/public'), site, { recursive: true });
  const registry = readRegistry(site);
  const files = Object.keys(shell.files);
  const before = registry.shell === shell.version ? registry.shellFiles.slice(0, -1) : registry.shellFiles;
  const dropped = [...before, files].slice(0, -keptVersions).flat();
  const shellFiles = [...before, files].slice(-keptVersions);
  for (const file of dropped) {
    if (!shellFiles.flat().includes(file)) rmSync(path.join(site, file), { force: true });
  }
  writeRegistry(site, { ...registry, shell: shell.version, shellFiles });
}

/**
 * Puts a built remote beside its earlier versions, without showing it yet.
 *
 * @param {string} site
 * @param {string} name
 * @returns {string} the version
 */
export function publishFiles(site, name) {
  const { version } = builtRemote(name);
  const folder = path.join(site, 'r', name, version);
  if (!existsSync(folder)) {
    const unfinished = `${folder}.unfinished`;
    rmSync(unfinished, { recursive: true, force: true });
    cpSync(path.join(projectRoot, name, 'dist/remote'), unfinished, { recursive: true });
    renameSync(unfinished, folder);
  }
  return version;
}

/**
 * Makes the registry name a version that lies in the site; its pages follow with `writePages`.
 *
 * @param {string} site
 * @param {string} name
 * @param {string} version
 */
export function registerVersion(site, name, version) {
  const registry = readRegistry(site);
  const history = historyWith(registry, name, version);
  for (const old of history.slice(0, -keptVersions)) {
    if (old !== version) rmSync(path.join(site, 'r', name, old), { recursive: true, force: true });
  }
  /** @type {import('../webpack/plugins/manifests.mjs').RemoteManifest} */
  const manifest = readJson(path.join(site, 'r', name, version, 'remote.json'));
  writeRegistry(site, {
    ...registry,
    remotes: { ...registry.remotes, [name]: registryEntry(manifest, `r/${name}/${version}/`) },
    history: { ...registry.history, [name]: history.slice(-keptVersions) },
  });
}

/**
 * A new version follows the one it replaces, so that going back leads to what was shown before it.
 *
 * @param {import('./registry.mjs').Registry} registry
 * @param {string} name
 * @param {string} version
 */
function historyWith({ remotes, history }, name, version) {
  const known = history[name] ?? [];
  const current = remotes[name]?.version;
  if (known.includes(version) || !current) return known.includes(version) ? known : [...known, version];
  return [...known.filter((one) => one !== current), current, version];
}

/**
 * Makes the site show a version that lies in it.
 *
 * @param {string} site
 * @param {string} name
 * @param {string} version
 */
export async function showVersion(site, name, version) {
  registerVersion(site, name, version);
  await writePages(site);
}

/**
 * @param {string} site
 * @param {import('./registry.mjs').Registry} registry
 */
export async function writeSite(site, registry) {
  writeRegistry(site, registry);
  await writePages(site);
}

/**
 * @param {string} site
 * @param {import('./registry.mjs').Registry} registry
 */
function writeRegistry(site, registry) {
  replaceFile(path.join(site, 'registry.json'), `${JSON.stringify(registry, null, 2)}\n`);
}

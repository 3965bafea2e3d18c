import { existsSync, mkdirSync, readdirSync, readFileSync, rmdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { shellName } from './built-packages.mjs';
import { projectRoot } from './files.mjs';
import { isRegistry, readRegistry } from './registry.mjs';
import { SiteError } from './site-error.mjs';
import { versionFolder } from './site-folder.mjs';

const answerWithinMs = 30_000;

/** Remotes that are prerendered. */
const renderingRemotes = ['public-site', 'blog-app'];

/**
 * Changes a site that is known only by its address: downloads what the change needs, changes that copy, and keeps the
 * files to upload.
 *
 * @param {string} address
 * @param {(folder: string) => Promise<void>} change
 * @returns {Promise<string>} the folder to upload
 * @throws {SiteError} if a file cannot be read, or if another deployment changed the site meanwhile
 */
export async function changePublishedSite(address, change) {
  const folder = path.resolve(process.env.SITE_FOLDER ?? path.join(projectRoot, 'dist/deployment'));
  if (existsSync(folder)) rmSync(folder, { recursive: true });
  const downloaded = await download(address, folder);
  const { revision } = readRegistry(folder);
  await change(folder);
  const published = JSON.parse((await read(address, 'registry.json')).toString());
  if (published.revision !== revision) {
    rmSync(folder, { recursive: true });
    throw new SiteError(
      `Another deployment changed ${address} meanwhile, so there is nothing to upload. Run the command again.`,
    );
  }
  rmSync(path.join(folder, '.revisions'), { recursive: true, force: true });
  for (const [file, content] of downloaded) {
    const target = path.join(folder, file);
    if (existsSync(target) && content.equals(readFileSync(target))) rmSync(target);
  }
  removeEmptyFolders(folder);
  return folder;
}

/**
 * @param {string} address
 * @param {string} folder
 * @returns {Promise<Map<string, Buffer>>} contents by file
 */
async function download(address, folder) {
  /** @type {Map<string, Buffer>} */
  const files = new Map();
  const save = async (/** @type {string} */ file) => {
    const content = files.get(file) ?? (await read(address, file));
    files.set(file, content);
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), content);
    return content;
  };
  const registry = JSON.parse((await save('registry.json')).toString() || 'null');
  if (!isRegistry(registry)) throw new SiteError(`${address} has no readable registry.json.`);
  await save('site.json');
  for (const file of ['published.json', 'sharing/pictures.json']) await save(file).catch(() => undefined);
  for (const file of ['page.html', 'favicon.svg', 'preload.js', 'prerender.cjs']) {
    await save(`${versionFolder(shellName, registry.shell)}${file}`);
  }
  for (const version of registry.history[shellName] ?? []) await save(`${versionFolder(shellName, version)}shell.json`);
  for (const [remote, { version }] of Object.entries(registry.remotes)) {
    const base = versionFolder(remote, version);
    const manifest = JSON.parse((await save(`${base}remote.json`)).toString());
    if (!renderingRemotes.includes(remote)) continue;
    await Promise.all(Object.keys(manifest.files).map((file) => save(base + file)));
  }
  return files;
}

/**
 * @param {string} address
 * @param {string} file
 * @throws {SiteError} if it is not there
 */
async function read(address, file) {
  const url = new URL(file, address.endsWith('/') ? address : `${address}/`).href;
  const response = await fetch(url, { cache: 'no-store', signal: AbortSignal.timeout(answerWithinMs) }).catch(
    () => undefined,
  );
  if (!response?.ok) throw new SiteError(`${url} ${response ? `answered ${response.status}` : 'cannot be reached'}.`);
  return Buffer.from(await response.arrayBuffer());
}

/** @param {string} folder */
function removeEmptyFolders(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (entry.isDirectory()) removeEmptyFolders(path.join(folder, entry.name));
  }
  if (readdirSync(folder).length === 0) rmdirSync(folder);
}

/**
 * Returns the order of uploads: pages and the registry after everything they refer to.
 *
 * @param {string} folder
 */
export function uploadOrder(folder) {
  const entries = readdirSync(folder);
  const first = entries.filter((entry) => ['assets', 'r', 'shell', 'fonts', 'images', 'sharing'].includes(entry));
  return [...first, ...entries.filter((entry) => !first.includes(entry))].join(', ');
}

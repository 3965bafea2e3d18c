import { existsSync, readdirSync, readFileSync, renameSync, rmdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { remotes } from 'config/remotes';
import { prerenderFiles, shellName } from './built-packages.ts';
import { isEncrypted } from './command-line.ts';
import { deleteLeftBehind, deleteOnExit, makeFolder, projectRoot, unfinishedSuffix } from 'config/files';
import { maxFileMegabytes, parsePublished, readFileOf } from './published-files.ts';
import { readRegistry, type Registry } from './registry.ts';
import { UserError } from 'config/run-command';
import { versionFolder } from './site-folder.ts';

const answerWithinMs = 30_000;

type Save = (file: string) => Promise<Buffer>;
/** Downloads a version that the site keeps. */
type DownloadVersion = (name: string, version: string) => Promise<void>;
/** Changes the copy of the site. */
type Change = (folder: string, downloadVersion: DownloadVersion) => Promise<void>;

/**
 * Changes a site that is known only by its address: downloads the files that the change needs, changes that copy,
 * keeps the files to upload, and prints them. If nothing would change, it keeps none.
 *
 * @param name the package that the change replaces: the shell or a remote
 * @throws {UserError} if a file cannot be read, or if another deployment changed the site meanwhile
 */
export async function changePublishedSite(address: string, name: string, change: Change) {
  const folder = path.resolve(process.env.DEPLOYMENT_FOLDER ?? path.join(projectRoot, 'dist/deployment'));
  removeEarlier(folder);
  const unfinished = `${folder}.${process.pid}${unfinishedSuffix}`;
  deleteOnExit(unfinished);
  if (!(await changeCopy(address, name, unfinished, change))) {
    console.log(`${address} is up to date, so there is nothing to upload.`);
    return;
  }
  removeEarlier(folder);
  renameSync(unfinished, folder);
  console.log(`Upload ${folder} to ${address}, in this order: ${uploadOrder(folder)}.`);
}

/**
 * Deletes an earlier deployment, and the copies of commands that were killed.
 *
 * @throws {UserError} if the folder contains other files
 */
function removeEarlier(folder: string) {
  makeFolder(path.dirname(folder));
  deleteLeftBehind(path.dirname(folder), path.basename(folder), unfinishedSuffix);
  if (!existsSync(folder)) return;
  // A wrong variable must not delete other files. A site has a registry, too, but only a site has the other file.
  const has = (file: string) => existsSync(path.join(folder, file));
  if (readdirSync(folder).length > 0 && (!has('registry.json') || has('site.json')))
    throw new UserError(
      `${folder} contains files that are not a deployment: set DEPLOYMENT_FOLDER to a folder that is empty or does not exist.`,
    );
  rmSync(folder, { recursive: true });
}

/** @returns whether there is something to upload */
async function changeCopy(address: string, name: string, folder: string, change: Change) {
  const downloaded: Map<string, Buffer> = new Map();
  const targetOf = (file: string) => {
    const target = path.join(folder, file);
    if (target.startsWith(folder + path.sep)) return target;
    throw new UserError(`${address} names a file outside its folder: ${JSON.stringify(file)}.`);
  };
  const save: Save = async (file) => {
    const target = targetOf(file);
    const content = downloaded.get(file) ?? (await read(address, file));
    downloaded.set(file, content);
    makeFolder(path.dirname(target));
    writeFileSync(target, content);
    return content;
  };
  await download(address, name, save);
  const before = readRegistry(folder);
  // The change may delete some of these folders.
  for (const [kept, versions] of Object.entries(before.history))
    for (const version of versions) targetOf(versionFolder(kept, version));
  await change(folder, (name, version) => downloadVersion(save, name, version));
  const published = JSON.parse((await read(address, 'registry.json')).toString());
  if (published.revision !== before.revision)
    throw new UserError(
      `Another deployment changed ${address} in the meantime, so there is nothing to upload. Run the command again.`,
    );
  rmSync(path.join(folder, '.revisions'), { recursive: true, force: true });
  for (const [file, content] of downloaded) {
    const target = targetOf(file);
    if (existsSync(target) && content.equals(readFileSync(target))) rmSync(target);
  }
  removeEmptyFolders(folder);
  return !isSameSite(before, readRegistry(folder)) || !(await isPublished(address, folder));
}

/** Compares everything but the number and the time of the last change. */
function isSameSite(before: Registry, after: Registry) {
  return isDeepStrictEqual({ ...after, revision: before.revision, publishedAt: before.publishedAt }, before);
}

/** Whether visitors already receive these files. An earlier upload may be incomplete, and public files have no version. */
async function isPublished(address: string, folder: string) {
  // Hosts do not serve `_headers`, and the registry always has a new number.
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !['registry.json', '_headers'].includes(entry.name))
    .map(({ parentPath, name }) => path.join(parentPath, name));
  for (const file of files) {
    const url = urlOf(address, path.relative(folder, file).split(path.sep).join('/'));
    const response = await request(url).catch(() => undefined);
    const published = response && (await readFileOf(response).catch(() => undefined));
    if (!published || !readFileSync(file).equals(published)) return false;
  }
  return true;
}

/** Downloads nothing of the package that changes: its files may be incomplete, and the change brings others. */
async function download(address: string, changed: string, save: Save) {
  const registry: Registry = JSON.parse((await save('registry.json')).toString());
  await save('site.json');
  for (const file of ['published.json', 'sharing/pictures.json']) await save(file).catch(() => undefined);
  if (changed !== shellName) await downloadTemplates(save, registry.shell);
  for (const [remote, { version }] of Object.entries(registry.remotes)) {
    if (remote === changed) continue;
    const isPrerendered = remotes.some(({ name, isPrerendered }) => name === remote && isPrerendered);
    if (isPrerendered) await downloadVersion(save, remote, version);
    else await save(`${versionFolder(remote, version)}remote.json`);
  }
}

/** @param version of the shell */
async function downloadTemplates(save: Save, version: string) {
  for (const file of ['shell.json', ...Object.keys(prerenderFiles)]) {
    await save(versionFolder(shellName, version) + file);
  }
}

async function downloadVersion(save: Save, name: string, version: string) {
  const folder = versionFolder(name, version);
  const isShell = name === shellName;
  if (isShell) await downloadTemplates(save, version);
  const manifest = JSON.parse((await save(`${folder}${isShell ? 'shell' : 'remote'}.json`)).toString());
  // Files of the shell have addresses from the site's root.
  await Promise.all(Object.keys(manifest.files).map((file) => save(isShell ? file : folder + file)));
}

/** @throws {UserError} if it is not there or elsewhere without encryption, or a damaged JSON file */
async function read(address: string, file: string) {
  const url = urlOf(address, file);
  const response = await request(url);
  if (!isEncrypted(response.url)) throw new UserError(`${url} redirects to ${response.url}, which is not encrypted.`);
  if (!response.ok) throw new UserError(`${url} answered ${response.status}.`);
  const content = await readFileOf(response).catch(cannotBeReached(url));
  if (!content) throw new UserError(`${url} is larger than ${maxFileMegabytes} MB, so it is not a file of the site.`);
  if (file.endsWith('.json') && !parsePublished(path.basename(file), content.toString()))
    throw new UserError(`${url} is damaged: upload it again, or restore it from a backup.`);
  return content;
}

const urlOf = (address: string, file: string) => new URL(file, address.endsWith('/') ? address : `${address}/`).href;

/** @throws {UserError} if nothing answers */
function request(url: string): Promise<Response> {
  const signal = AbortSignal.timeout(answerWithinMs);
  const ask = () => fetch(url, { cache: 'no-store', signal });
  // Twice: while pages are rendered, the server may close a connection that is still open here.
  return ask().catch(ask).catch(cannotBeReached(url));
}

const cannotBeReached =
  (url: string) =>
  ({ message, cause }: Error): never => {
    throw new UserError(`${url} cannot be reached: ${cause instanceof Error ? cause.message : message}.`);
  };

function removeEmptyFolders(folder: string) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (entry.isDirectory()) removeEmptyFolders(path.join(folder, entry.name));
  }
  if (readdirSync(folder).length === 0) rmdirSync(folder);
}

/** Returns the order of uploads: pages and the registry after everything they refer to. */
function uploadOrder(folder: string) {
  const entries = readdirSync(folder);
  const first = entries.filter((entry) => ['assets', 'r', 'shell', 'fonts', 'images', 'sharing'].includes(entry));
  return [...first, ...entries.filter((entry) => !first.includes(entry))].join(', ');
}

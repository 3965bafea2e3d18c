import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

export const projectRoot = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');

/** Arguments of Node before the name of a program in TypeScript. */
export const runTypeScript = ['--import', new URL('typescript.mjs', import.meta.url).href];

/**
 * @param {string} packageUrl `import.meta.url` of a package's configuration
 * @returns {string} the package's folder
 */
export function folderOf(packageUrl) {
  return path.dirname(fileURLToPath(packageUrl));
}

/**
 * @template T
 * @param {string} file
 * @returns {T}
 */
export function readJson(file) {
  return JSON.parse(readFileSync(file, 'utf8'));
}

/** The suffix of files that are still being written. */
export const unfinishedSuffix = '.unfinished';

/**
 * Creates a folder and those that contain it, one at a time: recursively, Node never returns under /proc and does not say
 * which folder is read-only.
 *
 * @param {string} folder
 */
export function makeFolder(folder) {
  if (existsSync(folder)) return;
  makeFolder(path.dirname(folder));
  try {
    mkdirSync(folder);
  } catch (error) {
    // Another process has created it meanwhile.
    if (!existsSync(folder)) throw error;
  }
}

/**
 * Deletes a file or folder when the command ends, also by Ctrl-C, SIGTERM or a closed terminal.
 *
 * @param {string} unwanted
 */
export function deleteOnExit(unwanted) {
  process.once('exit', () => deleteWhileFilled(unwanted));
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, () => process.exit(1));
}

/**
 * Deletes the files and folders that `deleteOnExit` left because a command was killed.
 *
 * @param {string} folder
 * @param {string} name beginning of their names, before the command's process id
 * @param {string} [suffix]
 */
export function deleteLeftBehind(folder, name, suffix = '') {
  for (const entry of readdirSync(folder)) {
    const command = /\.(\d+)\.\w+$/.exec(entry)?.[1];
    const isOurs = entry.startsWith(`${name}.${command}.`) && entry.endsWith(suffix);
    if (!isOurs || isRunning(Number(command))) continue;
    try {
      deleteWhileFilled(path.join(folder, entry));
    } catch {
      // Another user's files stay.
    }
  }
}

/** @param {number} processId */
function isRunning(processId) {
  try {
    return process.kill(processId, 0);
  } catch (error) {
    // The process of another user.
    return /** @type {NodeJS.ErrnoException} */ (error).code === 'EPERM';
  }
}

/**
 * Deletes a file or folder. While other threads still write to a folder, `rmSync` gives up: it reads its content only once.
 *
 * @param {string} unwanted
 * @param {number} tries
 */
function deleteWhileFilled(unwanted, tries = 20) {
  try {
    rmSync(unwanted, { recursive: true, force: true, maxRetries: 2 });
  } catch (error) {
    if (tries <= 1) throw error;
    deleteWhileFilled(unwanted, tries - 1);
  }
}

/**
 * Replaces a file atomically: a reader sees the old or the new content, never a part.
 *
 * @param {string} file
 * @param {string | Uint8Array} content
 */
export function replaceFile(file, content) {
  const unfinished = `${file}.${process.pid}${unfinishedSuffix}`;
  makeFolder(path.dirname(file));
  try {
    writeFileSync(unfinished, content);
    renameSync(unfinished, file);
  } catch (error) {
    rmSync(unfinished, { force: true });
    throw error;
  }
}

/**
 * Subresource integrity of a file's content.
 *
 * @param {string | Uint8Array} content
 */
export function integrityOf(content) {
  return `sha256-${createHash('sha256').update(content).digest('base64')}`;
}

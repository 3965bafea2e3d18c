import { existsSync } from 'node:fs';
import { access, constants, mkdir, readdir, rm, statfs, writeFile } from 'node:fs/promises';
import net from 'node:net';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { listeningHosts, listenOn } from './listen.mjs';
import { projectRoot } from '../../config/files.mjs';
import { UserError } from '../../config/run-command.mjs';

const oldestNode = '20.19';
const betweenTriesMs = 250;

/** Twice the size of a new database. */
const neededBytes = 100 * 1024 * 1024;

export function checkMachine() {
  if (process.versions.node.localeCompare(oldestNode, 'en', { numeric: true }) < 0) {
    throw new UserError(`This is Node ${process.versions.node}, but ${oldestNode} or later is needed.`);
  }
  if (!existsSync(path.join(projectRoot, 'node_modules/.package-lock.json'))) {
    throw new UserError('The dependencies are not installed yet: run "npm ci" first.');
  }
}

/** @param {import('./settings.mjs').StackSettings} settings */
export async function checkDataFolder({ dataDir }) {
  try {
    await makeFolder(dataDir);
    for (const name of ['.', ...(await readdir(dataDir))]) {
      await access(path.join(dataDir, name), constants.R_OK | constants.W_OK);
    }
    const probe = path.join(dataDir, `.probe-${process.pid}`);
    await writeFile(probe, '');
    await rm(probe);
  } catch (error) {
    throw unusable(dataDir, reason(error));
  }
}

/**
 * Creates folders one at a time: recursively, Node never returns under /proc and does not say which folder is read-only.
 *
 * @param {string} folder
 */
async function makeFolder(folder) {
  if (existsSync(folder)) return;
  await makeFolder(path.dirname(folder));
  await mkdir(folder).catch((error) => {
    if (error.code !== 'EEXIST') throw error;
  });
}

/**
 * Checks for disk space first, because a half-created database is useless.
 *
 * @param {Pick<import('./settings.mjs').StackSettings, 'dataDir'>} settings
 * @param {(folder: string) => Promise<number>} [roomIn] how many bytes are free
 */
export async function checkDiskSpace({ dataDir }, roomIn = freeBytes) {
  if ((await roomIn(dataDir)) < neededBytes) throw unusable(dataDir, 'the disk is full');
}

/** @param {string} folder */
async function freeBytes(folder) {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}

/** @param {{ ports: Record<string, number> }} settings */
export async function checkPorts({ ports }) {
  for (const [name, port] of Object.entries(ports)) {
    for (const host of listeningHosts()) await checkPort(name, port, host);
  }
}

/**
 * @param {string} name
 * @param {number} port
 * @param {string} host
 * @param {number} [tries]
 */
async function checkPort(name, port, host, tries = 4) {
  const server = net.createServer();
  try {
    if (await listenOn(server, port, host)) await new Promise((resolve) => server.close(resolve));
  } catch (error) {
    const { code } = /** @type {NodeJS.ErrnoException} */ (error);
    if (code === 'EACCES') throw new UserError(`You may not use port ${port}: choose another with ${name}.`);
    if (code !== 'EADDRINUSE') throw error;
    if (tries === 0)
      throw new UserError(
        `Port ${port} is in use: stop the program that listens there, or choose another with ${name}.`,
      );
    // May be in use for a moment only, by a closing connection or a stack that is stopping.
    await sleep(betweenTriesMs);
    await checkPort(name, port, host, tries - 1);
  }
}

/**
 * @param {string} dataDir
 * @param {string} why
 */
function unusable(dataDir, why) {
  return new UserError(`The data folder ${dataDir} cannot be used (${why}): choose another with DATA_DIR.`);
}

/** @param {unknown} error */
function reason(error) {
  const { code, message, syscall } = /** @type {NodeJS.ErrnoException} */ (error);
  /** @type {Record<string, string>} */
  const known = {
    EACCES: 'permission denied',
    EPERM: 'permission denied',
    EROFS: 'it is read-only',
    ENOENT: 'nothing can be created there',
    ENOTDIR: syscall === 'mkdir' ? 'it would be inside a file' : 'it is a file',
    ENOSPC: 'the disk is full',
  };
  return known[code ?? ''] ?? message;
}

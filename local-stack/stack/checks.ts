import { access, constants, readdir, rm, statfs, writeFile } from 'node:fs/promises';
import net from 'node:net';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { listeningHosts, listenOn } from './listen.ts';
import { makeFolder } from '../../config/files.mjs';
import { UserError } from '../../config/run-command.mjs';
import type { StackSettings } from './settings.ts';

const betweenTriesMs = 250;

/** Twice the size of a new database. */
const neededBytes = 100 * 1024 * 1024;

export async function checkDataFolder({ dataDir }: StackSettings) {
  try {
    makeFolder(dataDir);
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
 * Checks for disk space first, because a half-created database is useless.
 *
 * @param roomIn how many bytes are free
 */
export async function checkDiskSpace(
  { dataDir }: Pick<StackSettings, 'dataDir'>,
  roomIn: (folder: string) => Promise<number> = freeBytes,
) {
  if ((await roomIn(dataDir)) < neededBytes) throw unusable(dataDir, 'the disk is full');
}

async function freeBytes(folder: string) {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}

export async function checkPorts({ ports }: { ports: Record<string, number> }) {
  for (const [name, port] of Object.entries(ports)) {
    for (const host of listeningHosts()) await checkPort(name, port, host);
  }
}

async function checkPort(name: string, port: number, host: string, tries: number = 4) {
  const server = net.createServer();
  try {
    if (await listenOn(server, port, host)) await new Promise((resolve) => server.close(resolve));
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
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

function unusable(dataDir: string, why: string) {
  return new UserError(`The data folder ${dataDir} cannot be used (${why}): choose another with DATA_DIR.`);
}

function reason(error: unknown) {
  const { code, message, syscall } = error as NodeJS.ErrnoException;
  const known: Record<string, string> = {
    EACCES: 'permission denied',
    EPERM: 'permission denied',
    EROFS: 'it is read-only',
    ENOENT: 'nothing can be created there',
    ENOTDIR: syscall === 'mkdir' ? 'it would be inside a file' : 'it is a file',
    ENOSPC: 'the disk is full',
  };
  return known[code ?? ''] ?? message;
}

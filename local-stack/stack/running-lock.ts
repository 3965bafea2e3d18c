import { execFileSync } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { UserError } from '../../config/run-command.mjs';

/**
 * Locks a data folder for one stack. The lock holds the process's id and start time, so that a lock left by a crash is not
 * mistaken for another process with the same id.
 *
 * @returns releases the lock
 */
export function takeLock(dataDir: string): () => void {
  const file = lockFile(dataDir);
  const own = identityOf(process.pid);
  try {
    writeFileSync(file, own, { flag: 'wx' });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    const holder = runningStack(dataDir);
    if (holder)
      throw new UserError(`Another stack is already running on ${dataDir} (process ${holder}): stop it first.`);
    rmSync(file, { force: true });
    return takeLock(dataDir);
  }
  return () => {
    if (readLock(file) === own) rmSync(file, { force: true });
  };
}

/** Returns the process that holds the folder. */
export function runningStack(dataDir: string): number | undefined {
  const held = readLock(lockFile(dataDir));
  const pid = Number(held?.split(' ')[0]);
  return held && pid && identityOf(pid) === held ? pid : undefined;
}

function lockFile(dataDir: string) {
  return path.join(dataDir, 'running');
}

function readLock(file: string) {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}

function identityOf(pid: number) {
  return `${pid} ${startTime(pid)}`;
}

function startTime(pid: number) {
  try {
    if (process.platform === 'linux') {
      const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
      // The second field, the name, may contain spaces and brackets.
      const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
        .replace(/^.*\) /s, '')
        .split(' ');
      return `${boot} ${fields[19]}`;
    }
    return execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' }).trim();
  } catch {
    return 'ended';
  }
}

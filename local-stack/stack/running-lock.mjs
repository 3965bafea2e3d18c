import { execFileSync } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { UserError } from '../../config/run-command.mjs';

/**
 * Locks a data folder for one stack. The lock holds the process's id and start time, so that a lock left by a crash is not
 * mistaken for another process with the same id.
 *
 * @param {string} dataDir
 * @returns {() => void} releases the lock
 */
export function takeLock(dataDir) {
  const file = lockFile(dataDir);
  const own = identityOf(process.pid);
  try {
    writeFileSync(file, own, { flag: 'wx' });
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code !== 'EEXIST') throw error;
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

/**
 * @param {string} dataDir
 * @returns {number | undefined} the process that holds the folder
 */
export function runningStack(dataDir) {
  const held = readLock(lockFile(dataDir));
  const pid = Number(held?.split(' ')[0]);
  return held && pid && identityOf(pid) === held ? pid : undefined;
}

/** @param {string} dataDir */
function lockFile(dataDir) {
  return path.join(dataDir, 'running');
}

/** @param {string} file */
function readLock(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}

/** @param {number} pid */
function identityOf(pid) {
  return `${pid} ${startTime(pid)}`;
}

/** @param {number} pid */
function startTime(pid) {
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

import { spawnSync } from 'node:child_process';
import { projectRoot } from './files.mjs';

/** An error whose message explains the problem and its remedy; commands print it without a stack trace. */
export class UserError extends Error {}

/**
 * Returns a text without its control characters, with which a site or a file could control the terminal.
 *
 * @param {string} text
 */
export const printable = (text) => text.replace(/[^\P{Cc}\n]/gu, '\uFFFD');

const folderErrors = ['EACCES', 'EPERM', 'EROFS', 'ENOSPC', 'ENOTDIR'];

/**
 * Runs a command. Prints only the message of an error that its user can fix, such as a full disk.
 *
 * @param {() => unknown} command
 * @param {...(new (...given: any[]) => Error)} explained classes of such errors besides `UserError`
 */
export async function runCommand(command, ...explained) {
  try {
    await command();
  } catch (error) {
    const { code = '', syscall, message } = /** @type {NodeJS.ErrnoException} */ (error);
    // Node reports a read-only folder as ENOENT if it creates several folders at once.
    const isOfFolder = folderErrors.includes(code) || syscall === 'mkdir';
    if (isOfFolder) console.error(`${printable(message)}: use a folder that you may write to, on a disk with space.`);
    else console.error([UserError, ...explained].some((kind) => error instanceof kind) ? printable(message) : error);
    process.exit(1);
  }
}

/**
 * Runs a script of the project that a command needs, such as `build`, once the command has read its arguments. Exits if it fails.
 *
 * @param {string} script
 */
export function runFirst(script) {
  const { status } = spawnSync('npm', ['run', '--silent', script], { cwd: projectRoot, stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}

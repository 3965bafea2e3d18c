import { spawn } from 'node:child_process';
import { createWriteStream } from 'node:fs';
import { chmod, mkdir } from 'node:fs/promises';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { projectRoot } from '../../config/files.mjs';
import { UserError } from '../../config/run-command.mjs';

const exitWithParent = new URL('exit-with-parent.mjs', import.meta.url).href;
const patienceMs = 15_000;

/**
 * @typedef {object} StackProcess
 * @property {string} name
 * @property {string} address what it printed after "ready"
 * @property {Promise<string>} ended resolves with a description if it ends unexpectedly
 * @property {() => Promise<void>} stop
 */

/**
 * @typedef {object} ProcessOptions
 * @property {string} script
 * @property {Record<string, string>} environment
 * @property {string} dataDir
 * @property {boolean} [isLoud] also prints its output to the terminal
 */

/**
 * Starts a process of the stack and waits until it is ready. Its output goes to a log file of its own.
 *
 * @param {string} name
 * @param {ProcessOptions} options
 * @returns {Promise<StackProcess>}
 */
export async function startProcess(name, { script, environment, dataDir, isLoud = false }) {
  const log = await openLog(dataDir, name);
  const child = spawn(process.execPath, ['--import', exitWithParent, path.join(projectRoot, script)], {
    // A process group of its own: Ctrl-C reaches only the main process, which then stops the others in order.
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    env: { ...process.env, ...environment },
  });
  /** @type {string[]} */
  const lastLines = [];
  child.stderr?.on('data', (chunk) => log.write(chunk));
  if (isLoud) child.stderr?.pipe(process.stderr);
  if (isLoud) child.stdout?.on('data', (chunk) => process.stdout.write(withoutReady(chunk)));
  if (child.stderr) createInterface({ input: child.stderr }).on('line', (line) => remember(lastLines, line));

  let isStopping = false;
  /** @type {Promise<void>} */
  const exited = new Promise((resolve) => child.once('exit', () => resolve()));
  const ended = new Promise((/** @type {(how: string) => void} */ resolve) => {
    child.once('exit', (code, signal) => {
      killGroup(child.pid);
      log.end();
      if (!isStopping) resolve(describeEnd(name, code ?? signal, lastLines, String(log.path)));
    });
  });

  const stop = async () => {
    isStopping = true;
    child.kill('SIGTERM');
    const impatient = setTimeout(() => killGroup(child.pid), patienceMs);
    await exited;
    clearTimeout(impatient);
  };

  const address = await Promise.race([readyLine(child, log), ended.then(failStart(lastLines))]);
  return { name, address, ended, stop };
}

/**
 * @param {import('node:child_process').ChildProcess} child
 * @param {import('node:fs').WriteStream} log
 * @returns {Promise<string>}
 */
function readyLine(child, log) {
  return new Promise((resolve) => {
    if (!child.stdout) return;
    createInterface({ input: child.stdout }).on('line', (line) => {
      const ready = /^ready\b ?(.*)$/.exec(line);
      if (ready) resolve(ready[1] ?? '');
      else log.write(`${line}\n`);
    });
  });
}

/** @param {Buffer} chunk */
function withoutReady(chunk) {
  return chunk.toString().replace(/^ready\b.*\n/m, '');
}

/**
 * Quotes a process that explains itself in one line; points to the log otherwise.
 *
 * @param {string[]} lastLines
 * @returns {(how: string) => never}
 */
function failStart(lastLines) {
  return (how) => {
    throw new UserError(lastLines.length === 1 ? String(lastLines[0]) : how);
  };
}

/**
 * @param {string} name
 * @param {number | string | null} how
 * @param {string[]} lastLines
 * @param {string} log
 */
function describeEnd(name, how, lastLines, log) {
  // Before an uncaught error, Node quotes the line of code that threw it.
  const reason =
    lastLines.find((line) => /^\w*Error\b/.test(line)) ??
    lastLines.find((line) => /error/i.test(line)) ??
    lastLines.at(-1);
  return `The ${name} ended unexpectedly (${how})${reason ? `: ${reason.trim().replace(/\.$/, '')}` : ''}. See ${log}`;
}

/**
 * @param {string[]} lines
 * @param {string} line
 */
function remember(lines, line) {
  if (line.trim()) lines.push(line);
  if (lines.length > 40) lines.shift();
}

/** @param {number | undefined} group */
function killGroup(group) {
  try {
    if (group) process.kill(-group, 'SIGKILL');
  } catch {
    // The group is already empty.
  }
}

/**
 * @param {string} dataDir
 * @param {string} name
 */
async function openLog(dataDir, name) {
  const folder = path.join(dataDir, 'logs');
  await mkdir(folder, { recursive: true });
  // Errors may quote what visitors sent.
  await chmod(folder, 0o700);
  return createWriteStream(path.join(folder, `${name}.log`));
}

import { spawn, type ChildProcess } from 'node:child_process';
import { createWriteStream, type WriteStream } from 'node:fs';
import { chmod, mkdir } from 'node:fs/promises';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { projectRoot, runTypeScript } from '../../config/files.mjs';
import { UserError } from '../../config/run-command.mjs';

const exitWithParent = new URL('exit-with-parent.ts', import.meta.url).href;
const patienceMs = 15_000;

export type StackProcess = {
  name: string;
  /** Its output after "ready". */
  address: string;
  /** Resolves with a description if it ends unexpectedly. */
  ended: Promise<string>;
  stop: () => Promise<void>;
};

type ProcessOptions = {
  script: string;
  environment: Record<string, string>;
  dataDir: string;
  /** Also prints its output to the terminal. */
  isLoud?: boolean;
};

/** Starts a process of the stack and waits until it is ready. Its output goes to a separate log file. */
export async function startProcess(
  name: string,
  { script, environment, dataDir, isLoud = false }: ProcessOptions,
): Promise<StackProcess> {
  const log = await openLog(dataDir, name);
  const child = spawn(
    process.execPath,
    [...runTypeScript, '--import', exitWithParent, path.join(projectRoot, script)],
    {
      // In a separate process group, Ctrl-C reaches only the main process, which then stops the others in order.
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
      env: { ...process.env, ...environment },
    },
  );
  const lastLines: string[] = [];
  child.stderr?.on('data', (chunk) => log.write(chunk));
  if (isLoud) child.stderr?.pipe(process.stderr);
  if (isLoud) child.stdout?.on('data', (chunk) => process.stdout.write(withoutReady(chunk)));
  if (child.stderr) createInterface({ input: child.stderr }).on('line', (line) => remember(lastLines, line));

  let isStopping = false;
  const exited: Promise<void> = new Promise((resolve) => child.once('exit', () => resolve()));
  const ended = new Promise((resolve: (how: string) => void) => {
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

function readyLine(child: ChildProcess, log: WriteStream): Promise<string> {
  return new Promise((resolve) => {
    if (!child.stdout) return;
    createInterface({ input: child.stdout }).on('line', (line) => {
      const ready = /^ready\b ?(.*)$/.exec(line);
      if (ready) resolve(ready[1] ?? '');
      else log.write(`${line}\n`);
    });
  });
}

function withoutReady(chunk: Buffer) {
  return chunk.toString().replace(/^ready\b.*\n/m, '');
}

/** Quotes a process that explains itself in one line; points to the log otherwise. */
function failStart(lastLines: string[]): (how: string) => never {
  return (how) => {
    throw new UserError(lastLines.length === 1 ? String(lastLines[0]) : how);
  };
}

function describeEnd(name: string, how: number | string | null, lastLines: string[], log: string) {
  // Before an uncaught error, Node quotes the line of code that threw it.
  const reason =
    lastLines.find((line) => /^\w*Error\b/.test(line)) ??
    lastLines.find((line) => /error/i.test(line)) ??
    lastLines.at(-1);
  return `The ${name} ended unexpectedly (${how})${reason ? `: ${reason.trim().replace(/\.$/, '')}` : ''}. See ${log}`;
}

function remember(lines: string[], line: string) {
  if (line.trim()) lines.push(line);
  if (lines.length > 40) lines.shift();
}

function killGroup(group: number | undefined) {
  try {
    if (group) process.kill(-group, 'SIGKILL');
  } catch {
    // The group is already empty.
  }
}

async function openLog(dataDir: string, name: string) {
  const folder = path.join(dataDir, 'logs');
  await mkdir(folder, { recursive: true });
  // Errors may quote what visitors sent.
  await chmod(folder, 0o700);
  return createWriteStream(path.join(folder, `${name}.log`));
}

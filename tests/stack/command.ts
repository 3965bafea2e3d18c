import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { projectRoot, runTypeScript } from '../../config/files.mjs';

export type Command = {
  child: ChildProcess;
  /** Everything printed so far. */
  output: () => string;
  /** Resolves once the text is printed; rejects if the command exits first. */
  printed: (text: string) => Promise<void>;
  ended: Promise<number | NodeJS.Signals | null>;
};

type Options = { environment: Record<string, string>; cwd?: string; uid?: number };

/** Runs a program from any folder. */
export function run(program: string, args: string[], { environment, cwd = projectRoot, uid }: Options): Command {
  const child = spawn(program, args, { cwd, uid, gid: uid, env: { ...process.env, ...environment } });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const ended = once(child, 'close').then(([code, signal]) => (code ?? signal) as number | NodeJS.Signals | null);
  const printed = (text: string) =>
    new Promise<void>((resolve, reject) => {
      const look = () => output.includes(text) && resolve();
      child.stdout.on('data', look);
      child.stderr.on('data', look);
      void ended.then(() => reject(new Error(`Ended without printing "${text}":\n${output}`)));
      look();
    });
  return { child, output: () => output, printed, ended };
}

export function start(environment: Record<string, string>, options: Partial<Options> = {}) {
  return run(process.execPath, [...runTypeScript, path.join(projectRoot, 'local-stack/start.ts')], {
    environment,
    ...options,
  });
}

/** The process and all its descendants. */
export function familyOf(pid: number): number[] {
  const rows = execFileSync('ps', ['-eo', 'pid=,ppid='], { encoding: 'utf8' }).trim().split('\n');
  const pairs = rows.map((row) => row.trim().split(/\s+/).map(Number));
  const family = [pid];
  for (const member of family) {
    for (const [child, parent] of pairs) if (parent === member && child !== undefined) family.push(child);
  }
  return family;
}

export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

import { spawn } from 'node:child_process';
import path from 'node:path';
import { projectRoot, runTypeScript } from '../config/files.mjs';

export type Ended = { status: number | null; output: string };

/** Runs a script of the project in Node while the test goes on, and resolves to everything it prints. Kills it on request. */
export function runScript(
  script: string,
  words: string[],
  environment: NodeJS.ProcessEnv = {},
  untilKilled?: Promise<unknown>,
  signal: NodeJS.Signals = 'SIGKILL',
): Promise<Ended> {
  const child = spawn(process.execPath, [...runTypeScript, path.join(projectRoot, script), ...words], {
    env: { ...process.env, ...environment },
  });
  void untilKilled?.then(() => child.kill(signal));
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += String(chunk)));
  return new Promise((resolve) => child.on('close', (status) => resolve({ status, output })));
}

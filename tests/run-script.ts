import { spawn } from 'node:child_process';
import path from 'node:path';
import { projectRoot, runTypeScript } from '../config/files.mjs';

/** Runs a script of the project in Node while the test goes on, and resolves to everything it prints. */
export function runScript(
  script: string,
  words: string[],
  environment: NodeJS.ProcessEnv = {},
): Promise<{ status: number | null; output: string }> {
  const child = spawn(process.execPath, [...runTypeScript, path.join(projectRoot, script), ...words], {
    env: { ...process.env, ...environment },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += String(chunk)));
  return new Promise((resolve) => child.on('close', (status) => resolve({ status, output })));
}

import { spawn, type SpawnOptions } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { projectRoot } from '../config/files.mjs';

/** A round that takes longer hangs, and fails. */
const patienceMs = 30 * 60_000;

export function run(program: string, args: string[], options?: SpawnOptions): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { cwd: projectRoot, stdio: 'inherit', timeout: patienceMs, ...options });
    child.on('error', reject);
    child.on('close', (code, signal) => {
      if (signal) console.error(`${path.basename(args[0] ?? program)} was ended by ${signal}.`);
      resolve(code ?? 1);
    });
  });
}

/** Prints the output when the program is over, so that it does not interleave with other output. */
export async function runAside(program: string, args: string[], options?: SpawnOptions): Promise<number> {
  const log = path.join(os.tmpdir(), `coach-output-${randomUUID()}`);
  const file = fs.openSync(log, 'w');
  const code = await run(program, args, { ...options, stdio: ['ignore', file, file] });
  fs.closeSync(file);
  console.log(fs.readFileSync(log, 'utf8'));
  fs.rmSync(log);
  return code;
}

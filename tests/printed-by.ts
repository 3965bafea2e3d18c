import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { projectRoot, runTypeScript } from '../config/files.mjs';

const options = {
  cwd: projectRoot,
  // As long as the longest test, so that no script outlives its test.
  timeout: 600_000,
  maxBuffer: 64 * 1024 * 1024,
};

/** Runs a script of the project in Node, because Jest cannot load its modules, and returns what it prints. */
export async function outputOf(script: string, ...given: string[]): Promise<string> {
  return (await promisify(execFile)(process.execPath, [...runTypeScript, script, ...given], options)).stdout;
}

/** Runs a script of the project and returns the JSON that it prints. */
export const printedBy = async <Outcome = unknown>(script: string, ...given: string[]): Promise<Outcome> =>
  JSON.parse(await outputOf(script, ...given));

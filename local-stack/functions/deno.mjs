import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { StartError } from '../stack/start-error.mjs';

const require = createRequire(import.meta.url);

/**
 * The Deno that npm brought, straight from the package of this platform: the `deno` package itself is only complete after
 * an install script, which npm may have been told not to run.
 *
 * @returns {string}
 */
export function denoProgram() {
  const platform = `${process.platform}-${process.arch}${process.platform === 'linux' ? '-glibc' : ''}`;
  const program = process.platform === 'win32' ? 'deno.exe' : 'deno';
  try {
    const folder = path.dirname(require.resolve('deno/package.json'));
    const found = path.join(
      path.dirname(require.resolve(`@deno/${platform}/package.json`, { paths: [folder] })),
      program,
    );
    if (existsSync(found)) return found;
  } catch {
    // Told below, in one sentence.
  }
  throw new StartError(`Deno for ${platform} is missing, so the functions cannot run: run "npm ci" again.`);
}

import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { UserError } from '../../config/run-command.mjs';

const require = createRequire(import.meta.url);

/**
 * Finds Deno in the npm package of this platform. The `deno` package itself needs its install script, which npm may be
 * configured not to run.
 */
export function denoProgram(): string {
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
    // Reported below.
  }
  throw new UserError(`Deno for ${platform} is missing, so the functions cannot run: run "npm ci" again.`);
}

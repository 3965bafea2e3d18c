import { execFileSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import path from 'node:path';
import { projectRoot, runTypeScript } from '../config/files.mjs';

/**
 * Assembles the built packages as `npm run build` first does, whatever backend `dist/site` was last started with and
 * whatever was published there.
 *
 * @param {string} suite
 * @returns the folder of the site
 */
export function assembleSite(suite) {
  const folder = siteOf(suite);
  rmSync(path.dirname(folder), { recursive: true, force: true });
  const { SUPABASE_URL: _backend, SITE_URL: _address, ...environment } = process.env;
  execFileSync(process.execPath, [...runTypeScript, path.join(projectRoot, 'publishing/assemble.ts')], {
    env: { ...environment, SITE_FOLDER: folder },
  });
  return folder;
}

/** @param {string} suite */
export const siteOf = (suite) => path.join(projectRoot, '.cache', suite, 'site');

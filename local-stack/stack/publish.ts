import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { projectRoot, runTypeScript } from '../../config/files.mjs';
import type { Addresses } from './settings.ts';

/**
 * Prerenders the site's pages from the local database, like `npm run publish:pages`.
 *
 * @param signal stops it
 * @returns what it reported
 */
export async function publishPages({ api, site }: Addresses, signal: AbortSignal): Promise<string> {
  const script = path.join(projectRoot, 'publishing/publish-pages.ts');
  const env = { ...process.env, SUPABASE_URL: api, SUPABASE_KEY: '', SITE_URL: site };
  const options = { cwd: projectRoot, env, signal, maxBuffer: Infinity };
  const running = promisify(execFile)(process.execPath, [...runTypeScript, script], options);
  const { stdout, stderr, message = '' } = await running.catch((error) => error);
  return (`${stdout}${stderr}` || message).trim();
}

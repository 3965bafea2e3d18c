import { spawn } from 'node:child_process';
import path from 'node:path';
import { projectRoot, runTypeScript } from '../../config/files.mjs';
import type { Addresses } from './settings.ts';

/**
 * Prerenders the site's pages from the local database, like `npm run publish:pages`.
 *
 * @param signal stops it
 * @returns what it reported
 */
export function publishPages({ api, site }: Addresses, signal: AbortSignal): Promise<string> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [...runTypeScript, path.join(projectRoot, 'publishing/publish-pages.ts')], {
      cwd: projectRoot,
      env: { ...process.env, SUPABASE_URL: api, SUPABASE_KEY: '', SITE_URL: site },
      stdio: ['ignore', 'pipe', 'pipe'],
      signal,
    });
    let report = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (report += chunk));
    child.on('error', (error) => resolve(error.message));
    child.on('close', () => resolve(report.trim()));
  });
}

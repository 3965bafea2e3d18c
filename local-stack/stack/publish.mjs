import { spawn } from 'node:child_process';
import path from 'node:path';
import { projectRoot } from '../../config/files.mjs';

/**
 * Prerenders the site's pages from the local database, like `npm run publish:pages`.
 *
 * @param {import('./settings.mjs').Addresses} addresses
 * @param {AbortSignal} signal stops it
 * @returns {Promise<string>} what it reported
 */
export function publishPages({ api, site }, signal) {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [path.join(projectRoot, 'publishing/publish-pages.mjs')], {
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

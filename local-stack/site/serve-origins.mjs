import path from 'node:path';
import { listen } from '../stack/listen.mjs';
import { projectRoot } from '../../config/files.mjs';
import { localOrigins } from './origins.mjs';
import { createStaticHandler } from './static-handler.mjs';
import { forgetOld, warmUp } from './warm-up.mjs';

/**
 * Serves each origin of the build on its port.
 *
 * @param {import('../stack/settings.mjs').Ports} ports
 * @param {{ except?: readonly string[] }} [options] names of origins that other servers serve
 */
export async function serveOrigins(ports, { except = [] } = {}) {
  const siteFolder = path.resolve(projectRoot, process.env.SITE_FOLDER || 'dist/site');
  const cacheFolder = path.join(projectRoot, '.cache/compressed');
  const origins = localOrigins(ports, { siteFolder, cacheFolder }).filter(({ name }) => !except.includes(name));
  const servers = await Promise.all(origins.map(({ port, ...options }) => listen(createStaticHandler(options), port)));
  // In the background; a file that disappears in the meantime is no longer needed.
  warmUp(origins)
    .then(() => forgetOld(cacheFolder))
    .catch(console.error);
  return servers;
}

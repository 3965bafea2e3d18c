import path from 'node:path';
import { listen } from '../stack/listen.mjs';
import { projectRoot } from '../stack/settings.mjs';
import { localOrigins } from './origins.mjs';
import { createStaticHandler } from './static-handler.mjs';
import { forgetOld, warmUp } from './warm-up.mjs';

/**
 * Serves what was built, each origin on its port.
 *
 * @param {import('../stack/settings.mjs').Ports} ports
 * @param {{ except?: readonly string[] }} [options] names of origins that somebody else serves
 */
export async function serveOrigins(ports, { except = [] } = {}) {
  const siteFolder = path.resolve(projectRoot, process.env.SITE_FOLDER || 'dist/site');
  const cacheFolder = path.join(projectRoot, '.cache/compressed');
  const origins = localOrigins(ports, { siteFolder, cacheFolder }).filter(({ name }) => !except.includes(name));
  const servers = await Promise.all(origins.map(({ port, ...options }) => listen(createStaticHandler(options), port)));
  // Nobody waits for it; a file that vanishes meanwhile is one that nobody will ask for.
  warmUp(origins)
    .then(() => forgetOld(cacheFolder))
    .catch(console.error);
  return servers;
}

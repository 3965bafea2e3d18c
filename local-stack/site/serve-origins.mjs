import path from 'node:path';
import { listen } from '../stack/listen.mjs';
import { projectRoot } from '../stack/settings.mjs';
import { localOrigins } from './origins.mjs';
import { createStaticHandler } from './static-handler.mjs';

/**
 * Serves what was built, each origin on its port.
 *
 * @param {import('../stack/settings.mjs').Ports} ports
 * @param {{ except?: readonly string[] }} [options] names of origins that somebody else serves
 */
export function serveOrigins(ports, { except = [] } = {}) {
  const folders = {
    siteFolder: path.resolve(projectRoot, process.env.SITE_FOLDER || 'dist/site'),
    cacheFolder: path.join(projectRoot, '.cache/compressed'),
  };
  const origins = localOrigins(ports, folders).filter(({ name }) => !except.includes(name));
  return Promise.all(origins.map(({ port, ...options }) => listen(createStaticHandler(options), port)));
}

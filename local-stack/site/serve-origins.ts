import path from 'node:path';
import { listen } from '../stack/listen.ts';
import { projectRoot } from '../../config/files.mjs';
import { localOrigins } from './origins.ts';
import { createStaticHandler } from './static-handler.ts';
import { forgetOld, warmUp } from './warm-up.ts';
import type { Ports } from '../stack/settings.ts';

/**
 * Serves each origin of the build on its port.
 *
 * @param options names of origins that other servers serve
 */
export async function serveOrigins(ports: Ports, { except = [] }: { except?: readonly string[] } = {}) {
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

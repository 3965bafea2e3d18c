import path from 'node:path';
import { listen } from '../stack/listen.mjs';
import { serveUntilTold } from '../stack/serve-until-told.mjs';
import { projectRoot, readSettings } from '../stack/settings.mjs';
import { localOrigins } from './origins.mjs';
import { createStaticHandler } from './static-handler.mjs';

const { ports } = readSettings(process.env);
const folders = {
  siteFolder: path.resolve(projectRoot, process.env.SITE_FOLDER || 'dist/site'),
  cacheFolder: path.join(projectRoot, '.cache/compressed'),
};
const servers = await Promise.all(
  localOrigins(ports, folders).map(({ port, ...options }) => listen(createStaticHandler(options), port)),
);
serveUntilTold(servers);

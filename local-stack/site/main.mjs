import { serveUntilShutdown } from '../stack/serve-until-shutdown.mjs';
import { readSettings } from '../stack/settings.mjs';
import { serveOrigins } from './serve-origins.mjs';

const { ports } = readSettings(process.env);
serveUntilShutdown(await serveOrigins(ports));

import { serveUntilShutdown } from '../stack/serve-until-shutdown.ts';
import { readSettings } from '../stack/settings.ts';
import { serveOrigins } from './serve-origins.ts';

const { ports } = readSettings(process.env);
serveUntilShutdown(await serveOrigins(ports));

import { serveUntilTold } from '../stack/serve-until-told.mjs';
import { readSettings } from '../stack/settings.mjs';
import { serveOrigins } from './serve-origins.mjs';

const { ports } = readSettings(process.env);
serveUntilTold(await serveOrigins(ports));

import { startDevServers } from '../../config/webpack/dev-servers.mjs';
import { publishableKey } from '../backend/local-keys.ts';
import { serveUntilShutdown } from '../stack/serve-until-shutdown.ts';
import { addressesOf, readSettings, remotePorts } from '../stack/settings.ts';
import { serveOrigins } from './serve-origins.ts';

const { ports } = readSettings(process.env);
const apps = (process.env.DEVELOPED ?? '').split(',').filter(Boolean);
const origins = await serveOrigins(ports, { except: ['site', ...apps] });
const { api, embed } = addressesOf(ports);
const { stop } = await startDevServers({
  apps,
  ports: { shell: ports.SITE_PORT, ...remotePorts(ports) },
  siteConfig: { supabaseUrl: api, supabaseKey: publishableKey, embedUrl: embed },
});
serveUntilShutdown([...origins, { close: stop }]);

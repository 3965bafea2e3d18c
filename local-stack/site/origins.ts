import path from 'node:path';
import { localSiteConfig } from 'config/site-config';
import { publishableKey } from '../backend/local-keys.ts';
import { projectRoot } from '../../config/files.mjs';
import { addressesOf, remotePorts, type Ports } from '../stack/settings.ts';
import { createFileReader } from './compressed-file.ts';
import type { StaticOptions } from './static-handler.ts';

const partnerFolder = path.join(projectRoot, 'local-stack/partner');
const siteConfig = /<script type="application\/json" id="site-config">(.*?)<\/script>/s;

export type Origin = { name: string; port: number } & StaticOptions;

/** The local origins: the composed site, each remote on its own, and a partner's page. */
export function localOrigins(
  ports: Ports,
  { siteFolder, cacheFolder }: { siteFolder: string; cacheFolder: string },
): Origin[] {
  const { api, embed } = addressesOf(ports);
  const read = createFileReader({
    cacheFolder,
    rewrite: (text, file) =>
      file.endsWith('.js')
        ? pointEmbedToBackend(text, api)
        : pointToBackend(text, api).replaceAll(localSiteConfig.embedUrl, embed),
  });
  const readPartner = createFileReader({
    cacheFolder,
    rewrite: (html) => html.replaceAll(localSiteConfig.embedUrl, embed),
  });
  const remotes = Object.entries(remotePorts(ports)).map(([name, port]) => ({
    name,
    port,
    read,
    isShared: true,
    mounts: [
      { prefix: '/', folder: path.join(siteFolder, '../origins', name) },
      // The same files as under the site, because a registry may point to either.
      { prefix: `/r/${name}/`, folder: path.join(siteFolder, 'r', name) },
      // Rows refer to the site's images by path.
      { prefix: '/images/', folder: path.join(siteFolder, 'images') },
      // The fonts that the owner can choose in the dashboard.
      { prefix: '/fonts/', folder: path.join(siteFolder, 'fonts') },
    ],
  }));
  return [
    { name: 'site', port: ports.SITE_PORT, read, mounts: [{ prefix: '/', folder: siteFolder }] },
    ...remotes,
    { name: 'partner', port: ports.PARTNER_PORT, read: readPartner, mounts: [{ prefix: '/', folder: partnerFolder }] },
  ];
}

/** Replaces the backend's URL and key in a page's configuration and policy, because a build may be for any backend. */
export function pointToBackend(html: string, api: string) {
  const found = siteConfig.exec(html)?.[1];
  if (!found) return html;
  const { supabaseUrl, supabaseKey } = JSON.parse(found);
  return html.replaceAll(supabaseUrl, api).replaceAll(supabaseKey, publishableKey);
}

/** Replaces the backend's URL in the embed. Its scripts contain each other's hashes, which another URL makes wrong. */
function pointEmbedToBackend(code: string, api: string) {
  if (api === localSiteConfig.supabaseUrl) return code;
  return code.replaceAll(localSiteConfig.supabaseUrl, api).replaceAll(/(?<=")sha256-[\w+/]{43}=(?=")/g, '');
}

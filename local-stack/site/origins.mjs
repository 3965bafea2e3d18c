import path from 'node:path';
import { defaultSiteConfig } from '../../config/federation/site-config.mjs';
import { publishableKey } from '../backend/local-keys.mjs';
import { addressesOf, projectRoot, remotePorts } from '../stack/settings.mjs';
import { createFileReader } from './compressed-file.mjs';

const partnerFolder = path.join(projectRoot, 'local-stack/partner');
const siteConfig = /<script type="application\/json" id="site-config">(.*?)<\/script>/s;

/**
 * @typedef {{ name: string, port: number } & import('./static-handler.mjs').StaticOptions} Origin
 */

/**
 * What stands where: the composed site, every remote alone, and a partner who knows nothing of either.
 *
 * @param {import('../stack/settings.mjs').Ports} ports
 * @param {{ siteFolder: string, cacheFolder: string }} folders
 * @returns {Origin[]}
 */
export function localOrigins(ports, { siteFolder, cacheFolder }) {
  const { api, bookingWidget } = addressesOf(ports);
  const read = createFileReader({
    cacheFolder,
    rewriteHtml: (html) => pointToBackend(html, api).replaceAll(defaultSiteConfig.embedUrl, bookingWidget),
  });
  const readPartner = createFileReader({
    cacheFolder,
    rewriteHtml: (html) => html.replaceAll(defaultSiteConfig.embedUrl, bookingWidget),
  });
  const remotes = Object.entries(remotePorts(ports)).map(([name, port]) => ({
    name,
    port,
    read,
    isShared: true,
    mounts: [
      { prefix: '/', folder: path.join(projectRoot, name, 'dist/standalone') },
      // The same files as under the site: a registry may point to either.
      { prefix: `/r/${name}/`, folder: path.join(siteFolder, 'r', name) },
      // Rows name pictures of the site by their path alone.
      { prefix: '/images/', folder: path.join(siteFolder, 'images') },
      // The families that the owner may choose, and tries on in the desk.
      { prefix: '/fonts/', folder: path.join(siteFolder, 'fonts') },
    ],
  }));
  return [
    { name: 'site', port: ports.SITE_PORT, read, mounts: [{ prefix: '/', folder: siteFolder }] },
    ...remotes,
    { name: 'partner', port: ports.PARTNER_PORT, read: readPartner, mounts: [{ prefix: '/', folder: partnerFolder }] },
  ];
}

/**
 * A build may have been made for any backend. Its pages are told where the one of this start listens, in their
 * configuration and in their policy.
 *
 * @param {string} html
 * @param {string} api
 */
export function pointToBackend(html, api) {
  const found = siteConfig.exec(html)?.[1];
  if (!found) return html;
  const { supabaseUrl, supabaseKey } = JSON.parse(found);
  return html.replaceAll(supabaseUrl, api).replaceAll(supabaseKey, publishableKey);
}

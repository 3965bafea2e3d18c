import path from 'node:path';
import { projectRoot } from '../stack/settings.mjs';

const partnerFolder = path.join(projectRoot, 'local-stack/partner');

/**
 * @typedef {{ port: number } & import('./static-handler.mjs').StaticOptions} Origin
 */

/**
 * What stands where: the composed site, every remote alone, and a partner who knows nothing of either.
 *
 * @param {import('../stack/settings.mjs').Ports} ports
 * @param {{ siteFolder: string, cacheFolder: string }} folders
 * @returns {Origin[]}
 */
export function localOrigins(ports, { siteFolder, cacheFolder }) {
  const remote = (/** @type {string} */ name, /** @type {number} */ port) => ({
    port,
    cacheFolder,
    isShared: true,
    mounts: [
      { prefix: '/', folder: path.join(projectRoot, name, 'dist/standalone') },
      // The same files as under the site: a registry may point to either.
      { prefix: `/r/${name}/`, folder: path.join(siteFolder, 'r', name) },
    ],
  });
  return [
    { port: ports.SITE_PORT, cacheFolder, mounts: [{ prefix: '/', folder: siteFolder }] },
    remote('public-site', ports.PUBLIC_SITE_PORT),
    remote('booking-widget', ports.BOOKING_WIDGET_PORT),
    remote('blog-app', ports.BLOG_APP_PORT),
    remote('admin-app', ports.ADMIN_APP_PORT),
    {
      port: ports.PARTNER_PORT,
      cacheFolder,
      mounts: [{ prefix: '/', folder: partnerFolder }],
      rewriteHtml: (html) =>
        html.replaceAll('http://localhost:3002/', `http://localhost:${ports.BOOKING_WIDGET_PORT}/`),
    },
  ];
}

import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { exposedInNode, withSiteAddresses } from './container-in-node.mjs';
import { readJson } from 'config/files';
import { versionFolder } from './site-folder.mjs';

const require = createRequire(import.meta.url);

/** The rows from the last `npm run publish:pages`, which deployments render again. */
export const publishedRowsFile = 'published.json';

/**
 * The result of `shell/src/prerender/index.ts`.
 *
 * @typedef {object} RenderedSite
 * @property {Record<string, import('./page.mjs').RenderedPage>} pages by file
 * @property {Record<string, string>} files
 * @property {(import('./sharing-pictures/draw.mjs').Picture & { file: string })[]} pictures
 */

/**
 * Renders the pages of a site with the versions in its registry. If that fails, the site works without prerendered
 * pages.
 *
 * @param {string} site
 * @param {import('./registry.mjs').Registry} registry
 * @param {import('./site-settings.mjs').SiteSettings} settings
 * @returns {Promise<RenderedSite | undefined>}
 */
export async function renderPages(site, { shell, remotes }, settings) {
  const publicSite = remotes['public-site'];
  const { 'blog-app': blog, 'booking-widget': booking } = remotes;
  if (!publicSite || isElsewhere(publicSite)) return undefined;
  try {
    const prerender = loadPrerender(site, shell);
    const app = await exposedInNode(site, publicSite, prerender, './app');
    // Pages whose code visitors load on demand.
    for (const page of Object.values(app)) await page.load?.();
    const rendered = prerender.renderSite({
      ...prerender.toSource(readPublishedRows(site, settings)),
      publicSite: app,
      blogPages: await renderable(site, blog, prerender, './pages'),
      bookingWidget: await renderable(site, booking, prerender, './app'),
    });
    const pages = Object.entries(rendered.pages).map(([file, page]) => [file, withAddresses(page)]);
    return { ...rendered, pages: Object.fromEntries(pages) };
  } catch (error) {
    console.error('The pages could not be rendered ahead of time; the site works without prerendered pages.', error);
    return undefined;
  }
}

/**
 * Loads the shell's build for prerendering. It is part of the site, so that a remote can be deployed without the
 * shell's sources.
 *
 * @param {string} site
 * @param {string} version of the shell
 */
export function loadPrerender(site, version) {
  return require(path.resolve(site, versionFolder('shell', version), 'prerender.cjs'));
}

/**
 * Reads the published rows. Those of another backend than the site's are ignored.
 *
 * @param {string} site
 * @param {import('./site-settings.mjs').SiteSettings} settings
 * @returns {{ settings?: { key: string, value: unknown }[], services?: unknown[], posts?: unknown[], siteAddress?: string }}
 */
export function readPublishedRows(site, { supabaseUrl, siteAddress }) {
  const file = path.join(site, publishedRowsFile);
  const published = existsSync(file) ? readJson(file) : {};
  return published.backend === supabaseUrl ? { ...published, siteAddress } : { siteAddress };
}

/**
 * Loads an exposed module of a remote; undefined if it is elsewhere, and for old versions, which cannot be prerendered.
 *
 * @param {string} site
 * @param {import('./registry.mjs').RegistryEntry | undefined} remote
 * @param {import('./container-in-node.mjs').Host} host
 * @param {string} exposed
 */
async function renderable(site, remote, host, exposed) {
  if (!remote || isElsewhere(remote)) return undefined;
  return exposedInNode(site, remote, host, exposed).catch((error) => {
    console.error(`${remote.container} ${remote.version} cannot be prerendered:`, error.message);
    return undefined;
  });
}

/** @param {import('./registry.mjs').RegistryEntry} remote */
function isElsewhere({ entry }) {
  return /^https?:/.test(entry);
}

/**
 * @param {import('./page.mjs').RenderedPage} page
 * @returns {import('./page.mjs').RenderedPage}
 */
function withAddresses(page) {
  const { html, dialog = '', css, plain } = page;
  return {
    ...page,
    html: withSiteAddresses(html),
    dialog: withSiteAddresses(dialog),
    css: withSiteAddresses(css),
    plain: withSiteAddresses(plain),
  };
}

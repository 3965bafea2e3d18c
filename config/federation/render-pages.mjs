import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { exposedInNode, withSiteAddresses } from './container-in-node.mjs';
import { readJson } from './json-file.mjs';
import { siteConfigFrom } from './site-config.mjs';

const require = createRequire(import.meta.url);

/** The shell's build that renders pages, in the site: a remote that is deployed alone renders them anew with it. */
export const prerenderFile = '.rendering/prerender.cjs';

/** What `npm run publish:pages` read last: deployments render the same words again. */
export const publishedFile = '.rendering/published.json';

/**
 * What the shell renders: `shell/src/prerender/index.ts`.
 *
 * @typedef {object} RenderedSite
 * @property {Record<string, import('./page.mjs').RenderedPage>} pages by file
 * @property {Record<string, string>} files
 * @property {(import('../sharing-pictures/draw.mjs').Picture & { file: string })[]} pictures
 */

/**
 * The pages of a site as its registry says, rendered by the versions it names. Where they cannot be rendered ahead of time,
 * the site is shown by its code alone.
 *
 * @param {string} site
 * @param {import('./registry.mjs').Registry} registry
 * @returns {Promise<RenderedSite | undefined>}
 */
export async function renderPages(site, { remotes }) {
  const publicSite = remotes['public-site'];
  const blog = remotes['blog-app'];
  if (!existsSync(path.join(site, prerenderFile)) || !publicSite || isElsewhere(publicSite)) return undefined;
  try {
    const prerender = loadPrerender(site);
    const platform = await prerender.platform();
    const rendered = prerender.renderSite({
      ...prerender.toSource(readPublished(site)),
      publicSite: await exposedInNode(site, publicSite, platform, './app'),
      blogPages: blog && !isElsewhere(blog) ? await blogPagesOf(site, blog, platform) : undefined,
    });
    return { ...rendered, pages: mapValues(rendered.pages, withAddresses) };
  } catch (error) {
    console.error('The pages could not be rendered ahead of time; the site is shown by its code alone.', error);
    return undefined;
  }
}

/** @param {string} site */
export function loadPrerender(site) {
  return require(path.resolve(site, prerenderFile));
}

/**
 * What is published on another backend than the site's is none of its business.
 *
 * @param {string} site
 */
function readPublished(site) {
  const file = path.join(site, publishedFile);
  const published = existsSync(file) ? readJson(file) : {};
  const isOurs = published.backend === siteConfigFrom(process.env).supabaseUrl;
  const siteAddress = siteAddressFrom(process.env);
  return isOurs ? { ...published, siteAddress: siteAddress ?? published.siteAddress } : { siteAddress };
}

/** @param {NodeJS.ProcessEnv} environment */
export function siteAddressFrom({ SITE_URL }) {
  return SITE_URL && `${SITE_URL.replace(/\/+$/, '')}/`;
}

/**
 * An older version of the blog renders no pages.
 *
 * @param {string} site
 * @param {import('./registry.mjs').RegistryEntry} blog
 * @param {unknown} platform
 */
async function blogPagesOf(site, blog, platform) {
  return exposedInNode(site, blog, platform, './pages').catch((error) => {
    console.error(`blog-app ${blog.version} renders no pages:`, error.message);
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
  const { html, css, plain } = page;
  return { ...page, html: withSiteAddresses(html), css: withSiteAddresses(css), plain: withSiteAddresses(plain) };
}

/**
 * @template Value
 * @param {Record<string, Value>} record
 * @param {(value: Value) => Value} change
 */
function mapValues(record, change) {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, change(value)]));
}

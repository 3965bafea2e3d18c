import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { exposedInNode, withSiteAddresses } from './container-in-node.mjs';

const require = createRequire(import.meta.url);

/** The shell's build that renders pages, in the site: a remote that is deployed alone renders them anew with it. */
export const prerenderFile = '.rendering/prerender.cjs';

/**
 * The pages of a site as its registry says, rendered by the versions it names. A remote that cannot be rendered ahead of
 * time is shown by its code alone.
 *
 * @param {string} site
 * @param {import('./registry.mjs').Registry} registry
 * @returns {Promise<{ home?: import('./page.mjs').RenderedPage }>}
 */
export async function renderPages(site, { remotes }) {
  const file = path.join(site, prerenderFile);
  const publicSite = remotes['public-site'];
  if (!existsSync(file) || !publicSite || isElsewhere(publicSite)) return {};
  try {
    const prerender = require(file);
    const app = await exposedInNode(site, publicSite, await prerender.platform(), './app');
    return {
      home: withAddresses(prerender.renderHome({ publicSite: app, settings: {}, siteAddress: 'http://site.invalid/' })),
    };
  } catch (error) {
    console.error('The pages could not be rendered ahead of time; they are shown by their code alone.', error);
    return {};
  }
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
  return {
    ...page,
    html: withSiteAddresses(page.html),
    css: withSiteAddresses(page.css),
    plain: withSiteAddresses(page.plain),
  };
}

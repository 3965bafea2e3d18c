import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { exposedInNode, withSiteAddresses, type Host } from './container-in-node.ts';
import { damagedFile, readSiteFile, versionFolder } from './site-folder.ts';
import type { RenderedPage } from './page.ts';
import type { Picture } from './link-previews/render.ts';
import type { Registry, RegistryEntry } from './registry.ts';
import type { SiteSettings } from './site-settings.ts';

const require = createRequire(import.meta.url);

/** The rows from the last `npm run publish:pages`, which deployments render again. */
export const publishedRowsFile = 'published.json';

/** A page of a remote, whose code may be loaded on demand. */
type Exposed = { load?: () => Promise<unknown> };

type PublishedRows = {
  settings?: { key: string; value: unknown }[];
  services?: unknown[];
  posts?: unknown[];
  siteAddress?: string;
};

/** The result of `shell/src/prerender/index.ts`. */
export type RenderedSite = {
  /** By file. */
  pages: Record<string, RenderedPage>;
  files: Record<string, string>;
  pictures: (Picture & { file: string })[];
};

/**
 * Renders the pages of a site with the versions in its registry. If that fails, the site works without prerendered
 * pages.
 */
export async function renderPages(
  site: string,
  { shell, remotes }: Registry,
  settings: SiteSettings,
): Promise<RenderedSite | undefined> {
  const publicSite = remotes['public-site'];
  const { 'blog-app': blog, 'booking-widget': booking } = remotes;
  if (!publicSite || isElsewhere(publicSite)) return undefined;
  try {
    const prerender = loadPrerender(site, shell);
    const app = await exposedInNode(site, publicSite, prerender, './app');
    // Pages whose code visitors load on demand.
    for (const page of Object.values(app as Record<string, Exposed>)) await page.load?.();
    const rendered: RenderedSite = prerender.renderSite({
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
 * @param version of the shell
 * @throws {UserError} if it is missing
 */
export function loadPrerender(site: string, version: string) {
  const file = path.resolve(site, versionFolder('shell', version), 'prerender.cjs');
  if (!existsSync(file)) throw damagedFile(file);
  return require(file);
}

/** Reads the published rows. Those of another backend than the site's are ignored. */
export function readPublishedRows(site: string, { supabaseUrl, siteAddress }: SiteSettings): PublishedRows {
  const file = path.join(site, publishedRowsFile);
  const published: PublishedRows & { backend?: string } = existsSync(file) ? readSiteFile(file) : {};
  return published.backend === supabaseUrl ? { ...published, siteAddress } : { siteAddress };
}

/** Loads an exposed module of a remote; undefined if it is elsewhere, and for old versions, which cannot be prerendered. */
async function renderable(site: string, remote: RegistryEntry | undefined, host: Host, exposed: string) {
  if (!remote || isElsewhere(remote)) return undefined;
  return exposedInNode(site, remote, host, exposed).catch((error) => {
    console.error(`${remote.container} ${remote.version} cannot be prerendered:`, error.message);
    return undefined;
  });
}

function isElsewhere({ entry }: RegistryEntry) {
  return /^https?:/.test(entry);
}

function withAddresses(page: RenderedPage): RenderedPage {
  const { html, dialog = '', css, plain } = page;
  return {
    ...page,
    html: withSiteAddresses(html),
    dialog: withSiteAddresses(dialog),
    css: withSiteAddresses(css),
    plain: withSiteAddresses(plain),
  };
}

import { publicDefaults } from 'data-client';
import { webAddress } from '../head/web-address';
import { addressOf } from './blog';
import { hasNotice, noticeAddress } from './legal-notice';
import { serviceAddress, servicesWithPages } from './service-address';
import { settingsOf, siteRoot, type Source } from './source';
import { xml } from './xml';

/** The addresses of all pages that search engines may index. */
export function sitemap(source: Source): string {
  const site = siteRoot(source);
  const { posts = [], settings } = source;
  const isBlogShown = source.posts && settings.blog_enabled !== false;
  const newest = posts
    .map(({ updatedAt }) => updatedAt.toISOString())
    .toSorted()
    .at(-1);
  const pages: { path: string; changed?: string }[] = [
    { path: '' },
    ...(isBlogShown ? [{ path: 'blog/', changed: newest }] : []),
    ...(isBlogShown ? posts : []).map((post) => ({
      path: addressOf(post).slice(1),
      changed: post.updatedAt.toISOString(),
    })),
    ...servicesWithPages(source).map((service) => ({ path: serviceAddress(service).slice(1) })),
    ...(hasNotice(source) ? [{ path: noticeAddress }] : []),
  ];
  const urls = pages.map(
    ({ path, changed }) =>
      `<url><loc>${xml(new URL(path, site).href)}</loc>${changed ? `<lastmod>${changed}</lastmod>` : ''}</url>`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.join('\n')}
</urlset>
`;
}

/** Returns robots.txt with the owner's rules and the address of the sitemap. */
export function robots(source: Source, hasSitemap: boolean): string {
  const settings = settingsOf(source);
  const asked = settings.robots_txt.trim() || publicDefaults.robots_txt;
  const sitemap = webAddress(settings.sitemap_url, siteRoot(source));
  const isNamed = /^sitemap:/im.test(asked);
  return `${asked}\n${hasSitemap && sitemap && !isNamed ? `\nSitemap: ${sitemap}\n` : ''}`;
}

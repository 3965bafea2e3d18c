import { publicDefaults } from 'data-client';
import { webAddress } from '../head/web-address';
import { siteRoot } from './feeds';
import { settingsOf, type Source } from './source';

/** Returns robots.txt with the owner's rules and the address of the sitemap. */
export function robots(source: Source, hasSitemap: boolean): string {
  const settings = settingsOf(source);
  const asked = settings.robots_txt.trim() || publicDefaults.robots_txt;
  const sitemap = webAddress(settings.sitemap_url, siteRoot(source));
  const isNamed = /^sitemap:/im.test(asked);
  return `${asked}\n${hasSitemap && sitemap && !isNamed ? `\nSitemap: ${sitemap}\n` : ''}`;
}

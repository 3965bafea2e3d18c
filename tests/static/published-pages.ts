import { JSDOM } from 'jsdom';
import type { PublishedSite } from './published-site';

export const articleFile = (slug: string) => `blog/${slug}/index.html`;

/** As those read it who run no scripts. */
export const documentOf = (site: PublishedSite, file: string) => new JSDOM(site.read(file)).window.document;

/** What a page says of itself to search engines and where it is shared. */
export const said = (site: PublishedSite, file: string, name: string) =>
  documentOf(site, file).querySelector(`meta[name="${name}"],meta[property="${name}"]`)?.getAttribute('content');

import { JSDOM } from 'jsdom';
import type { PublishedSite } from './published-site';

export const articleFile = (slug: string) => `blog/${slug}/index.html`;

export const serviceFile = (id: string) => `services/${id}/index.html`;

/** The page as visitors without scripts read it. */
export const documentOf = (site: PublishedSite, file: string) => new JSDOM(site.read(file)).window.document;

/** Returns a metadata value of a page. */
export const said = (site: PublishedSite, file: string, name: string) =>
  documentOf(site, file).querySelector(`meta[name="${name}"],meta[property="${name}"]`)?.getAttribute('content');

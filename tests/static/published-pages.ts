import { JSDOM } from 'jsdom';
import type { PublishedSite } from './published-site';

export const articleFile = (slug: string) => `blog/${slug}/index.html`;

export const serviceFile = (id: string) => `services/${id}/index.html`;

const documents = new Map<string, Document>();

/** The page as visitors without scripts read it. */
export function documentOf(site: PublishedSite, file: string): Document {
  const html = site.read(file);
  if (!documents.has(html)) documents.set(html, new JSDOM(html).window.document);
  return documents.get(html)!;
}

/** Returns a metadata value of a page. */
export const said = (site: PublishedSite, file: string, name: string) =>
  documentOf(site, file).querySelector(`meta[name="${name}"],meta[property="${name}"]`)?.getAttribute('content');

/** Returns the structured data of a page. */
export const dataOf = (site: PublishedSite, file: string) =>
  [...documentOf(site, file).querySelectorAll('script[type="application/ld+json"]')].map(
    (script) => JSON.parse(script.textContent) as Record<string, unknown>,
  );

/** Returns the texts of the elements on a page that match. */
export const texts = (site: PublishedSite, file: string, selector: string) =>
  [...documentOf(site, file).querySelectorAll(selector)].map(({ textContent }) => textContent);

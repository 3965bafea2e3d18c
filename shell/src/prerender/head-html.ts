import type { Settings } from 'data-client';
import { pageHead } from '../head/page-head';
import type { MetaTag, PageHead } from '../head/page-head';
import { inlineJson } from '../head/structured-data';
import type { Source } from './source';

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** Text that can stand in an element or between the quotes of an attribute. */
export const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (character) => entities[character] ?? '');

/** Stands for the site's address where nobody has said what it is: what would name it is left out. */
export const unknownSite = 'http://site.invalid/';

const isKnown = (address: string) => !address.startsWith(unknownSite);

/** The site's articles for those who follow them elsewhere. */
export function feedLinks({ posts, settings, siteAddress }: Source): string {
  if (!posts || settings.blog_enabled === false || settings.maintenance_mode || siteAddress === unknownSite) return '';
  const kinds = {
    'application/rss+xml': 'feed.xml',
    'application/atom+xml': 'atom.xml',
    'application/feed+json': 'feed.json',
  };
  return Object.entries(kinds)
    .map(([type, file]) => `<link rel="alternate" type="${type}" title="Articles" href="/${file}">`)
    .join('\n    ');
}

export type HeadParts = {
  settings: Settings;
  page: PageHead;
  siteAddress: string;
  /** What the page says instead of what the settings say. */
  tags?: readonly MetaTag[];
  /** Structured data of schema.org. */
  blocks?: readonly (object | undefined)[];
  /** Links to the same content in another form. */
  feeds?: string;
};

/** The head that the application would write: the same words, marked as its own so that its next page replaces them. */
export function headHtml({ settings, page, siteAddress, tags: own = [], blocks = [], feeds = '' }: HeadParts): string {
  const { title, canonical, tags } = pageHead(settings, page, siteAddress);
  const said = new Set(own.map(({ name }) => name));
  const metas = [...tags.filter(({ name }) => !said.has(name)), ...own]
    .filter(({ content }) => isKnown(content))
    .map(({ name, content }) => {
      const kind = /^(og|article):/.test(name) ? 'property' : 'name';
      return `<meta data-page-head ${kind}="${escapeHtml(name)}" content="${escapeHtml(content)}">`;
    });
  return [
    `<title>${escapeHtml(title)}</title>`,
    isKnown(canonical) ? `<link rel="canonical" data-page-head href="${escapeHtml(canonical)}">` : '',
    ...metas,
    `<meta name="theme-color" content="${escapeHtml(settings.primary_color)}">`,
    feeds,
    ...blocks
      .filter((block) => block !== undefined && !inlineJson(block).includes(unknownSite))
      .map((block) => `<script type="application/ld+json">${inlineJson(block)}</script>`),
  ]
    .filter(Boolean)
    .join('\n    ');
}

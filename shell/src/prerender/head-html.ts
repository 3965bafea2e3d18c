import { escapeHtml } from 'domain/text';
import { pageHead, type MetaTag, type PageHead } from '../head/head-tags';
import { inlineJson } from '../head/structured-data';
import { settingsOf, type Source } from './source';

/** Placeholder for an unknown site address. Tags that need the address are omitted. */
export const unknownSite = 'http://site.invalid/';

const isKnown = (address: string) => !address.startsWith(unknownSite);

/** Links to the site's feeds. */
export function feedLinks({ posts, settings, siteAddress }: Source): string {
  if (!posts || settings.blog_enabled === false || siteAddress === unknownSite) return '';
  const kinds = {
    'application/rss+xml': 'feed.xml',
    'application/atom+xml': 'atom.xml',
    'application/feed+json': 'feed.json',
  };
  return Object.entries(kinds)
    .map(([type, file]) => `<link rel="alternate" type="${type}" title="Articles" href="/${file}">`)
    .join('\n');
}

type HeadParts = {
  /** Metadata that replace the settings'. */
  tags?: readonly MetaTag[];
  /** Structured data (schema.org). */
  blocks?: readonly (object | undefined)[];
  /** Links to the same content in another format. */
  feeds?: string;
};

/** Renders the head that the application would write, marked in the same way so that the next page replaces it. */
export function headHtml(source: Source, page: PageHead, { tags: own = [], blocks = [], feeds = '' }: HeadParts = {}) {
  const settings = settingsOf(source);
  const { title, canonical, tags } = pageHead(settings, page, source.siteAddress);
  const said = new Set(own.map(({ name }) => name));
  const metas = [...tags.filter(({ name }) => !said.has(name)), ...own]
    .filter(({ content }) => isKnown(content))
    .map(({ name, content }) => {
      const kind = /^(og|article):/.test(name) ? 'property' : 'name';
      return `<meta data-page-head ${kind}="${escapeHtml(name)}" content="${escapeHtml(content)}">`;
    });
  return [
    `<title>${escapeHtml(title)}</title>`,
    canonical && isKnown(canonical) ? `<link rel="canonical" data-page-head href="${escapeHtml(canonical)}">` : '',
    ...metas,
    `<meta name="theme-color" content="${escapeHtml(settings.primary_color)}">`,
    feeds,
    ...blocks
      .filter((block) => block !== undefined && !inlineJson(block).includes(unknownSite))
      .map((block) => `<script type="application/ld+json">${inlineJson(block)}</script>`),
  ]
    .filter(Boolean)
    .join('\n');
}

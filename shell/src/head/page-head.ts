import type { PublicSettingKey, Settings } from 'data-client';
import { pageTitle } from './page-title';
import { webAddress } from './web-address';

/** The keys that describe a page to search engines and to those who share it. */
export const metadataKeys = [
  'meta_title',
  'meta_description',
  'meta_keywords',
  'canonical_url',
  'og_title',
  'og_description',
  'og_image',
  'og_type',
  'og_url',
  'og_site_name',
  'twitter_card',
  'twitter_title',
  'twitter_description',
  'twitter_image',
  'twitter_site',
  'twitter_creator',
  'schema_type',
  'schema_name',
  'schema_job_title',
  'schema_description',
  'schema_url',
  'schema_image',
  'schema_same_as',
] as const satisfies readonly PublicSettingKey[];

/** What a page says about itself. The landing page says nothing: the settings speak for it. */
export type PageHead = {
  title?: string;
  description?: string;
  /** Its address without a hash, relative to the site's: `blog/`. */
  path?: string;
  /** Not for search engines. */
  isHidden?: boolean;
};

export type MetaTag = { name: string; content: string };

/** Head of a document; a tag that is missing here is to be missing there. */
export type DocumentHead = { title: string; canonical: string; tags: readonly MetaTag[] };

/**
 * Title, canonical link and meta tags of a page.
 *
 * @param siteAddress where the site is reached, for owners who have not said so in `canonical_url`
 */
export function pageHead(settings: Settings, page: PageHead, siteAddress: string): DocumentHead {
  const site = webAddress(settings.canonical_url, siteAddress) ?? siteAddress;
  const canonical = page.path ? new URL(page.path, folderOf(site)).href : site;
  const title = pageTitle(settings, page.title);
  const description = page.description || settings.meta_description || settings.site_description;
  const shared = page.title ? { title, description } : sharedWords(settings, title, description);
  const tags = [
    tag('description', description),
    tag('keywords', settings.meta_keywords),
    tag('robots', page.isHidden ? 'noindex' : ''),
    ...openGraph(settings, shared, page.path ? canonical : (webAddress(settings.og_url, site) ?? canonical), site),
    ...twitter(settings, page.title ? shared : undefined, site),
  ];
  return { title, canonical, tags: tags.filter(({ content }) => content) };
}

type Words = { title: string; description: string };

function sharedWords({ og_title, og_description }: Settings, title: string, description: string): Words {
  return { title: og_title || title, description: og_description || description };
}

function openGraph(settings: Settings, { title, description }: Words, url: string, site: string): MetaTag[] {
  return [
    tag('og:title', title),
    tag('og:description', description),
    tag('og:type', settings.og_type),
    tag('og:url', url),
    tag('og:site_name', settings.og_site_name || settings.site_title),
    tag('og:image', webAddress(settings.og_image, site) ?? ''),
  ];
}

/** What is not said here is taken from Open Graph by whoever reads it. */
function twitter(settings: Settings, own: Words | undefined, site: string): MetaTag[] {
  return [
    tag('twitter:card', settings.twitter_card),
    tag('twitter:title', own ? own.title : settings.twitter_title),
    tag('twitter:description', own ? own.description : settings.twitter_description),
    tag('twitter:image', webAddress(settings.twitter_image, site) ?? ''),
    tag('twitter:site', handle(settings.twitter_site)),
    tag('twitter:creator', handle(settings.twitter_creator)),
  ];
}

const tag = (name: string, content: string): MetaTag => ({ name, content: content.trim() });

const handle = (name: string) => name.trim().replace(/^@?(?=\w)/, '@');

const folderOf = (address: string) => (address.endsWith('/') ? address : `${address}/`);

import type { PublicSettingKey, Settings } from 'data-client';
import { pageTitle } from './page-title';
import { sitePicture } from './link-preview';
import { inside, siteOf, webAddress } from './web-address';

/** The settings that describe a page to search engines and in link previews. */
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

/** The metadata of a page. The landing page has none, because the settings describe it. */
export type PageHead = {
  title?: string;
  description?: string;
  /** The page's address relative to the site's, without a hash: `blog/`. */
  path?: string;
  /** Path of the image in link previews. Default: the owner's `og_image`, else the site's picture. */
  image?: string;
  /** Hidden from search engines. */
  isHidden?: boolean;
};

export type MetaTag = { name: string; content: string };

/** The content of a document's head. A tag that is not listed is removed from the document, as is an empty canonical link. */
export type DocumentHead = { title: string; canonical: string; tags: readonly MetaTag[] };

/**
 * Title, canonical link and meta tags of a page.
 *
 * @param siteAddress address of the site, used if `canonical_url` is empty
 */
export function pageHead(settings: Settings, page: PageHead, siteAddress: string): DocumentHead {
  const site = siteOf(settings, siteAddress);
  const canonical = page.path ? inside(site, page.path) : site;
  const title = pageTitle(settings, page.title);
  const description = page.description || settings.meta_description || settings.site_description;
  const shared = page.title ? { title, description } : sharedWords(settings, title, description);
  const image = webAddress(page.image ?? settings.og_image, inside(site, '')) ?? inside(site, sitePicture);
  const tags = [
    tag('description', description),
    tag('keywords', settings.meta_keywords),
    tag('robots', page.isHidden ? 'noindex' : ''),
    ...openGraph(settings, shared, page.path ? canonical : (webAddress(settings.og_url, site) ?? canonical), image),
    ...twitter(
      settings,
      page.title ? shared : undefined,
      page.image ? image : webAddress(settings.twitter_image, site),
    ),
  ];
  // Together with `noindex` it could hide the page that it names.
  return { title, canonical: page.isHidden ? '' : canonical, tags: tags.filter(({ content }) => content) };
}

type Words = { title: string; description: string };

function sharedWords({ og_title, og_description }: Settings, title: string, description: string): Words {
  return { title: og_title || title, description: og_description || description };
}

function openGraph(settings: Settings, { title, description }: Words, url: string, image: string): MetaTag[] {
  return [
    tag('og:title', title),
    tag('og:description', description),
    tag('og:type', settings.og_type),
    tag('og:url', url),
    tag('og:site_name', settings.og_site_name || settings.site_title),
    tag('og:image', image),
  ];
}

/** Link previews fall back to Open Graph for missing tags. */
function twitter(settings: Settings, own: Words | undefined, image = ''): MetaTag[] {
  return [
    tag('twitter:card', settings.twitter_card),
    tag('twitter:title', own ? own.title : settings.twitter_title),
    tag('twitter:description', own ? own.description : settings.twitter_description),
    tag('twitter:image', image),
    tag('twitter:site', handle(settings.twitter_site)),
    tag('twitter:creator', handle(settings.twitter_creator)),
  ];
}

const tag = (name: string, content: string): MetaTag => ({ name, content: content.trim() });

const handle = (name: string) => name.trim().replace(/^@?(?=\w)/, '@');

import type { Post, Settings } from 'data-client';
import { categoryNames } from 'domain/post-categories';
import type { Service } from 'domain/services';
import { breadcrumbs, structuredData } from '../head/structured-data';
import type { MetaTag } from '../head/head-tags';
import { articlePicture, linkPreviewSize } from '../head/link-preview';
import { inside, siteOf } from '../head/web-address';

/** Metadata that replace the site's in link previews of an article. */
export function articleTags(post: Post, settings: Settings, siteAddress: string): { tags: MetaTag[] } {
  return {
    tags: [
      { name: 'og:type', content: 'article' },
      ...pictureTags(articlePicture(post.slug), post.title, settings, siteAddress),
      { name: 'article:published_time', content: post.createdAt.toISOString() },
      { name: 'article:modified_time', content: post.updatedAt.toISOString() },
      { name: 'article:author', content: post.author || settings.site_title },
      { name: 'article:section', content: categoryNames[post.category] },
    ],
  };
}

/** Metadata of a generated picture. */
export function pictureTags(path: string, alt: string, settings: Settings, siteAddress: string): MetaTag[] {
  const picture = inside(siteOf(settings, siteAddress), path);
  return [
    { name: 'og:image', content: picture },
    { name: 'og:image:width', content: String(linkPreviewSize.width) },
    { name: 'og:image:height', content: String(linkPreviewSize.height) },
    { name: 'og:image:alt', content: alt },
    { name: 'twitter:card', content: 'summary_large_image' },
    { name: 'twitter:image', content: picture },
  ];
}

const wordsOf = (text: string) => text.split(/\s+/).filter(Boolean).length;

/** The schema.org data of an article: the article, its breadcrumbs, and the site. */
export function articleData(
  post: Post,
  settings: Settings,
  siteAddress: string,
  services: readonly Service[],
): (object | undefined)[] {
  if (!settings.structured_data_enabled) return [];
  const site = siteOf(settings, siteAddress);
  const url = inside(site, `blog/${encodeURIComponent(post.slug)}/`);
  const author = { '@type': 'Person', name: post.author || settings.site_title, url: site };
  return [
    {
      '@context': 'https://schema.org',
      '@type': 'BlogPosting',
      '@id': `${url}#article`,
      mainEntityOfPage: url,
      url,
      headline: post.title,
      description: post.excerpt,
      image: [inside(site, articlePicture(post.slug))],
      datePublished: post.createdAt.toISOString(),
      dateModified: post.updatedAt.toISOString(),
      author,
      publisher: { '@type': 'Organization', name: settings.business_name || settings.site_title, url: site },
      articleSection: categoryNames[post.category],
      wordCount: wordsOf(post.content),
      inLanguage: 'en',
    },
    breadcrumbs(
      settings,
      [
        { name: 'Blog', address: inside(site, 'blog/') },
        { name: post.title, address: url },
      ],
      siteAddress,
    ),
    structuredData(settings, siteAddress, services),
  ];
}

import { ownSettings, parseSettings, postsOf } from 'data-client';
import type { Source } from './source';
import { unknownSite } from './head-html';

/** The rows that the backend answered to a visitor's questions, and where the site is reached. */
export type Published = { settings?: unknown; posts?: unknown; siteAddress?: string };

/** What pages are rendered from, as far as it was read: built-in settings and no articles otherwise. */
export function toSource({
  settings,
  posts,
  siteAddress,
}: Published): Pick<Source, 'settings' | 'posts' | 'siteAddress'> {
  return {
    settings: Array.isArray(settings) ? ownSettings(parseSettings(settings)) : {},
    posts: Array.isArray(posts) ? postsOf(posts).filter(({ slug }) => isFolder(slug)) : undefined,
    siteAddress: siteAddress ?? unknownSite,
  };
}

/** A slug becomes a folder's name; the backend holds no others than these. */
const isFolder = (slug: string) => /^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug);

import { ownSettings, parseSettings, toDetailedService, toPost, type DetailedService, type Post } from 'data-client';
import { builtInServices } from 'domain/built-in-services.generated';
import type { Service } from 'domain/services';
import type { Source } from './source';
import { unknownSite } from './head-html';

/** The rows that the backend returns to visitors, and the address of the site. */
type Published = { settings?: unknown; services?: unknown; posts?: unknown; siteAddress?: string };

/**
 * Returns what pages are rendered from. Built-in settings and services replace those that could not be read; unreadable
 * articles are left out.
 */
export function toSource({
  settings,
  services,
  posts,
  siteAddress,
}: Published): Pick<Source, 'settings' | 'services' | 'detailedServices' | 'posts' | 'siteAddress'> {
  const detailedServices = Array.isArray(services) ? services.map(toDetailedService) : undefined;
  return {
    settings: Array.isArray(settings) ? ownSettings(parseSettings(settings)) : {},
    services: detailedServices?.map(summaryOf) ?? builtInServices,
    detailedServices: detailedServices?.filter(({ id }) => isFolder(id)),
    posts: Array.isArray(posts) ? posts.map(toPublished).filter(({ slug }) => isFolder(slug)) : undefined,
    siteAddress: siteAddress ?? unknownSite,
  };
}

/** A scheduled post was last edited before it was published. */
function toPublished(row: Parameters<typeof toPost>[0]): Post {
  const post = toPost(row);
  return { ...post, updatedAt: post.updatedAt < post.createdAt ? post.createdAt : post.updatedAt };
}

const summaryOf = ({ details: _, meetingKind: __, ...service }: DetailedService): Service => service;

/** A slug or an id becomes a folder's name. The backend accepts no other characters. */
const isFolder = (name: string) => /^[a-z0-9][a-z0-9-]*$/.test(name);

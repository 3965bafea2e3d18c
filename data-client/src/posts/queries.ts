import { queryOptions } from '@tanstack/react-query';
import { cacheRows } from '../connection/fallback';
import type { VisitorClient } from '../connection/visitor-client';
import type { PostFilter } from './post';
import type { PostSearch } from './requests';

const all = ['posts'] as const;

/** The key of a list in the local cache. */
export const listName = (filter: PostFilter) => `posts ${JSON.stringify(filter)}`;

export const tallyName = 'post-tally';

export const postQueries = {
  all,
  list: (client: VisitorClient, filter: PostFilter = {}) =>
    queryOptions({
      queryKey: [...all, 'list', filter],
      queryFn: async ({ signal }) => cacheRows(listName(filter), await client.posts.list(filter, signal)),
    }),
  tally: (client: VisitorClient) =>
    queryOptions({
      queryKey: [...all, 'tally'],
      queryFn: async ({ signal }) => cacheRows(tallyName, await client.posts.tally(signal)),
    }),
  mentions: (client: VisitorClient, search: PostSearch) =>
    queryOptions({
      queryKey: [...all, 'mentions', search],
      queryFn: ({ signal }) => client.posts.mentions(search, signal),
      staleTime: 300_000,
    }),
  bySlug: (client: VisitorClient, slug: string) =>
    queryOptions({ queryKey: [...all, 'slug', slug], queryFn: ({ signal }) => client.posts.bySlug(slug, signal) }),
};

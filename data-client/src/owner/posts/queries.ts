import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { OwnerClient } from '../owner-client';
import type { OwnerPostFilter } from './requests';

const all = ['owner', 'posts'] as const;

export const ownerPostQueries = {
  all,
  list: (client: OwnerClient, filter: OwnerPostFilter) =>
    queryOptions({
      queryKey: [...all, 'list', filter],
      queryFn: ({ signal }) => client.posts.list(filter, signal),
      placeholderData: keepPreviousData,
    }),
  byId: (client: OwnerClient, id: string) =>
    queryOptions({
      queryKey: [...all, 'id', id],
      queryFn: ({ signal }) => client.posts.byId(id, signal),
      // Editing starts from the latest text.
      staleTime: 0,
      gcTime: 0,
    }),
  slug: (client: OwnerClient, slug: string, exceptId?: string) =>
    queryOptions({
      queryKey: [...all, 'slug', slug, exceptId],
      queryFn: ({ signal }) => client.posts.isSlugFree(slug, exceptId, signal),
      staleTime: 10_000,
    }),
};

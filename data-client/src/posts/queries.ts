import { queryOptions } from '@tanstack/react-query';
import type { VisitorClient } from '../connection/visitor-client';
import type { PostFilter } from './post';

const all = ['posts'] as const;

export const postQueries = {
  all,
  list: (client: VisitorClient, filter: PostFilter = {}) =>
    queryOptions({ queryKey: [...all, 'list', filter], queryFn: ({ signal }) => client.posts.list(filter, signal) }),
  categories: (client: VisitorClient) =>
    queryOptions({ queryKey: [...all, 'categories'], queryFn: ({ signal }) => client.posts.categories(signal) }),
  bySlug: (client: VisitorClient, slug: string) =>
    queryOptions({ queryKey: [...all, 'slug', slug], queryFn: ({ signal }) => client.posts.bySlug(slug, signal) }),
  samples: queryOptions({
    queryKey: ['samples', 'posts'],
    queryFn: async () => (await import('./samples')).samplePosts,
    staleTime: Infinity,
  }),
};

import { queryOptions } from '@tanstack/react-query';
import { cacheRows } from '../connection/fallback';
import type { VisitorClient } from '../connection/visitor-client';

/** The key of the list in the local cache. */
export const listName = 'testimonials';

export const testimonialQueries = {
  list: (client: VisitorClient) =>
    queryOptions({
      queryKey: ['testimonials'],
      queryFn: async ({ signal }) => cacheRows(listName, await client.testimonials.list(signal)),
    }),
};

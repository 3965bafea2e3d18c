import { queryOptions } from '@tanstack/react-query';
import { rememberRows } from '../connection/stand-in';
import type { VisitorClient } from '../connection/visitor-client';

/** The name under which the list is remembered between visits. */
export const listName = 'testimonials';

export const testimonialQueries = {
  list: (client: VisitorClient) =>
    queryOptions({
      queryKey: ['testimonials'],
      queryFn: async ({ signal }) => rememberRows(listName, await client.testimonials.list(signal)),
    }),
};

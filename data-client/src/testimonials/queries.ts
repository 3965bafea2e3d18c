import { queryOptions } from '@tanstack/react-query';
import type { VisitorClient } from '../connection/visitor-client';

export const testimonialQueries = {
  list: (client: VisitorClient) =>
    queryOptions({ queryKey: ['testimonials'], queryFn: ({ signal }) => client.testimonials.list(signal) }),
  samples: queryOptions({
    queryKey: ['samples', 'testimonials'],
    queryFn: async () => (await import('./samples')).sampleTestimonials,
    staleTime: Infinity,
  }),
};

import { useQuery } from '@tanstack/react-query';
import { useVisitorClient } from '../connection/data-provider';
import { cacheRows, useFallback, type FallbackResult } from '../connection/fallback';
import type { Testimonial } from './requests';

/** The key of the list, also in the local cache. */
const listName = 'testimonials';

const sampleTestimonials = async () => (await import('./samples')).sampleTestimonials;

/**
 * Returns up to four published testimonials, newest first, or the rows of `useFallback`.
 *
 * @param options `isNeeded: false` requests nothing yet: the result stays pending
 */
export function useTestimonials({ isNeeded = true } = {}): FallbackResult<Testimonial[]> {
  const client = useVisitorClient();
  const query = useQuery({
    queryKey: [listName],
    queryFn: async ({ signal }) => cacheRows(listName, await client.testimonials.list(signal)),
    enabled: isNeeded,
  });
  return useFallback(query, listName, sampleTestimonials);
}

import { useQuery } from '@tanstack/react-query';
import { useVisitorClient } from '../connection/data-provider';
import { useFallback, type FallbackResult } from '../connection/fallback';
import { listName, testimonialQueries } from './queries';
import type { Testimonial } from './requests';

const sampleTestimonials = async () => (await import('./samples')).sampleTestimonials;

/**
 * Returns up to four published testimonials, newest first, or the rows of `useFallback`.
 *
 * @param options `isNeeded: false` requests nothing yet: the result stays pending
 */
export function useTestimonials({ isNeeded = true } = {}): FallbackResult<Testimonial[]> {
  const query = useQuery({ ...testimonialQueries.list(useVisitorClient()), enabled: isNeeded });
  return useFallback(query, listName, sampleTestimonials);
}

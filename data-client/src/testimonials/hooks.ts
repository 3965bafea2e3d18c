import { useQuery } from '@tanstack/react-query';
import { useVisitorClient } from '../connection/data-provider';
import { useStandIn } from '../connection/stand-in';
import type { StandInResult } from '../connection/stand-in';
import { listName, testimonialQueries } from './queries';
import type { Testimonial } from './testimonial';

const sampleTestimonials = async () => (await import('./samples')).sampleTestimonials;

/**
 * Up to four published testimonials, newest first; samples where none came back.
 *
 * @param options `isNeeded: false` asks for nothing yet: the result stays pending
 */
export function useTestimonials({ isNeeded = true } = {}): StandInResult<Testimonial[]> {
  const query = useQuery({ ...testimonialQueries.list(useVisitorClient()), enabled: isNeeded });
  return useStandIn(query, listName, sampleTestimonials);
}

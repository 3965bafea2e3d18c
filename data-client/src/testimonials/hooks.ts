import { useQuery } from '@tanstack/react-query';
import { useVisitorClient } from '../connection/data-provider';
import { needsSamples, withSamples } from '../connection/with-samples';
import type { StandInResult } from '../connection/with-samples';
import { testimonialQueries } from './queries';
import type { Testimonial } from './testimonial';

/** Up to four published testimonials, newest first; samples where none came back. */
export function useTestimonials(): StandInResult<Testimonial[]> {
  const query = useQuery(testimonialQueries.list(useVisitorClient()));
  const isSample = needsSamples(query);
  const samples = useQuery({ ...testimonialQueries.samples, enabled: isSample });
  return withSamples(query, samples, isSample);
}

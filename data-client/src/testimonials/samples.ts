import type { Testimonial } from './testimonial';

/** Stand in for the owner's testimonials where none come back. */
export const sampleTestimonials: Testimonial[] = [];

import { useOwnerClient } from '../owner-provider';
import { useChange, useOwnerPage, useOwnerQuery, useRemoval } from '../owner-hooks';
import type { NewTestimonial, TestimonialChange, TestimonialFilter, TestimonialSave } from './requests';

const all = ['owner', 'testimonials'] as const;
const publicList = ['testimonials'];

/** Returns one page of testimonials, newest first, with the exact total. */
export const useOwnerTestimonials = (filter: TestimonialFilter) =>
  useOwnerPage([...all, 'list', filter], ({ testimonials }, signal) => testimonials.list(filter, signal));

/** Returns one testimonial, or null if it no longer exists. */
export const useOwnerTestimonial = (id: string) =>
  useOwnerQuery([...all, 'id', id], ({ testimonials }, signal) => testimonials.byId(id, signal));

/** Returns the average rating with one decimal, or null if there is none. */
export const useAverageRating = () =>
  useOwnerQuery([...all, 'rating'], ({ testimonials }, signal) => testimonials.averageRating(signal));

/** Rejects with `conflict` if it exists. */
export const useCreateTestimonial = () =>
  useChange(all, 'create', ({ testimonials }, said: NewTestimonial) => testimonials.create(said), publicList);

/** Rejects with `conflict` if it was changed elsewhere in the meantime. */
export const useSaveTestimonial = () =>
  useChange(all, 'save', ({ testimonials }, save: TestimonialSave) => testimonials.save(save), publicList);

export const useChangeTestimonial = () =>
  useChange(all, 'change', ({ testimonials }, change: TestimonialChange) => testimonials.change(change), publicList);

export const useTestimonialRemoval = () => useRemoval(useOwnerClient().testimonials, all, publicList);

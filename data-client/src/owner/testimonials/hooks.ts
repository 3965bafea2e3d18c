import { keepPreviousData, queryOptions, useMutation, useQuery } from '@tanstack/react-query';
import type { OwnerClient } from '../owner-client';
import { useOwnerClient } from '../owner-provider';
import { useRemoval, useReread } from '../use-reread';
import type { TestimonialChange, TestimonialFilter, TestimonialSave } from './requests';
import type { TestimonialDraft } from './testimonial-draft';

const all = ['owner', 'testimonials'] as const;
const publicList = ['testimonials'];

export const ownerTestimonialQueries = {
  all,
  list: (client: OwnerClient, filter: TestimonialFilter) =>
    queryOptions({
      queryKey: [...all, 'list', filter],
      queryFn: ({ signal }) => client.testimonials.list(filter, signal),
      placeholderData: keepPreviousData,
    }),
  byId: (client: OwnerClient, id: string) =>
    queryOptions({ queryKey: [...all, 'id', id], queryFn: ({ signal }) => client.testimonials.byId(id, signal) }),
  rating: (client: OwnerClient) =>
    queryOptions({
      queryKey: [...all, 'rating'],
      queryFn: ({ signal }) => client.testimonials.averageRating(signal),
    }),
};

/** Returns one page of testimonials, newest first, with the exact total. */
export function useOwnerTestimonials(filter: TestimonialFilter) {
  return useQuery(ownerTestimonialQueries.list(useOwnerClient(), filter));
}

/** Returns one testimonial, or null if it no longer exists. */
export function useOwnerTestimonial(id: string) {
  return useQuery(ownerTestimonialQueries.byId(useOwnerClient(), id));
}

/** Returns the average rating with one decimal, or null if there is none. */
export function useAverageRating() {
  return useQuery(ownerTestimonialQueries.rating(useOwnerClient()));
}

export function useCreateTestimonial() {
  const client = useOwnerClient();
  return useMutation({
    mutationKey: [...all, 'create'],
    mutationFn: (draft: TestimonialDraft) => client.testimonials.create(draft),
    onSettled: useReread(all, publicList),
  });
}

/** Rejects with `conflict` if it was changed elsewhere in the meantime. */
export function useSaveTestimonial() {
  const client = useOwnerClient();
  return useMutation({
    mutationKey: [...all, 'save'],
    mutationFn: (save: TestimonialSave) => client.testimonials.save(save),
    onSettled: useReread(all, publicList),
  });
}

export function useChangeTestimonial() {
  const client = useOwnerClient();
  return useMutation({
    mutationKey: [...all, 'change'],
    mutationFn: ({ id, change }: { id: string; change: TestimonialChange }) => client.testimonials.change(id, change),
    onSettled: useReread(all, publicList),
  });
}

export const useTestimonialRemoval = () => useRemoval(useOwnerClient().testimonials, all, publicList);

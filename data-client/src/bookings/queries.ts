import { queryOptions } from '@tanstack/react-query';
import type { VisitorClient } from '../connection/visitor-client';
import type { TakenRangesParams } from './slot-requests';

const taken = ['bookings', 'taken'] as const;

export const bookingQueries = {
  /** The key of all taken times, for invalidation. */
  taken,
  takenRanges: (client: VisitorClient, params: TakenRangesParams) =>
    queryOptions({
      queryKey: [...taken, params],
      queryFn: ({ signal }) => client.bookings.takenRanges(params, signal),
      // Other visitors may book in the meantime.
      staleTime: 15_000,
      refetchInterval: 30_000,
      // The key contains the form's id, so no other form can use the cached response.
      ...(params.holder && { gcTime: 0 }),
    }),
  availability: (client: VisitorClient) =>
    queryOptions({
      queryKey: ['bookings', 'availability'],
      queryFn: ({ signal }) => client.bookings.availability(signal),
      // The usual hours are shown instead, and the next step requests it again.
      retry: false,
    }),
  byLink: (client: VisitorClient, link: string) =>
    queryOptions({
      queryKey: ['bookings', 'link', link],
      queryFn: ({ signal }) => client.bookings.byLink(link, signal),
    }),
};

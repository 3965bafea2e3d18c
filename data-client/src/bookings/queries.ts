import { queryOptions } from '@tanstack/react-query';
import type { VisitorClient } from '../connection/visitor-client';
import type { TakenQuestion } from './slot-requests';

const taken = ['bookings', 'taken'] as const;

export const bookingQueries = {
  /** The key under which all taken times live, to have them read again. */
  taken,
  takenRanges: (client: VisitorClient, question: TakenQuestion) =>
    queryOptions({
      queryKey: [...taken, question],
      queryFn: ({ signal }) => client.bookings.takenRanges(question, signal),
      // Somebody else may book while this visitor chooses.
      staleTime: 15_000,
      refetchInterval: 30_000,
    }),
  availability: (client: VisitorClient) =>
    queryOptions({
      queryKey: ['bookings', 'availability'],
      queryFn: ({ signal }) => client.bookings.availability(signal),
      // There is something to show without it, and it is asked again with the next step.
      retry: false,
    }),
  byLink: (client: VisitorClient, link: string) =>
    queryOptions({
      queryKey: ['bookings', 'link', link],
      queryFn: ({ signal }) => client.bookings.byLink(link, signal),
    }),
};

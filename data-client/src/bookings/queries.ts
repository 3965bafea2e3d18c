import { queryOptions } from '@tanstack/react-query';
import type { VisitorClient } from '../connection/visitor-client';
import type { DateRange } from './requests';

const taken = ['bookings', 'taken'] as const;

export const bookingQueries = {
  /** The key under which all taken times live, to have them read again. */
  taken,
  takenRanges: (client: VisitorClient, range: DateRange) =>
    queryOptions({
      queryKey: [...taken, range],
      queryFn: ({ signal }) => client.bookings.takenRanges(range, signal),
      // Somebody else may book while this visitor chooses.
      staleTime: 15_000,
    }),
  byLink: (client: VisitorClient, link: string) =>
    queryOptions({
      queryKey: ['bookings', 'link', link],
      queryFn: ({ signal }) => client.bookings.byLink(link, signal),
    }),
};

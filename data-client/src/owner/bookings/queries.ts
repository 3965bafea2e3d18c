import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { OwnerClient } from '../owner-client';
import type { BookingFilter } from './requests';

const all = ['owner', 'bookings'] as const;

export const ownerBookingQueries = {
  all,
  list: (client: OwnerClient, filter: BookingFilter) =>
    queryOptions({
      queryKey: [...all, 'list', filter],
      queryFn: ({ signal }) => client.bookings.list(filter, signal),
      // The page one comes from stays until the next one is here.
      placeholderData: keepPreviousData,
    }),
  byId: (client: OwnerClient, id: string) =>
    queryOptions({ queryKey: [...all, 'id', id], queryFn: ({ signal }) => client.bookings.byId(id, signal) }),
};

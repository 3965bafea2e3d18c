import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { bookingQueries } from 'data-client';
import type { BookingStatus } from 'data-client';
import { useOwnerClient } from '../owner-provider';
import { ownerBookingQueries } from './queries';
import type { BookingFilter } from './requests';

/** A page of all bookings, newest first, with the exact total. */
export function useBookings(filter: BookingFilter) {
  return useQuery(ownerBookingQueries.list(useOwnerClient(), filter));
}

/** One booking; `data` is null when it no longer exists. */
export function useBooking(id: string) {
  return useQuery(ownerBookingQueries.byId(useOwnerClient(), id));
}

export type BookingStatusChange = { id: string; status: BookingStatus };

/** Rejects with `taken` when a cancelled booking is brought back over a time that is booked again. */
export function useSetBookingStatus() {
  const client = useOwnerClient();
  const reread = useRereadBookings();
  return useMutation({
    mutationKey: ['owner', 'bookings', 'set-status'],
    mutationFn: ({ id, status }: BookingStatusChange) => client.bookings.setStatus(id, status),
    onSettled: reread,
  });
}

export function useDeleteBooking() {
  const client = useOwnerClient();
  const reread = useRereadBookings();
  return useMutation({
    mutationKey: ['owner', 'bookings', 'delete'],
    mutationFn: (id: string) => client.bookings.remove(id),
    onSettled: reread,
  });
}

/** After a change, refused or not, what is on screen is read again; visitors' taken times change with it. */
function useRereadBookings(): () => Promise<void> {
  const queries = useQueryClient();
  return async () => {
    void queries.invalidateQueries({ queryKey: bookingQueries.taken });
    await queries.invalidateQueries({ queryKey: ownerBookingQueries.all });
  };
}

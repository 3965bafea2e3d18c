import { useMutation, useQuery } from '@tanstack/react-query';
import { bookingQueries } from 'data-client';
import type { BookingStatus } from 'data-client';
import { useOwnerClient } from '../owner-provider';
import { useRemoval, useReread } from '../use-reread';
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
  return useMutation({
    mutationKey: [...ownerBookingQueries.all, 'set-status'],
    mutationFn: ({ id, status }: BookingStatusChange) => client.bookings.setStatus(id, status),
    onSettled: useReread(ownerBookingQueries.all, bookingQueries.taken),
  });
}

/** Deletes bookings; visitors' taken times change with them. */
export const useBookingRemoval = () =>
  useRemoval(useOwnerClient().bookings, ownerBookingQueries.all, bookingQueries.taken);

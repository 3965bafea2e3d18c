import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import { bookingQueries } from 'data-client';
import type { BookingStatus } from 'data-client';
import { useOwnerClient } from '../owner-provider';
import { useRemoval, useReread } from '../use-reread';
import { ownerBookingQueries } from './queries';
import { confirmedBookings } from './confirmed';
import type { BookingFilter, TimeSpan } from './requests';

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

/** The bookings that take place in a span of time. */
export function useBookingsBetween(span: TimeSpan) {
  const client = useOwnerClient();
  return useQuery({
    queryKey: [...ownerBookingQueries.all, 'between', span.from.getTime(), span.to.getTime()],
    queryFn: ({ signal }) => client.bookings.between(span, signal),
    placeholderData: keepPreviousData,
  });
}

export type BookingNoteChange = { id: string; note: string };

export function useSetBookingNote() {
  const client = useOwnerClient();
  return useMutation({
    mutationKey: [...ownerBookingQueries.all, 'set-note'],
    mutationFn: ({ id, note }: BookingNoteChange) => client.bookings.setNote(id, note),
    onSettled: useReread(ownerBookingQueries.all),
  });
}

/** Reads all confirmed bookings, however many there are. */
export function useConfirmedBookings() {
  const client = useOwnerClient();
  return useMutation({
    mutationKey: [...ownerBookingQueries.all, 'export'],
    mutationFn: () => confirmedBookings(client),
  });
}

import { useMutation, useQuery } from '@tanstack/react-query';
import { bookingQueries } from 'data-client';
import type { BookingStatus } from 'domain/booking-status';
import { addDays } from 'domain/dates';
import { dayStart, type CoachZones } from 'domain/coach-zones';
import { useOwnerClient } from '../owner-provider';
import { useRemoval, useReread } from '../use-reread';
import { ownerBookingQueries } from './queries';
import { readBookings, type BookingsWanted } from './all-bookings';
import type { BookingMove, BookingRelocation, ClientBooking } from './client-booking';
import type { ClientSeries } from './client-series';
import type { OwnerBooking } from './owner-booking';
import type { BookingFilter } from './booking-filter';
import type { TimeSpan } from './requests';

/** Returns one page of all bookings, newest first, with the exact total. */
export function useBookings(filter: BookingFilter) {
  return useQuery(ownerBookingQueries.list(useOwnerClient(), filter));
}

/** Returns one booking, or null if it no longer exists. */
export function useBooking(id: string) {
  return useQuery(ownerBookingQueries.byId(useOwnerClient(), id));
}

/** `cancelReason` is part of the email about a cancellation. */
export type BookingStatusChange = { id: string; status: BookingStatus; cancelReason?: string };

/** Rejects with `taken` if a canceled booking is restored and its slot is booked again. */
export function useSetBookingStatus() {
  const client = useOwnerClient();
  return useMutation({
    mutationKey: [...ownerBookingQueries.all, 'set-status'],
    mutationFn: ({ id, status, cancelReason }: BookingStatusChange) =>
      client.bookings.setStatus(id, status, cancelReason),
    onSettled: useReread(ownerBookingQueries.all, bookingQueries.taken),
  });
}

/** Deletes bookings and refetches visitors' taken times. */
export const useBookingRemoval = () =>
  useRemoval(useOwnerClient().bookings, ownerBookingQueries.all, bookingQueries.taken);

/** Returns the bookings that take place in a span of time; requests them only if wanted. */
export function useBookingsBetween(span: TimeSpan, isWanted = true) {
  const client = useOwnerClient();
  return useQuery({
    queryKey: [...ownerBookingQueries.all, 'between', span.from.getTime(), span.to.getTime()],
    queryFn: ({ signal }) => client.bookings.between(span, signal),
    enabled: isWanted,
  });
}

/** The bookings around a day in the order of their time, without canceled ones, and the first live one after them. */
export type SessionsAround = { around: OwnerBooking[]; later: OwnerBooking | null };

/** Returns the bookings of one of the coach's dates, and of the dates next to it: around a trip, days overlap. */
export function useSessionsAround(date: string, zones: CoachZones) {
  const client = useOwnerClient();
  return useQuery({
    queryKey: [...ownerBookingQueries.all, 'around', date, zones],
    queryFn: async ({ signal }): Promise<SessionsAround> => {
      const [from, to] = [dayStart(addDays(date, -1), zones), dayStart(addDays(date, 2), zones)];
      const [around, later] = await Promise.all([
        client.bookings.between({ from, to }, signal),
        client.bookings.nextFrom(to, signal),
      ]);
      return { around, later };
    },
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

export type BookingsExport = { wanted: BookingsWanted; onPage: (rows: readonly OwnerBooking[]) => void };

/** Reads all bookings of a filter, latest slot first, and passes them on page by page. */
export function useReadBookings() {
  const client = useOwnerClient();
  return useMutation({
    mutationKey: [...ownerBookingQueries.all, 'export'],
    mutationFn: ({ wanted, onPage }: BookingsExport) => readBookings(client, wanted, onPage),
  });
}

/** Books for a client. Errors are those of `OwnerBookingRequests.book`. */
export function useBookForClient() {
  const client = useOwnerClient();
  return useMutation({
    mutationKey: [...ownerBookingQueries.all, 'book'],
    mutationFn: (booking: ClientBooking) => client.bookings.book(booking),
    onSettled: useReread(ownerBookingQueries.all, bookingQueries.taken),
  });
}

/** Books a series for a client. Errors are those of `OwnerBookingRequests.bookSeries`. */
export function useBookSeries() {
  const client = useOwnerClient();
  return useMutation({
    mutationKey: [...ownerBookingQueries.all, 'book-series'],
    mutationFn: (series: ClientSeries) => client.bookings.bookSeries(series),
    onSettled: useReread(ownerBookingQueries.all, bookingQueries.taken),
  });
}

/** Cancels a booking of a series and all later ones. */
export function useCancelSeries() {
  const client = useOwnerClient();
  return useMutation({
    mutationKey: [...ownerBookingQueries.all, 'cancel-series'],
    mutationFn: ({ id, cancelReason }: { id: string; cancelReason: string }) =>
      client.bookings.cancelSeriesFrom(id, cancelReason),
    onSettled: useReread(ownerBookingQueries.all, bookingQueries.taken),
  });
}

/** Returns the bookings of a series in chronological order. */
export function useSeries(seriesId: string) {
  const client = useOwnerClient();
  return useQuery({
    queryKey: [...ownerBookingQueries.all, 'series', seriesId],
    queryFn: ({ signal }) => client.bookings.ofSeries(seriesId, signal),
  });
}

/** Returns how often the person of a booking did not come to an earlier one. */
export function useNoShows({ email, startsAt }: Pick<OwnerBooking, 'email' | 'startsAt'>) {
  const client = useOwnerClient();
  return useQuery({
    queryKey: [...ownerBookingQueries.all, 'no-shows', email, startsAt.getTime()],
    queryFn: ({ signal }) => client.bookings.countNoShows({ email, startsAt }, signal),
  });
}

/** Moves a booking. Errors are those of `OwnerBookingRequests.move`. */
export function useMoveBooking() {
  const client = useOwnerClient();
  return useMutation({
    mutationKey: [...ownerBookingQueries.all, 'move'],
    mutationFn: (move: BookingMove) => client.bookings.move(move),
    onSettled: useReread(ownerBookingQueries.all, bookingQueries.taken),
  });
}

/** Changes where a booking takes place. Errors are those of `OwnerBookingRequests.relocate`. */
export function useRelocateBooking() {
  const client = useOwnerClient();
  return useMutation({
    mutationKey: [...ownerBookingQueries.all, 'relocate'],
    mutationFn: (relocation: BookingRelocation) => client.bookings.relocate(relocation),
    onSettled: useReread(ownerBookingQueries.all),
  });
}

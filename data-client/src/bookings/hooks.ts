import { useMutation, useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import type { DataError } from '../connection/data-error';
import { useVisitorClient } from '../connection/data-provider';
import { retryIdempotent } from '../connection/query-client';
import type { VisitorClient } from '../connection/visitor-client';
import { type Availability, usualAvailability } from 'domain/availability';
import { serviceQueries } from '../services/queries';
import type { NewBooking } from './booking';
import type { Booking } from './booking-row';
import { bookingQueries } from './queries';
import type { SlotHold, TakenRangesParams } from './slot-requests';

/** Returns the taken times between two of the coach's dates, refetched while they are on screen. */
export function useTakenRanges(params: TakenRangesParams) {
  return useQuery(bookingQueries.takenRanges(useVisitorClient(), params));
}

/**
 * Returns when visitors can book: undefined while loading, and a new site's hours if that fails, so that the calendar is never
 * empty by mistake. The backend validates in any case.
 */
export function useAvailability(): Availability | undefined {
  const { data, isError } = useQuery(bookingQueries.availability(useVisitorClient()));
  return data ?? (isError ? usualAvailability : undefined);
}

/** Refetches the taken times, and the services if the owner may have changed the chosen one. */
const refetchOffer = (queries: QueryClient) => (_answer: unknown, error: DataError | null) => {
  void queries.invalidateQueries({ queryKey: bookingQueries.taken });
  if (error?.code === 'invalid') void queries.invalidateQueries({ queryKey: serviceQueries.all });
};

/** Holds a time for a form. A courtesy: visitors can book without it. */
export function useHoldSlot() {
  const client = useVisitorClient();
  const queries = useQueryClient();
  return useMutation<Date, DataError, SlotHold>({
    mutationKey: ['bookings', 'hold'],
    mutationFn: (hold) => client.bookings.hold(hold),
    onSettled: refetchOffer(queries),
  });
}

/** Releases a form's hold. */
export function useReleaseSlot() {
  const client = useVisitorClient();
  return useMutation({
    mutationKey: ['bookings', 'release'],
    mutationFn: (holder: string) => client.bookings.release(holder),
  });
}

/** Books, and refetches the taken times whether it worked or not. */
export function useCreateBooking() {
  const client = useVisitorClient();
  const queries = useQueryClient();
  return useMutation<Booking, DataError, NewBooking>({
    mutationKey: ['bookings', 'create'],
    mutationFn: (booking) => client.bookings.create(booking),
    retry: retryIdempotent,
    onSettled: refetchOffer(queries),
  });
}

/** Requests a booking's confirmation email, which the backend sends at most once. */
export function useConfirmationMail() {
  const client = useVisitorClient();
  return useMutation({
    mutationKey: ['bookings', 'confirmation-mail'],
    mutationFn: (bookingId: string) => client.bookings.sendConfirmation(bookingId),
    retry: retryIdempotent,
  });
}

/** Returns the booking of an email's link. */
export function useLinkedBooking(link: string) {
  return useQuery(bookingQueries.byLink(useVisitorClient(), link));
}

/** Cancels by the email's link. */
export function useCancelLinkedBooking(link: string) {
  return useLinkedChange(link, 'cancel', (client) => client.bookings.cancelByLink(link));
}

/** Moves by the email's link. Rejects with `taken` if the time is not free. */
export function useMoveLinkedBooking(link: string) {
  return useLinkedChange(link, 'move', (client, slot: LinkedSlot) => client.bookings.moveByLink(link, slot));
}

type LinkedSlot = { date: string; time: string };

/** Changes a booking, updates the cached one and has its emails sent. Idempotent. */
function useLinkedChange<Variables>(
  link: string,
  name: string,
  change: (client: VisitorClient, variables: Variables) => Promise<Booking>,
) {
  const client = useVisitorClient();
  const queries = useQueryClient();
  return useMutation<Booking, DataError, Variables>({
    mutationKey: ['bookings', name, link],
    mutationFn: (variables) => change(client, variables),
    retry: retryIdempotent,
    onSuccess: (booking) => {
      queries.setQueryData(bookingQueries.byLink(client, link).queryKey, booking);
      // The schedule sends whatever is left.
      client.bookings.sendConfirmation(booking.id).catch(() => {});
    },
    onSettled: refetchOffer(queries),
  });
}

import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { DataError } from '../connection/data-error';
import { useVisitorClient } from '../connection/data-provider';
import { retryIdempotent } from '../connection/query-client';
import { useVisitorMutation } from '../connection/use-visitor-mutation';
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

/** Returns a handler that refetches the taken times, and the services if the owner may have changed the chosen one. */
function useOfferRefetch() {
  const queries = useQueryClient();
  return (_answer: unknown, error: DataError | null) => {
    void queries.invalidateQueries({ queryKey: bookingQueries.taken });
    if (error?.code === 'invalid') void queries.invalidateQueries({ queryKey: serviceQueries.all });
  };
}

/** Holds a time for a form. A courtesy: visitors can book without it. */
export const useHoldSlot = () =>
  useVisitorMutation(['bookings', 'hold'], (client, hold: SlotHold) => client.bookings.hold(hold), {
    onSettled: useOfferRefetch(),
  });

/** Releases a form's hold. */
export const useReleaseSlot = () =>
  useVisitorMutation(['bookings', 'release'], (client, holder: string) => client.bookings.release(holder));

/** Books, and refetches the taken times whether it worked or not. */
export const useCreateBooking = () =>
  useVisitorMutation(['bookings', 'create'], (client, booking: NewBooking) => client.bookings.create(booking), {
    retry: retryIdempotent,
    onSettled: useOfferRefetch(),
  });

/** Requests a booking's confirmation email, which the backend sends at most once. */
export const useConfirmationMail = () =>
  useVisitorMutation(['bookings', 'confirmation-mail'], (client, id: string) => client.bookings.sendConfirmation(id), {
    retry: retryIdempotent,
  });

/** Returns the booking of an email's link. */
export const useLinkedBooking = (link: string) => useQuery(bookingQueries.byLink(useVisitorClient(), link));

/** Cancels by the email's link. */
export const useCancelLinkedBooking = (link: string) =>
  useLinkedChange(link, 'cancel', (client) => client.bookings.cancelByLink(link));

/** Moves by the email's link. Rejects with `taken` if the time is not free. */
export const useMoveLinkedBooking = (link: string) =>
  useLinkedChange(link, 'move', (client, slot: { date: string; time: string }) =>
    client.bookings.moveByLink(link, slot),
  );

/** Changes a booking, updates the cached one and has its emails sent. Idempotent. */
function useLinkedChange<Variables>(
  link: string,
  name: string,
  change: (client: VisitorClient, variables: Variables) => Promise<Booking>,
) {
  const client = useVisitorClient();
  const queries = useQueryClient();
  const refetchOffer = useOfferRefetch();
  const { queryKey } = bookingQueries.byLink(client, link);
  return useVisitorMutation(['bookings', name, link], change, {
    retry: retryIdempotent,
    onSuccess: (booking) => {
      queries.setQueryData(queryKey, booking);
      // The schedule sends whatever is left.
      client.bookings.sendConfirmation(booking.id).catch(() => {});
    },
    onSettled: (booking, error) => {
      refetchOffer(booking, error);
      // It may have changed since it was loaded, or by this request if only the response was lost.
      if (error) void queries.invalidateQueries({ queryKey });
    },
  });
}

import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useVisitorClient } from '../connection/data-provider';
import { retryIdempotent } from '../connection/query-client';
import type { VisitorClient } from '../connection/visitor-client';
import { usualAvailability } from '../slots/availability';
import type { Availability } from '../slots/availability';
import type { Booking, NewBooking } from './booking';
import { bookingQueries } from './queries';
import type { SlotHold, TakenQuestion } from './slot-requests';

/** The times already taken between two of the coach's dates, both included; read again while they are looked at. */
export function useTakenRanges(question: TakenQuestion) {
  return useQuery(bookingQueries.takenRanges(useVisitorClient(), question));
}

/**
 * When visitors may book: undefined until it is read, and what a new site starts with when it cannot be. No visitor meets
 * an empty calendar because a read failed; the backend decides in any case.
 */
export function useAvailability(): Availability | undefined {
  const { data, isError } = useQuery(bookingQueries.availability(useVisitorClient()));
  return data ?? (isError ? usualAvailability : undefined);
}

/** Keeps a time for a form, and answers until when. A courtesy: the visitor may book without it. */
export function useHoldSlot() {
  const client = useVisitorClient();
  const queries = useQueryClient();
  return useMutation({
    mutationKey: ['bookings', 'hold'],
    mutationFn: (hold: SlotHold) => client.bookings.hold(hold),
    onSettled: () => void queries.invalidateQueries({ queryKey: bookingQueries.taken }),
  });
}

/** Gives back what a form holds. */
export function useReleaseSlot() {
  const client = useVisitorClient();
  return useMutation({
    mutationKey: ['bookings', 'release'],
    mutationFn: (holder: string) => client.bookings.release(holder),
  });
}

/** Books. Afterwards, whether it worked or the time was taken, the taken times are read again. */
export function useCreateBooking() {
  const client = useVisitorClient();
  const queries = useQueryClient();
  return useMutation({
    mutationKey: ['bookings', 'create'],
    mutationFn: (booking: NewBooking) => client.bookings.create(booking),
    retry: retryIdempotent,
    onSettled: () => void queries.invalidateQueries({ queryKey: bookingQueries.taken }),
  });
}

/** Asks for the confirmation mail of a booking; the backend sends it at most once. */
export function useConfirmationMail() {
  const client = useVisitorClient();
  return useMutation({
    mutationKey: ['bookings', 'confirmation-mail'],
    mutationFn: (bookingId: string) => client.bookings.sendConfirmation(bookingId),
    retry: retryIdempotent,
  });
}

/** The booking that a mail's link belongs to. */
export function useLinkedBooking(link: string) {
  return useQuery(bookingQueries.byLink(useVisitorClient(), link));
}

/** Cancels by the mail's link. Asked twice, it is cancelled once. */
export function useCancelLinkedBooking(link: string) {
  return useLinkedChange(link, 'cancel', (client) => client.bookings.cancelByLink(link), retryIdempotent);
}

/** Moves by the mail's link; rejects with `taken` when somebody else has the time. */
export function useMoveLinkedBooking(link: string) {
  return useLinkedChange(link, 'move', (client, slot: LinkedSlot) => client.bookings.moveByLink(link, slot), false);
}

type LinkedSlot = { date: string; time: string };

/** After a change the page shows what is stored now, and the mails about it leave. */
function useLinkedChange<Variables>(
  link: string,
  name: string,
  change: (client: VisitorClient, variables: Variables) => Promise<Booking>,
  retry: typeof retryIdempotent | false,
) {
  const client = useVisitorClient();
  const queries = useQueryClient();
  return useMutation({
    mutationKey: ['bookings', name, link],
    mutationFn: (variables: Variables) => change(client, variables),
    retry,
    onSuccess: (booking) => {
      queries.setQueryData(bookingQueries.byLink(client, link).queryKey, booking);
      // What does not leave now leaves with the schedule.
      client.bookings.sendConfirmation(booking.id).catch(() => {});
    },
    onSettled: () => void queries.invalidateQueries({ queryKey: bookingQueries.taken }),
  });
}

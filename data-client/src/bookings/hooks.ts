import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useVisitorClient } from '../connection/data-provider';
import { retryIdempotent } from '../connection/query-client';
import type { VisitorClient } from '../connection/visitor-client';
import type { Booking, NewBooking } from './booking';
import { bookingQueries } from './queries';
import type { DateRange } from './requests';

/** The times already booked between two of the coach's dates, both included. */
export function useTakenRanges(range: DateRange) {
  return useQuery(bookingQueries.takenRanges(useVisitorClient(), range));
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

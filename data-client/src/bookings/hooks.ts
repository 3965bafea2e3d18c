import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useVisitorClient } from '../connection/data-provider';
import { retryIdempotent } from '../connection/query-client';
import type { NewBooking } from './booking';
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

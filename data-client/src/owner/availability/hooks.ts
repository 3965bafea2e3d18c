import { useMutation, useQuery } from '@tanstack/react-query';
import { bookingQueries } from 'data-client';
import { useOwnerClient } from '../owner-provider';
import { useReread } from '../use-reread';
import type { BookingRules, StoredRules } from './rules';

const all = ['owner', 'availability'] as const;

/** Returns the owner's availability rules. */
export function useBookingRules() {
  const { availability } = useOwnerClient();
  return useQuery({ queryKey: all, queryFn: ({ signal }) => availability.read(signal) });
}

/**
 * Saves the rules and refetches visitors' slots. Rejects with `conflict` if they were changed elsewhere in the
 * meantime.
 */
export function useSaveBookingRules() {
  const { availability } = useOwnerClient();
  return useMutation({
    mutationKey: [...all, 'save'],
    mutationFn: ({ wanted, read }: { wanted: BookingRules; read: StoredRules }) => availability.save(wanted, read),
    onSettled: useReread(all, bookingQueries.taken, ['bookings', 'availability']),
  });
}

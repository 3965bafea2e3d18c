import { useMutation, useQuery } from '@tanstack/react-query';
import { bookingQueries } from 'data-client';
import { useOwnerClient } from '../owner-provider';
import { useReread } from '../use-reread';
import type { BookingRules, StoredRules } from './rules';

const all = ['owner', 'availability'] as const;

/** When visitors may book, as the owner decided. */
export function useBookingRules() {
  const { availability } = useOwnerClient();
  return useQuery({ queryKey: all, queryFn: ({ signal }) => availability.read(signal) });
}

/** Rejects with `conflict` when it was changed elsewhere since it was read; visitors' times change with it. */
export function useSaveBookingRules() {
  const { availability } = useOwnerClient();
  return useMutation({
    mutationKey: [...all, 'save'],
    mutationFn: ({ wanted, read }: { wanted: BookingRules; read: StoredRules }) => availability.save(wanted, read),
    onSettled: useReread(all, bookingQueries.taken, ['bookings', 'availability']),
  });
}

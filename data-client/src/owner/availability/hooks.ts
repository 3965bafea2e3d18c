import { bookingQueries } from 'data-client';
import { useChange, useOwnerQuery } from '../owner-hooks';
import type { BookingRules, StoredRules } from './rules';
import { availabilityKey } from './zones';

/** Returns the owner's availability rules. */
export const useBookingRules = () =>
  useOwnerQuery(availabilityKey, ({ availability }, signal) => availability.read(signal));

/**
 * Saves the rules and refetches visitors' slots. Rejects with `conflict` if they were changed elsewhere in the
 * meantime.
 */
export const useSaveBookingRules = () =>
  useChange(
    availabilityKey,
    'save',
    ({ availability }, { wanted, read }: { wanted: BookingRules; read: StoredRules }) =>
      availability.save(wanted, read),
    bookingQueries.taken,
    ['bookings', 'availability'],
  );

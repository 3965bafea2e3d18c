import { DataError, dataOf } from 'data-client';
import type { OwnerConnection } from '../connection';
import type { CoachZones } from 'domain/coach-zones';
import { toChanges, toStoredRules, toTravel, type BookingRules, type StoredRules } from './rules';

export function createAvailabilityRequests({ supabase }: OwnerConnection) {
  const travel = (signal?: AbortSignal) => dataOf(supabase.from('travel_dates').select('*').order('first_day'), signal);
  return {
    async zones(signal?: AbortSignal): Promise<CoachZones> {
      const [homes, trips] = await Promise.all([
        dataOf(supabase.from('booking_rules').select('home_zone').limit(1), signal),
        travel(signal),
      ]);
      if (!homes[0]) throw new DataError('server');
      return { home: homes[0].home_zone, travel: trips.map(toTravel) };
    },
    async read(signal?: AbortSignal): Promise<StoredRules> {
      const [days, others, trips] = await Promise.all([
        dataOf(supabase.from('weekly_hours').select('*').order('weekday'), signal),
        dataOf(supabase.from('booking_rules').select('*').limit(1), signal),
        travel(signal),
      ]);
      if (!others[0]) throw new DataError('server');
      return toStoredRules(days, others[0], trips);
    },
    /**
     * Saves the changed days, rules and travel dates, all or none. Rejects with `conflict` if one of them was changed elsewhere
     * in the meantime.
     */
    async save(wanted: BookingRules, read: StoredRules): Promise<void> {
      await dataOf(supabase.rpc('save_availability', toChanges(wanted, read)));
    },
  };
}

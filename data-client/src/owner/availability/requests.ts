import { DataError, dataOf } from 'data-client';
import type { OwnerConnection } from '../connection';
import type { CoachZones, Travel } from 'domain/coach-zones';
import { isTimeZone } from 'domain/time-zone';
import { toChanges, toStoredRules, toTravel, type BookingRules, type StoredRules } from './rules';

export function createAvailabilityRequests({ supabase }: OwnerConnection) {
  const travel = (signal?: AbortSignal) => dataOf(supabase.from('travel_dates').select('*').order('first_day'), signal);
  /** Adds the offsets of the zones unless this browser knows all of them. */
  async function withOffsets<Zones extends CoachZones>(zones: Zones, signal?: AbortSignal): Promise<Zones> {
    if ([zones.home, ...zones.travel.map(({ zone }) => zone)].every(isTimeZone)) return zones;
    const [first] = await dataOf(supabase.rpc('availability'), signal);
    const homeOffset = first?.home_offset ?? 0;
    const near = (first?.travel ?? []) as Travel[];
    const offsetOf = (trip: Travel) => near.find(({ firstDay }) => firstDay === trip.firstDay)?.offset ?? homeOffset;
    return { ...zones, homeOffset, travel: zones.travel.map((trip) => ({ ...trip, offset: offsetOf(trip) })) };
  }
  return {
    async zones(signal?: AbortSignal): Promise<CoachZones> {
      const [homes, trips] = await Promise.all([
        dataOf(supabase.from('booking_rules').select('home_zone').limit(1), signal),
        travel(signal),
      ]);
      if (!homes[0]) throw new DataError('server');
      return withOffsets({ home: homes[0].home_zone, travel: trips.map(toTravel) }, signal);
    },
    async read(signal?: AbortSignal): Promise<StoredRules> {
      const [days, others, trips] = await Promise.all([
        dataOf(supabase.from('weekly_hours').select('*').order('weekday'), signal),
        dataOf(supabase.from('booking_rules').select('*').limit(1), signal),
        travel(signal),
      ]);
      if (!others[0]) throw new DataError('server');
      const stored = toStoredRules(days, others[0], trips);
      return { ...stored, rules: { ...stored.rules, zones: await withOffsets(stored.rules.zones, signal) } };
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

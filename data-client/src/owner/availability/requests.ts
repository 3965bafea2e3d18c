import { DataError, dataOf } from 'data-client';
import type { OwnerConnection } from '../connection';
import type { CoachZones, Travel } from 'domain/coach-zones';
import {
  fromDay,
  fromOthers,
  fromTravel,
  hasSameOthers,
  isSameDay,
  toStoredRules,
  toTravel,
  travelChanges,
} from './rules';
import type { BookingRules, StoredRules } from './rules';

export type AvailabilityRequests = {
  read(signal?: AbortSignal): Promise<StoredRules>;
  zones(signal?: AbortSignal): Promise<CoachZones>;
  /**
   * Writes the changed days, rules and travel dates. Rejects with `conflict` at the first that was changed elsewhere in the
   * meantime; earlier ones are saved.
   */
  save(wanted: BookingRules, read: StoredRules): Promise<void>;
};

export function createAvailabilityRequests({ supabase }: OwnerConnection): AvailabilityRequests {
  const written = async (rows: PromiseLike<unknown[]>) => {
    if ((await rows).length === 0) throw new DataError('conflict');
  };
  const travel = (signal?: AbortSignal) => dataOf(supabase.from('travel_dates').select('*').order('first_day'), signal);
  const addTravel = async (trips: readonly Travel[]) => {
    try {
      await dataOf(supabase.from('travel_dates').insert(trips.map(fromTravel)).select('id'));
    } catch (error) {
      // They overlap with travel dates that were added elsewhere.
      throw error instanceof DataError && error.code === 'taken' ? new DataError('conflict') : error;
    }
  };
  return {
    async zones(signal) {
      const [homes, trips] = await Promise.all([
        dataOf(supabase.from('booking_rules').select('home_zone').limit(1), signal),
        travel(signal),
      ]);
      if (!homes[0]) throw new DataError('server');
      return { home: homes[0].home_zone, travel: trips.map(toTravel) };
    },
    async read(signal) {
      const [days, others, trips] = await Promise.all([
        dataOf(supabase.from('weekly_hours').select('*').order('weekday'), signal),
        dataOf(supabase.from('booking_rules').select('*').limit(1), signal),
        travel(signal),
      ]);
      if (!others[0]) throw new DataError('server');
      return toStoredRules(days, others[0], trips);
    },
    async save(wanted, { rules, versions }) {
      for (const [index, day] of wanted.week.entries()) {
        if (isSameDay(day, rules.week[index])) continue;
        const change = supabase.from('weekly_hours').update(fromDay(day));
        const version = versions.week[index] ?? '';
        await written(
          dataOf(
            change
              .eq('weekday', index + 1)
              .eq('updated_at', version)
              .select('weekday'),
          ),
        );
      }
      if (!hasSameOthers(wanted, rules)) {
        const change = supabase.from('booking_rules').update(fromOthers(wanted));
        await written(dataOf(change.eq('is_only', true).eq('updated_at', versions.others).select('is_only')));
      }
      const { removed, added } = travelChanges(rules.zones.travel, wanted.zones.travel);
      for (const trip of removed)
        await written(dataOf(supabase.from('travel_dates').delete().match(fromTravel(trip)).select('id')));
      if (added.length > 0) await addTravel(added);
    },
  };
}

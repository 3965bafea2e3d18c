import { DataError, dataOf } from 'data-client';
import type { OwnerConnection } from '../connection';
import type { CoachZones } from 'domain/coach-zones';
import { fromDay, fromOthers, hasSameOthers, isSameDay, toStoredRules, toTravel } from './rules';
import type { BookingRules, StoredRules } from './rules';

export type AvailabilityRequests = {
  read(signal?: AbortSignal): Promise<StoredRules>;
  zones(signal?: AbortSignal): Promise<CoachZones>;
  /**
   * Writes the changed rules, day by day. Rejects with `conflict` at the first day or rule that was changed elsewhere
   * in the meantime; earlier days are saved.
   */
  save(wanted: BookingRules, read: StoredRules): Promise<void>;
};

export function createAvailabilityRequests({ supabase }: OwnerConnection): AvailabilityRequests {
  const written = async (rows: PromiseLike<unknown[]>) => {
    if ((await rows).length === 0) throw new DataError('conflict');
  };
  const travel = (signal?: AbortSignal) => dataOf(supabase.from('travel_dates').select('*').order('first_day'), signal);
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
      if (hasSameOthers(wanted, rules)) return;
      const change = supabase.from('booking_rules').update(fromOthers(wanted));
      await written(dataOf(change.eq('is_only', true).eq('updated_at', versions.others).select('is_only')));
    },
  };
}

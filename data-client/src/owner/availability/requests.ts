import { DataError, dataOf } from 'data-client';
import type { OwnerConnection } from '../connection';
import { fromDay, fromOthers, hasSameOthers, isSameDay, toStoredRules } from './rules';
import type { BookingRules, StoredRules } from './rules';

export type AvailabilityRequests = {
  read(signal?: AbortSignal): Promise<StoredRules>;
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
  return {
    async read(signal) {
      const [days, others, travel] = await Promise.all([
        dataOf(supabase.from('weekly_hours').select('*').order('weekday'), signal),
        dataOf(supabase.from('booking_rules').select('*').limit(1), signal),
        dataOf(supabase.from('travel_dates').select('*').order('first_day'), signal),
      ]);
      if (!others[0]) throw new DataError('server');
      return toStoredRules(days, others[0], travel);
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

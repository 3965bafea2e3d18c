import type { Span } from '../../supabase/functions/calendars/busy-times';
import { inScratchDatabase, onServer } from '../scratch-steps';

type Step = { readings: unknown[]; hours: number };

type Plan = { firstDay: string; lastDay: string; groups: Step[][] };

/**
 * Reads, changes and fails groups of calendars. Returns the times that visitors cannot have after each step.
 *
 * @param plans for each step, what reading each calendar returns, or null where it fails
 */
export const timesTaken = (plans: readonly Plan[]) =>
  inScratchDatabase(async ({ driver }, one) => {
    const quoted = (value: unknown) => `'${JSON.stringify(value).replaceAll("'", "''")}'`;
    const keep = (id: string, reading: unknown) => {
      const [name, outcome] = reading === null ? ['fail', `'It is down.'`] : ['finish', quoted(reading)];
      return driver.unsafe(
        `select public.${name}_calendar(calendar_id, claim, ${outcome}) from public.claim_calendars('${id}')`,
      );
    };
    const spans = ({ firstDay, lastDay }: Plan) =>
      one<Span[]>(`
        select coalesce(jsonb_agg(jsonb_build_array(extract(epoch from lower(span)) * 1000, extract(epoch from upper(span)) * 1000)), '[]')
        from (select unnest(range_agg(tstzrange(starts_at, ends_at, '[)'))) as span
          from private.taken_for_visitors('${firstDay}', '${lastDay}')) as taken`);
    const stepsOf = async ([first, ...later]: Step[], plan: Plan) => {
      const ids = [];
      for (const reading of first?.readings ?? [])
        ids.push(
          await one(
            `select public.connect_calendar('One', 'icalendar', 'calendar.example', 'sealed', ${quoted(reading)})`,
          ),
        );
      const steps = [await spans(plan)];
      for (const { readings, hours } of later) {
        await driver.unsafe(`update public.calendars set read_at = read_at - interval '${hours} hours'`);
        for (const [index, reading] of readings.entries()) await keep(String(ids[index]), reading);
        steps.push(await spans(plan));
      }
      await driver.unsafe('delete from public.calendars where true');
      return steps;
    };
    const results = [];
    for (const plan of plans) {
      const groups = [];
      for (const group of plan.groups) groups.push(await stepsOf(group, plan));
      results.push(groups);
    }
    return results;
  }, onServer);

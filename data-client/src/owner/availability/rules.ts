import type { Availability, DayHours } from 'domain/availability';
import type { Travel } from 'domain/coach-zones';
import { clockOf, minutesOf, minutesOfClock, timeOf } from 'domain/slots';
import type { RowOf } from 'data-client';

/** The owner's rules for when visitors can book. Without a `dailyCap` the number per day is unlimited. */
export type BookingRules = Availability & {
  bufferMinutes: number;
  dailyCap: number | null;
  zones: { travel: readonly Trip[] };
};

/** Travel dates in the rules; new ones have no id. */
type Trip = Travel & { id?: string };

/** Limits of the database. Times are multiples of five minutes, from 4:00 AM. */
export const ruleLimits = {
  gridMinutes: 5,
  earliestMinutes: 4 * 60,
  timesADay: 24,
  noticeHours: 240,
  cutoffHours: 240,
  bufferMinutes: 120,
  dailyCap: 24,
} as const;

/** Rules with the `versions` that were read, for each day of `rules.week` and for the other rules. */
export type StoredRules = { rules: BookingRules; versions: { week: readonly string[]; others: string } };

type DayRow = RowOf<'weekly_hours'>;
type RulesRow = RowOf<'booking_rules'>;
type TravelRow = RowOf<'travel_dates'>;

const toDay = ({ start_times, ends_by }: DayRow): DayHours => ({
  startTimes: start_times.map((clock) => timeOf(minutesOfClock(clock))),
  endsBy: minutesOfClock(ends_by),
});

export const toTravel = ({ first_day, last_day, zone }: TravelRow): Travel => ({
  firstDay: first_day,
  lastDay: last_day,
  zone,
});

const toTrip = (row: TravelRow): Trip => ({ id: row.id, ...toTravel(row) });

const fromTrip = ({ id, firstDay, lastDay, zone }: Trip) => ({ id, first_day: firstDay, last_day: lastDay, zone });

/** Weekdays, Monday first. */
export function toStoredRules(days: readonly DayRow[], others: RulesRow, travel: readonly TravelRow[]): StoredRules {
  return {
    rules: {
      week: days.map(toDay),
      minimumNoticeHours: others.minimum_notice_hours,
      bufferMinutes: others.buffer_minutes,
      dailyCap: others.daily_cap,
      cutoffs: { moveHours: others.move_cutoff_hours, cancelHours: others.cancel_cutoff_hours },
      zones: { home: others.home_zone, travel: travel.map(toTrip) },
    },
    versions: { week: days.map(({ updated_at }) => updated_at), others: others.updated_at },
  };
}

const fromDay = ({ startTimes, endsBy }: DayHours) => ({
  start_times: startTimes.map((time) => clockOf(minutesOf(time))),
  ends_by: clockOf(endsBy),
});

const fromOthers = ({ minimumNoticeHours, bufferMinutes, dailyCap, zones, cutoffs }: BookingRules) => ({
  home_zone: zones.home,
  minimum_notice_hours: minimumNoticeHours,
  buffer_minutes: bufferMinutes,
  daily_cap: dailyCap,
  move_cutoff_hours: cutoffs.moveHours,
  cancel_cutoff_hours: cutoffs.cancelHours,
});

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** The arguments of `save_availability`: the changed rules, with the versions that were read. */
export function toChanges(wanted: BookingRules, { rules, versions }: StoredRules) {
  const [seenTrips, wantedTrips] = [rules.zones.travel.map(fromTrip), wanted.zones.travel.map(fromTrip)];
  return {
    days: wanted.week.flatMap((day, index) =>
      isSame(day, rules.week[index])
        ? []
        : [{ weekday: index + 1, ...fromDay(day), version: versions.week[index] ?? null }],
    ),
    ...(!isSame(fromOthers(wanted), fromOthers(rules)) && {
      rules: { ...fromOthers(wanted), version: versions.others },
    }),
    ...(!isSame(seenTrips, wantedTrips) && { travel: { seen: seenTrips, wanted: wantedTrips } }),
  };
}

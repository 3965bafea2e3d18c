import type { Availability, DayHours } from 'domain/availability';
import type { Travel } from 'domain/coach-zones';
import { clockOf, minutesOf, minutesOfClock, timeOf } from 'domain/slots';
import type { RowOf } from 'data-client';

/** The owner's rules for when visitors can book. Without a `dailyCap` the number per day is unlimited. */
export type BookingRules = Availability & { bufferMinutes: number; dailyCap: number | null };

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

export const fromTravel = ({ firstDay, lastDay, zone }: Travel) => ({ first_day: firstDay, last_day: lastDay, zone });

/** The travel dates to delete and to add. A trip never changes: it is deleted, and added again. */
export function travelChanges(before: readonly Travel[], after: readonly Travel[]) {
  const without = (others: readonly Travel[]) => {
    const known = new Set(others.map((trip) => JSON.stringify(fromTravel(trip))));
    return (trip: Travel) => !known.has(JSON.stringify(fromTravel(trip)));
  };
  return { removed: before.filter(without(after)), added: after.filter(without(before)) };
}

/** Weekdays, Monday first. */
export function toStoredRules(days: readonly DayRow[], others: RulesRow, travel: readonly TravelRow[]): StoredRules {
  return {
    rules: {
      week: days.map(toDay),
      minimumNoticeHours: others.minimum_notice_hours,
      bufferMinutes: others.buffer_minutes,
      dailyCap: others.daily_cap,
      cutoffs: { moveHours: others.move_cutoff_hours, cancelHours: others.cancel_cutoff_hours },
      zones: {
        home: others.home_zone,
        travel: travel.map(toTravel),
      },
    },
    versions: { week: days.map(({ updated_at }) => updated_at), others: others.updated_at },
  };
}

export const fromDay = ({ startTimes, endsBy }: DayHours) => ({
  start_times: startTimes.map((time) => clockOf(minutesOf(time))),
  ends_by: clockOf(endsBy),
});

export const fromOthers = ({ minimumNoticeHours, bufferMinutes, dailyCap, zones, cutoffs }: BookingRules) => ({
  home_zone: zones.home,
  minimum_notice_hours: minimumNoticeHours,
  buffer_minutes: bufferMinutes,
  daily_cap: dailyCap,
  move_cutoff_hours: cutoffs.moveHours,
  cancel_cutoff_hours: cutoffs.cancelHours,
});

export const isSameDay = (one: DayHours | undefined, other: DayHours | undefined) =>
  JSON.stringify(one) === JSON.stringify(other);

export const hasSameOthers = (one: BookingRules, other: BookingRules) =>
  JSON.stringify(fromOthers(one)) === JSON.stringify(fromOthers(other));

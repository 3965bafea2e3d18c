import { minutesOf, minutesOfClock } from 'data-client';
import type { Availability, DayHours, RowOf } from 'data-client';

/** Everything the owner decides about when visitors book. Without a `dailyCap`, as many a day as fit. */
export type BookingRules = Availability & { bufferMinutes: number; dailyCap: number | null };

/** What the database takes. Times stand on a grid of five minutes, not before four in the morning. */
export const ruleLimits = {
  gridMinutes: 5,
  earliestMinutes: 4 * 60,
  timesADay: 24,
  noticeHours: 240,
  bufferMinutes: 120,
  dailyCap: 24,
} as const;

/** What was read: `versions` tell, for each day of `rules.week` and for the rules beside it, which state that was. */
export type StoredRules = { rules: BookingRules; versions: { week: readonly string[]; others: string } };

type DayRow = RowOf<'weekly_hours'>;
type RulesRow = RowOf<'booking_rules'>;

const twoDigits = (number: number) => String(number).padStart(2, '0');

/** 810 → `13:30`, as the database writes and reads it. */
export const clockOf = (minutes: number) => `${twoDigits(Math.floor(minutes / 60))}:${twoDigits(minutes % 60)}`;

/** `13:30` → `1:30 PM`, as slots are written. */
export function slotTimeOf(clock: string): string {
  const minutes = minutesOfClock(clock);
  const hour = Math.floor(minutes / 60);
  return `${hour % 12 || 12}:${twoDigits(minutes % 60)} ${hour < 12 ? 'AM' : 'PM'}`;
}

const toDay = ({ start_times, ends_by }: DayRow): DayHours => ({
  startTimes: start_times.map(slotTimeOf),
  endsBy: minutesOfClock(ends_by),
});

/** The days Monday first. */
export function toStoredRules(days: readonly DayRow[], others: RulesRow): StoredRules {
  return {
    rules: {
      week: days.map(toDay),
      minimumNoticeHours: others.minimum_notice_hours,
      bufferMinutes: others.buffer_minutes,
      dailyCap: others.daily_cap,
    },
    versions: { week: days.map(({ updated_at }) => updated_at), others: others.updated_at },
  };
}

export const fromDay = ({ startTimes, endsBy }: DayHours) => ({
  start_times: startTimes.map((time) => clockOf(minutesOf(time))),
  ends_by: clockOf(endsBy),
});

export const fromOthers = ({ minimumNoticeHours, bufferMinutes, dailyCap }: BookingRules) => ({
  minimum_notice_hours: minimumNoticeHours,
  buffer_minutes: bufferMinutes,
  daily_cap: dailyCap,
});

export const isSameDay = (one: DayHours | undefined, other: DayHours | undefined) =>
  JSON.stringify(one) === JSON.stringify(other);

export const hasSameOthers = (one: BookingRules, other: BookingRules) =>
  JSON.stringify(fromOthers(one)) === JSON.stringify(fromOthers(other));

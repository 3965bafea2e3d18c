import { addDays, isDate, mondayOf } from 'domain/dates';
import { formatSlotDate } from 'domain/slot-format';
import { coachClock } from 'domain/slots';

/** The Monday of the requested week; by default the coach's current week, and on a Sunday the one that starts tomorrow. */
export function readWeek(asked: string | null, now: Date): string {
  return mondayOf(asked !== null && isDate(asked) ? asked : addDays(coachClock(now).date, 1));
}

export const weekDays = (monday: string) => Array.from({ length: 7 }, (_, index) => addDays(monday, index));

/** `Mon, Nov 23` */
export const dayName = (date: string) => formatSlotDate(date, 'short');

/** Always shown, even without entries. */
const [usualFrom, usualTo] = [9 * 60, 17 * 60];

/** The hours to show: the usual ones plus those of earlier and later entries. */
export function hoursFor(spans: readonly { from: number; to: number }[]): number[] {
  const first = Math.floor(Math.min(usualFrom, ...spans.map(({ from }) => from)) / 60);
  const last = Math.ceil(Math.max(usualTo, ...spans.map(({ to }) => to)) / 60);
  return Array.from({ length: last - first }, (_, index) => first + index);
}

/** `9 AM` */
export const hourName = (hour: number) => `${hour % 12 === 0 ? 12 : hour % 12} ${hour % 24 < 12 ? 'AM' : 'PM'}`;

import { coachClock } from 'data-client';

const dayMs = 86_400_000;
const isDate = /^\d{4}-\d\d-\d\d$/;

export const addDays = (date: string, days: number) =>
  new Date(Date.parse(`${date}T00:00:00Z`) + days * dayMs).toISOString().slice(0, 10);

/** The Monday of the week a date is in. */
export function mondayOf(date: string): string {
  const weekday = new Date(`${date}T00:00:00Z`).getUTCDay();
  return addDays(date, weekday === 0 ? -6 : 1 - weekday);
}

/** The Monday of the week that is asked for; of the coach's current week when nothing readable is. */
export function readWeek(asked: string | null, now: Date): string {
  const isReadable = asked !== null && isDate.test(asked) && !Number.isNaN(Date.parse(`${asked}T00:00:00Z`));
  return mondayOf(isReadable ? asked : coachClock(now).date);
}

export const weekDays = (monday: string) => Array.from({ length: 7 }, (_, index) => addDays(monday, index));

const dayWords = new Intl.DateTimeFormat('en-US', {
  weekday: 'short',
  month: 'short',
  day: 'numeric',
  timeZone: 'UTC',
});

/** `Mon, Nov 23` */
export const dayName = (date: string) => dayWords.format(new Date(`${date}T00:00:00Z`));

/** Shown whatever is in them. */
const [usualFrom, usualTo] = [9 * 60, 17 * 60];

/** The hours that hold everything: the usual ones, and what lies outside of them. */
export function hoursFor(spans: readonly { from: number; to: number }[]): number[] {
  const first = Math.floor(Math.min(usualFrom, ...spans.map(({ from }) => from)) / 60);
  const last = Math.ceil(Math.max(usualTo, ...spans.map(({ to }) => to)) / 60);
  return Array.from({ length: last - first }, (_, index) => first + index);
}

/** `9 AM` */
export const hourName = (hour: number) => `${hour % 12 === 0 ? 12 : hour % 12} ${hour % 24 < 12 ? 'AM' : 'PM'}`;

/** `9:30 AM`, of minutes since midnight. */
export function clockName(minutes: number): string {
  const hour = Math.floor(minutes / 60);
  return hourName(hour).replace(' ', `:${String(minutes % 60).padStart(2, '0')} `);
}

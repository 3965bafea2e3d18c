import { instantOf, wallClock } from './time-zone';

/** Slots are wall-clock time here, through summer and winter. */
export const coachTimeZone = 'America/New_York';

/** The text stored with a booking, whatever the season. */
export const storedTimeZone = 'EST';

/** When visitors cannot have the coach: from `startsAt` up to, not including, `endsAt`. */
export type TakenRange = { startsAt: Date; endsAt: Date };

const isoDate = (day: Date) => day.toISOString().slice(0, 10);

/** The instant at which the coach's current month began. */
export function coachMonthStart(now: Date): Date {
  const clock = wallClock(now, coachTimeZone);
  return instantOf(new Date(Date.UTC(clock.getUTCFullYear(), clock.getUTCMonth(), 1)), coachTimeZone);
}

/** `1:30 PM` → 810, the minutes since midnight. */
export function minutesOf(time: string): number {
  const [, hour, minute, half] = /^(\d{1,2}):(\d\d) (AM|PM)$/.exec(time) ?? [];
  if (!hour) throw new RangeError(`Not a time of day: ${time}`);
  return ((Number(hour) % 12) + (half === 'PM' ? 12 : 0)) * 60 + Number(minute);
}

/** The minutes after midnight of a clock time as the database writes it, `13:30`. */
export const minutesOfClock = (clock: string) => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3, 5));

/** The instant a slot begins. `date` is `YYYY-MM-DD`, `time` like `9:00 AM`, both on the coach's wall clock. */
export function slotStart(date: string, time: string): Date {
  return coachInstant(date, minutesOf(time));
}

/** The instant at which the coach's clock shows so many minutes after midnight of a date `YYYY-MM-DD`. */
export function coachInstant(date: string, minutes: number): Date {
  return instantOf(new Date(Date.parse(`${date}T00:00:00Z`) + minutes * 60_000), coachTimeZone);
}

/** What the coach's clock shows at an instant: its date, and the minutes since midnight. */
export function coachClock(instant: Date): { date: string; minutes: number } {
  const clock = wallClock(instant, coachTimeZone);
  return { date: isoDate(clock), minutes: clock.getUTCHours() * 60 + clock.getUTCMinutes() };
}

/** Whether a conversation of this length, begun at this slot, would run into a time that is taken. */
export function isSlotTaken(
  date: string,
  time: string,
  durationMinutes: number,
  taken: readonly TakenRange[],
): boolean {
  const start = slotStart(date, time).getTime();
  const end = start + durationMinutes * 60_000;
  return taken.some(({ startsAt, endsAt }) => startsAt.getTime() < end && start < endsAt.getTime());
}

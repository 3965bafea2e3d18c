import { coachDayOf, dayStart, instantIn, zoneOfBooking, zoneOn, type CoachZones } from './coach-zones.ts';
import { isoDate } from './dates.ts';
import { knownZone, wallClock } from './time-zone.ts';

/** A time that cannot be booked. `endsAt` is exclusive. */
export type TakenRange = { startsAt: Date; endsAt: Date };

/** Returns the instant at which the coach's current month began. */
export function coachMonthStart(now: Date, zones: CoachZones): Date {
  return dayStart(`${coachDayOf(now, zones).slice(0, 7)}-01`, zones);
}

/** `1:30 PM` → 810, the minutes since midnight. */
export function minutesOf(time: string): number {
  const [, hour, minute, half] = /^(\d{1,2}):(\d\d) (AM|PM)$/.exec(time) ?? [];
  if (!hour) throw new RangeError(`Not a time of day: ${time}`);
  return ((Number(hour) % 12) + (half === 'PM' ? 12 : 0)) * 60 + Number(minute);
}

/** `13:30`, as the database writes a time of day → 810, the minutes since midnight. */
export const minutesOfClock = (clock: string) => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3, 5));

/** 810 → `13:30`, as the database writes a time of day. */
export const clockOf = (minutes: number): string => `${twoDigits(Math.floor(minutes / 60))}:${twoDigits(minutes % 60)}`;

/** 810 → `1:30 PM`, as slots are written. Midnight at the end of a day is `12:00 AM` too. */
export function timeOf(minutes: number): string {
  const hour = Math.floor(minutes / 60) % 24;
  return `${hour % 12 || 12}:${twoDigits(minutes % 60)} ${hour < 12 ? 'AM' : 'PM'}`;
}

const twoDigits = (number: number) => String(number).padStart(2, '0');

/** Returns the instant at which a slot begins. `date` is `YYYY-MM-DD`, `time` like `9:00 AM`, both on the coach's wall clock. */
export function slotStart(date: string, time: string, zones: CoachZones): Date {
  return coachInstant(date, minutesOf(time), zones);
}

/** Returns the instant of a time on the coach's wall clock: a date `YYYY-MM-DD` and the minutes since midnight. */
export const coachInstant = (date: string, minutes: number, zones: CoachZones): Date =>
  instantIn(zoneOn(date, zones), date, minutes);

/** Returns an instant on the wall clock of the coach's zone of that day: the date and the minutes since midnight. */
export function coachClock(instant: Date, zones: CoachZones): { date: string; minutes: number } {
  const clock = wallClock(instant, zoneOn(coachDayOf(instant, zones), zones));
  return { date: isoDate(clock), minutes: clock.getUTCHours() * 60 + clock.getUTCMinutes() };
}

/** When a booking begins. `timezone` is the zone of date and time, as bookings store it. */
export type BookedTime = { date: string; time: string; timezone: string; startsAt?: Date };

/** Returns the zone of a booking as this browser or server knows it. The offset of an unknown zone comes from `startsAt`. */
export function knownZoneOfBooking({ date, time, timezone, startsAt }: BookedTime): string {
  const offset = startsAt && minutesOf(time) + (Date.parse(date) - startsAt.getTime()) / 60_000;
  return knownZone(zoneOfBooking(timezone), offset);
}

/** Whether a session of this duration, starting at this slot, overlaps a taken time. */
export function isSlotTaken(
  date: string,
  time: string,
  durationMinutes: number,
  taken: readonly TakenRange[],
  zones: CoachZones,
): boolean {
  const start = slotStart(date, time, zones).getTime();
  const end = start + durationMinutes * 60_000;
  return taken.some(({ startsAt, endsAt }) => startsAt.getTime() < end && start < endsAt.getTime());
}

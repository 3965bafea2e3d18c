import type { Booking } from 'data-client';
import { isLive } from 'domain/booking-status';
import { coachDayOf, type CoachZones } from 'domain/coach-zones';
import { addDays, isDate, mondayOf, weekdayOf } from 'domain/dates';
import { formatSlotDate } from 'domain/slot-format';
import { slotOf } from '../../booking-slot/booking-times';
import { coachClock, minutesOf } from 'domain/slots';
import type { BlockedTime, OwnerBooking } from 'data-client/owner';

/** The Monday of the week that the address asks for; undefined without a valid date. */
export const readWeek = (asked: string | null) => (asked !== null && isDate(asked) ? mondayOf(asked) : undefined);

/** The Monday of the coach's current week. */
export const currentWeek = (now: Date, zones: CoachZones) => mondayOf(coachDayOf(now, zones));

/**
 * The Monday of the week to open: the current one, or the next one on a weekend with no session left.
 *
 * @param booked the bookings of the current week, and of the days before and after it
 */
export function weekToOpen(now: Date, booked: readonly Booking[], zones: CoachZones): string {
  const today = coachDayOf(now, zones);
  const monday = mondayOf(today);
  const isLeft = (booking: Booking) =>
    isLive(booking) && booking.endsAt > now && mondayOf(slotOf(booking, zones).date) === monday;
  const isOver = weekdayOf(today) >= 5 && !booked.some(isLeft);
  return addDays(monday, isOver ? 7 : 0);
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

/** A booking or blocked time in one day; `from` and `to` are minutes since the coach's midnight. */
export type WeekEntry = { id: string; from: number; to: number } & (
  | { kind: 'booking'; booking: OwnerBooking }
  | { kind: 'blocked'; note: string }
);

const dayMinutes = 24 * 60;

const lengthOf = ({ startsAt, endsAt }: { startsAt: Date; endsAt: Date }) =>
  (endsAt.getTime() - startsAt.getTime()) / 60_000;

function bookingEntry(booking: OwnerBooking, zones: CoachZones): WeekEntry {
  const from = minutesOf(slotOf(booking, zones).time);
  return { kind: 'booking', id: booking.id, booking, from, to: from + lengthOf(booking) };
}

/** The part of a blocked time within one day; undefined if they do not overlap. */
function blockedEntry(
  date: string,
  { id, startsAt, endsAt, note }: BlockedTime,
  zones: CoachZones,
): WeekEntry | undefined {
  const [start, end] = [coachClock(startsAt, zones), coachClock(endsAt, zones)];
  const from = start.date < date ? 0 : start.minutes;
  const to = end.date > date ? dayMinutes : end.minutes;
  if (start.date > date || end.date < date || to <= from) return undefined;
  return { kind: 'blocked', id, note, from, to };
}

/** The entries of each day, in order of time. */
export function entriesByDay(
  days: readonly string[],
  bookings: readonly OwnerBooking[],
  blocked: readonly BlockedTime[],
  zones: CoachZones,
): { date: string; entries: WeekEntry[] }[] {
  return days.map((date) => ({
    date,
    entries: [
      ...bookings
        .filter((booking) => slotOf(booking, zones).date === date)
        .map((booking) => bookingEntry(booking, zones)),
      ...blocked.flatMap((time) => blockedEntry(date, time, zones) ?? []),
    ].sort((a, b) => a.from - b.from),
  }));
}

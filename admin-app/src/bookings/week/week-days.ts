import type { Booking } from 'data-client';
import { isLive } from 'domain/booking-status';
import { coachDayOf, type CoachZones } from 'domain/coach-zones';
import { addDays, isDate, mondayOf, weekdayOf } from 'domain/dates';
import { formatSlotDate } from 'domain/slot-format';
import { slotOf } from '../../booking-slot/booking-times';

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

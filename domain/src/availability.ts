import { addDays, weekdayOf } from './dates.ts';
import { coachDayOf, defaultZones, type CoachZones } from './coach-zones.ts';
import type { Cutoffs } from './cutoffs.ts';
import { minutesOf, slotStart } from './slots.ts';

/** The hours of a weekday: start times (`9:00 AM`), and when the last consultation ends, in minutes after midnight. */
export type DayHours = { startTimes: readonly string[]; endsBy: number };

/** The owner's booking hours. `week[0]` is Monday. */
export type Availability = {
  week: readonly DayHours[];
  minimumNoticeHours: number;
  zones: CoachZones;
  /** The cutoffs of new bookings. */
  cutoffs: Cutoffs;
};

const usualDay: DayHours = {
  startTimes: ['9:00 AM', '10:00 AM', '11:00 AM', '1:00 PM', '2:00 PM', '3:00 PM', '4:00 PM'],
  endsBy: 17.5 * 60,
};
const dayOff: DayHours = { startTimes: [], endsBy: usualDay.endsBy };

/** The hours of a new site, and the fallback if the owner's hours cannot be read. */
export const usualAvailability: Availability = {
  week: [usualDay, usualDay, usualDay, usualDay, usualDay, dayOff, dayOff],
  minimumNoticeHours: 0,
  zones: defaultZones,
  cutoffs: { moveHours: 0, cancelHours: 0 },
};

/** The conditions under which times are offered. */
export type OfferConditions = { now: Date; availability: Availability; durationMinutes: number };

const bookableDays = 14;

/** Returns the first and last of the 14 days from the coach's tomorrow, as `YYYY-MM-DD`. */
export function bookingWindow(now: Date, zones: CoachZones): { from: string; to: string } {
  const today = coachDayOf(now, zones);
  return { from: addDays(today, 1), to: addDays(today, bookableDays) };
}

/** Returns the days of the booking window that offer a time for this duration. */
export function bookableDates(conditions: OfferConditions): string[] {
  const { from } = bookingWindow(conditions.now, conditions.availability.zones);
  const days = [...new Uint8Array(bookableDays).keys()].map((index) => addDays(from, index));
  return days.filter((date) => offeredTimes(date, conditions).length > 0);
}

/** Returns the times of a day at which a session of this duration fits, whether taken or not. */
export function offeredTimes(date: string, { now, availability, durationMinutes }: OfferConditions): string[] {
  const { startTimes, endsBy } = hoursOf(date, availability);
  const earliest = now.getTime() + availability.minimumNoticeHours * 3_600_000;
  return startTimes.filter(
    (time) =>
      minutesOf(time) + durationMinutes <= endsBy && slotStart(date, time, availability.zones).getTime() >= earliest,
  );
}

/** Returns the coach's hours on the weekday of a date. */
export function hoursOf(date: string, { week }: Availability): DayHours {
  return week[weekdayOf(date)] ?? dayOff;
}

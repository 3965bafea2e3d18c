import { coachTimeZone, minutesOf, slotStart } from './slots';
import { wallClock } from './time-zone';

/** One day of the coach's week: when a conversation may begin (`9:00 AM`), and by when all are over, in minutes after midnight. */
export type DayHours = { startTimes: readonly string[]; endsBy: number };

/** When visitors may book, as the owner decided. `week[0]` is Monday. */
export type Availability = { week: readonly DayHours[]; minimumNoticeHours: number };

const usualDay: DayHours = {
  startTimes: ['9:00 AM', '10:00 AM', '11:00 AM', '1:00 PM', '2:00 PM', '3:00 PM', '4:00 PM'],
  endsBy: 17.5 * 60,
};
const dayOff: DayHours = { startTimes: [], endsBy: usualDay.endsBy };

/** What a new site starts with, and what stands in when the owner's rules cannot be read. */
export const usualAvailability: Availability = {
  week: [usualDay, usualDay, usualDay, usualDay, usualDay, dayOff, dayOff],
  minimumNoticeHours: 0,
};

/** By which rules, seen from when, and for how long a visitor books. */
export type Wish = { now: Date; availability: Availability; durationMinutes: number };

const dayMs = 86_400_000;
const bookableDays = 14;

const isoDate = (day: Date) => day.toISOString().slice(0, 10);

/** The next 14 calendar days from the coach's tomorrow: their first and their last, as `YYYY-MM-DD`. */
export function bookingWindow(now: Date): { from: string; to: string } {
  return { from: dayAhead(now, 1), to: dayAhead(now, bookableDays) };
}

/** Those of the next 14 days on which a conversation of this length may begin. */
export function bookableDates(wish: Wish): string[] {
  const days = Array.from({ length: bookableDays }, (_, index) => dayAhead(wish.now, index + 1));
  return days.filter((date) => offeredTimes(date, wish).length > 0);
}

/** The times of a day at which a conversation of this length may begin and still end in time, taken or not. */
export function offeredTimes(date: string, { now, availability, durationMinutes }: Wish): string[] {
  const { startTimes, endsBy } = hoursOf(date, availability);
  const earliest = now.getTime() + availability.minimumNoticeHours * 3_600_000;
  return startTimes.filter(
    (time) => minutesOf(time) + durationMinutes <= endsBy && slotStart(date, time).getTime() >= earliest,
  );
}

/** The coach's hours on the day of the week that a date is. */
export function hoursOf(date: string, { week }: Availability): DayHours {
  const fromMonday = (new Date(`${date}T00:00:00Z`).getUTCDay() + 6) % 7;
  return week[fromMonday] ?? dayOff;
}

const dayAhead = (now: Date, days: number) => isoDate(new Date(wallClock(now, coachTimeZone).getTime() + days * dayMs));

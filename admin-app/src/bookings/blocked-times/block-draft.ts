import { coachDayOf, type CoachZones } from 'domain/coach-zones';
import { isLive } from 'domain/booking-status';
import { addDays, dayMs } from 'domain/dates';
import { coachInstant, minutesOfClock } from 'domain/slots';
import type { BlockedTime, OwnerBooking } from 'data-client/owner';

/** The form's values: dates and `09:00` times in the coach's time zone. Ending at `00:00` is ending with the day. */
export type BlockDraft = {
  /** The id of the blocked time to create. */
  id: string;
  isWholeDays: boolean;
  firstDay: string;
  lastDay: string;
  from: string;
  to: string;
  note: string;
};

export function emptyDraft(now: Date, zones: CoachZones): BlockDraft {
  const tomorrow = addDays(coachDayOf(now, zones), 1);
  return {
    id: crypto.randomUUID(),
    isWholeDays: true,
    firstDay: tomorrow,
    lastDay: tomorrow,
    from: '09:00',
    to: '12:00',
    note: '',
  };
}

const midnight = '00:00';

const longestDays = 365;
/** Excluded, so that a block ends before 2200 in every time zone. */
const lastStoredDay = '2199-12-31';

/** The error message of the first field that has one. A time in the past would block nothing. */
export function problemsOf(
  draft: BlockDraft,
  today: string,
  zones: CoachZones,
): { firstDay?: string; from?: string; end?: string } {
  const { isWholeDays, firstDay, lastDay, from, to } = draft;
  const past = 'Please choose today or a later day.';
  const tooLate = 'Please choose a day before December 31, 2199.';
  if (!firstDay) return { firstDay: 'Please choose a day.' };
  if (!isWholeDays) {
    if (firstDay < today) return { firstDay: past };
    if (firstDay >= lastStoredDay) return { firstDay: tooLate };
    if (!from) return { from: 'Please choose a time.' };
    if (!to) return { end: 'Please choose a time.' };
    if (to <= from && to !== midnight) return { end: 'Please choose a time after the start.' };
    const { startsAt, endsAt } = blockedTimeOf(draft, zones);
    return endsAt > startsAt ? {} : { end: 'The clocks go forward then. Please choose a later time.' };
  }
  if (!lastDay) return { end: 'Please choose a day.' };
  if (lastDay < firstDay) return { end: 'Please choose a day on or after the first day.' };
  if (lastDay < today) return { end: past };
  if (lastDay >= lastStoredDay) return { end: tooLate };
  return lastDay > addDays(firstDay, longestDays) ? { end: 'Please block at most one year.' } : {};
}

/** When a day ends. If the coach travels east on the next day, that day begins before this one ends. */
export function endOfDay(day: string, zones: CoachZones): Date {
  const ends = [coachInstant(day, 24 * 60, zones), coachInstant(addDays(day, 1), 0, zones)];
  return new Date(Math.max(...ends.map(Number)));
}

export function blockedTimeOf(
  { id, isWholeDays, firstDay, lastDay, from, to, note }: BlockDraft,
  zones: CoachZones,
): BlockedTime {
  const span = isWholeDays
    ? { startsAt: coachInstant(firstDay, 0, zones), endsAt: endOfDay(lastDay, zones) }
    : {
        startsAt: coachInstant(firstDay, minutesOfClock(from), zones),
        endsAt: to === midnight ? endOfDay(firstDay, zones) : coachInstant(firstDay, minutesOfClock(to), zones),
      };
  return { ...span, id, note: note.trim() };
}

export type TimeToBlock = Pick<BlockedTime, 'startsAt' | 'endsAt'>;

/** The span in which the bookings of a time start. They may begin before it, but last less than a day. */
export const searchedSpan = ({ startsAt, endsAt }: TimeToBlock) => ({
  from: new Date(startsAt.getTime() - dayMs),
  to: endsAt,
});

/** Whether a booking takes place at a time and is not over yet. */
export const isAffected = (time: TimeToBlock) => (booking: Pick<OwnerBooking, 'status' | 'startsAt' | 'endsAt'>) =>
  isLive(booking) &&
  booking.endsAt.getTime() > Math.max(time.startsAt.getTime(), Date.now()) &&
  booking.startsAt < time.endsAt;

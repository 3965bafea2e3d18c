import { coachClock, coachInstant } from 'data-client';
import type { NewBlockedTime } from 'data-client/owner';
import { addDays } from '../week/week-days';

/** What the owner types: days of the coach's calendar, and hours of the coach's clock as `09:00`. */
export type BlockDraft = {
  isWholeDays: boolean;
  firstDay: string;
  lastDay: string;
  from: string;
  to: string;
  note: string;
};

export function emptyDraft(now: Date): BlockDraft {
  const tomorrow = addDays(coachClock(now).date, 1);
  return { isWholeDays: true, firstDay: tomorrow, lastDay: tomorrow, from: '09:00', to: '12:00', note: '' };
}

const longestDays = 365;

/** What is wrong with it, as a sentence. */
export function problemOf({ isWholeDays, firstDay, lastDay, from, to }: BlockDraft): string | undefined {
  if (!firstDay || (isWholeDays && !lastDay)) return 'Please choose a day.';
  if (!isWholeDays) {
    if (!from || !to) return 'Please choose a time.';
    return to > from ? undefined : 'Please choose a time after the beginning.';
  }
  if (lastDay < firstDay) return 'Please choose a day that is not before the first one.';
  return lastDay > addDays(firstDay, longestDays) ? 'Please block a year at most.' : undefined;
}

const minutesOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));

export function blockedTimeOf({ isWholeDays, firstDay, lastDay, from, to, note }: BlockDraft): NewBlockedTime {
  const span = isWholeDays
    ? { startsAt: coachInstant(firstDay, 0), endsAt: coachInstant(addDays(lastDay, 1), 0) }
    : { startsAt: coachInstant(firstDay, minutesOf(from)), endsAt: coachInstant(firstDay, minutesOf(to)) };
  return { ...span, note: note.trim() };
}

import { addDays, daysBetween } from './dates.ts';
import { minutesOf, timeOf } from './slots.ts';

/** How a booking repeats: every `everyWeeks` weeks, `times` dates in all. */
export type Repetition = { everyWeeks: number; times: number };

/** The dates of a series in chronological order. The wall-clock time of each is that of the first. */
export const seriesDates = (first: string, { everyWeeks, times }: Repetition): string[] =>
  Array.from({ length: times }, (_, index) => addDays(first, index * everyWeeks * 7));

type Slot = { date: string; time: string };

const dayMinutes = 24 * 60;

/**
 * Moves slots by as much as one of them moves, `from` → `to`. The shift counts on the clock, so that a time of day is the
 * same before and after the clocks change.
 */
export function shiftedSlots(slots: readonly Slot[], from: Slot, to: Slot): Slot[] {
  const minutesFrom = ({ date, time }: Slot) => daysBetween(from.date, date) * dayMinutes + minutesOf(time);
  const shift = minutesFrom(to) - minutesFrom(from);
  return slots.map((slot) => {
    const minutes = minutesFrom(slot) + shift;
    const days = Math.floor(minutes / dayMinutes);
    return { date: addDays(from.date, days), time: timeOf(minutes - days * dayMinutes) };
  });
}

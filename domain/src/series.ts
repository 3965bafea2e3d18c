import { addDays } from './dates.ts';

/** How a booking repeats: every `everyWeeks` weeks, `times` dates in all. */
export type Repetition = { everyWeeks: number; times: number };

/** The dates of a series in chronological order. The wall-clock time of each is that of the first. */
export const seriesDates = (first: string, { everyWeeks, times }: Repetition): string[] =>
  Array.from({ length: times }, (_, index) => addDays(first, index * everyWeeks * 7));

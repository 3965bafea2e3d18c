/** Why a calendar cannot be read, in a sentence for the owner. */
export class CalendarProblem extends Error {}

/** Parsers take a second and much memory for each megabyte. */
export function requireParsable(text: string): void {
  if (text.length > 5_000_000) throw new CalendarProblem('This calendar is larger than 5 MB.');
}

/** The sentence for an error of any kind. */
export const sentenceOf = (error: unknown): string =>
  error instanceof CalendarProblem ? error.message : 'Something unexpected went wrong while reading this calendar.';

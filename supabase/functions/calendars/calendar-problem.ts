/** Why a calendar cannot be read, in a sentence for the owner. */
export class CalendarProblem extends Error {}

/** The sentence for an error of any kind. */
export const sentenceOf = (error: unknown): string =>
  error instanceof CalendarProblem ? error.message : 'Something unexpected went wrong while reading this calendar.';

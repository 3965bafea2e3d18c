/** A day without a change of clocks, in milliseconds. */
export const dayMs = 86_400_000;

const midnight = (date: string) => new Date(`${date}T00:00:00Z`);

/** The date of an instant in UTC, as `YYYY-MM-DD`. */
export const isoDate = (instant: Date): string => instant.toISOString().slice(0, 10);

/** `addDays('2026-11-30', 1)` → `2026-12-01` */
export const addDays = (date: string, days: number): string =>
  isoDate(new Date(midnight(date).getTime() + days * dayMs));

/** Calendar days from one date to another, negative if `to` is earlier. */
export const daysBetween = (from: string, to: string): number =>
  (midnight(to).getTime() - midnight(from).getTime()) / dayMs;

/** The day of the week: 0 is Monday, 6 is Sunday. */
export const weekdayOf = (date: string): number => (midnight(date).getUTCDay() + 6) % 7;

/** In the order of `weekdayOf`. */
export const weekdayNames = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;

/** The Monday of the date's week. */
export const mondayOf = (date: string): string => addDays(date, -weekdayOf(date));

/** Whether a text is an existing date written as `YYYY-MM-DD`. */
export const isDate = (text: string): boolean =>
  // Some browsers read February 30 as a day in March; of a date that cannot be read, `toJSON` is null.
  /^\d{4}-\d\d-\d\d$/.test(text) && midnight(text).toJSON() === `${text}T00:00:00.000Z`;

/** How long before a consultation the visitor can move and cancel it with their link, in hours; 0: until it begins. */
export type Cutoffs = { moveHours: number; cancelHours: number };

/** Whether a change that needs this many hours is still possible. */
export const isBeforeCutoff = (startsAt: Date, hours: number, now: Date): boolean =>
  startsAt.getTime() - hours * 3_600_000 > now.getTime();

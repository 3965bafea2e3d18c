import { DataError } from 'data-client';
import type { ClientBooking } from './client-booking';

type Slot = { date: string; time: string };

/** The fewest and the most dates of a series. */
export const seriesLimits = { min: 2, max: 20 } as const;

/** Several bookings that the owner makes for a client at once: all of them or none. */
export type ClientSeries = Omit<ClientBooking, 'date' | 'time'> & { slots: readonly Slot[] };

/** A date that prevented a series. `isUnusual`: it only needs the owner's confirmation. `free`: the nearest free times. */
export type SeriesConflict = Slot & { message: string; isUnusual: boolean; free: Slot[] };

/** The dates that prevented a series; undefined for another error. */
export function seriesConflicts(cause: unknown): SeriesConflict[] | undefined {
  if (!(cause instanceof DataError) || cause.hint !== 'series-conflicts') return undefined;
  const { details } = cause.cause as { details: string };
  const conflicts = JSON.parse(details) as (Slot & { hint: string; message: string; free: Slot[] })[];
  return conflicts.map(({ hint, ...conflict }) => ({ ...conflict, isUnusual: hint === 'unusual-time' }));
}

import { DataError } from 'data-client';
import type { BookingMove, ClientBooking } from './client-booking';

type Slot = { date: string; time: string };

/** The fewest and the most dates of a series. */
export const seriesLimits = { min: 2, max: 20 } as const;

/** Several bookings that the owner makes for a client at once: all of them or none. */
export type ClientSeries = Omit<ClientBooking, 'date' | 'time'> & { slots: readonly Slot[] };

/** New times of bookings of one series: all of them move or none. The rest as for one booking. */
export type SeriesMove = Pick<BookingMove, 'isSure' | 'sendsEmail'> & {
  moves: readonly Pick<BookingMove, 'id' | 'sequence' | 'date' | 'time'>[];
};

/** A date that prevented a series or its move. `isUnusual`: it only needs the owner's confirmation. `free`: the nearest free times. */
export type SeriesConflict = Slot & { message: string; isUnusual: boolean; free: Slot[] };

/** The dates that prevented a series or its move; undefined for another error. */
export function seriesConflicts(cause: unknown): SeriesConflict[] | undefined {
  if (!(cause instanceof DataError) || cause.hint !== 'series-conflicts') return undefined;
  const { details } = cause.cause as { details: string };
  const conflicts = JSON.parse(details) as (Slot & { hint: string; message: string; free: Slot[] })[];
  return conflicts.map(({ hint, ...conflict }) => ({ ...conflict, isUnusual: hint === 'unusual-time' }));
}

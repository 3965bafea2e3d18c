import { coachClock } from 'domain/slots';
import type { BlockedTime, OwnerBooking } from 'data-client/owner';

/** A booking or blocked time in one day; `from` and `to` are minutes since the coach's midnight. */
export type WeekEntry = { id: string; from: number; to: number } & (
  | { kind: 'booking'; booking: OwnerBooking }
  | { kind: 'blocked'; note: string }
);

const dayMinutes = 24 * 60;

const lengthOf = ({ startsAt, endsAt }: { startsAt: Date; endsAt: Date }) =>
  (endsAt.getTime() - startsAt.getTime()) / 60_000;

function bookingEntry(booking: OwnerBooking): WeekEntry {
  const from = coachClock(booking.startsAt).minutes;
  return { kind: 'booking', id: booking.id, booking, from, to: from + lengthOf(booking) };
}

/** The part of a blocked time within one day; undefined if they do not overlap. */
function blockedEntry(date: string, { id, startsAt, endsAt, note }: BlockedTime): WeekEntry | undefined {
  const [start, end] = [coachClock(startsAt), coachClock(endsAt)];
  const from = start.date < date ? 0 : start.minutes;
  const to = end.date > date ? dayMinutes : end.minutes;
  if (start.date > date || end.date < date || to <= from) return undefined;
  return { kind: 'blocked', id, note, from, to };
}

/** The entries of each day, in order of time. */
export function entriesByDay(
  days: readonly string[],
  bookings: readonly OwnerBooking[],
  blocked: readonly BlockedTime[],
): { date: string; entries: WeekEntry[] }[] {
  return days.map((date) => ({
    date,
    entries: [
      ...bookings.filter((booking) => coachClock(booking.startsAt).date === date).map(bookingEntry),
      ...blocked.flatMap((time) => blockedEntry(date, time) ?? []),
    ].sort((a, b) => a.from - b.from),
  }));
}

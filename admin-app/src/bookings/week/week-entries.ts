import type { CoachZones } from 'domain/coach-zones';
import { coachClock, minutesOf } from 'domain/slots';
import type { BlockedTime, OwnerBooking } from 'data-client/owner';
import { slotOf } from '../../booking-slot/booking-times';

/** A booking or blocked time in one day; `from` and `to` are minutes since the coach's midnight. */
export type WeekEntry = { id: string; from: number; to: number } & (
  | { kind: 'booking'; booking: OwnerBooking }
  | { kind: 'blocked'; note: string }
);

const dayMinutes = 24 * 60;

const lengthOf = ({ startsAt, endsAt }: { startsAt: Date; endsAt: Date }) =>
  (endsAt.getTime() - startsAt.getTime()) / 60_000;

function bookingEntry(booking: OwnerBooking, zones: CoachZones): WeekEntry {
  const from = minutesOf(slotOf(booking, zones).time);
  return { kind: 'booking', id: booking.id, booking, from, to: from + lengthOf(booking) };
}

/** The part of a blocked time within one day; undefined if they do not overlap. */
function blockedEntry(
  date: string,
  { id, startsAt, endsAt, note }: BlockedTime,
  zones: CoachZones,
): WeekEntry | undefined {
  const [start, end] = [coachClock(startsAt, zones), coachClock(endsAt, zones)];
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
  zones: CoachZones,
): { date: string; entries: WeekEntry[] }[] {
  return days.map((date) => ({
    date,
    entries: [
      ...bookings
        .filter((booking) => slotOf(booking, zones).date === date)
        .map((booking) => bookingEntry(booking, zones)),
      ...blocked.flatMap((time) => blockedEntry(date, time, zones) ?? []),
    ].sort((a, b) => a.from - b.from),
  }));
}

import type { OwnerBooking, SessionsAround } from 'data-client/owner';
import { isLive } from 'domain/booking-status';
import { coachDayOf, type CoachZones } from 'domain/coach-zones';
import { addDays } from 'domain/dates';
import { formatSlotDate } from 'domain/slot-format';
import { slotOf } from '../booking-slot/booking-times';

/** The bookings of the coach's current day, and the first live one after it. */
export type Agenda = { today: string; ofDay: OwnerBooking[]; after: OwnerBooking | null };

/**
 * Returns the agenda of the current day, by the dates that the bookings were made for. A day lasts until its last session is
 * over, which may be after midnight, or in the next day's zone if the coach travels.
 */
export function agendaOf({ around, later }: SessionsAround, now: Date, zones: CoachZones): Agenda {
  const dateOf = (booking: OwnerBooking) => slotOf(booking, zones).date;
  const current = coachDayOf(now, zones);
  const [first = current] = around.filter((booking) => isLive(booking) && booking.endsAt > now).map(dateOf);
  const today = first < current ? first : current;
  return {
    today,
    ofDay: around.filter((booking) => dateOf(booking) === today),
    after: around.find((booking) => isLive(booking) && dateOf(booking) > today) ?? later,
  };
}

/** `Monday, November 23`, with `Tomorrow` before it if it is the day after `today`. */
export function dayInWords(date: string, today: string): string {
  const words = formatSlotDate(date).replace(/, \d{4}$/, '');
  return date === addDays(today, 1) ? `Tomorrow, ${words}` : words;
}

/** Where a session is relative to now. Only a live one can be in progress or next. */
export type SessionTime = 'over' | 'now' | 'next' | 'later';

export function sessionTime(session: OwnerBooking, { ofDay, after }: Agenda, now: Date): SessionTime {
  if (session.endsAt <= now) return 'over';
  if (!isLive(session)) return 'later';
  if (session.startsAt <= now) return 'now';
  const next = ofDay.find((booking) => isLive(booking) && booking.startsAt > now) ?? after;
  return session.id === next?.id ? 'next' : 'later';
}

const relative = new Intl.RelativeTimeFormat('en-US');

/** `in 40 minutes` or `in 2 hours`; empty from one day on, because the date says more. */
export function timeUntil({ startsAt }: OwnerBooking, now: Date): string {
  const minutes = Math.ceil((startsAt.getTime() - now.getTime()) / 60_000);
  if (minutes >= 24 * 60) return '';
  return minutes < 60 ? relative.format(minutes, 'minute') : relative.format(Math.floor(minutes / 60), 'hour');
}

import type { Agenda, OwnerBooking } from 'data-client/owner';
import { isLive } from 'domain/booking-status';
import { addDays } from 'domain/dates';
import { formatSlotDate } from 'domain/slot-format';

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

/** `in 40 minutes` or `in 2 hours`; empty from a day on, which the date says better. */
export function timeUntil({ startsAt }: OwnerBooking, now: Date): string {
  const minutes = Math.ceil((startsAt.getTime() - now.getTime()) / 60_000);
  if (minutes >= 24 * 60) return '';
  return minutes < 60 ? relative.format(minutes, 'minute') : relative.format(Math.floor(minutes / 60), 'hour');
}

import type { Booking } from 'data-client';
import { zoneIdOn, zoneOfBooking, zoneOn, type CoachZones } from 'domain/coach-zones';
import { coachClock, timeOf } from 'domain/slots';
import { zoneName } from 'domain/time-zone';
import { shortZone } from '../dashboard/coach-time';
import type { Slot } from './slot-fields';

const slotDate = new Intl.DateTimeFormat('en-US', {
  weekday: 'short',
  month: 'short',
  day: 'numeric',
  year: 'numeric',
  timeZone: 'UTC',
});

/** A booking's date and time on the coach's clock. The stored ones are of another zone if hers has changed since. */
export function slotOf({ date, time, timezone, startsAt }: SlotOfBooking, zones: CoachZones): Slot {
  if (zoneIdOn(date, zones) === zoneOfBooking(timezone)) return { date, time };
  const clock = coachClock(startsAt, zones);
  return { date: clock.date, time: timeOf(clock.minutes) };
}

type SlotOfBooking = Pick<Booking, 'date' | 'time' | 'timezone' | 'startsAt'>;

/** `Mon, Nov 23, 2026` */
export const slotDay = ({ date }: Pick<Slot, 'date'>) => slotDate.format(new Date(`${date}T00:00:00Z`));

/** `9:00 AM ET, 60 min` */
export function slotHours(booking: SlotOfBooking & Pick<Booking, 'endsAt'>, zones: CoachZones): string {
  const { date, time } = slotOf(booking, zones);
  const minutes = Math.round((booking.endsAt.getTime() - booking.startsAt.getTime()) / 60_000);
  return `${time} ${shortZone(date, zones)}, ${minutes} min`;
}

/** `Mon, Nov 23, 2026 at 9:00 AM Eastern Time` */
export const slotSentence = ({ date, time }: Slot, zones: CoachZones) =>
  `${slotDay({ date })} at ${time} ${zoneName(zoneOn(date, zones))}`;

import { formatSlotDate, formatSlotTime, localSlot } from '../slot-format.ts';
import { knownZoneOfBooking, type BookedTime } from '../slots.ts';
import { isTimeZone, zoneName } from '../time-zone.ts';
import type { BookingWords, DayShift } from './words.ts';

/** When a booking begins, in words. `ownTime` is the visitor's local time, if it differs from the coach's. */
export type BookingTimes = { date: string; coachTime: string; ownTime?: string };

/** `1:00 PM Eastern Time / 3:00 AM the next day, your time (Japan Standard Time)`, or only the coach's time. */
export const bothTimes = ({ coachTime, ownTime }: BookingTimes): string =>
  ownTime ? `${coachTime} / ${ownTime}` : coachTime;

/** @param timeZone the visitor's; an unknown one counts as none */
export function bookingTimes(booking: BookedTime, words: BookingWords, timeZone = ''): BookingTimes {
  const { date, time } = booking;
  const zone = knownZoneOfBooking(booking);
  const own = isTimeZone(timeZone) ? localSlot(date, time, zone, timeZone, words.tag) : undefined;
  return {
    date: formatSlotDate(date, 'full', words.tag),
    coachTime: words.coachTime(formatSlotTime(date, time, words.tag), zoneName(zone, words.tag)),
    ownTime: own && words.localTime(own.time, own.dayShift as DayShift, own.zoneName),
  };
}

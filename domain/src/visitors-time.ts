import { zoneOfBooking } from './coach-zones.ts';
import { localSlot } from './slot-format.ts';
import { isTimeZone } from './time-zone.ts';

/** English words for a local date other than the coach's. */
export const dayShiftWords: Record<number, string> = { [-1]: ' the day before', 0: '', 1: ' the next day' };

/** A slot on the visitor's clock, for the owner: `3:00 AM the next day (Japan Standard Time)`. Undefined if it is the same. */
export function visitorsTime(booking: {
  date: string;
  time: string;
  timezone: string;
  visitorTimeZone: string;
}): string | undefined {
  const { date, time, timezone, visitorTimeZone } = booking;
  const local = isTimeZone(visitorTimeZone)
    ? localSlot(date, time, visitorTimeZone, 'en-US', zoneOfBooking(timezone))
    : undefined;
  return local && `${local.time}${dayShiftWords[local.dayShift]} (${local.zoneName})`;
}

import { localSlot } from './slot-format.ts';
import { knownZoneOfBooking, type BookedTime } from './slots.ts';
import { isTimeZone } from './time-zone.ts';

/** English words for a local date other than the coach's. */
export const dayShiftWords: Record<number, string> = { [-1]: ' the day before', 0: '', 1: ' the next day' };

/** A slot on the visitor's clock, for the owner: `3:00 AM the next day (Japan Standard Time)`. Undefined if it is the same. */
export function visitorsTime(booking: BookedTime & { visitorTimeZone: string }): string | undefined {
  const { date, time, visitorTimeZone } = booking;
  const local = isTimeZone(visitorTimeZone)
    ? localSlot(date, time, knownZoneOfBooking(booking), visitorTimeZone)
    : undefined;
  return local && `${local.time}${dayShiftWords[local.dayShift]} (${local.zoneName})`;
}

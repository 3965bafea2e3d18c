import type { Booking } from 'data-client';
import { localSlot } from 'domain/slot-format';
import { isTimeZone } from 'domain/time-zone';

const slotDate = new Intl.DateTimeFormat('en-US', {
  weekday: 'short',
  month: 'short',
  day: 'numeric',
  year: 'numeric',
  timeZone: 'UTC',
});

/** `Mon, Nov 23, 2026` in the coach's time zone. */
export const slotDay = ({ date }: Pick<Booking, 'date'>) => slotDate.format(new Date(`${date}T00:00:00Z`));

/** `9:00 AM ET, 60 min` */
export const slotHours = ({ time, startsAt, endsAt }: Pick<Booking, 'time' | 'startsAt' | 'endsAt'>) =>
  `${time} ET, ${Math.round((endsAt.getTime() - startsAt.getTime()) / 60_000)} min`;

/** The slot in the visitor's time zone: `3:00 AM the day after (Japan Standard Time)`; undefined if it does not differ. */
export function visitorsTime({ date, time, visitorTimeZone }: Booking): string | undefined {
  const local = isTimeZone(visitorTimeZone) ? localSlot(date, time, visitorTimeZone) : undefined;
  return local && `${local.time}${dayShiftWords[local.dayShift] ?? ''} (${local.zoneName})`;
}

export const dayShiftWords: Record<number, string> = { [-1]: ' the day before', 1: ' the day after' };

export const slotSentence = (booking: Pick<Booking, 'date' | 'time'>) =>
  `${slotDay(booking)} at ${booking.time} Eastern Time`;

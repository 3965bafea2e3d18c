import type { CoachZones } from 'domain/coach-zones';
import { addDays } from 'domain/dates';
import { coachClock, timeOf } from 'domain/slots';
import type { BlockedTime } from 'data-client/owner';
import { slotDay } from '../../booking-slot/booking-times';

/** `Mon, Nov 23, 2026, all day`, or a range of days, or `Mon, Nov 23, 2026, 9:00 AM – 12:00 PM`. */
export function blockedWords(
  { startsAt, endsAt }: Pick<BlockedTime, 'startsAt' | 'endsAt'>,
  zones: CoachZones,
): string {
  const [start, end] = [coachClock(startsAt, zones), coachClock(endsAt, zones)];
  if (start.minutes === 0 && end.minutes === 0) {
    const lastDay = addDays(end.date, -1);
    return lastDay === start.date ? `${slotDay(start)}, all day` : `${slotDay(start)} – ${slotDay({ date: lastDay })}`;
  }
  const isWithinDay = end.date === start.date || (end.minutes === 0 && end.date === addDays(start.date, 1));
  const until = isWithinDay ? '' : `${slotDay(end)}, `;
  return `${slotDay(start)}, ${timeOf(start.minutes)} – ${until}${timeOf(end.minutes)}`;
}

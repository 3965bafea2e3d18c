import type { CoachZones } from 'domain/coach-zones';
import { addDays } from 'domain/dates';
import { coachClock, timeOf } from 'domain/slots';
import type { BlockedTime } from 'data-client/owner';
import { slotDay } from '../../booking-slot/booking-times';
import { endOfDay } from './block-draft';

/** `Mon, Nov 23, 2026, all day`, or a range of days, or `Mon, Nov 23, 2026, 9:00 AM – 12:00 PM`. */
export function blockedWords(
  { startsAt, endsAt }: Pick<BlockedTime, 'startsAt' | 'endsAt'>,
  zones: CoachZones,
): string {
  const [start, end] = [coachClock(startsAt, zones), coachClock(endsAt, zones)];
  const lastDay = addDays(end.date, -1);
  const isUntilMidnight = lastDay >= start.date && endOfDay(lastDay, zones).getTime() === endsAt.getTime();
  if (start.minutes === 0 && isUntilMidnight)
    return lastDay === start.date ? `${slotDay(start)}, all day` : `${slotDay(start)} – ${slotDay({ date: lastDay })}`;
  const isWithinDay = end.date === start.date || (isUntilMidnight && lastDay === start.date);
  const until = isWithinDay ? '' : `${slotDay(end)}, `;
  return `${slotDay(start)}, ${timeOf(start.minutes)} – ${until}${timeOf(isUntilMidnight ? 0 : end.minutes)}`;
}

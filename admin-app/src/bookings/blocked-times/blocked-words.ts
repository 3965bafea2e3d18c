import type { CoachZones } from 'domain/coach-zones';
import { addDays } from 'domain/dates';
import { coachClock, timeOf } from 'domain/slots';
import type { BlockedTime } from 'data-client/owner';
import { dayName } from '../week/week-days';

/** `Mon, Nov 23, all day`, `Mon, Nov 23 – Fri, Nov 27`, `Mon, Nov 23, 9:00 AM – 12:00 PM`. */
export function blockedWords(
  { startsAt, endsAt }: Pick<BlockedTime, 'startsAt' | 'endsAt'>,
  zones: CoachZones,
): string {
  const [start, end] = [coachClock(startsAt, zones), coachClock(endsAt, zones)];
  if (start.minutes === 0 && end.minutes === 0) {
    const lastDay = addDays(end.date, -1);
    return lastDay === start.date ? `${dayName(start.date)}, all day` : `${dayName(start.date)} – ${dayName(lastDay)}`;
  }
  const until = end.date === start.date ? '' : `${dayName(end.date)}, `;
  return `${dayName(start.date)}, ${timeOf(start.minutes)} – ${until}${timeOf(end.minutes)}`;
}

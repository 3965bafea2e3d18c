import type ICAL from 'ical.js';
import type { CoachZones } from '../../../domain/src/coach-zones.ts';

/** How far zones are ahead of UTC at most, and behind it. */
export const aheadMs = 14 * 3_600_000;
const behindMs = 12 * 3_600_000;

/** Events in an unknown zone are read as if they were here. */
export const utc: CoachZones = { home: 'UTC', travel: [] };

/** Where a time of an unknown zone may be that was read as UTC, in milliseconds. */
export const inAnyZone = ([start, end]: readonly [number, number]) => [start - aheadMs, end + behindMs] as const;

/** A rule ends in UTC: its last occurrence in a zone ahead of UTC looks later than that. */
export function endLater(event: ICAL.Component): void {
  for (const property of event.getAllProperties('rrule'))
    (property.getFirstValue() as ICAL.Recur).until?.adjust(0, 0, 0, aheadMs / 1000);
}

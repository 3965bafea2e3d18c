import ICAL from 'ical.js';
import { dayMs } from '../../../domain/src/dates.ts';
import { instantOf, isTimeZone, wallClock } from '../../../domain/src/time-zone.ts';
import { spendSteps, steadyOffsets } from './limited-rules.ts';
import { windowsZones } from './windows-zones.ts';

/** A zone that the runtime knows by its IANA name, for ical.js. */
class NamedZone extends ICAL.Timezone {
  constructor(name: string) {
    super({ tzid: name, component: undefined as never });
  }

  /** The offset from UTC in seconds at a wall-clock time. */
  override utcOffset({ year, month, day, hour, minute, second }: ICAL.Time): number {
    const clock = Date.UTC(year, month - 1, day, hour, minute, second);
    return (steadyOffset(clock, this.tzid) ?? clock - firstInstantOf(clock, this.tzid)) / 1000;
  }
}

/**
 * Returns a zone's offset from UTC in milliseconds on the day of a wall-clock time, or undefined if clocks change around it.
 * `Intl` is slow, and calendars ask often.
 */
export function steadyOffset(clock: number, zone: string): number | undefined {
  const day = Math.floor(clock / dayMs);
  const key = `${day} ${zone}`;
  if (!steadyOffsets.has(key)) {
    spendSteps(2);
    const [before, after] = [day - 1, day + 2].map((one) => {
      const instant = one * dayMs;
      return wallClock(new Date(instant), zone).getTime() - instant;
    });
    steadyOffsets.set(key, before === after ? before : undefined);
  }
  return steadyOffsets.get(key);
}

/** iCalendar means the first of two instants with the same wall-clock time. */
function firstInstantOf(clock: number, zone: string): number {
  const instant = instantOf(new Date(clock), zone).getTime();
  const earlier = [60, 30].map((minutes) => instant - minutes * 60_000);
  return earlier.find((one) => wallClock(new Date(one), zone).getTime() === clock) ?? instant;
}

/** The IANA name in a zone's name: some programs write `/mozilla.org/20070129_1/Europe/Berlin`. */
function ianaNameIn(name: string) {
  // The runtime takes long to find that it does not know a zone.
  spendSteps(8);
  // The runtime's clocks are kept, each needs 16 KB, and it knows a zone in any mix of small and capital letters.
  const zone = name.toLowerCase();
  return [zone, ...[3, 2].map((parts) => zone.split('/').slice(-parts).join('/'))].find(isTimeZone);
}

/**
 * Registers the well-known zones of a calendar's events, and removes servers' descriptions of them, which are often outdated.
 *
 * @returns the names of zones that are neither well known nor described
 */
export function registerNamedZones(root: ICAL.Component): ReadonlySet<string> {
  const described = new Set<string>();
  for (const zone of root.getAllSubcomponents('vtimezone')) {
    const name = String(zone.getFirstPropertyValue('tzid'));
    // Read as described, a zone without any offset would be UTC.
    if (ianaNameIn(name) || !zone.getAllSubcomponents().length) root.removeSubcomponent(zone);
    else described.add(name);
  }
  const names = new Set(root.getAllSubcomponents('vevent').flatMap(zonesOf));
  const unknown = new Set<string>();
  const { _timezoneCache: zones } = root as unknown as { _timezoneCache: Map<string, NamedZone | null> };
  for (const name of names) {
    // Windows keeps a zone's name even if its clocks never change; only the description says so.
    const known = ianaNameIn(name) ?? (described.has(name) ? undefined : windowsZones.get(name));
    if (!known && described.has(name)) continue;
    if (!known) unknown.add(name);
    // Otherwise, the library would search all events for a description again and again.
    zones.set(name, known ? new NamedZone(known) : null);
  }
  return unknown;
}

/** The names of the zones in which an event's times are. */
export const zonesOf = (event: ICAL.Component): string[] =>
  event.getAllProperties().flatMap((property) => property.getFirstParameter('tzid') || []);

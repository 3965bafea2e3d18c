import { todaysZone } from './todays-zone.ts';

let known: readonly string[] | undefined;

/** Returns all zones that this browser knows, by the names of today and in their order. */
export const zoneNames = (): readonly string[] =>
  (known ??= [...new Set([...Intl.supportedValuesOf('timeZone').map(todaysZone), 'UTC'])].toSorted());

/** Returns the zone that a text names: an IANA name, or a city such as `new york`; otherwise undefined. */
export function zoneNamed(text: string): string | undefined {
  const wanted = text.trim().normalize('NFD').replace(/\p{M}/gu, '').replace(/\s+/g, '_').toLowerCase();
  const zones = zoneNames();
  const named = todaysZone(zones.find((zone) => zone.toLowerCase() === wanted) ?? text.trim());
  return zones.includes(named) ? named : zones.find((zone) => zone.toLowerCase().endsWith(`/${wanted}`));
}

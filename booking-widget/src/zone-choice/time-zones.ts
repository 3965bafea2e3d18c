import { cityOf } from 'domain/time-zone';

export type ZoneGroup = { region: string; zones: { id: string; city: string }[] };

/** Zones as people look for them: the region, and in it the cities. */
export function zoneGroups(zones: readonly string[], otherName: string): ZoneGroup[] {
  const groups = new Map<string, ZoneGroup>();
  for (const id of zones) {
    const [region, ...rest] = id.split('/');
    const name = rest.length > 0 && region ? region : otherName;
    const group = groups.get(name) ?? { region: name, zones: [] };
    group.zones.push({ id, city: cityOf(id) });
    groups.set(name, group);
  }
  return [...groups.values()];
}

/** All zones this browser knows, and the given one whatever its name. */
export function knownZones(current: string): string[] {
  const all = Intl.supportedValuesOf('timeZone');
  return [...new Set([...all, 'UTC', current])].toSorted();
}

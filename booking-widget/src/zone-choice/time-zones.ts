import { visitorTimeZone } from 'domain/slot-format';
import { cityOf } from 'domain/time-zone';
import { offsetName, todaysZone, zoneNames } from 'domain/zone-list';

export type ZoneOption = { id: string; label: string };
export type ZoneGroup = { region: string; zones: ZoneOption[] };

/** A zone as people look for it, by the city's name and offset of today: `Kolkata (GMT+5:30)`. */
export const zoneOption = (id: string, now = new Date()): ZoneOption => ({
  id,
  label: `${cityOf(id)} (${offsetName(id, now)})`,
});

/**
 * Returns all zones by region, after the one that the browser reports.
 *
 * @param chosen is listed whatever its name
 */
export function zoneGroups(chosen: string, names: { own: string; other: string }): ZoneGroup[] {
  const now = new Date();
  const own = todaysZone(visitorTimeZone());
  const groups = new Map([[names.own, { region: names.own, zones: [zoneOption(own, now)] }]]);
  for (const id of new Set([...zoneNames(), chosen].toSorted())) {
    if (id === own) continue;
    const [region, ...rest] = id.split('/');
    const name = rest.length > 0 && region ? region : names.other;
    const group = groups.get(name) ?? { region: name, zones: [] };
    group.zones.push(zoneOption(id, now));
    groups.set(name, group);
  }
  return [...groups.values()];
}

import { visitorTimeZone } from 'domain/slot-format';
import { offsetName, todaysZone } from 'domain/todays-zone';
import { zoneNames } from 'domain/zone-list';
import { zoneLabel } from './zone-label';

type ZoneOption = { id: string; label: string; offset: string };
export type ZoneGroup = { region: string; zones: ZoneOption[] };

/**
 * Returns all zones by region, after the one that the browser reports.
 *
 * @param chosen is listed whatever its name
 */
export function zoneGroups(chosen: string, names: { own: string; other: string }): ZoneGroup[] {
  const now = new Date();
  const own = todaysZone(visitorTimeZone());
  const option = (id: string) => ({ id, label: zoneLabel(id, now), offset: offsetName(id, now) });
  const groups = new Map([[names.own, { region: names.own, zones: [option(own)] }]]);
  for (const id of new Set([...zoneNames(), chosen].toSorted())) {
    if (id === own) continue;
    const [region, ...rest] = id.split('/');
    const name = rest.length > 0 && region ? region : names.other;
    const group = groups.get(name) ?? { region: name, zones: [] };
    group.zones.push(option(id));
    groups.set(name, group);
  }
  return [...groups.values()];
}

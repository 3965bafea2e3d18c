/** Today's names of zones that browsers still list by an older one. */
const renamed: Record<string, string> = {
  'Africa/Asmera': 'Africa/Asmara',
  'America/Buenos_Aires': 'America/Argentina/Buenos_Aires',
  'America/Catamarca': 'America/Argentina/Catamarca',
  'America/Coral_Harbour': 'America/Atikokan',
  'America/Cordoba': 'America/Argentina/Cordoba',
  'America/Godthab': 'America/Nuuk',
  'America/Indianapolis': 'America/Indiana/Indianapolis',
  'America/Jujuy': 'America/Argentina/Jujuy',
  'America/Louisville': 'America/Kentucky/Louisville',
  'America/Mendoza': 'America/Argentina/Mendoza',
  'Asia/Calcutta': 'Asia/Kolkata',
  'Asia/Katmandu': 'Asia/Kathmandu',
  'Asia/Rangoon': 'Asia/Yangon',
  'Asia/Saigon': 'Asia/Ho_Chi_Minh',
  'Atlantic/Faeroe': 'Atlantic/Faroe',
  'Europe/Kiev': 'Europe/Kyiv',
  'Pacific/Enderbury': 'Pacific/Kanton',
  'Pacific/Ponape': 'Pacific/Pohnpei',
  'Pacific/Truk': 'Pacific/Chuuk',
};

/** Returns a zone's name of today: `Europe/Kiev` → `Europe/Kyiv`. */
export const todaysZone = (zone: string): string => renamed[zone] ?? zone;

let known: readonly string[] | undefined;

/** Returns all zones that this browser knows, by the names of today and in their order. */
export const zoneNames = (): readonly string[] =>
  (known ??= [...new Set([...Intl.supportedValuesOf('timeZone').map(todaysZone), 'UTC'])].toSorted());

/** Returns the zone that a text names: an IANA name, or a city such as `new york`; undefined if it is none. */
export function zoneNamed(text: string): string | undefined {
  const wanted = text.trim().replace(/\s+/g, '_').toLowerCase();
  const zones = zoneNames();
  const named = todaysZone(zones.find((zone) => zone.toLowerCase() === wanted) ?? text.trim());
  return zones.includes(named) ? named : zones.find((zone) => zone.toLowerCase().endsWith(`/${wanted}`));
}

/** Returns a zone's offset from UTC at an instant: `GMT+5:30`. */
export function offsetName(zone: string, now: Date): string {
  const format = new Intl.DateTimeFormat('en-US', { timeZone: zone, timeZoneName: 'shortOffset' });
  return format.formatToParts(now).find(({ type }) => type === 'timeZoneName')?.value ?? '';
}

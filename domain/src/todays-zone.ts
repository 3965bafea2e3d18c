/** Today's names of zones that browsers still list by an older one, after the region. */
export const renamed: Record<string, string> = {
  Asmera: 'Asmara',
  Buenos_Aires: 'Argentina/Buenos_Aires',
  Calcutta: 'Kolkata',
  Catamarca: 'Argentina/Catamarca',
  Coral_Harbour: 'Atikokan',
  Cordoba: 'Argentina/Cordoba',
  Enderbury: 'Kanton',
  Faeroe: 'Faroe',
  Godthab: 'Nuuk',
  Indianapolis: 'Indiana/Indianapolis',
  Jujuy: 'Argentina/Jujuy',
  Katmandu: 'Kathmandu',
  Kiev: 'Kyiv',
  Louisville: 'Kentucky/Louisville',
  Mendoza: 'Argentina/Mendoza',
  Ponape: 'Pohnpei',
  Rangoon: 'Yangon',
  Saigon: 'Ho_Chi_Minh',
  Truk: 'Chuuk',
};

/** Returns a zone's name of today: `Europe/Kiev` → `Europe/Kyiv`. */
export function todaysZone(zone: string): string {
  const [region, city = ''] = zone.split('/');
  const name = renamed[city];
  return name ? `${region}/${name}` : zone;
}

/** Returns a zone's offset from UTC at an instant: `GMT+5:30`. */
export function offsetName(zone: string, now: Date): string {
  const format = new Intl.DateTimeFormat('en-US', { timeZone: zone, timeZoneName: 'shortOffset' });
  return format.formatToParts(now).find(({ type }) => type === 'timeZoneName')?.value ?? '';
}

import { renamed, todaysZone } from './todays-zone.ts';

/** Returns the former names of a zone, without regions: `Europe/Kyiv` → `Kiev`. */
const formerNames = (zone: string): string[] =>
  Object.keys(renamed).filter((name) => zone.endsWith(`/${renamed[name]}`));

/** A text as searches compare it: without accents, case and punctuation. */
const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\d]+/gu, ' ')
    .trim();

type LocaleZones = { getTimeZones?: () => readonly string[]; timeZones?: readonly string[] };

const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
const codes = letters.flatMap((first) => letters.map((second) => first + second));

/**
 * Returns the names of each zone's countries in these languages. Browsers know them, so nothing is downloaded; one that
 * does not finds zones by their other names.
 */
export function zoneCountries(languages: readonly string[]): ReadonlyMap<string, string> {
  const names = languages.map((language) => new Intl.DisplayNames(language, { type: 'region', fallback: 'none' }));
  const countries = new Map<string, string>();
  for (const code of codes) {
    const called = [...new Set(names.map((name) => name.of(code)))].filter((name) => name !== undefined);
    if (called.length === 0) continue;
    const locale: LocaleZones = new Intl.Locale(`und-${code}`) as LocaleZones;
    for (const zone of (locale.getTimeZones?.() ?? locale.timeZones ?? []).map(todaysZone))
      countries.set(zone, [countries.get(zone), ...called].filter(Boolean).join(', '));
  }
  return countries;
}

const offsetPattern = /^(?:gmt|utc)?\s*([+\-−–])\s*0?(\d{1,2})(?::?(\d{2}))?$/i;

/** The offset that a search names, as `offsetName` writes it: `utc +05:30` → `GMT+5:30`. */
function searchedOffset(search: string): RegExp | undefined {
  const [, sign, hours = '', minutes] = offsetPattern.exec(search.trim()) ?? [];
  if (!sign) return undefined;
  if (Number(hours) === 0 && !Number(minutes)) return /^GMT$/;
  const rest = minutes === undefined ? '(:.*)?' : Number(minutes) ? `:${minutes}` : '';
  return new RegExp(`^GMT${sign === '+' ? '\\+' : '-'}${hours}${rest}$`);
}

export type SearchedZone = { id: string; offset: string };

/**
 * Returns whether a zone matches a search for a city, a country, a zone's name of now or before, or an offset such as
 * `+5:30`. Accents and case do not matter, and words may be cut short.
 */
export function zoneMatcher(search: string, countries: ReadonlyMap<string, string>): (zone: SearchedZone) => boolean {
  const offset = searchedOffset(search);
  if (offset) return (zone) => offset.test(zone.offset);
  const words = plain(search).split(' ');
  return ({ id }) => {
    const text = ` ${plain([id, ...formerNames(id), countries.get(id)].join(' '))}`;
    return words.every((word) => text.includes(` ${word}`));
  };
}

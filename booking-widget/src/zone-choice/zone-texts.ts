import { useTexts } from '../language/language';

type ZoneTexts = {
  otherZones: string;
  search: string;
  searchHint: string;
  found: (count: number) => string;
};

const english: ZoneTexts = {
  otherZones: 'Other',
  search: 'Search time zones',
  searchHint: 'City, country or offset, such as +5:30',
  found: (count) => (count === 1 ? '1 time zone found' : `${count} time zones found`),
};

const german: ZoneTexts = {
  otherZones: 'Weitere',
  search: 'Zeitzone suchen',
  searchHint: 'Stadt, Land oder Abstand, etwa +5:30',
  found: (count) => (count === 1 ? '1 Zeitzone gefunden' : `${count} Zeitzonen gefunden`),
};

/** The texts of the search, which load on demand together with it. */
export const useZoneTexts = (): ZoneTexts => (useTexts().tag.startsWith('de') ? german : english);

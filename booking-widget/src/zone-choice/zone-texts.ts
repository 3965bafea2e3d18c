import { useTexts } from '../language/language';

const english = {
  otherZones: 'Other',
  search: 'Search time zones',
  searchHint: 'City, country or offset, such as +5:30',
  found: (count: number) => (count === 1 ? '1 time zone found' : `${count} time zones found`),
};

const german: typeof english = {
  otherZones: 'Weitere',
  search: 'Zeitzone suchen',
  searchHint: 'Stadt, Land oder Abstand, etwa +5:30',
  found: (count) => (count === 1 ? '1 Zeitzone gefunden' : `${count} Zeitzonen gefunden`),
};

export const useZoneTexts = () => useTexts().pick(english, german);

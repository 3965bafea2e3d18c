import { wordSearch, type FoundSetting } from '../form/settings/find-settings';

/** Other screens that owners look for among the settings. The command palette has its own list. */
const otherScreens = [
  {
    label: 'Time zone and travel dates',
    where: 'Bookings, Availability',
    path: 'bookings/availability',
    words: 'timezone clock',
  },
  {
    label: 'Weekly hours',
    where: 'Bookings, Availability',
    path: 'bookings/availability',
    words: 'weekdays opening business working office time notice buffer daily limit',
  },
  {
    label: 'Blocked times',
    where: 'Bookings, Blocked times',
    path: 'bookings/blocked-times',
    words: 'vacation holiday absence day off',
  },
  {
    label: 'Prices and durations',
    where: 'Services',
    path: 'services',
    words: 'currency dollar euro cost fee length minutes meeting place zoom intake questions',
  },
  { label: 'Your calendars', where: 'Calendars', path: 'calendars', words: 'google outlook apple icloud sync' },
  {
    label: 'Save everything',
    where: 'Website settings, Security',
    path: 'settings/security',
    words: 'backup export download',
  },
  { label: 'Your password', where: 'Website settings, Security', path: 'settings/security', words: 'change' },
];

/** Screens whose label, place or search terms contain every word. */
export function findScreens(text: string): FoundSetting[] {
  const isIn = wordSearch(text);
  if (!isIn) return [];
  return otherScreens
    .filter(({ label, where, words }) => isIn(`${label} ${where} ${words}`))
    .map(({ label, where, path }) => ({ key: label, label, where, address: path }));
}

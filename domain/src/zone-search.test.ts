import { offsetName } from './todays-zone.ts';
import { zoneNames } from './zone-list.ts';
import { zoneCountries, zoneMatcher } from './zone-search.ts';

const winter = new Date('2026-01-15T12:00:00Z');
const zones = zoneNames().map((id) => ({ id, offset: offsetName(id, winter) }));
const countries = zoneCountries(['en', 'de']);
const found = (search: string) => zones.filter(zoneMatcher(search, countries)).map(({ id }) => id);

test.each([
  ['kolk', ['Asia/Kolkata']],
  ['Calcutta', ['Asia/Kolkata']],
  ['são paulo', ['America/Sao_Paulo']],
  ['buenos aires', ['America/Argentina/Buenos_Aires']],
  ['St. John’s', ['America/St_Johns']],
  ['Nepal', ['Asia/Kathmandu']],
  ['Österreich', ['Europe/Vienna']],
  ['europe/kyiv', ['Europe/Kyiv']],
  ['+5:45', ['Asia/Kathmandu']],
  ['nowhere', []],
])('ZN3 a search for "%s" finds %j', (search, expected) => {
  expect(found(search)).toEqual(expected);
});

test('ZN3 an offset finds its zones in any notation, and without minutes all zones of that hour', () => {
  for (const search of ['+5:30', 'GMT+5:30', 'utc +0530', '+05:30']) expect(found(search)).toContain('Asia/Kolkata');
  expect(found('+5')).toEqual(expect.arrayContaining(['Asia/Kolkata', 'Asia/Karachi']));
  expect(found('+5:00')).not.toContain('Asia/Kolkata');
  expect(found('-5')).toContain('America/New_York');
  expect(found('+1')).not.toContain('Asia/Tokyo');
});

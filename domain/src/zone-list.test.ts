import { offsetName, todaysZone } from './todays-zone';
import { zoneNamed, zoneNames } from './zone-list';

test('ZN1 ZN3 zones are listed once, by the names of today', () => {
  const zones = zoneNames();
  expect(zones).toEqual(expect.arrayContaining(['America/New_York', 'Asia/Kolkata', 'Europe/Kyiv', 'UTC']));
  expect(zones).not.toContain('Europe/Kiev');
  expect(new Set(zones).size).toBe(zones.length);
  expect(todaysZone('Asia/Calcutta')).toBe('Asia/Kolkata');
});

test.each([
  ['Europe/Berlin', 'Europe/Berlin'],
  [' europe/berlin ', 'Europe/Berlin'],
  ['new york', 'America/New_York'],
  ['Kyiv', 'Europe/Kyiv'],
  ['Asia/Calcutta', 'Asia/Kolkata'],
  ['Mars', undefined],
  ['', undefined],
])('ZN1 “%s” names %s', (text, zone) => {
  expect(zoneNamed(text)).toBe(zone);
});

test('ZN1 the offset is that of the instant', () => {
  expect(offsetName('Europe/Berlin', new Date('2026-07-01'))).toBe('GMT+2');
  expect(offsetName('Asia/Kolkata', new Date('2026-12-01'))).toBe('GMT+5:30');
});

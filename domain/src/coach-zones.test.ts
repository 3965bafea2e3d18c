import { calendarZone } from './calendar-zone';
import {
  bookingZoneOn,
  coachDayOf,
  dayStart,
  defaultZones,
  instantIn,
  zoneOfBooking,
  zoneOn,
  type CoachZones,
} from './coach-zones';
import { coachClock, slotStart } from './slots';

const travels: CoachZones = {
  home: 'America/New_York',
  travel: [{ firstDay: '2026-12-02', lastDay: '2026-12-04', zone: 'Asia/Tokyo' }],
};

test('ZN1 travel dates, both included, decide the zone of a day', () => {
  const days = ['2026-12-01', '2026-12-02', '2026-12-04', '2026-12-05'];
  expect(days.map((day) => zoneOn(day, travels))).toEqual([
    'America/New_York',
    'Asia/Tokyo',
    'Asia/Tokyo',
    'America/New_York',
  ]);
});

test('ZN3 a browser that knows neither a zone nor one of its offset uses the offset to the hour', () => {
  const Format = Intl.DateTimeFormat;
  jest.spyOn(Intl, 'DateTimeFormat').mockImplementation((locale, options) => {
    if (/^[+-]/.test(options?.timeZone ?? '')) throw new RangeError('Invalid time zone specified');
    return new Format(locale, options);
  });
  const days = { firstDay: '2026-12-02', lastDay: '2026-12-02' };
  const travel = [
    { ...days, zone: 'Asia/Unheard_Of', offset: 345 },
    { firstDay: '2026-12-03', lastDay: '2026-12-03', zone: 'Asia/Tokyo', offset: 540 },
  ];
  const zones = { home: 'America/Unheard_Of', homeOffset: -180, travel };
  expect(['2026-12-01', '2026-12-02', '2026-12-03'].map((day) => zoneOn(day, zones))).toEqual([
    'Etc/GMT+3',
    'Etc/GMT-6',
    'Asia/Tokyo',
  ]);
  expect(coachDayOf(new Date('2026-12-20T02:59:00Z'), zones)).toBe('2026-12-19');
});

test('ZN3 it has its exact offset in a browser that knows such zones, and calendars get it by a valid name', () => {
  const Format = Intl.DateTimeFormat;
  jest
    .spyOn(Intl, 'DateTimeFormat')
    .mockImplementation((locale, options) =>
      options?.timeZone === '+05:45'
        ? new Format(locale, { ...options, timeZone: 'Asia/Kathmandu' })
        : new Format(locale, options),
    );
  const zone = zoneOn('2026-12-02', { home: 'Asia/Unheard_Of', homeOffset: 345, travel: [] });
  const start = instantIn(zone, '2026-12-02', 540);
  expect(start.toISOString()).toBe('2026-12-02T03:15:00.000Z');
  expect(calendarZone(zone, [start]).rules).toEqual(expect.arrayContaining(['TZID:+0545', 'TZOFFSETTO:+0545']));
});

test('ZN1 a booking stores EST in the default zone and the IANA name otherwise', () => {
  expect(bookingZoneOn('2026-12-01', travels)).toBe('EST');
  expect(bookingZoneOn('2026-12-02', travels)).toBe('Asia/Tokyo');
  expect(zoneOfBooking('EST')).toBe('America/New_York');
  expect(zoneOfBooking('Asia/Tokyo')).toBe('Asia/Tokyo');
});

test('ZN2 days meet halfway between two zones’ midnights, and at midnight otherwise', () => {
  // Midnight is 15:00 UTC in Tokyo and 05:00 UTC in New York.
  expect(dayStart('2026-12-02', travels).toISOString()).toBe('2026-12-01T22:00:00.000Z');
  expect(dayStart('2026-12-05', travels).toISOString()).toBe('2026-12-04T22:00:00.000Z');
  expect(dayStart('2026-11-01', defaultZones).toISOString()).toBe('2026-11-01T04:00:00.000Z');
});

test.each([
  ['2026-12-01', '4:00 PM'],
  ['2026-12-02', '9:00 AM'],
  ['2026-12-04', '4:00 PM'],
  ['2026-12-05', '9:00 AM'],
])('ZN2 the slot %s %s is on the coach’s day and clock around a journey', (date, time) => {
  const start = slotStart(date, time, travels);
  expect(coachDayOf(start, travels)).toBe(date);
  expect(coachClock(start, travels)).toEqual({ date, minutes: time === '9:00 AM' ? 540 : 960 });
});

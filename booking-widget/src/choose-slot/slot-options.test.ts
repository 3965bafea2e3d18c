import { defaultZones } from 'domain/coach-zones';
import { usualAvailability } from 'domain/availability';
import { dateOptions, freeSlots, inZone, isAcrossClockChange, nearestSlots, timeGroups } from './slot-options';

// A Friday morning in New York.
const now = new Date('2026-11-20T15:00:00Z');
const booked = (from: string, to: string) => ({ startsAt: new Date(from), endsAt: new Date(to) });
const free = { now, availability: usualAvailability, durationMinutes: 60, taken: [] };

test('B4 B5 another language writes days and times its own way, and books the same ones', () => {
  const [monday] = dateOptions(free, 'de-DE');
  expect(monday).toMatchObject({
    date: '2026-11-23',
    weekday: 'Mo',
    month: 'Nov',
    fullName: 'Montag, 23. November 2026',
  });
  const afternoon = timeGroups('2026-11-23', free, { tag: 'de-DE', timeZone: 'Europe/Berlin' })[1]?.times[0];
  expect(afternoon).toMatchObject({ time: '1:00 PM', label: '13:00', local: { time: '19:00', dayShift: 0 } });
});

test('B5 the next free time is the first one that fits', () => {
  const taken = [booked('2026-11-23T15:00:00Z', '2026-11-23T18:00:00Z')];
  expect(freeSlots({ ...free, durationMinutes: 90, taken })[0]).toMatchObject({ date: '2026-11-23', time: '1:00 PM' });
});

test('B10 the three free times nearest to a lost one are offered, before and after it', () => {
  const taken = [booked('2026-11-24T14:00:00Z', '2026-11-24T16:00:00Z')];
  const nearest = nearestSlots(
    inZone({ date: '2026-11-24', time: '10:00 AM' }, defaultZones),
    freeSlots({ ...free, taken }),
  );
  expect(nearest.map(({ date, time }) => `${date} ${time}`)).toEqual([
    '2026-11-24 11:00 AM',
    '2026-11-24 1:00 PM',
    '2026-11-24 2:00 PM',
  ]);
});

test('B5 a clock change in either zone between now and the date is detected', () => {
  // Germany leaves summer time on October 25, New York on November 1.
  const before = new Date('2026-10-20T15:00:00Z');
  const slot = { date: '2026-10-27', time: '9:00 AM' };
  expect(isAcrossClockChange(before, slot, 'Europe/Berlin', defaultZones)).toBe(true);
  expect(isAcrossClockChange(before, slot, 'America/Chicago', defaultZones)).toBe(false);
  expect(isAcrossClockChange(before, { ...slot, date: '2026-10-22' }, 'Europe/Berlin', defaultZones)).toBe(false);
});

test('B4 B5 Saturday evening hours can be booked, and no consultation ends after nine', () => {
  const evening = { startTimes: ['5:30 PM', '6:45 PM', '8:00 PM'], endsBy: 21 * 60 };
  const week = usualAvailability.week.map((day, index) => (index === 5 ? evening : { ...day, startTimes: [] }));
  const calendar = { ...free, availability: { ...usualAvailability, week }, durationMinutes: 90 };
  expect(dateOptions(calendar).map(({ date, column }) => [date, column])).toEqual([
    ['2026-11-21', 6],
    ['2026-11-28', 6],
  ]);
  expect(timeGroups('2026-11-28', calendar)).toEqual([
    {
      name: 'afternoon',
      times: [expect.objectContaining({ time: '5:30 PM' }), expect.objectContaining({ time: '6:45 PM' })],
    },
  ]);
});

test('ZN1 times follow the coach’s zone of each day, and suggestions keep it', () => {
  const travel = [{ firstDay: '2026-11-24', lastDay: '2026-11-24', zone: 'Asia/Tokyo' }];
  const availability = { ...usualAvailability, zones: { home: 'Europe/Berlin', travel } };
  const calendar = { ...free, availability };
  const localTime = (date: string) => timeGroups(date, calendar, { timeZone: 'Europe/London' })[0]?.times[0]?.local;
  expect(localTime('2026-11-23')).toMatchObject({ time: '8:00 AM', dayShift: 0 });
  expect(localTime('2026-11-24')).toMatchObject({ time: '12:00 AM', dayShift: 0 });
  const zones = freeSlots(calendar).map(({ date, timezone }) => `${date} ${timezone}`);
  expect(zones).toContain('2026-11-23 Europe/Berlin');
  expect(zones).toContain('2026-11-24 Asia/Tokyo');
});

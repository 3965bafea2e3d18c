import vm from 'node:vm';
import { busyTimes } from './busy-times.ts';
import { withoutPast } from './parsed-calendars.ts';

const window = { from: Date.parse('2026-11-23'), until: Date.parse('2027-02-23') };

const event = (...lines: string[]) =>
  ['BEGIN:VEVENT', 'UID:a', 'DTSTART:20260224T100000Z', 'DTEND:20260224T110000Z', ...lines, 'END:VEVENT'].join('\r\n');
const icalTime = (time: number) => new Date(time).toISOString().replace(/[-:]|\.000/g, '');
const calendar = (...events: string[]) => ['BEGIN:VCALENDAR', ...events, 'END:VCALENDAR', ''].join('\r\n');

/** Ends an endless loop, too, which a test's own timeout cannot. Much longer than any calendar takes: busy machines are slow. */
const inTime = (work: () => number): number => vm.runInNewContext('work()', { work }, { timeout: 100_000 }) as number;

const read = (file: string) =>
  inTime(() => busyTimes([file], { window, zones: { home: 'America/New_York', travel: [] } }).spans.length);

test.each([
  'FREQ=HOURLY;BYMONTH=2;BYMONTHDAY=30',
  'FREQ=SECONDLY;BYMONTH=10',
  'FREQ=DAILY;INTERVAL=1000000000000',
  'FREQ=HOURLY;INTERVAL=100000000000000',
  'FREQ=MONTHLY;INTERVAL=4800;BYDAY=5TU',
  'FREQ=YEARLY;BYMONTH=4;BYMONTHDAY=31;BYDAY=MO,TU,WE,TH,FR,SA,SU',
])('CA2 a rule whose next occurrence takes too long to find is a problem of the calendar: %s', (rule) => {
  expect(() => read(calendar(event(`RRULE:${rule}`)))).toThrow('repeat too often');
});

test('CA2 an event without a foreseeable end is a problem of the calendar', () => {
  expect(() => read(calendar(event('DURATION:P99999999999W').replace(/DTEND.*\r\n/, '')))).toThrow('repeat too often');
});

test('CA2 the problem names the event, which may be a stranger’s invitation', () => {
  const rare = event('RRULE:FREQ=HOURLY;BYMONTH=2;BYMONTHDAY=30');
  expect(() => read(calendar(event().replaceAll(':2026', ':2025'), rare, event()))).toThrow(
    'an event that begins on 2026-02-24',
  );
});

test.each([
  ['without a zone', ''],
  ['in a zone', ';TZID=Europe/Berlin'],
])('CA2 a daily meeting %s since 1750 is a problem of the calendar', (_, zone) => {
  const start = `DTSTART${zone}:17500101T100000`;
  expect(() => read(calendar(event('RRULE:FREQ=DAILY').replace(/DTSTART.*\r\nDTEND.*/, start)))).toThrow('too often');
});

test('CA2 series that compare each day with many weekdays are a problem of the calendar', () => {
  const weekdays = [-5, -4, -3, -2, -1, 1, 2, 3, 4, 5].flatMap((nth) =>
    ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'].map((day) => `${nth}${day}`),
  );
  const series = event(`RRULE:FREQ=MONTHLY;BYSETPOS=1;BYDAY=${weekdays.join(',')}`).replaceAll(':2026', ':2006');
  expect(() => read(calendar(...Array.from({ length: 100 }, () => series)))).toThrow('repeat too often');
});

test('CA2 ten meetings on the last workday of each month since 2016 are read', () => {
  const meeting = event('RRULE:FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-1').replaceAll(':2026', ':2016');
  expect(read(calendar(...Array.from({ length: 10 }, () => meeting)))).toBe(3);
});

test('CA2 an absurd duration does not lift the limit for other events', () => {
  const absurd = event(`DURATION:P${'9'.repeat(400)}W-${'9'.repeat(400)}D`).replace(/DTEND.*\r\n/, '');
  expect(() => read(calendar(absurd, event('RRULE:FREQ=HOURLY;BYMONTH=2;BYMONTHDAY=30')))).toThrow('repeat too often');
});

test('CA2 60 birthdays since 1604 are read', () => {
  const birthdays = Array.from({ length: 60 }, (_, index) => {
    const day = icalTime(Date.UTC(1604, 0, 1 + 6 * index)).slice(0, 8);
    return event('RRULE:FREQ=YEARLY').replace(/DTSTART.*\r\nDTEND.*/, `DTSTART;VALUE=DATE:${day}`);
  });
  expect(read(calendar(...birthdays))).toBeGreaterThan(10);
});

test('CA2 a text with many semicolons is read', () => {
  expect(read(calendar(event(`DESCRIPTION:${'&nbsp\\;'.repeat(6000)}`, 'RRULE:FREQ=DAILY')))).toBeGreaterThan(0);
});

test('CA2 a past event with a million carriage returns is left out in seconds', () => {
  const past = event('\r'.repeat(1_000_000));
  expect(inTime(() => withoutPast(calendar(past), window.from).length)).toBeLessThan(100);
});

test('CA2 a line with too many parameters is a problem of the calendar', () => {
  expect(() => read(calendar(event(`X-A${';P=1'.repeat(300_000)}:x`)))).toThrow('damaged');
});

test('CA2 series that claim the same changes are a problem of the calendar', () => {
  const series = Array.from({ length: 2000 }, () => event('RRULE:FREQ=WEEKLY;COUNT=2'));
  const changes = Array.from({ length: 2000 }, () => event('RECURRENCE-ID:20260224T100000Z'));
  expect(() => read(calendar(...series, ...changes))).toThrow('repeat too often');
});

test.each(['EXDATE', 'RDATE'])('CA2 a series with too many listed dates is a problem of the calendar: %s', (name) => {
  const dates = Array.from({ length: 150_000 }, (_, hour) => icalTime(Date.UTC(2026) - hour * 3_600_000));
  expect(() => read(calendar(event('RRULE:FREQ=DAILY', `${name}:${dates.join(',')}`)))).toThrow('repeat too often');
});

test('CA2 too many zones are a problem of the calendar', () => {
  const zones = Array.from({ length: 30_000 }, (_, index) => `X-PLACE;TZID=No/Such/Zone${index}:here`);
  expect(() => read(calendar(event(...zones)))).toThrow('repeat too often');
});

test('CA2 the spellings of a zone do not fill the memory', () => {
  const name = 'america/denver';
  const spellings = Array.from(
    name,
    (letter, index) => name.slice(0, index) + letter.toUpperCase() + name.slice(index + 1),
  );
  const clocks = jest.spyOn(Intl, 'DateTimeFormat');
  read(calendar(event(...spellings.map((spelling) => `X-PLACE;TZID=${spelling}:here`))));
  expect(clocks.mock.calls.length).toBeLessThan(3);
});

test.each([
  ['in UTC', '', 'Z'],
  ['in a zone', ';TZID=Europe/Berlin', ''],
])('CA2 35,000 single events %s are read in seconds', (_, zone, utc) => {
  const at = [`DTSTART${zone}:20261124T100000${utc}`, `DTEND${zone}:20261124T110000${utc}`];
  const single = ['BEGIN:VEVENT', 'UID:a', ...at, 'END:VEVENT'].join('\r\n');
  expect(read(calendar(...Array.from({ length: 35_000 }, () => single)))).toBe(1);
});

test('CA2 35,000 changes of a series are read in seconds', () => {
  const changes = Array.from({ length: 35_000 }, () => event('RECURRENCE-ID:20260224T100000Z'));
  expect(read(calendar(event('RRULE:FREQ=DAILY;COUNT=1'), ...changes))).toBe(0);
});

test('CA2 a daily meeting since 2006 is read', () => {
  const meeting = event('RRULE:FREQ=DAILY;BYDAY=MO,TU,WE,TH,FR').replace(/:2026/g, ':2006');
  expect(read(calendar(meeting))).toBe(66);
});

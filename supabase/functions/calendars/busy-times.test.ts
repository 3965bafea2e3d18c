import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { randomNumbers } from '../../../domain/src/testing/random-numbers.ts';
import { isTimeZone } from '../../../domain/src/time-zone.ts';
import { busyTimes, type Span } from './busy-times.ts';
import { CalendarProblem } from './calendar-problem.ts';
import { randomCalendar } from './testing/random-calendar.ts';
import { windowsZones } from './windows-zones.ts';

const oracle = path.join(import.meta.dirname, 'testing/busy-times-oracle.py');
/** Debian's packages belong to its own Python, which need not be the first one. */
const python = ['/usr/bin/python3', 'python3'].find(
  (program) => spawnSync(program, ['-c', 'import icalendar, recurring_ical_events']).status === 0,
);

it('CA2 finds the busy times that independent code finds, in 500 calendars around both clock changes', () => {
  if (!python) return console.warn('Not compared: python3-icalendar and python3-recurring-ical-events are missing.');
  for (const [from, home, seed] of [
    ['2027-03-01', 'America/New_York', 1],
    ['2026-10-15', 'Europe/Berlin', 2],
  ] as const) {
    const random = randomNumbers(seed);
    const files = Array.from({ length: 250 }, () => randomCalendar(random, from));
    const window = { from: Date.parse(from), until: Date.parse(from) + 60 * 86_400_000 };
    const answer = spawnSync(python, [oracle], { input: JSON.stringify({ files, home, ...window }), encoding: 'utf8' });
    if (answer.status !== 0) throw new Error(answer.stderr);
    const expected = JSON.parse(answer.stdout) as number[][][];
    files.forEach((file, index) => {
      const { spans } = busyTimes([file], { window, zones: { home, travel: [] } });
      if (JSON.stringify(spans) !== JSON.stringify(expected[index]))
        throw new Error(`${shown(spans)}\nexpected\n${shown(expected[index] ?? [])}\n${file}`);
    });
  }
});

const shown = (spans: readonly (readonly number[])[]) =>
  spans.map((span) => span.map((time) => new Date(time).toISOString()).join(' – ')).join('\n');

const window = { from: Date.parse('2026-11-23T00:00:00Z'), until: Date.parse('2026-12-23T00:00:00Z') };
const zones = {
  home: 'America/New_York',
  travel: [{ firstDay: '2026-12-01', lastDay: '2026-12-03', zone: 'Europe/Berlin' }],
};

/** `25T10-25T11` are the 25th of November from 10 to 11 o'clock, UTC. */
const event = (uid: string, hours: string, ...more: string[]) => {
  const [start, end] = hours.split('-').map((hour) => `202611${hour}0000Z`);
  return [`UID:${uid}`, `DTSTART:${start}`, `DTEND:${end}`, ...more];
};

const calendar = (lines: string[], lineEnd = '\r\n') =>
  ['BEGIN:VCALENDAR', ...lines, 'END:VCALENDAR', ''].join(lineEnd);
const listed = (...events: string[][]) => events.flatMap((one) => ['BEGIN:VEVENT', ...one, 'END:VEVENT']);
const read = (...events: string[][]) => readFile(calendar(listed(...events)));

function readFile(file: string) {
  const inWords = (span: Span) => span.map((time) => new Date(time).toISOString().slice(5, 16)).join(' to ');
  return busyTimes([file], { window, zones, isOwn: (uid) => uid === 'own' }).spans.map(inWords);
}

test('CA2 canceled and free events and our own bookings are not busy', () => {
  const free = [
    event('canceled', '25T10-25T11', 'STATUS:CANCELLED'),
    event('free', '25T12-25T13', 'TRANSP:TRANSPARENT'),
    event('own', '25T14-25T15'),
  ];
  expect(read(...free, event('busy', '25T16-25T17'))).toEqual(['11-25T16:00 to 11-25T17:00']);
});

test('CA2 a moved or canceled occurrence leaves its old time free', () => {
  const weekly = event('weekly', '24T15-24T16', 'RRULE:FREQ=DAILY;COUNT=3');
  const moved = event('weekly', '25T19-25T20', 'RECURRENCE-ID:20261125T150000Z');
  const canceled = event('weekly', '26T15-26T16', 'RECURRENCE-ID:20261126T150000Z', 'STATUS:CANCELLED');
  expect(read(weekly, moved, canceled)).toEqual(['11-24T15:00 to 11-24T16:00', '11-25T19:00 to 11-25T20:00']);
});

test('CA2 all-day events and times without a zone are in the coach’s zone of that day', () => {
  expect(read(['UID:home', 'DTSTART;VALUE=DATE:20261124', 'DTEND;VALUE=DATE:20261125'])).toEqual([
    '11-24T05:00 to 11-25T05:00',
  ]);
  expect(read(['UID:away', 'DTSTART:20261202T100000', 'DTEND:20261202T110000'])).toEqual([
    '12-02T09:00 to 12-02T10:00',
  ]);
});

test('CA2 busy times that overlap are one, and one that has begun counts', () => {
  const events = [event('long', '25T10-25T14'), event('inside', '25T11-25T12'), event('begun', '22T20-23T02')];
  expect(read(...events)).toEqual(['11-22T20:00 to 11-23T02:00', '11-25T10:00 to 11-25T14:00']);
});

const inZone = (zone: string) => [`DTSTART;TZID=${zone}:20261125T100000`, `DTEND;TZID=${zone}:20261125T110000`];

test('CA2 an event in an unknown zone is busy wherever it may be, and hides no other event', () => {
  const anywhere = '11-24T20:00 to 11-25T23:00';
  const other = event('other', '24T10-24T11');
  expect(read(['UID:a', ...inZone('Nowhere/Town')], other)).toEqual(['11-24T10:00 to 11-24T11:00', anywhere]);
  const [first, ...more] = read(['UID:a', ...inZone('Office Time'), 'RRULE:FREQ=WEEKLY;COUNT=2']);
  expect([first, more]).toEqual([anywhere, ['12-01T20:00 to 12-02T23:00']]);
  const lastInUtc = read(['UID:a', ...inZone('Office Time'), 'RRULE:FREQ=DAILY;UNTIL=20261126T010000Z']);
  expect(lastInUtc).toEqual(['11-24T20:00 to 11-26T23:00']);
  const empty = ['BEGIN:VTIMEZONE', 'TZID:Empty', 'END:VTIMEZONE'];
  expect(readFile(calendar([...empty, ...listed(['UID:a', ...inZone('Empty')])]))).toEqual([anywhere]);
});

test('CA2 a zone name with a vendor prefix is read as its IANA zone', () => {
  const nine = ['11-25T09:00 to 11-25T10:00'];
  expect(read(['UID:a', ...inZone('/mozilla.org/20070129_1/Europe/Berlin')])).toEqual(nine);
  expect(read(['UID:a', ...inZone('/example.org/America/Argentina/Salta')])).toEqual(['11-25T13:00 to 11-25T14:00']);
});

test('CA2 a zone that Windows names is read as its IANA zone, unless the calendar describes it', () => {
  const events = (zone: string) => listed(['UID:a', ...inZone(zone)]);
  const described = ['BEGIN:VTIMEZONE', 'TZID:W. Europe Standard Time', 'BEGIN:STANDARD', 'DTSTART:16010101T000000'];
  described.push('TZOFFSETFROM:+0500', 'TZOFFSETTO:+0500', 'END:STANDARD', 'END:VTIMEZONE');
  expect(readFile(calendar(events('W. Europe Standard Time')))).toEqual(['11-25T09:00 to 11-25T10:00']);
  expect(readFile(calendar([...described, ...events('W. Europe Standard Time')]))).toEqual([
    '11-25T05:00 to 11-25T06:00',
  ]);
  expect(readFile(calendar(events('Eastern Standard Time')))).toEqual(['11-25T15:00 to 11-25T16:00']);
  const empty = ['BEGIN:VTIMEZONE', 'TZID:Eastern Standard Time', 'END:VTIMEZONE'];
  expect(readFile(calendar([...empty, ...events('Eastern Standard Time')]))).toEqual(['11-25T15:00 to 11-25T16:00']);
  expect([...windowsZones.values()].filter((zone) => !isTimeZone(zone))).toEqual([]);
});

test('CA2 a series is free where a rule of exceptions applies', () => {
  const daily = event('a', '24T10-24T11', 'RRULE:FREQ=DAILY;COUNT=4');
  const expected = ['11-25T10:00 to 11-25T11:00', '11-27T10:00 to 11-27T11:00'];
  expect(read([...daily, 'EXRULE:FREQ=DAILY;INTERVAL=2'])).toEqual(expected);
  expect(read([...daily, 'EXRULE:FREQ=DAILY;INTERVAL=2;COUNT=1'])).toHaveLength(3);
});

test('CA2 a series with an empty list of exceptions is read', () => {
  expect(read(event('a', '24T10-24T11', 'RRULE:FREQ=DAILY;INTERVAL=2;COUNT=2', 'EXDATE;TZID=Europe/Berlin:'))).toEqual([
    '11-24T10:00 to 11-24T11:00',
    '11-26T10:00 to 11-26T11:00',
  ]);
  // Long lines may be folded anywhere.
  const folded = event('a', '24T10-24T11', 'RRULE:FREQ=DAILY;COUNT=2', 'EXDATE:', ' 20261125T100000Z');
  expect(read(folded)).toEqual(['11-24T10:00 to 11-24T11:00']);
});

test('CA2 an event that is repeated on listed dates is busy at its start, too, and in listed periods', () => {
  const [first, second] = ['11-24T10:00 to 11-24T11:00', '11-26T10:00 to 11-26T11:00'];
  const start = event('a', '24T10-24T11');
  expect(read([...start, 'RDATE:20261126T100000Z'])).toEqual([first, second]);
  expect(read([...start, 'RDATE:20261126T100000Z', 'EXDATE:20261124T100000Z'])).toEqual([second]);
  const periods = 'RDATE;VALUE=PERIOD:20261125T100000Z/20261125T120000Z,20261127T100000Z/PT30M';
  const listedPeriods = ['11-25T10:00 to 11-25T12:00', '11-27T10:00 to 11-27T10:30'];
  expect(read([...start, periods])).toEqual([first, ...listedPeriods]);
  expect(read([...start, periods, 'TRANSP:TRANSPARENT'])).toEqual([]);
});

test('CA2 an event with several rules is busy by each', () => {
  const rules = ['RRULE:FREQ=DAILY;COUNT=2', 'RRULE:FREQ=DAILY;INTERVAL=5;COUNT=2'];
  expect(read([...event('a', '24T10-24T11'), ...rules])).toEqual(
    ['24', '25', '29'].map((day) => `11-${day}T10:00 to 11-${day}T11:00`),
  );
});

test.each(['\r', '\r\r\n'])('CA2 reads a calendar with the line ends %j', (lineEnd) => {
  expect(readFile(calendar(listed(event('a', '25T10-25T11')), lineEnd))).toEqual(['11-25T10:00 to 11-25T11:00']);
});

test('CA2 an all-day event that ends on its first day takes that day, once or repeated', () => {
  const day = ['DTSTART;VALUE=DATE:20261124', 'DTEND;VALUE=DATE:20261124'];
  const both = ['11-24T05:00 to 11-25T05:00', '11-26T05:00 to 11-27T05:00'];
  expect(read(['UID:once', ...day])).toEqual(both.slice(0, 1));
  expect(read(['UID:repeated', ...day, 'RRULE:FREQ=DAILY;INTERVAL=2;COUNT=2'])).toEqual(both);
});

test.each(['DTSTART', 'DTSTART;TZID=Europe/Berlin'])('CA2 reads a date that is not marked as one: %s', (name) => {
  expect(read(['UID:a', `${name}:20261124`, 'DTEND:20261126'])).toEqual(['11-24T05:00 to 11-26T05:00']);
});

test('CA2 the periods of a published free/busy list are busy, except free ones', () => {
  const list = [
    'FREEBUSY:20261125T100000Z/20261125T110000Z,20261126T100000Z/PT30M',
    'FREEBUSY;FBTYPE=FREE:20261127T100000Z/PT1H',
  ];
  expect(readFile(calendar(['BEGIN:VFREEBUSY', ...list, 'END:VFREEBUSY']))).toEqual([
    '11-25T10:00 to 11-25T11:00',
    '11-26T10:00 to 11-26T10:30',
  ]);
});

test.each([
  ['DTSTART:20261125T1000Z', 'An event on 2026-11-25 can’t be understood.'],
  ['DTSTART:soon', 'An event can’t be understood.'],
])('CA2 the owner reads which event cannot be understood: %s', (start, sentence) => {
  expect(() => read(['UID:a', 'SUMMARY:Private', start])).toThrow(new CalendarProblem(sentence));
});

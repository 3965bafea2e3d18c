import { parsedCalendars, withoutPast } from './parsed-calendars.ts';

const now = Date.parse('2026-11-23T00:00:00Z');
const past = ['DTSTART:20160229T100000Z', 'DTEND;TZID=Europe/Berlin:20160229T110000'];
const lasting = ['DTSTART:20160229T100000', 'DURATION:P9999D'];

const read = (...lines: string[]) => {
  const event = ['BEGIN:VEVENT', ...lines, 'BEGIN:VALARM', 'END:VALARM', 'END:VEVENT', ''].join('\r\n');
  const rest = withoutPast(`BEGIN:VCALENDAR\r\n${event}${event}END:VCALENDAR\r\n`, now);
  return rest === `BEGIN:VCALENDAR\r\n${event}${event}END:VCALENDAR\r\n` ? 'kept' : rest;
};

test.each([
  past,
  past.toReversed(),
  ['DTSTART;VALUE=DATE:20161120', 'DTEND;VALUE=DATE:20161121', 'DESCRIPTION:DTSTART'],
])('CA2 single events of the past are left out: %s', (...lines) => {
  expect(read(...lines)).toBe('BEGIN:VCALENDAR\r\nEND:VCALENDAR\r\n');
});

test.each([
  ['series', [...past, 'RRULE:FREQ=DAILY']],
  ['listed dates', [...past, 'RDATE:20270101T100000Z']],
  ['changes of a series', [...past, 'RECURRENCE-ID:20270101T100000Z']],
  ['events that last until the window, in any zone', ['DTSTART:20160229T100000', 'DTEND:20261121T000000']],
  ['events whose end is before their start', ['DTSTART:20270101T100000', 'DTEND:20160101T100000']],
  ['events with a duration or no end', lasting],
  [
    'events with a duration before a task',
    [...lasting, 'END:VEVENT', 'BEGIN:VTODO', 'DTSTART:20160301', 'END:VTODO', 'BEGIN:VEVENT'],
  ],
  ['events whose description contains an end', [...lasting, `DESCRIPTION:\u2028${past[1]}`]],
  ['an end on the next line', ['DTSTART:20160229T100000', 'DTEND', ' :20270101T100000']],
  ['rules on two lines', [...past, 'RRU', '\tLE:FREQ=DAILY']],
])('CA2 %s are kept', (_, lines) => {
  expect(read(...lines)).toBe('kept');
});

test('CA2 a description cannot pretend to be the end of its event', () => {
  expect(read(...past, 'DESCRIPTION:\u2028END:VEVENT\u2028BEGIN:VEVENT ')).not.toContain('VEVENT');
});

test('CA2 a file that is too large to parse is rejected, also the file of one event', () => {
  const file = `BEGIN:VCALENDAR\r\nDESCRIPTION:${'x'.repeat(5_000_000)}\r\nEND:VCALENDAR\r\n`;
  expect(() => parsedCalendars(file)).toThrow('larger than 5 MB');
});

import { calendarFile, type CalendarEvent } from './calendar-file';
import { calendarZone } from './calendar-zone';

const event: CalendarEvent = {
  bookingId: '0b9f2a44-1c1e-4e1a-9a55-0d7f6f6f0001',
  startsAt: new Date('2026-12-01T14:00:00Z'),
  endsAt: new Date('2026-12-01T15:30:00Z'),
  status: 'pending',
  summary: 'Executive Coaching',
  description: 'Booked for 9:00 AM Eastern Time.',
  stamp: new Date('2026-11-21T08:00:00.123Z'),
};

const unfolded = (file: string) => file.replaceAll('\r\n ', '').split('\r\n');
function linesOf(changes: Partial<CalendarEvent> = {}, zone = 'America/New_York') {
  const changed = { ...event, ...changes };
  return unfolded(calendarFile('REQUEST', [changed], calendarZone(zone, [changed.startsAt])));
}

test('B9 writes instants without a zone, and the coach’s wall clock with one', () => {
  expect(unfolded(calendarFile('PUBLISH', [event]))).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Coach//Booking//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    'UID:0b9f2a44-1c1e-4e1a-9a55-0d7f6f6f0001@booking',
    'SEQUENCE:0',
    'DTSTAMP:20261121T080000Z',
    'DTSTART:20261201T140000Z',
    'DTEND:20261201T153000Z',
    'SUMMARY:Executive Coaching',
    'DESCRIPTION:Booked for 9:00 AM Eastern Time.',
    'STATUS:TENTATIVE',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]);
  expect(linesOf()).toEqual(
    expect.arrayContaining([
      'DTSTART;TZID=America/New_York:20261201T090000',
      'DTEND;TZID=America/New_York:20261201T103000',
    ]),
  );
});

test.each([
  ['before the clocks go forward', '2027-03-12T14:00:00Z', '20270312T090000'],
  ['after the clocks went forward', '2027-03-15T13:00:00Z', '20270315T090000'],
  ['before the clocks go back', '2027-11-05T13:00:00Z', '20271105T090000'],
  ['after the clocks went back', '2027-11-08T14:00:00Z', '20271108T090000'],
])('B9 nine o’clock stays nine o’clock %s', (_week, instant, stamp) => {
  expect(linesOf({ startsAt: new Date(instant) })).toContain(`DTSTART;TZID=America/New_York:${stamp}`);
});

test('B9 includes the zone’s rules for calendars that do not know it', () => {
  const newYork = linesOf().join('\n');
  expect(newYork).toContain('BEGIN:STANDARD\nTZOFFSETFROM:-0400\nTZOFFSETTO:-0500\nDTSTART:20261101T020000');
  expect(newYork).toContain('BEGIN:DAYLIGHT\nTZOFFSETFROM:-0500\nTZOFFSETTO:-0400\nDTSTART:20270314T020000');
  const kolkata = linesOf({}, 'Asia/Kolkata');
  expect(kolkata.filter((line) => line.startsWith('TZOFFSETTO'))).toEqual(['TZOFFSETTO:+0530']);
  expect(kolkata).toContain('DTSTART;TZID=Asia/Kolkata:20261201T193000');
});

test.each([
  ['pending', 'TENTATIVE'],
  ['confirmed', 'CONFIRMED'],
  ['completed', 'CONFIRMED'],
  ['cancelled', 'CANCELLED'],
] as const)('B9 a %s booking is %s', (status, written) => {
  expect(linesOf({ status })).toContain(`STATUS:${written}`);
});

test('B9 text cannot add lines or properties', () => {
  const lines = linesOf({
    summary: 'One, two; three\\four\r\nSTATUS:CANCELLED',
    organizer: { name: 'Eve"\r\nATTENDEE:mailto:everybody@example.com', email: 'eve@example.com\r\nSTATUS:X' },
  });
  expect(lines).toContain(String.raw`SUMMARY:One\, two\; three\\four\nSTATUS:CANCELLED`);
  expect(lines.filter((line) => /^(STATUS|ATTENDEE)/.test(line))).toEqual(['STATUS:TENTATIVE']);
});

test('B9 folds lines at 75 bytes in any alphabet and never splits a character', () => {
  const summary = 'Führung für Vorstände · Ωmega 山田 😀 '.repeat(14);
  const file = calendarFile('PUBLISH', [{ ...event, summary }]);
  for (const line of file.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  expect(unfolded(file)).toContain(`SUMMARY:${summary}`);
});

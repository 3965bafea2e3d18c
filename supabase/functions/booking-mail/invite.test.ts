import { calendarInvite } from './invite.ts';
import { someBooking, someCoach } from './testing.ts';

const now = new Date('2026-11-21T08:00:00Z');

function linesOf(booking = someBooking, coach = someCoach) {
  return calendarInvite(booking, coach, now).replace(/\r\n /g, '').split('\r\n');
}

test('the visitor’s calendar learns who, what and when, on the coach’s wall clock', () => {
  expect(linesOf()).toEqual(
    expect.arrayContaining([
      'METHOD:REQUEST',
      'UID:0b9f2a44-1c1e-4e1a-9a55-0d7f6f6f0001@booking',
      'SEQUENCE:0',
      'DTSTAMP:20261121T080000Z',
      'DTSTART;TZID=America/New_York:20261201T090000',
      'DTEND;TZID=America/New_York:20261201T103000',
      'SUMMARY:Executive Coaching with Lena Ashford',
      'ORGANIZER;CN="Lena Ashford":mailto:hello@lenaashford.example',
      'STATUS:TENTATIVE',
    ]),
  );
});

test.each([
  ['before the clocks go forward', '2027-03-12T14:00:00Z', '20270312T090000'],
  ['after the clocks went forward', '2027-03-15T13:00:00Z', '20270315T090000'],
  ['before the clocks go back', '2027-11-05T13:00:00Z', '20271105T090000'],
  ['after the clocks went back', '2027-11-08T14:00:00Z', '20271108T090000'],
])('nine o’clock stays nine o’clock %s', (_week, instant, stamp) => {
  const startsAt = new Date(instant);
  const endsAt = new Date(startsAt.getTime() + 3_600_000);
  expect(linesOf({ ...someBooking, startsAt, endsAt })).toContain(`DTSTART;TZID=America/New_York:${stamp}`);
});

test('a calendar that does not know New York finds the rules in the file', () => {
  const text = linesOf().join('\n');
  expect(text).toContain('TZOFFSETFROM:-0500\nTZOFFSETTO:-0400\nTZNAME:EDT');
  expect(text).toContain('RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=2SU');
  expect(text).toContain('RRULE:FREQ=YEARLY;BYMONTH=11;BYDAY=1SU');
});

test('a confirmed booking is not tentative any more', () => {
  expect(linesOf({ ...someBooking, status: 'confirmed' })).toContain('STATUS:CONFIRMED');
});

test('a stranger’s name cannot add lines or properties to the file', () => {
  const firstName = 'Eve"\r\nATTENDEE:mailto:everybody@example.com';
  const lines = linesOf({ ...someBooking, firstName, serviceName: 'One, two; three\\four\r\nSTATUS:CANCELLED' });
  expect(lines.filter((line) => line.startsWith('ATTENDEE'))).toHaveLength(1);
  expect(lines.filter((line) => line.startsWith('STATUS'))).toEqual(['STATUS:TENTATIVE']);
  expect(lines).toContain('SUMMARY:One\\, two\\; three\\\\four\\nSTATUS:CANCELLED with Lena Ashford');
});

test('no line is longer than 75 bytes, in any alphabet', () => {
  const text = calendarInvite(
    { ...someBooking, firstName: '山田'.repeat(15), lastName: 'Ωmega', serviceName: 'Ωmega 山田'.repeat(14) },
    someCoach,
    now,
  );
  for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  expect(text.replace(/\r\n /g, '')).toContain('山田'.repeat(15));
});

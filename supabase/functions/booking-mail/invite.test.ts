import { calendarInvite } from './invite.ts';
import { someBooking, someCoach } from './testing.ts';
import { english } from './words/english.ts';

const now = new Date('2026-11-21T08:00:00Z');

const linesOf = (booking = someBooking) =>
  calendarInvite(booking, someCoach, now, english).content.replace(/\r\n /g, '').split('\r\n');

test('the invite names the service, the coach and the time on the coach’s wall clock', () => {
  expect(linesOf()).toEqual(
    expect.arrayContaining([
      'METHOD:REQUEST',
      'UID:0b9f2a44-1c1e-4e1a-9a55-0d7f6f6f0001@booking',
      'SEQUENCE:0',
      'DTSTAMP:20261121T080000Z',
      'DTSTART;TZID=America/New_York:20261201T090000',
      'DTEND;TZID=America/New_York:20261201T103000',
      'SUMMARY:Request: Executive Coaching with Lena Ashford',
      'ORGANIZER;CN="Lena Ashford":mailto:hello@lenaashford.example',
      'STATUS:TENTATIVE',
    ]),
  );
});

test('the invite of a canceled booking removes the entry, and does not call it booked', () => {
  expect(linesOf({ ...someBooking, status: 'cancelled' })).toEqual(
    expect.arrayContaining(['METHOD:CANCEL', 'STATUS:CANCELLED', 'DESCRIPTION:Your consultation is canceled.']),
  );
});

test('MP1 the invite has the place, and a video link as URL', () => {
  const place = 'https://meet.example/lena?a=1,2';
  const lines = linesOf({ ...someBooking, meeting: { kind: 'video', place } });
  expect(lines).toEqual(expect.arrayContaining(['LOCATION:https://meet.example/lena?a=1\\,2', `URL:${place}`]));
  expect(linesOf().filter((line) => /^(LOCATION|URL)/.test(line))).toEqual([]);
});

test.each([
  ['00:45', '2026-11-01T04:45:00Z', 'DTEND:20261101T051500Z'],
  ['1:30', '2026-11-01T06:30:00Z', 'DTSTART:20261101T063000Z'],
])('B9 the invite is right in the hour that clocks show twice: %s', (_time, start, line) => {
  const startsAt = new Date(start);
  const endsAt = new Date(startsAt.getTime() + 30 * 60_000);
  expect(linesOf({ ...someBooking, date: '2026-11-01', startsAt, endsAt })).toContain(line);
});

import type { Booking } from 'data-client';

import { calendarFile } from './calendar-file';

const booking = {
  id: '0b9f2a44-1c1e-4e1a-9a55-0d7f6f6f0001',
  serviceName: 'Executive Coaching',
  date: '2026-11-24',
  time: '9:00 AM',
  startsAt: new Date('2026-11-24T14:00:00Z'),
  endsAt: new Date('2026-11-24T15:30:00Z'),
} as Booking;

const now = new Date('2026-11-20T08:15:30.123Z');

test('B9 the calendar file holds the booked instants and the identifier of the booking', () => {
  const lines = calendarFile(booking, now).split('\r\n');
  expect(lines).toEqual(
    expect.arrayContaining([
      'METHOD:PUBLISH',
      'UID:0b9f2a44-1c1e-4e1a-9a55-0d7f6f6f0001@booking',
      'DTSTAMP:20261120T081530Z',
      'DTSTART:20261124T140000Z',
      'DTEND:20261124T153000Z',
      'SUMMARY:Executive Coaching consultation',
    ]),
  );
  expect(lines[0]).toBe('BEGIN:VCALENDAR');
  expect(lines.slice(-2)).toEqual(['END:VCALENDAR', '']);
});

test('B9 text in the calendar file cannot break out of its line', () => {
  const hostile = { ...booking, serviceName: 'A;B,C\\D\nATTENDEE:mailto:x@example.com' };
  expect(calendarFile(hostile, now)).toContain(String.raw`SUMMARY:A\;B\,C\\D\nATTENDEE:mailto:x@example.com`);
});

test('B9 long lines are folded at 75 bytes and unfold to the same text', () => {
  const long = {
    ...booking,
    serviceName: 'Führung für Vorstände und Geschäftsführerinnen im Übergang – über Grenzen hinweg 🌍'.repeat(2),
  };
  const file = calendarFile(long, now);
  for (const line of file.split('\r\n')) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
  expect(file.replaceAll('\r\n ', '')).toContain(`SUMMARY:${long.serviceName} consultation`);
});

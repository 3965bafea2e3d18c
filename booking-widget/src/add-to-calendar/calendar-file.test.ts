import { aBooking } from 'data-client/testing';
import { bookingCalendar } from './calendar-file';

const booking = aBooking({
  id: '0b9f2a44-1c1e-4e1a-9a55-0d7f6f6f0001',
  serviceName: 'Executive Coaching',
  date: '2026-11-24',
  endsAt: new Date('2026-11-24T15:30:00Z'),
});

const now = new Date('2026-11-20T08:15:30.123Z');

test('B9 the calendar file has the booked instants and the booking’s identifier', () => {
  const lines = bookingCalendar(booking, now).split('\r\n');
  expect(lines).toEqual(
    expect.arrayContaining([
      'METHOD:PUBLISH',
      'UID:0b9f2a44-1c1e-4e1a-9a55-0d7f6f6f0001@booking',
      'DTSTAMP:20261120T081530Z',
      'DTSTART:20261124T140000Z',
      'DTEND:20261124T153000Z',
      'SUMMARY:Request: Executive Coaching consultation',
      'DESCRIPTION:Requested for 9:00 AM Eastern Time\\, not confirmed yet.',
      'STATUS:TENTATIVE',
    ]),
  );
});

test('MP3 the calendar file of a confirmed booking is not a request', () => {
  const file = bookingCalendar({ ...booking, status: 'confirmed' }, now);
  expect(file).toContain('SUMMARY:Executive Coaching consultation\r\n');
  expect(file).toContain('DESCRIPTION:Booked for 9:00 AM Eastern Time.\r\n');
  expect(file).toContain('STATUS:CONFIRMED\r\n');
});

test('MP1 the calendar file has the meeting place, and a video link as URL', () => {
  const place = 'https://meet.example/lena';
  const lines = bookingCalendar({ ...booking, meeting: { kind: 'video', place } }, now).split('\r\n');
  expect(lines).toEqual(expect.arrayContaining([`LOCATION:${place}`, `URL:${place}`]));
});

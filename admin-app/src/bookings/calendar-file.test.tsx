import { screen } from '@testing-library/react';
import { aBooking } from 'data-client/testing';
import { openDashboard } from '../testing/open-dashboard';
import { anOwnerBooking } from '../testing/some-bookings';
import { calendarOf } from './calendar-file';

const unfolded = (file: string) => file.replace(/\r\n /g, '').split('\r\n');

test('K1 the export contains every property that calendars need', () => {
  const booking = anOwnerBooking({
    status: 'confirmed',
    message: 'Line one;\nline, two \\ three',
    updatedAt: new Date('2026-11-20T15:30:00Z'),
  });
  const lines = unfolded(calendarOf([booking]));
  expect(lines.slice(0, 3)).toEqual(['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Coach//Booking//EN']);
  expect(lines).toEqual(
    expect.arrayContaining([
      `UID:${booking.id}@booking`,
      'DTSTAMP:20261120T153000Z',
      'DTSTART:20261123T140000Z',
      'DTEND:20261123T150000Z',
      'SUMMARY:Maren Okafor\\, Leadership Coaching',
      'STATUS:CONFIRMED',
    ]),
  );
  expect(lines.join()).toContain('Line one\\;\\nline\\, two \\\\ three');
  expect(lines.slice(-2)).toEqual(['END:VCALENDAR', '']);
});

test('K1 without confirmed bookings the export shows a message instead of a file', async () => {
  const { owner } = await openDashboard({ seed: { bookings: [aBooking({ status: 'cancelled' })] } });
  await owner.click(await screen.findByRole('button', { name: 'Export confirmed (.ics)' }));
  expect(await screen.findByText('You have no confirmed bookings to export.')).toBeVisible();
});

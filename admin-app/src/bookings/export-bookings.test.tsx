import { screen } from '@testing-library/react';
import { aBooking } from 'data-client/testing';
import { defaultZones } from 'domain/coach-zones';
import { keepSavedFiles } from '../testing/saved-files';
import { openDashboard } from '../testing/open-dashboard';
import { anOwnerBooking } from '../testing/some-bookings';
import { csvHeader, csvLines } from '../list/csv/csv';
import { bookingColumns } from './bookings-csv';

const saved = keepSavedFiles();

const press = async (owner: Awaited<ReturnType<typeof openDashboard>>['owner'], name: string | RegExp) =>
  owner.click(await screen.findByRole('button', { name }));

test('PO3 a booking is one CSV record with times in both zones, and its answers', () => {
  const booking = anOwnerBooking({
    startsAt: new Date('2026-11-23T14:00:00Z'),
    endsAt: new Date('2026-11-23T15:00:00Z'),
    message: '=1+1',
    priceLabel: '$90',
    intakeAnswers: [
      { id: 'role', kind: 'text', question: 'Your role?', answer: 'Head, of "all"' },
      { id: 'terms', kind: 'checkbox', question: 'I am over 18', answer: 'yes' },
    ],
  });
  const names = csvHeader(bookingColumns).trim().split(',');
  const line = csvLines(bookingColumns, [booking], defaultZones);
  const values = line.split(/,(?=(?:[^"]*"[^"]*")*[^"]*$)/);
  const record = Object.fromEntries(names.map((name, index) => [name, values[index]]));
  expect(values).toHaveLength(names.length);
  expect(record).toMatchObject({
    Status: 'Pending',
    Price: '$90',
    Starts: '2026-11-23T09:00:00-05:00',
    'Ends (UTC)': '2026-11-23T15:00:00.000Z',
    Message: `"'=1+1"`,
    Answers: '"Your role? Head, of ""all""\nI am over 18 Yes"',
  });
});

test('PO3 the export has every booking that matches the filter, even beyond one page', async () => {
  const confirmed = Array.from({ length: 1001 }, (_, index) =>
    aBooking({
      firstName: `Client ${index}`,
      status: 'confirmed',
      startsAt: new Date(Date.UTC(2026, 0, 1) + index * 3_600_000),
    }),
  );
  const cancelled = aBooking({ firstName: 'Gone', status: 'cancelled' });
  const seed = { bookings: [...confirmed, cancelled] };
  const { owner } = await openDashboard({ seed, address: '/admin/bookings?status=confirmed' });
  await press(owner, 'Export 1,001 bookings (.csv)');
  expect(await screen.findByText(/^1,001 bookings exported to bookings-/)).toBeVisible();
  const [file] = await saved();
  expect(file?.name).toMatch(/^bookings-\d{4}-\d\d-\d\d\.csv$/);
  const lines = file?.text.trim().split('\r\n') ?? [];
  expect(lines).toHaveLength(1002);
  expect(new Set(lines).size).toBe(1002);
  expect(file?.text).not.toContain('Gone');
});

test('PO3 a failed export shows the reason and saves nothing', async () => {
  const { owner, client } = await openDashboard({ seed: { bookings: [aBooking()] } });
  const button = await screen.findByRole('button', { name: 'Export 1 booking (.csv)' });
  client.fake.fail('bookings.list');
  await owner.click(button);
  expect(await screen.findByText(/The list couldn’t be exported\. The server couldn’t be reached/)).toBeVisible();
  expect(await saved()).toEqual([]);
});

import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { DataError } from 'data-client';
import type { ListPage, OwnerBooking } from 'data-client/owner';
import { aBooking, type FakeOwnerClient } from 'data-client/testing';
import type { BookingStatus } from 'domain/booking-status';
import { defaultZones } from 'domain/coach-zones';
import { keepSavedFiles } from '../testing/saved-files';
import { openDashboard } from '../testing/open-dashboard';
import { anOwnerBooking } from '../testing/some-bookings';
import { csvHeader, csvLines } from '../list/csv/csv';
import { bookingColumns } from './bookings-csv';

type Page = ListPage<OwnerBooking>;

const saved = keepSavedFiles();

const press = async (owner: UserEvent, name: string) => owner.click(await screen.findByRole('button', { name }));

const hourly = (count: number, status: BookingStatus = 'pending') =>
  Array.from({ length: count }, (_, index) =>
    aBooking({ firstName: `Client ${index}`, startsAt: new Date(Date.UTC(2026, 0, 1) + index * 3_600_000), status }),
  );

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
  const cancelled = aBooking({ firstName: 'Gone', status: 'cancelled' });
  const seed = { bookings: [...hourly(1001, 'confirmed'), cancelled] };
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
  await screen.findByRole('button', { name: 'Export 1 booking (.csv)' });
  client.fake.fail('bookings.list');
  await press(owner, 'Export 1 booking (.csv)');
  expect(await screen.findByText(/The list couldn’t be exported\. The server couldn’t be reached/)).toBeVisible();
  expect(await saved()).toEqual([]);
});

/** Replaces the responses to pages of the export, which are larger than those of the list. */
function answerPages(client: FakeOwnerClient, answer: (page: number, list: () => Promise<Page>) => Promise<Page>) {
  const list = client.bookings.list.bind(client.bookings);
  jest
    .spyOn(client.bookings, 'list')
    .mockImplementation((filter) => (filter.pageSize === 500 ? answer(filter.page, () => list(filter)) : list(filter)));
}

test('PO3 an export survives a lost response', async () => {
  const { owner, client } = await openDashboard({ seed: { bookings: hourly(501) } });
  let isLost = false;
  answerPages(client, async (page, list) => {
    if (page === 1 || isLost) return list();
    isLost = true;
    throw new DataError('offline');
  });
  await press(owner, 'Export 501 bookings (.csv)');
  expect(await screen.findByText(/^501 bookings exported to bookings-/)).toBeVisible();
});

test('PO3 an export misses no booking if another one is deleted in the meantime', async () => {
  const { owner, client } = await openDashboard({ seed: { bookings: hourly(502) } });
  answerPages(client, async (page, list) => {
    // The first booking of the second page moves to the first one.
    if (page === 2 && client.backend.bookings.length === 502)
      client.backend.bookings = client.backend.bookings.filter(({ firstName }) => firstName !== 'Client 0');
    return list();
  });
  await press(owner, 'Export 502 bookings (.csv)');
  await screen.findByText(/bookings exported to bookings-/);
  const [file] = await saved();
  expect(file?.text).toContain('Client 500,');
  expect(file?.text).toContain('Client 501,');
});

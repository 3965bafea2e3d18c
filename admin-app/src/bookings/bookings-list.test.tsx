import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { aBooking } from 'data-client/testing';
import { address, announced, browserBack, openDashboard } from '../testing/open-dashboard';
import { someBookings } from '../testing/some-bookings';

const table = () => screen.findByRole('table', { name: /Bookings/ });
const names = () => screen.queryAllByRole('rowheader').map((head) => within(head).getByRole('link').textContent);
const waitForNames = (expected: string[]) => waitFor(() => expect(names()).toEqual(expected));
const filter = (name: string) => screen.getByRole('tab', { name });
const search = () => screen.getByRole('searchbox', { name: 'Search bookings' });

const maren = aBooking({ createdAt: new Date('2026-11-20T15:30:00Z') });
const daniel = aBooking({
  firstName: 'Daniel',
  lastName: 'Reyes',
  company: '',
  email: 'daniel@harbor.example',
  status: 'confirmed',
  date: '2026-11-24',
  time: '1:00 PM',
  createdAt: new Date('2026-11-19T15:30:00Z'),
});
const priya = aBooking({
  firstName: 'Priya',
  lastName: 'Raman',
  date: '2026-11-20',
  status: 'cancelled',
  createdAt: new Date('2026-11-18T15:30:00Z'),
});
const bookings = [daniel, priya, maren];
const seed = { bookings };
const everyone = ['Maren Okafor', 'Daniel Reyes', 'Priya Raman'];

async function open() {
  const dashboard = await openDashboard({ seed });
  await waitForNames(everyone);
  return dashboard;
}

test('K1 the list shows visitor, service, slot, date received and status', async () => {
  await open();
  const row = screen.getByRole('row', { name: /Daniel Reyes/ });
  expect(row).toHaveTextContent('daniel@harbor.example');
  expect(row).toHaveTextContent('Leadership Coaching');
  expect(row).toHaveTextContent('Tue, Nov 24, 2026');
  expect(row).toHaveTextContent('1:00 PM ET, 60 min');
  expect(row).toHaveTextContent('Nov 19, 2026');
  expect(within(row).getByText('Confirmed')).toBeVisible();
  expect(screen.getByText('1–3 of 3 bookings')).toBeVisible();
});

test('K1 the status filter is part of the address', async () => {
  const { owner } = await open();
  await owner.click(filter('Canceled'));
  await waitForNames(['Priya Raman']);
  expect(address()).toBe('/admin/bookings?status=cancelled');
  await owner.click(filter('All'));
  await waitForNames(everyone);
  expect(address()).toBe('/admin/bookings');
});

test('K1 Back returns to the previous filter', async () => {
  const { owner } = await open();
  await owner.click(filter('Confirmed'));
  await waitForNames(['Daniel Reyes']);
  await owner.click(browserBack());
  await waitForNames(everyone);
  expect(filter('All')).toHaveAttribute('aria-selected', 'true');
});

test('K1 search is debounced, and Back skips the single letters', async () => {
  const { owner, client } = await open();
  // At once: typed keys may be further apart than the delay on a busy machine.
  for (const value of ['ra', 'rama', 'raman']) fireEvent.change(search(), { target: { value } });
  await waitForNames(['Priya Raman']);
  expect(address()).toBe('/admin/bookings?search=raman');
  const pages = client.fake.calls.filter(({ input }) => (input as { pageSize?: number } | undefined)?.pageSize === 20);
  expect(pages).toHaveLength(2);
  await owner.click(screen.getByRole('button', { name: 'Clear search' }));
  await waitForNames(everyone);
  await owner.click(browserBack());
  await waitFor(() => expect(address()).toBe('/'));
});

test('K1 a booking opened right after typing stays open, and the list is searched once it is closed', async () => {
  const { owner } = await open();
  jest.useFakeTimers();
  fireEvent.change(search(), { target: { value: 'daniel' } });
  fireEvent.click(screen.getByRole('link', { name: 'Maren Okafor' }));
  await act(() => jest.advanceTimersByTimeAsync(1000));
  jest.useRealTimers();
  const dialog = await screen.findByRole('dialog', { name: 'Maren Okafor' });
  await owner.click(within(dialog).getByRole('button', { name: 'Close' }));
  await waitForNames(['Daniel Reyes']);
  expect(search()).toHaveValue('daniel');
});

test('K1 the search field reflects the address after a link or a reload', async () => {
  await openDashboard({ seed, address: '/admin/bookings?status=confirmed&search=harbor' });
  await waitForNames(['Daniel Reyes']);
  expect(search()).toHaveValue('harbor');
  expect(filter('Confirmed')).toHaveAttribute('aria-selected', 'true');
});

test('K1 a long list shows its total and is paged by the server', async () => {
  const { owner, client } = await openDashboard({ seed: { bookings: someBookings(143) } });
  expect(await screen.findByText('1–20 of 143 bookings')).toBeVisible();
  await owner.click(screen.getByRole('button', { name: 'Next' }));
  expect(await screen.findByText('21–40 of 143 bookings')).toBeVisible();
  expect(address()).toBe('/admin/bookings?page=2');
  expect(client.fake.calls.at(-1)?.input).toMatchObject({ page: 2, pageSize: 20 });
  await owner.click(filter('Pending'));
  expect(await screen.findByText('1–20 of 29 bookings')).toBeVisible();
  expect(address()).toBe('/admin/bookings?status=pending');
});

test('K1 an address beyond the last page redirects to the last page', async () => {
  await openDashboard({ seed: { bookings: someBookings(23) }, address: '/admin/bookings?page=9' });
  expect(await screen.findByText('21–23 of 23 bookings')).toBeVisible();
  expect(address()).toBe('/admin/bookings?page=2');
});

test('K1 an invalid address shows the whole list', async () => {
  await openDashboard({ seed, address: '/admin/bookings?status=lost&page=-3' });
  await waitForNames(everyone);
});

test('K1 the previous rows stay, marked busy, while the next ones load', async () => {
  const { owner, client } = await open();
  const release = client.fake.hold('bookings.list');
  await owner.click(filter('Canceled'));
  expect(names()).toHaveLength(3);
  expect((await table()).parentElement).toHaveAttribute('aria-busy', 'true');
  release();
  await waitForNames(['Priya Raman']);
});

test('K1 Refresh reloads the list', async () => {
  const { owner, client } = await openDashboard({ seed: { ...seed, bookings: [maren] } });
  await waitForNames(['Maren Okafor']);
  client.backend.bookings = bookings;
  await owner.click(screen.getByRole('button', { name: 'Refresh' }));
  await waitForNames(everyone);
});

test.each([
  ['', 'No bookings have been made yet.'],
  ['?status=pending', 'No pending bookings found.'],
  ['?status=confirmed', 'No confirmed bookings found.'],
  ['?status=cancelled', 'No canceled bookings found.'],
  ['?status=completed', 'No completed bookings found.'],
])('K3 an empty list%s reads: %s', async (query, words) => {
  await openDashboard({ seed: { bookings: [] }, address: `/admin/bookings${query}` });
  expect(await screen.findByRole('heading', { name: 'No bookings found' })).toBeVisible();
  expect(screen.getByText(words)).toBeVisible();
});

test('A4 K3 a search without a match is announced, and offers to clear it', async () => {
  const { owner } = await open();
  expect(announced()).not.toContain('0 bookings');
  await owner.type(search(), 'zebra');
  expect(await screen.findByText('Nothing matches “zebra”.')).toBeVisible();
  expect(announced()).toContain('0 bookings');
  await owner.click(screen.getByRole('button', { name: 'Show all bookings' }));
  await waitForNames(everyone);
});

test('A6 a failed refresh keeps the last rows and says so', async () => {
  const { owner, client } = await open();
  client.fake.fail('bookings.list');
  await owner.click(screen.getByRole('button', { name: 'Refresh' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('This may be out of date.');
  expect(names()).toHaveLength(3);
});

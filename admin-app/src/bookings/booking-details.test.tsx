import { act, screen, waitFor, within } from '@testing-library/react';
import { DataError } from 'data-client';
import { aBooking, createFakeOwnerClient, rejections, type FakeSeed } from 'data-client/testing';
import { neverEnd } from '../testing/endless-timers';
import { address, answer, browserBack, openDashboard } from '../testing/open-dashboard';

const maren = aBooking({ createdAt: new Date('2026-11-20T15:30:00Z'), updatedAt: new Date('2026-11-20T21:05:00Z') });
const cancelled = aBooking({
  firstName: 'Priya',
  lastName: 'Raman',
  status: 'cancelled',
  createdAt: new Date('2026-11-18T15:30:00Z'),
});
const bookings = [maren, cancelled];
const past = aBooking({ date: '2026-11-02' });
const upcoming = aBooking({ date: '2126-01-09', status: 'confirmed' });

const details = (name = 'Maren Okafor') => screen.findByRole('dialog', { name });
const statusSelect = () => within(screen.getByRole('dialog')).getByRole('combobox', { name: 'Status' });

async function openDetails(listed: FakeSeed['bookings'] = bookings, name = 'Maren Okafor', at = '/admin/bookings') {
  const dashboard = await openDashboard({ seed: { bookings: listed }, address: at });
  await dashboard.owner.click(await screen.findByRole('link', { name }));
  await details(name);
  return dashboard;
}

test('K1 the details show all data of the visitor, with email and phone links', async () => {
  await openDetails();
  const dialog = within(await details());
  expect(dialog.getByText('Request for Leadership Coaching')).toBeVisible();
  expect(dialog.getByText('Mon, Nov 23, 2026')).toBeVisible();
  expect(dialog.getByText('9:00 AM ET, 60 min')).toBeVisible();
  expect(dialog.getByRole('link', { name: maren.email })).toHaveAttribute('href', `mailto:${maren.email}`);
  expect(dialog.getByRole('link', { name: maren.phone })).toHaveAttribute('href', 'tel:+15035550110');
  expect(dialog.getByText(maren.company)).toBeVisible();
  expect(dialog.getByText(maren.message)).toBeVisible();
  expect(dialog.getByText('Nov 20, 2026, 10:30 AM ET')).toBeVisible();
  expect(dialog.getByText('Nov 20, 2026, 4:05 PM ET')).toBeVisible();
});

test('K1 the details of an upcoming confirmed booking have a button that cancels it', async () => {
  const { owner, client } = await openDetails([upcoming]);
  await owner.click(within(await details()).getByRole('button', { name: 'Cancel…' }));
  await answer(owner, 'Cancel this consultation?', 'Cancel consultation');
  expect(await screen.findByText('Maren Okafor’s booking is canceled.')).toBeVisible();
  expect(client.backend.bookings[0]).toMatchObject({ status: 'cancelled' });
  expect(within(await details()).queryByRole('button', { name: 'Cancel…' })).not.toBeInTheDocument();
});

test('R1 Back closes the question about canceling only, and asks first once a reason was typed', async () => {
  const { owner } = await openDetails([upcoming]);
  const ask = async () => {
    await owner.click(within(await details()).getByRole('button', { name: 'Cancel…' }));
    return within(await screen.findByRole('alertdialog', { name: 'Cancel this consultation?' }));
  };
  await ask();
  act(() => window.history.back());
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  expect(await details()).toBeVisible();
  const reason = (await ask()).getByLabelText('Reason for the client');
  await owner.type(reason, 'I am ill');
  act(() => window.history.back());
  await owner.click(await screen.findByRole('button', { name: 'Keep editing' }));
  expect(reason).toHaveValue('I am ill');
});

test('R1 deleting an upcoming booking from its details leads back to the list', async () => {
  const { owner } = await openDetails([upcoming]);
  await owner.click(within(await details()).getByRole('button', { name: /^Delete/ }));
  await owner.click(await screen.findByRole('button', { name: 'Delete anyway' }));
  await answer(owner, 'Delete without notifying the client?', 'Delete anyway');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(address()).toMatch(/admin\/bookings$/);
});

test('MP2 the details show the visitor’s local time', async () => {
  await openDetails([aBooking({ visitorTimeZone: 'Asia/Tokyo' })]);
  expect(within(await details()).getByText('11:00 PM (Japan Standard Time)')).toBeVisible();
});

test.each([
  ['pending', /^The email address isn’t confirmed yet\. The request expires on Nov 24, 2026, 10:00 AM ET/],
  ['cancelled', 'The email address of this request was never confirmed.'],
] as const)('B8 the details of an unconfirmed request, now %s, say so', async (status, note) => {
  const request = { ...aBooking({ status }), lapsesAt: new Date('2026-11-24T15:00:00Z') };
  await openDetails([request]);
  expect(within(await details()).getByText(note)).toBeVisible();
});

test('K1 missing data reads Not given', async () => {
  await openDetails([aBooking({ phone: '', company: '', message: '' })]);
  const dialog = within(await details());
  expect(dialog.getAllByText('Not given')).toHaveLength(2);
  expect(dialog.getByText('The client left no message.')).toBeVisible();
});

test.each([
  ['before it begins', '2126-01-09', ['Pending', 'Confirmed', 'Canceled', 'Completed']],
  ['afterward', '2026-11-02', ['Pending', 'Confirmed', 'Canceled', 'Completed', 'No-show']],
])('K1 PO2 the statuses of a booking %s', async (_, date, names) => {
  await openDetails([aBooking({ date })]);
  const options = within(statusSelect()).getAllByRole('option');
  expect(options.map((option) => option.textContent)).toEqual(names);
});

test('PO2 later bookings of the same address show the number of no-shows', async () => {
  const missed = aBooking({ date: '2026-11-02', status: 'confirmed' });
  const earlier = aBooking({ date: '2026-10-05', status: 'no-show' });
  const seed = { bookings: [missed, earlier] };
  const { owner, client } = await openDashboard({ seed, address: `/admin/bookings/${missed.id}` });
  await screen.findByText('1 no-show before');
  await owner.selectOptions(statusSelect(), 'No-show');
  await screen.findByText('Maren Okafor’s booking is marked as no-show.');
  expect(client.backend.bookings.map(({ status }) => status)).toEqual(['no-show', 'no-show']);
});

test('PO2 no-shows that fail to load never look like none', async () => {
  await openDashboard({ seed: { bookings }, fails: 'bookings.countNoShows', address: `/admin/bookings/${maren.id}` });
  expect(await screen.findByText(/^Earlier no-shows couldn’t be loaded\./)).toBeVisible();
});

test('K1 the select shows the new status, disabled, while it is saved', async () => {
  const { owner, client } = await openDetails();
  const release = client.fake.hold('bookings.setStatus');
  // After this time, the focus leaves a disabled control.
  neverEnd(1000);
  await owner.selectOptions(statusSelect(), 'Confirmed');
  expect(statusSelect()).toHaveValue('confirmed');
  expect(statusSelect()).toBeDisabled();
  expect(statusSelect()).toHaveAccessibleDescription('Saving...');
  release();
  await waitFor(() => expect(statusSelect()).toBeEnabled());
  expect(statusSelect()).toHaveValue('confirmed');
  expect(client.backend.bookings.find(({ id }) => id === maren.id)).toMatchObject({ status: 'confirmed' });
  await waitFor(() => expect(statusSelect()).toHaveFocus());
});

test('K2 reactivating a booking whose time is taken shows the reason and keeps the status', async () => {
  const { owner, client } = await openDetails(bookings, 'Priya Raman');
  client.fake.fail('bookings.setStatus', rejections.lost);
  await owner.selectOptions(statusSelect(), 'Confirmed');
  expect(await screen.findByText('Error updating booking status')).toBeVisible();
  const select = statusSelect();
  expect(select).toHaveValue('cancelled');
  expect(select).toHaveAccessibleDescription('Another booking already has this time. Cancel that one first.');
});

test('K1 confirming from the details keeps the focus in the dialog', async () => {
  const { owner } = await openDetails();
  within(await details())
    .getByRole('button', { name: 'Confirm booking' })
    .focus();
  await owner.keyboard('{Enter}');
  await waitFor(() => expect(statusSelect()).toHaveValue('confirmed'));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Confirm booking' })).not.toBeInTheDocument());
  const dialog = await details();
  await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
});

test('K1 deleting from the details asks first and closes them', async () => {
  const { owner, client } = await openDetails([past, cancelled]);
  await owner.click(within(await details()).getByRole('button', { name: 'Delete booking' }));
  await owner.click(await screen.findByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(address()).toBe('/admin/bookings');
  expect(screen.queryByRole('link', { name: 'Maren Okafor' })).not.toBeInTheDocument();
  await owner.click(screen.getByRole('button', { name: 'Dismiss' }));
  await waitFor(() => expect(client.backend.bookings.map(({ id }) => id)).toEqual([cancelled.id]));
});

test('K1 an open booking has an address that keeps the filters of the list, and Back closes it', async () => {
  const { owner } = await openDetails(bookings, 'Maren Okafor', '/admin/bookings?status=pending&search=northwind');
  expect(address()).toBe(`/admin/bookings/${maren.id}?status=pending&search=northwind`);
  await owner.click(browserBack());
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(address()).toBe('/admin/bookings?status=pending&search=northwind');
});

test('K1 closing steps back and restores the focus', async () => {
  const { owner } = await openDetails();
  await owner.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(address()).toBe('/admin/bookings');
  expect(screen.getByRole('link', { name: 'Maren Okafor' })).toHaveFocus();
  await owner.click(browserBack());
  await waitFor(() => expect(address()).toBe('/'));
});

test('K1 a direct link opens a booking over its list, and closing stays in the dashboard', async () => {
  const { owner } = await openDashboard({ seed: { bookings }, address: `/admin/bookings/${maren.id}?status=pending` });
  await owner.click(within(await details()).getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(address()).toBe('/admin/bookings?status=pending');
});

test.each([
  ['of a deleted booking', undefined],
  ['with a malformed id', new DataError('invalid')],
])('K1 an address %s shows that the booking no longer exists', async (_, error) => {
  const client = createFakeOwnerClient({ isSignedIn: true, bookings });
  if (error) client.fake.fail('bookings.byId', error);
  await openDashboard({ client, address: '/admin/bookings/nothing' });
  expect(await screen.findByRole('heading', { name: 'This booking no longer exists' })).toBeVisible();
});

test('A6 details that fail to load show an error with Try again', async () => {
  const { owner, client } = await openDashboard({
    seed: { bookings },
    fails: ['bookings.byId', 'bookings.list'],
    address: `/admin/bookings/${maren.id}`,
  });
  const dialog = within(await screen.findByRole('dialog', { name: 'Booking' }));
  expect(await dialog.findByRole('alert')).toHaveTextContent('The booking couldn’t be loaded.');
  client.fake.heal();
  await owner.click(dialog.getByRole('button', { name: 'Try again' }));
  expect(await details()).toBeVisible();
});

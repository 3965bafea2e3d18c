import { screen, waitFor, within } from '@testing-library/react';
import type { ConnectedCalendar } from 'data-client/owner';
import { aBooking, aMessage, aPost, createFakeOwnerClient, type FakeSeed } from 'data-client/testing';
import { address, openDashboard } from '../testing/open-dashboard';

// Not right at the start of a month, when recent bookings belong to the previous one.
const now = () => new Date('2026-11-20T18:00:00Z');
const hoursAgo = (hours: number) => new Date(now().getTime() - hours * 3_600_000);
const lastYear = new Date('2025-03-01T12:00:00Z');

const seed: FakeSeed = {
  isSignedIn: true,
  now,
  bookings: [
    // The last evening of October in New York.
    aBooking({ firstName: 'Oldest', createdAt: new Date('2026-11-01T02:00:00Z'), status: 'completed' }),
    aBooking({ firstName: 'Third', createdAt: hoursAgo(0.3), status: 'pending' }),
    aBooking({ firstName: 'Second', createdAt: hoursAgo(0.2), status: 'confirmed', time: '1:00 PM' }),
    aBooking({ firstName: 'First', createdAt: hoursAgo(0.1), status: 'pending', time: '3:00 PM' }),
  ],
  inbox: [
    aMessage({ name: 'Older Letter', createdAt: hoursAgo(9), status: 'unread' }),
    aMessage({ name: 'Middle Letter', createdAt: hoursAgo(0.25), status: 'unread' }),
    aMessage({ name: 'New Letter', createdAt: hoursAgo(0.05), status: 'read' }),
  ],
  posts: [aPost(), aPost()],
};

const aCalendar: ConnectedCalendar = {
  id: 'family',
  name: 'Family',
  kind: 'icalendar',
  host: 'calendar.example',
  readAt: lastYear,
  nextTryAt: lastYear,
  isForgotten: false,
  lastError: '',
  eventCount: 0,
  withdrawnAt: undefined,
  writesBookings: false,
};

const open = (over: Parameters<typeof openDashboard>[0] = {}) => openDashboard({ seed, address: '/admin', ...over });
const card = (name: RegExp) => within(screen.getByRole('region', { name: 'Numbers' })).findByRole('link', { name });

test('O1 the overview begins with links to what waits for an answer', async () => {
  const { owner } = await open();
  expect(await screen.findByText(/^Waiting for your answer:/)).toHaveTextContent(
    'Waiting for your answer: 2 booking requests and 2 unread messages. All times are Eastern Time.',
  );
  await owner.click(screen.getByRole('link', { name: '2 unread messages' }));
  await waitFor(() => expect(address()).toBe('/admin/contacts?status=unread'));
});

test('O1 the overview says when nothing waits for an answer', async () => {
  await open({ seed: { ...seed, bookings: [], inbox: [] } });
  expect(await screen.findByText(/^Nothing is waiting for your answer\./)).toBeVisible();
});

test('O1 the card of this month links to the bookings of this month', async () => {
  jest.useFakeTimers({ now: now(), doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate'], advanceTimers: true });
  const { owner } = await open();
  await screen.findByRole('region', { name: 'Numbers' });
  await owner.click(await card(/^3 ?Bookings This Month/));
  expect(await screen.findByText('1–3 of 3 bookings')).toBeVisible();
  await owner.click(screen.getByRole('button', { name: 'Show all bookings' }));
  expect(await screen.findByText('1–4 of 4 bookings')).toBeVisible();
});

test('O1 the four sources load in parallel', async () => {
  const client = createFakeOwnerClient(seed);
  const release = client.fake.hold('bookings.list');
  await open({ client });
  const sources = ['bookings.list', 'messages.list', 'subscribers.countActive', 'posts.countPublished'];
  await waitFor(() =>
    expect(client.fake.calls.map(({ operation }) => operation)).toEqual(expect.arrayContaining(sources)),
  );
  expect(await card(/^2 ?Unread Messages/)).toBeVisible();
  release();
  expect(await card(/^4 ?Total Bookings/)).toBeVisible();
  expect(await card(/^2 ?Pending Bookings/)).toHaveAttribute('href', '/admin/bookings?status=pending');
});

test.each([
  ['bookings.list', 'Bookings', /Unread Messages/],
  ['messages.list', 'Messages', /Total Bookings/],
  ['subscribers.countActive', 'Subscribers', /Published Posts/],
  ['posts.countPublished', 'Posts', /Active Subscribers/],
  ['mails.undelivered', 'Unsent emails', /Active Subscribers/],
] as const)('O1 if %s fails the others still show, and Try again reloads it', async (operation, name, other) => {
  const { owner, client } = await open({ fails: operation });
  expect(await screen.findByText(`${name} couldn’t be loaded.`)).toBeVisible();
  const loaded = await card(other);
  await waitFor(() => expect(loaded).toHaveTextContent(/^\d/));
  expect(screen.queryAllByText('Not available').length > 0).toBe(operation !== 'mails.undelivered');
  client.fake.heal();
  await owner.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(screen.queryByText(/^Not available$|couldn’t be loaded/)).not.toBeInTheDocument());
});

test('O1 sources that fail are named in one sentence', async () => {
  const { owner, client } = await open({ fails: ['bookings.list', 'messages.list'] });
  expect(await screen.findByText('Bookings and messages couldn’t be loaded.')).toBeVisible();
  client.fake.heal();
  const before = client.fake.calls.length;
  await owner.click(screen.getByRole('button', { name: 'Try again' }));
  // At once: the dashboard also reads them again every 20 seconds.
  const reloaded = client.fake.calls.slice(before).map(({ operation }) => operation);
  expect(reloaded).toEqual(expect.arrayContaining(['bookings.list', 'messages.list']));
  await waitFor(() => expect(screen.queryByText(/couldn’t be loaded/)).not.toBeInTheDocument());
});

test('O3 each quick action leads to its tab', async () => {
  await open();
  for (const [name, to] of [
    ['View Pending Bookings', 'bookings?status=pending'],
    ['Create New Blog Post', 'blog/new'],
    ['Export Newsletter List', 'newsletter?export=active'],
  ])
    expect(screen.getByRole('link', { name })).toHaveAttribute('href', `/admin/${to}`);
});

test('O2 recent activity that is only half loaded does not look empty', async () => {
  await open({ seed: { bookings: [], inbox: [] }, fails: 'bookings.list' });
  expect(await screen.findByText('Recent activity couldn’t be loaded.')).toBeVisible();
});

test('O2 recent activity shows the last three bookings and two messages, newest first', async () => {
  await open();
  const events = within(await screen.findByRole('region', { name: 'Recent Activity' }));
  await waitFor(() => expect(events.getAllByRole('listitem')).toHaveLength(5));
  expect(events.getAllByRole('link').map((link) => link.textContent)).toEqual([
    'New Letter',
    'First Okafor',
    'Second Okafor',
    'Middle Letter',
    'Third Okafor',
  ]);
  const [, first, second] = events.getAllByRole('listitem');
  expect(first).toHaveTextContent(/^First Okafor requested /);
  expect(second).toHaveTextContent(/^Second Okafor booked /);
  expect(events.getByRole('link', { name: 'New Letter' }).getAttribute('href')).toMatch(/^\/admin\/contacts\/.+/);
});

test('A4 the sidebar counts pending bookings and unread messages', async () => {
  const { owner } = await open();
  const dashboard = within(screen.getByRole('navigation', { name: 'Dashboard' }));
  expect(await dashboard.findByRole('link', { name: 'Bookings 2 pending' })).toBeVisible();
  expect(await dashboard.findByRole('link', { name: 'Contact Messages 2 unread' })).toBeVisible();
  await owner.click(dashboard.getByRole('link', { name: /Contact Messages/ }));
  await owner.click(await screen.findByRole('link', { name: 'Middle Letter' }));
  expect(await dashboard.findByRole('link', { name: 'Contact Messages 1 unread' })).toBeVisible();
});

test('A4 the window title names the open record, the tab and the site', async () => {
  const { owner } = await open({ address: '/admin/bookings' });
  await waitFor(() => expect(document.title).toMatch(/^Bookings · /));
  await owner.click(await screen.findByRole('link', { name: 'First Okafor' }));
  await waitFor(() => expect(document.title).toMatch(/^First Okafor · Bookings · /));
  await owner.keyboard('{Escape}');
  await waitFor(() => expect(document.title).toMatch(/^Bookings · /));
});

test('CA3 the overview says since when no times are offered, and leads to the calendar', async () => {
  const client = createFakeOwnerClient(seed);
  const withdrawnAt = new Date('2026-11-19T15:00:00Z');
  client.calendars.list = async () => [
    aCalendar,
    { ...aCalendar, id: 'gone', lastError: 'The calendar is gone.', withdrawnAt },
  ];
  const { owner } = await open({ client });
  expect(await screen.findByText('No times have been offered since Nov 19, 2026, 10:00 AM ET')).toBeVisible();
  expect(screen.getByText(/^“Family” can’t be read/)).toBeVisible();
  await owner.click(screen.getByRole('link', { name: 'Open your calendars' }));
  expect(await screen.findByText(/^The calendar is gone\./)).toBeVisible();
});

test('CA3 the overview and the calendars say that the schedule has stopped, before times are withdrawn', async () => {
  const client = createFakeOwnerClient(seed);
  client.calendars.list = async () => [{ ...aCalendar, isForgotten: true }];
  const { owner } = await open({ client });
  expect(await screen.findByText('Your calendars aren’t being read')).toBeVisible();
  const stopped = /^The schedule that reads your calendars isn’t running\./;
  expect(screen.getByText(stopped)).toBeVisible();
  await owner.click(screen.getByRole('link', { name: 'Open your calendars' }));
  const calendar = within(await screen.findByRole('list', { name: 'Connected calendars' }));
  expect(calendar.getByText('Can’t be read')).toBeVisible();
  expect(calendar.getByText(stopped)).toHaveTextContent(
    'Visitors are offered no times once the last reading is too old.',
  );
});

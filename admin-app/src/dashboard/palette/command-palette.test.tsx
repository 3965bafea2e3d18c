import { screen, waitFor, within } from '@testing-library/react';
import { DataError } from 'data-client';
import {
  aBooking,
  aMessage,
  aPerson,
  aPost,
  aService,
  aSubscriber,
  aTestimonial,
  type FakeSeed,
} from 'data-client/testing';
import { address, openDashboard } from '../../testing/open-dashboard';

const maren = aBooking();
const letter = aMessage({ name: 'Marenka Novak' });
const post = aPost({ title: 'What Maren taught me' });
const person = aPerson({ name: 'Ada Quill', company: 'Quill & Co' });
const said = aTestimonial({ name: 'Tomas Lindqvist' });
const seed: FakeSeed = {
  bookings: [maren],
  inbox: [letter],
  posts: [post],
  services: [aService({ id: 'retreats', name: 'Quiet Retreats', archivedAt: new Date() })],
  people: [person],
  readers: [aSubscriber({ email: 'lindqvist@example.com' })],
  testimonials: [said],
};

const field = () => screen.findByRole('combobox', { name: /Search bookings/ });
const option = (name: RegExp) => screen.findByRole('option', { name });

async function openPalette() {
  const dashboard = await openDashboard({ seed });
  await screen.findByRole('heading', { name: 'Bookings' });
  await dashboard.owner.keyboard('{Control>}k{/Control}');
  await field();
  return dashboard;
}

test('A4 Ctrl K opens the dashboard search, and Escape closes it', async () => {
  const { owner } = await openPalette();
  expect(await field()).toHaveFocus();
  await owner.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('combobox', { name: /Search bookings/ })).not.toBeInTheDocument());
});

test('A4 it opens from its button, and with Ctrl K from inside a text field', async () => {
  const { owner } = await openDashboard({ seed });
  await owner.click(screen.getByRole('button', { name: 'Search the dashboard (Ctrl K)' }));
  await field();
  await owner.keyboard('{Escape}');
  await owner.click(await screen.findByRole('searchbox', { name: 'Search bookings' }));
  await owner.keyboard('{Meta>}k{/Meta}');
  expect(await field()).toBeVisible();
});

test.each([
  ['A4 bookings', 'maren', 'Maren Okafor', 'Leadership Coaching, Nov 23, 2026', `bookings/${maren.id}`],
  ['A4 messages', 'maren', 'Marenka Novak', 'Keynote Speaking, Nov 20, 2026', `contacts/${letter.id}`],
  ['A4 posts', 'maren', 'What Maren taught me', 'Published', `blog/${post.id}`],
  ['SV1 services, archived ones too', 'quiet', 'Quiet Retreats', 'Archived', 'services/retreats'],
  ['PE1 people', 'quill', 'Ada Quill', 'Quill & Co', `people/${person.id}`],
  [
    'A4 newsletter subscribers',
    'lindqvist',
    'lindqvist@example.com',
    'Active',
    'newsletter?search=lindqvist%40example.com',
  ],
  ['A4 testimonials', 'lindqvist', 'Tomas Lindqvist', 'Published', `testimonials/${said.id}`],
])('%s are found and opened', async (_, words, name, detail, place) => {
  const { owner } = await openPalette();
  await owner.type(await field(), words);
  const found = await option(new RegExp(name));
  expect(found).toHaveTextContent(detail);
  await owner.click(found);
  await waitFor(() => expect(address()).toBe(`/admin/${place}`));
});

test('A4 the arrow keys move through the results, and Enter opens one', async () => {
  const { owner } = await openPalette();
  await owner.type(await field(), 'maren');
  await option(/Marenka Novak/);
  const active = () =>
    document.getElementById(
      screen.getByRole('combobox', { name: /Search bookings/ }).getAttribute('aria-activedescendant') ?? '',
    );
  expect(active()).toHaveTextContent('Maren Okafor');
  await owner.keyboard('{ArrowDown}{ArrowUp}{Enter}');
  await waitFor(() => expect(address()).toBe(`/admin/bookings/${maren.id}`));
});

test('A4 Enter right after typing opens a result of the whole text', async () => {
  const { owner } = await openPalette();
  await owner.type(await field(), 'maren');
  expect(await option(/Maren Okafor/)).toHaveAttribute('aria-selected', 'true');
  await owner.type(await field(), 'ka{Enter}');
  await waitFor(() => expect(address()).toBe(`/admin/contacts/${letter.id}`));
});

test('A4 Enter opens a tab without waiting for the search', async () => {
  const { owner, client } = await openPalette();
  client.fake.hold('all');
  await owner.type(await field(), 'testimonials{Enter}');
  await waitFor(() => expect(address()).toBe('/admin/testimonials'));
});

test('A4 a tab whose name begins with the text comes before one that only contains it', async () => {
  const { owner } = await openPalette();
  await owner.type(await field(), 'settings');
  const tabs = within(await screen.findByRole('group', { name: 'Go to' })).getAllByRole('option');
  expect(tabs.map(({ textContent }) => textContent)).toEqual(['Settings', 'Font Settings']);
});

test('A4 it finds a setting by name and opens its field', async () => {
  const { owner } = await openPalette();
  await owner.type(await field(), 'tagline');
  const settings = within(await screen.findByRole('group', { name: 'Settings' }));
  await owner.click(settings.getAllByRole('option')[0]!);
  await waitFor(() => expect(address()).toContain('key=site_tagline'));
});

test('A6 a failed search names its area, and the others show results', async () => {
  const { owner, client } = await openPalette();
  client.fake.fail('messages.list', new DataError('server'));
  await owner.type(await field(), 'maren');
  expect(await screen.findByText('Messages couldn’t be searched.')).toBeVisible();
  expect(await option(/Maren Okafor/)).toBeVisible();
});

test('A4 it shows an empty state when nothing matches', async () => {
  const { owner } = await openPalette();
  await owner.type(await field(), 'zebra');
  expect(await screen.findByText('Nothing matches “zebra”.')).toBeVisible();
});

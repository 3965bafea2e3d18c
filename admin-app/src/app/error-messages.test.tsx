// The specification's error messages of the dashboard, row by row.
import { screen, waitFor, within } from '@testing-library/react';
import { DataError } from 'data-client';
import { aBooking, fakeOwner } from 'data-client/testing';
import { answer, openAdmin, openDashboard } from '../testing/open-dashboard';

// Deleting an upcoming booking would ask again.
const seed = { bookings: [aBooking({ date: '2026-01-12' })] };
const failure = new DataError('server');
const button = (name: string) => screen.getByRole('button', { name });
const firstButton = async (name: RegExp) => (await screen.findAllByRole('button', { name }))[0]!;
const says = (words: string | RegExp) => waitFor(() => expect(screen.getAllByText(words)[0]).toBeVisible());

const lists = [
  { id: 'K2', tab: 'bookings', entity: 'bookings', one: 'booking', change: /^Confirm/ },
  { id: 'M2', tab: 'contacts', entity: 'messages', one: 'message', change: /^Mark as Replied/ },
  { id: 'G4', tab: 'blog', entity: 'posts', one: 'post', change: /^(Unp|P)ublish/ },
  { id: 'T3', tab: 'testimonials', entity: 'testimonials', one: 'testimonial', change: /^(Unp|P)ublish/ },
  { id: 'N3', tab: 'newsletter', entity: 'subscribers', one: 'subscriber', change: /^(Unsubscribe|Reactivate)/ },
] as const;

test.each(lists)('A6 a failed request never looks like an empty list ($tab)', async ({ tab, entity }) => {
  const { owner, client } = await openDashboard({ fails: `${entity}.list`, seed, address: `/admin/${tab}` });
  await says(/ couldn’t be loaded\. The server couldn’t be reached/);
  expect(screen.queryByRole('heading', { name: /^No / })).not.toBeInTheDocument();
  client.fake.heal();
  await owner.click(button('Try again'));
  expect(await screen.findAllByRole('rowheader')).not.toEqual([]);
});

test.each(lists)('$id a failed change is reported (Error updating $one status)', async ({ tab, one, change }) => {
  const { owner, client } = await openDashboard({ seed, address: `/admin/${tab}` });
  const pressed = await firstButton(change);
  client.fake.fail('all', failure);
  await owner.click(pressed);
  await says(`Error updating ${one} status`);
});

test.each(lists)('$id a failed deletion is reported, and the row reappears (Error deleting $one)', async (list) => {
  const { owner, client } = await openDashboard({ seed, address: `/admin/${list.tab}` });
  const pressed = await firstButton(/^Delete/);
  const rows = screen.getAllByRole('row').length;
  client.fake.fail('all', failure);
  await owner.click(pressed);
  await answer(owner, `Are you sure you want to delete this ${list.one}?`, 'Delete');
  // Otherwise the request would wait for Undo.
  await owner.click(await screen.findByRole('button', { name: 'Dismiss' }));
  await says(`Error deleting ${list.one}`);
  await says(failure.message);
  expect(screen.getAllByRole('row')).toHaveLength(rows);
});

const forms = [
  {
    id: 'E3',
    tab: 'settings',
    field: 'Tagline',
    typed: 'Lead on.',
    save: 'Save Settings',
    failed: 'Error saving settings',
    saved: 'Settings saved successfully!',
  },
  {
    id: 'I4',
    tab: 'portrait',
    field: 'New portrait URL',
    typed: 'https://images.example/portrait.jpg',
    save: 'Save Portrait',
    failed: 'Error updating portrait',
    saved: 'Portrait updated successfully!',
  },
  {
    id: 'F3',
    tab: 'fonts',
    field: 'Text size',
    typed: '17',
    save: 'Save Font Settings',
    failed: 'Error updating font settings',
    saved: 'Font settings updated successfully!',
  },
  {
    id: 'S4',
    tab: 'seo',
    field: 'Meta keywords',
    typed: 'courage',
    save: 'Save SEO Settings',
    failed: 'Error saving SEO settings',
    saved: 'SEO settings saved successfully!',
  },
];

test.each(forms)('$id $failed: the message says why, what was typed is kept, and saving again works', async (form) => {
  const { owner, client } = await openDashboard({ address: `/admin/${form.tab}` });
  const field = (await screen.findAllByLabelText(form.field))[0]!;
  await owner.clear(field);
  await owner.type(field, form.typed);
  client.fake.fail('all', failure);
  await owner.click(button(form.save));
  await says(`${form.failed}: ${failure.message}`);
  expect(field).toHaveDisplayValue(form.typed);
  client.fake.heal();
  await owner.click(button(form.save));
  await says(form.saved);
});

test('T3 a testimonial that fails to be saved is reported, and what was typed is kept', async () => {
  const { owner, client } = await openDashboard({ address: '/admin/testimonials/new' });
  const typed = { Name: 'Maren Okafor', Title: 'Chair', Content: 'It changed how we meet.' };
  const field = (label: string) => screen.getByRole('textbox', { name: new RegExp(`^${label}`) });
  await screen.findByRole('dialog', { name: 'New testimonial' });
  for (const [label, text] of Object.entries(typed)) await owner.type(field(label), text);
  client.fake.fail('all', failure);
  await owner.click(button('Save testimonial'));
  await says('Error saving testimonial');
  for (const [label, text] of Object.entries(typed)) expect(field(label)).toHaveValue(text);
});

test.each([
  ['E4', 'settings', 'Tagline', /^Lead with courage/],
  ['F3', 'fonts', 'Text size', '16'],
  ['S4', 'seo', 'Meta title', /Lena Ashford/],
])('%s if the settings fail to load, the tab %s shows the defaults', async (_id, tab, field, value) => {
  await openDashboard({ fails: 'settings.read', address: `/admin/${tab}` });
  expect((await screen.findAllByLabelText(field))[0]).toHaveDisplayValue(value);
});

test('I4 if the settings fail to load, Portrait shows the default one without an error', async () => {
  await openDashboard({ fails: 'settings.read', address: '/admin/portrait' });
  expect((await screen.findAllByRole('img', { name: /portrait/i }))[0]).toBeVisible();
  expect(within(screen.getByRole('main')).queryByText(/couldn’t be/)).not.toBeInTheDocument();
});

test('E6 settings that cannot be created are reported after the sign-in', async () => {
  const { owner, client } = openAdmin();
  await owner.type(await screen.findByLabelText('Username'), fakeOwner.email);
  await owner.type(screen.getByLabelText('Password'), fakeOwner.password);
  client.fake.fail('settings.isEmpty', failure);
  await owner.click(button('Sign In'));
  await says(`The settings couldn’t be checked. ${failure.message} The site uses its default settings for now.`);
});

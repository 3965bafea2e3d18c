import { screen, waitFor, within } from '@testing-library/react';
import { aSubscriber } from 'data-client/testing';
import { address, openDashboard } from '../testing/open-dashboard';
import { anOverview } from '../testing/some-subscribers';
import { all, daniel, maren, openNewsletter, priya, readers, waitForEmails } from '../testing/open-newsletter';

const row = (email: string) => screen.findByRole('row', { name: new RegExp(email) });
const number = (name: string) => screen.getByText(name, { selector: 'dt' }).parentElement;

test('N1 N4 the tab shows subscriber counts and growth', async () => {
  await openNewsletter({ readers, overview: { thisMonth: 2, thisWeek: 1 } });
  await waitForEmails(all);
  await waitFor(() => expect(number('Total Subscribers')).toHaveTextContent('Total Subscribers3'));
  expect(number('Active')).toHaveTextContent('Active22 confirmed');
  expect(number('Unsubscribed')).toHaveTextContent('Unsubscribed1');
  expect(number('This Month')).toHaveTextContent('This Month2Growth rate 66.7%');
  expect(number('This week')).toHaveTextContent('This week1');
  expect(number('This month')).toHaveTextContent('This month2');
  expect(number('Conversion rate')).toHaveTextContent('Conversion rate66.7%');
});

test('N1 without subscribers there is no rate', async () => {
  await openNewsletter({ readers: [] });
  await waitFor(() => expect(number('This Month')).toHaveTextContent('This Month0Growth rate 0%'));
  expect(number('Conversion rate')).toHaveTextContent('0%');
});

test('N4 the chart has a table alternative', async () => {
  const { months } = anOverview();
  const { owner } = await openNewsletter({ readers, overview: { months } });
  await owner.click(await screen.findByRole('button', { name: 'Show as a table' }));
  const table = screen.getByRole('table', { name: /joined and left, by month/ });
  expect(within(table).getAllByRole('row')).toHaveLength(13);
  expect(within(table).getByRole('row', { name: /Nov 2026/ })).toHaveTextContent('Nov 2026183');
});

test('N1 the status filter shows a count and is part of the address', async () => {
  const { owner } = await openNewsletter();
  await waitForEmails(all);
  expect(screen.getByText('1–3 of 3 subscribers')).toBeVisible();
  await owner.click(screen.getByRole('tab', { name: 'Active' }));
  await waitForEmails([maren.email, daniel.email]);
  expect(screen.getByText('1–2 of 2 subscribers')).toBeVisible();
  expect(address()).toBe('/admin/newsletter?status=active');
  await owner.click(screen.getByRole('tab', { name: 'Unsubscribed' }));
  await waitForEmails([priya.email]);
  await owner.click(screen.getByRole('tab', { name: 'All Subscribers' }));
  await waitForEmails(all);
});

test('N2 a row shows email, source, date and status', async () => {
  await openNewsletter();
  const heads = (await screen.findAllByRole('columnheader')).map(({ textContent }) => textContent);
  expect(heads).toEqual(['Select', 'Email Address', 'Source', 'Date Subscribed', 'Status', 'Actions']);
  expect(await row(maren.email)).toHaveTextContent('Nov 19, 2026');
  expect(await row(maren.email)).toHaveTextContent('10:30 AM ET');
  expect(within(await row(maren.email)).getByText('Active')).toBeVisible();
  expect(await row(daniel.email)).toHaveTextContent('Blog');
  expect(await row(priya.email)).toHaveTextContent('Website');
});

test('PE9 the list marks and filters subscribers who have not confirmed their address', async () => {
  const newcomer = aSubscriber({ email: 'tomas@lindqvist.example', confirmedAt: undefined });
  const { owner } = await openNewsletter({ readers: [...readers, newcomer] });
  expect(await row(newcomer.email)).toHaveTextContent('ActiveNot confirmed yet');
  expect(await row(maren.email)).not.toHaveTextContent('Not confirmed yet');
  expect(number('Active')).toHaveTextContent('Active32 confirmed');
  await owner.click(screen.getByRole('tab', { name: 'Unconfirmed' }));
  await waitForEmails([newcomer.email]);
});

test('N3 Unsubscribe and Reactivate change status and date, and Undo reverts them', async () => {
  const { owner, client } = await openNewsletter();
  const button = async (email: string, name: RegExp) => within(await row(email)).findByRole('button', { name });
  await owner.click(await button(maren.email, /^Unsubscribe/));
  expect(await button(maren.email, /^Reactivate/)).toBeVisible();
  const stored = () => client.backend.readers.find(({ id }) => id === maren.id);
  expect(stored()?.status).toBe('unsubscribed');
  expect(stored()?.updatedAt.getTime()).toBeGreaterThan(maren.updatedAt.getTime());
  await owner.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(stored()?.status).toBe('active'));
  await owner.click(await button(priya.email, /^Reactivate/));
  await waitFor(() => expect(client.backend.readers.every(({ status }) => status === 'active')).toBe(true));
});

test('N3 Unsubscribe offers no Undo for a reader who has already left on their own', async () => {
  const { owner, client } = await openNewsletter();
  await row(maren.email);
  const left = { ...maren, status: 'unsubscribed' as const };
  client.backend.readers = readers.map((reader) => (reader.id === maren.id ? left : reader));
  await owner.click(within(await row(maren.email)).getByRole('button', { name: /^Unsubscribe/ }));
  expect(await screen.findByText('This subscriber was changed somewhere else in the meantime.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
  expect(await within(await row(maren.email)).findByText('Unsubscribed')).toBeVisible();
});

test('N3 bulk actions count and change only the subscribers to which they apply', async () => {
  const { owner, client } = await openNewsletter();
  await row(maren.email);
  await owner.click(screen.getByRole('checkbox', { name: 'Select all on this page' }));
  expect(screen.getByRole('button', { name: 'Unsubscribe 2 of 3 selected' })).toBeEnabled();
  await owner.click(screen.getByRole('button', { name: 'Reactivate 1 of 3 selected' }));
  expect(await screen.findByText(`${priya.email} is active again.`)).toBeVisible();
  expect(client.fake.calls.filter(({ operation }) => operation === 'subscribers.setStatus')).toHaveLength(1);
});

test.each([
  ['', 'No newsletter subscribers yet.'],
  ['?status=active', 'No active subscribers found.'],
  ['?status=unconfirmed', 'No unconfirmed subscribers found.'],
  ['?status=unsubscribed', 'No unsubscribed subscribers found.'],
])('N7 an empty list%s reads: %s', async (query, words) => {
  await openNewsletter({ readers: [] }, query);
  expect(await screen.findByRole('heading', { name: 'No subscribers found' })).toBeVisible();
  expect(screen.getByText(words)).toBeVisible();
});

test('A6 a list that fails to load shows an error and keeps the statistics', async () => {
  const { owner, client } = await openDashboard({
    seed: { readers },
    fails: 'subscribers.list',
    address: '/admin/newsletter',
  });
  expect(await screen.findByText(/Newsletter couldn’t be loaded/)).toBeVisible();
  await waitFor(() => expect(number('Total Subscribers')).toHaveTextContent('3'));
  client.fake.heal();
  await owner.click(screen.getByRole('button', { name: 'Try again' }));
  await waitForEmails(all);
});

test('A6 statistics that fail to load leave the list visible', async () => {
  await openDashboard({ seed: { readers }, fails: 'subscribers.overview', address: '/admin/newsletter' });
  expect(await screen.findByText(/^The newsletter statistics couldn’t be loaded\./)).toBeVisible();
  await waitForEmails(all);
});

test('N6 the quick actions open the campaign editor and the report', async () => {
  const { owner } = await openNewsletter();
  await owner.click(await screen.findByRole('link', { name: 'View Analytics Report' }));
  expect(await screen.findByRole('heading', { name: 'Analytics Report' })).toBeVisible();
  expect(address()).toBe('/admin/newsletter/campaigns');
  await owner.click(screen.getByRole('link', { name: 'Back to the newsletter' }));
  await owner.click(await screen.findByRole('link', { name: 'Send Newsletter Campaign' }));
  expect(await screen.findByRole('heading', { name: 'New Newsletter Campaign' })).toBeVisible();
});

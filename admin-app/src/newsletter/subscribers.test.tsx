import { act, screen, waitFor, within } from '@testing-library/react';
import { DataError } from 'data-client';
import { aSubscriber, createFakeOwnerClient, type FakeSeed } from 'data-client/testing';
import { accessibilityFindings } from '../testing/accessibility';
import { address, openDeskInside } from '../testing/open-desk';
import { someReaders } from '../testing/some-subscribers';

const now = () => new Date('2026-11-20T18:00:00Z');
const maren = aSubscriber({ email: 'maren@northwind.example', createdAt: new Date('2026-11-19T15:30:00Z') });
const daniel = aSubscriber({
  email: 'daniel@harbor.example',
  source: 'blog',
  createdAt: new Date('2026-11-02T15:30:00Z'),
});
const priya = aSubscriber({
  email: 'priya@fernhill.example',
  source: '',
  status: 'unsubscribed',
  createdAt: new Date('2026-09-02T15:30:00Z'),
  updatedAt: new Date('2026-11-01T15:30:00Z'),
});
const readers = [maren, daniel, priya];

const openNewsletter = (seed: FakeSeed = {}, query = '') =>
  openDeskInside({ seed: { readers, now, ...seed }, address: `/admin/newsletter${query}` });

const emails = () => screen.queryAllByRole('rowheader').map(({ textContent }) => textContent);
const waitForEmails = (expected: string[]) => waitFor(() => expect(emails()).toEqual(expected));
const all = [maren.email, daniel.email, priya.email];
const row = (email: string) => screen.findByRole('row', { name: new RegExp(email) });
const number = (name: string) => screen.getByText(name, { selector: 'dt' }).parentElement;

test('N1 N4 the owner sees how many subscribers there are, and how the newsletter grows', async () => {
  await openNewsletter();
  await waitForEmails(all);
  await waitFor(() => expect(number('Total Subscribers')).toHaveTextContent('Total Subscribers3'));
  expect(number('Active')).toHaveTextContent('Active2');
  expect(number('Unsubscribed')).toHaveTextContent('Unsubscribed1');
  expect(number('This Month')).toHaveTextContent('This Month2Growth rate 66.7%');
  expect(number('This week')).toHaveTextContent('This week1');
  expect(number('This month')).toHaveTextContent('This month2');
  expect(number('Conversion rate')).toHaveTextContent('Conversion rate66.7%');
});

test('N1 without subscribers no rate is made up', async () => {
  await openNewsletter({ readers: [] });
  await waitFor(() => expect(number('This Month')).toHaveTextContent('This Month0Growth rate 0%'));
  expect(number('Conversion rate')).toHaveTextContent('0%');
});

test('N4 what the chart shows can be read as a table', async () => {
  const { owner } = await openNewsletter();
  await owner.click(await screen.findByRole('button', { name: 'Show as a table' }));
  const table = screen.getByRole('table', { name: /joined and left, by month/ });
  expect(within(table).getAllByRole('row')).toHaveLength(13);
  expect(within(table).getByRole('row', { name: /Nov 2026/ })).toHaveTextContent('Nov 202621');
  expect(await accessibilityFindings()).toEqual([]);
});

test('N1 the filter leaves active or unsubscribed ones, says how many, and stands in the address', async () => {
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

test('N2 a row says address, source, day and time, and status', async () => {
  await openNewsletter();
  const heads = (await screen.findAllByRole('columnheader')).map(({ textContent }) => textContent);
  expect(heads).toEqual(['Select', 'Email Address', 'Source', 'Date Subscribed', 'Status', 'Actions']);
  expect(await row(maren.email)).toHaveTextContent('Nov 19, 2026');
  expect(await row(maren.email)).toHaveTextContent('10:30 AM ET');
  expect(within(await row(maren.email)).getByText('Active')).toBeVisible();
  expect(await row(daniel.email)).toHaveTextContent('Blog');
  expect(await row(priya.email)).toHaveTextContent('Website');
});

test('N3 Unsubscribe and Reactivate change the status and date it, and Undo takes it back', async () => {
  const { owner, client } = await openNewsletter();
  const button = async (email: string, name: RegExp) => within(await row(email)).getByRole('button', { name });
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

test('N3 a change that fails alerts, and the row says why', async () => {
  const { owner, client } = await openNewsletter();
  await waitForEmails(all);
  client.fake.fail('subscribers.setStatus', new DataError('offline'));
  await owner.click(within(await row(maren.email)).getByRole('button', { name: /^Unsubscribe/ }));
  expect(await screen.findByText('Error updating subscriber status')).toBeVisible();
  expect(await row(maren.email)).toHaveTextContent(new DataError('offline').message);
});

test('N3 Delete asks first, and can be taken back for a while', async () => {
  const { owner, client } = await openNewsletter();
  await owner.click(within(await row(maren.email)).getByRole('button', { name: /^Delete/ }));
  const prompt = await screen.findByRole('alertdialog', {
    name: 'Are you sure you want to delete this subscriber?',
  });
  await owner.click(within(prompt).getByRole('button', { name: 'Delete' }));
  await waitForEmails([daniel.email, priya.email]);
  expect(client.backend.readers).toHaveLength(3);
  await owner.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitForEmails(all);
});

test('N3 a deletion that fails alerts, and the row is back', async () => {
  const { owner, client } = await openNewsletter();
  client.fake.fail('subscribers.remove', new DataError('offline'));
  await owner.click(within(await row(maren.email)).getByRole('button', { name: /^Delete/ }));
  await owner.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }));
  await waitForEmails([daniel.email, priya.email]);
  // Closing the notification with Undo gives up on taking it back.
  await owner.click(await screen.findByRole('button', { name: 'Dismiss' }));
  expect(await screen.findByText('Error deleting subscriber')).toBeVisible();
  await waitForEmails(all);
});

test.each([
  ['', 'No newsletter subscribers yet.'],
  ['?status=active', 'No active subscribers found.'],
  ['?status=unsubscribed', 'No unsubscribed subscribers found.'],
])('N7 an empty list%s reads: %s', async (query, words) => {
  await openNewsletter({ readers: [] }, query);
  expect(await screen.findByRole('heading', { name: 'No subscribers found' })).toBeVisible();
  expect(screen.getByText(words)).toBeVisible();
});

test('A6 a list that cannot be read never looks empty, and the numbers stay', async () => {
  const client = createFakeOwnerClient({ isSignedIn: true, readers, now });
  client.fake.fail('subscribers.list', new DataError('offline'));
  const { owner } = await openDeskInside({ client, address: '/admin/newsletter' });
  expect(await screen.findByText(/Newsletter could not be loaded/)).toBeVisible();
  expect(number('Total Subscribers')).toHaveTextContent('3');
  client.fake.heal();
  await owner.click(screen.getByRole('button', { name: 'Try again' }));
  await waitForEmails(all);
});

test('A6 numbers that cannot be counted leave the list alone', async () => {
  const client = createFakeOwnerClient({ isSignedIn: true, readers, now });
  client.fake.fail('subscribers.overview', new DataError('server'));
  await openDeskInside({ client, address: '/admin/newsletter' });
  expect(await screen.findByText('The newsletter’s numbers could not be counted.')).toBeVisible();
  await waitForEmails(all);
});

describe('N5 the export', () => {
  let saved: { name: string; text: Promise<string> }[];
  beforeEach(() => {
    saved = [];
    let blob: Blob | undefined;
    URL.createObjectURL = (file) => {
      blob = file as Blob;
      return 'blob:export';
    };
    URL.revokeObjectURL = () => {};
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      if (this.download && blob) saved.push({ name: this.download, text: textOf(blob) });
    });
  });
  afterEach(() => jest.restoreAllMocks());

  const textOf = (blob: Blob) =>
    new Promise<string>((resolve) => {
      const reader = new FileReader();
      reader.onload = () => resolve(reader.result as string);
      reader.readAsText(blob);
    });

  test('N5 Export Active Subscribers saves a file with all of them', async () => {
    const { owner } = await openNewsletter({ readers: [...someReaders(2100), priya] });
    await owner.click(await screen.findByRole('button', { name: 'Export Active Subscribers' }));
    expect(await screen.findByText('1,680 active subscribers exported.')).toBeVisible();
    expect(saved).toHaveLength(1);
    expect(saved[0]?.name).toMatch(/^newsletter-subscribers-\d{4}-\d\d-\d\d\.csv$/);
    const lines = (await saved[0]?.text)?.split('\r\n') ?? [];
    expect(lines).toHaveLength(1682);
    expect(lines.join()).not.toContain(priya.email);
  });

  test('O3 N5 the address that asks for the export starts it once', async () => {
    await openNewsletter({}, '?export=active');
    expect(await screen.findByText('2 active subscribers exported.')).toBeVisible();
    expect(saved).toHaveLength(1);
    await waitFor(() => expect(address()).toBe('/admin/newsletter'));
    expect(saved).toHaveLength(1);
  });

  test('N5 an export under way shows how far it is and can be cancelled', async () => {
    const { owner, client } = await openNewsletter();
    await waitForEmails(all);
    const release = client.fake.hold('subscribers.activeAfter');
    await owner.click(screen.getByRole('button', { name: 'Export Active Subscribers' }));
    expect(await screen.findByRole('progressbar', { name: 'Exporting subscribers' })).toBeVisible();
    expect(await screen.findByText('0 of 2 subscribers')).toBeVisible();
    expect(await accessibilityFindings()).toEqual([]);
    await owner.click(screen.getByRole('button', { name: 'Cancel export' }));
    await act(async () => release());
    expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
    expect(saved).toEqual([]);
  });

  test('N5 an export that breaks off says so and saves no half of it', async () => {
    const { owner, client } = await openNewsletter();
    await waitForEmails(all);
    client.fake.fail('subscribers.activeAfter', new DataError('offline'));
    await owner.click(screen.getByRole('button', { name: 'Export Active Subscribers' }));
    expect(await screen.findByText(`The export broke off. ${new DataError('offline').message}`)).toBeVisible();
    expect(saved).toEqual([]);
  });
});

test('N6 the campaign and the report are one step away', async () => {
  const { owner } = await openNewsletter();
  await owner.click(await screen.findByRole('link', { name: 'View Analytics Report' }));
  expect(await screen.findByRole('heading', { name: 'Analytics Report' })).toBeVisible();
  expect(address()).toBe('/admin/newsletter/campaigns');
  await owner.click(screen.getByRole('link', { name: '← Newsletter' }));
  await owner.click(await screen.findByRole('link', { name: 'Send Newsletter Campaign' }));
  expect(await screen.findByRole('heading', { name: 'New Newsletter Campaign' })).toBeVisible();
});

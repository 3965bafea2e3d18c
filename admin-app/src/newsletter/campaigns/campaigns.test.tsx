import { screen, waitFor, within } from '@testing-library/react';
import { DataError } from 'data-client';
import { aCampaign, aSubscriber, type FakeSeed } from 'data-client/testing';
import { accessibilityFindings } from '../../testing/accessibility';
import { address, openDeskInside } from '../../testing/open-desk';

const readers = ['ada', 'grace', 'mary'].map((name) => aSubscriber({ email: `${name}@example.com` }));
const draft = () => aCampaign({ id: 'draft-1' });

const open = (seed: FakeSeed = {}, place = '/new') =>
  openDeskInside({ seed: { readers, ...seed }, address: `/admin/newsletter/campaigns${place}` });

const subject = () => screen.findByRole('textbox', { name: /^Subject/ });
const message = () => screen.findByRole('textbox', { name: /^Message/ });
const sendButton = () => screen.findByRole('button', { name: 'Send to 3...' });
const dialog = () => screen.findByRole('alertdialog');

async function write(owner: Awaited<ReturnType<typeof open>>['owner'], title = 'News', text = 'Hello') {
  await owner.type(await subject(), title);
  await owner.type(await message(), text);
}

test('N6 what is written is saved by itself, at an address of its own, and nothing typed is lost on the way', async () => {
  const { owner, client } = await open();
  await write(owner);
  expect(await screen.findByText('Saved')).toBeVisible();
  await waitFor(() => expect(address()).toMatch(/\/newsletter\/campaigns\/[\da-f-]{36}$/));
  await owner.type(await message(), ' again');
  await waitFor(() => expect(client.backend.campaigns).toMatchObject([{ subject: 'News', body: 'Hello again' }]));
  expect(await message()).toHaveValue('Hello again');
});

test('N6 a campaign goes to the confirmed number of readers, and its way is shown', async () => {
  const { owner, client } = await open({ campaigns: [draft()] }, '/draft-1');
  await owner.click(await sendButton());
  expect(await dialog()).toHaveTextContent('Send to 3 subscribers?');
  const release = client.fake.hold('campaigns.goOn');
  await owner.click(within(await dialog()).getByRole('button', { name: 'Send to 3' }));
  expect(await screen.findByText('0 of 3 done')).toBeVisible();
  expect(screen.getByRole('progressbar', { name: 'Mails handed over' })).toBeVisible();
  expect(screen.getByText('Sending')).toBeVisible();
  release();
  expect(await screen.findByText('3 of 3 done')).toBeVisible();
  expect(client.backend.campaigns).toMatchObject([{ state: 'sent' }]);
  expect(await accessibilityFindings()).toEqual([]);
});

test('N6 who is not yet sure sends nothing', async () => {
  const { owner, client } = await open({ campaigns: [draft()] }, '/draft-1');
  await owner.click(await sendButton());
  await owner.click(within(await dialog()).getByRole('button', { name: 'Not yet' }));
  expect(client.backend.campaigns).toMatchObject([{ state: 'draft' }]);
  expect(await sendButton()).toBeEnabled();
});

test.each([
  ['subject', { subject: '' }, 'Please write a subject.'],
  ['message', { body: ' ' }, 'Please write the message.'],
])('N6 without a %s nothing is sent, and the field says so', async (_field, over, words) => {
  const { owner, client } = await open({ campaigns: [aCampaign({ id: 'draft-1', ...over })] }, '/draft-1');
  await owner.click(await sendButton());
  expect(await screen.findByText(words)).toBeVisible();
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  expect(client.backend.campaigns).toMatchObject([{ state: 'draft' }]);
});

test('N6 a test goes to the owner alone', async () => {
  const { owner, client } = await open();
  await write(owner);
  await owner.click(screen.getByRole('button', { name: 'Send a test to me' }));
  expect(await screen.findByText('A test is on its way to owner@example.com.')).toBeVisible();
  expect(client.backend.campaigns).toMatchObject([{ state: 'draft', subject: 'News' }]);
});

test('N6 without a mail server nothing pretends to be sent', async () => {
  const { owner, client } = await open({ campaigns: [draft()], mailServer: 'not-configured' }, '/draft-1');
  await owner.click(await sendButton());
  expect(await screen.findByText(/No mail server is set up yet/)).toBeVisible();
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  expect(client.backend.campaigns).toMatchObject([{ state: 'draft' }]);
});

test('N6 without readers nothing is sent', async () => {
  const { owner } = await open({ campaigns: [draft()], readers: [] }, '/draft-1');
  await owner.click(await screen.findByRole('button', { name: 'Send to 0...' }));
  expect(await screen.findByText('There are no active subscribers to send this to.')).toBeVisible();
});

test('N6 what was saved elsewhere is not overwritten unless the owner says so', async () => {
  const { owner, client } = await open({ campaigns: [draft()] }, '/draft-1');
  await subject();
  Object.assign(client.backend.campaigns[0] ?? {}, { subject: 'From my phone', version: 7 });
  await owner.type(await subject(), '!');
  expect(await screen.findByText('This campaign was changed somewhere else')).toBeVisible();
  expect(client.backend.campaigns).toMatchObject([{ subject: 'From my phone' }]);
  expect(await accessibilityFindings()).toEqual([]);
  await owner.click(screen.getByRole('button', { name: 'Take the other version' }));
  await waitFor(async () => expect(await subject()).toHaveValue('From my phone'));
  await owner.type(await subject(), ', and my desk');
  await waitFor(() => expect(client.backend.campaigns).toMatchObject([{ subject: 'From my phone, and my desk' }]));
});

test('N6 a save that fails says so and is tried again with the next word', async () => {
  const { owner, client } = await open({ campaigns: [draft()] }, '/draft-1');
  await subject();
  client.fake.fail('campaigns.save', new DataError('offline'));
  await owner.type(await subject(), '!');
  expect(await screen.findByText(`Not saved. ${new DataError('offline').message}`)).toBeVisible();
  client.fake.heal();
  await owner.type(await subject(), '!');
  expect(await screen.findByText('Saved')).toBeVisible();
  expect(client.backend.campaigns).toMatchObject([{ subject: `${draft().subject}!!` }]);
});

test('N6 a draft can be deleted, and that can be undone', async () => {
  const { owner, client } = await open({ campaigns: [draft()] }, '/draft-1');
  await owner.click(await screen.findByRole('button', { name: 'Delete draft' }));
  await owner.click(within(await dialog()).getByRole('button', { name: 'Delete' }));
  expect(await screen.findByRole('heading', { name: 'No campaigns yet' })).toBeVisible();
  expect(client.backend.campaigns).toHaveLength(1);
  await owner.click(screen.getByRole('button', { name: 'Undo' }));
  await owner.click(await screen.findByRole('link', { name: draft().subject }));
  await owner.click(await screen.findByRole('button', { name: 'Delete draft' }));
  await owner.click(within(await dialog()).getByRole('button', { name: 'Delete' }));
  await owner.click(await screen.findByRole('button', { name: 'Dismiss' }));
  await waitFor(() => expect(client.backend.campaigns).toEqual([]));
});

const mails = () => [
  { email: 'ada@example.com', state: 'waiting' as const },
  { email: 'grace@example.com', state: 'sent' as const, hasUnsubscribed: true },
  { email: 'mary@example.com', state: 'failed' as const, reason: '550 No such user' },
  { email: 'joan@example.com', state: 'doubtful' as const, reason: 'connection lost' },
];
const underWay = (over = {}) =>
  aCampaign({ id: 'way-1', state: 'paused', startedAt: new Date('2026-11-20T15:00:00Z'), mails: mails(), ...over });

test('N6 a paused campaign is resumed, and goes on where it was', async () => {
  const { owner, client } = await open({ campaigns: [underWay()] }, '/way-1');
  expect(await screen.findByText('3 of 4 done, paused')).toBeVisible();
  await owner.click(screen.getByRole('button', { name: 'Resume' }));
  expect(await screen.findByText('4 of 4 done')).toBeVisible();
  expect(client.backend.campaigns[0]?.mails[0]).toMatchObject({ state: 'sent' });
});

test('N6 a campaign under way can be paused', async () => {
  const { owner, client } = await open({ campaigns: [underWay({ state: 'sending' })] }, '/way-1');
  client.fake.fail('campaigns.goOn', new DataError('offline'));
  await owner.click(await screen.findByRole('button', { name: 'Pause' }));
  expect(await screen.findByText('3 of 4 done, paused')).toBeVisible();
});

test('N6 the owner learns whom it did not reach, and sends to them again', async () => {
  const { owner, client } = await open({ campaigns: [underWay()] }, '/way-1');
  expect(await screen.findByRole('row', { name: /mary@example.com/ })).toHaveTextContent('550 No such user');
  expect(await screen.findByText(/One mail may or may not have arrived/)).toBeVisible();
  await owner.click(screen.getByRole('button', { name: 'Try the 1 failed again' }));
  await waitFor(() => expect(client.backend.campaigns[0]?.mails[2]).toMatchObject({ state: 'sent' }));
  await owner.click(await screen.findByRole('button', { name: 'Send the 1 uncertain again...' }));
  await owner.click(within(await dialog()).getByRole('button', { name: 'Leave them' }));
  expect(client.backend.campaigns[0]?.mails[3]).toMatchObject({ state: 'doubtful' });
});

test('N6 the report shows sent, failed and unsubscribed, and leads to each campaign', async () => {
  const { owner } = await open({ campaigns: [underWay({ state: 'sent' }), draft()] }, '');
  const row = await screen.findByRole('row', { name: /What November taught me.*Sent/ });
  const cells = within(row)
    .getAllByRole('cell')
    .map(({ textContent }) => textContent?.replace(/^(Recipients|Sent|Failed|Unsubscribed)(?=\d)/, ''));
  expect(cells.slice(-4)).toEqual(['4', '1', '1', '1100.0%']);
  expect(await accessibilityFindings()).toEqual([]);
  await owner.click(within(row).getByRole('link'));
  expect(address()).toBe('/admin/newsletter/campaigns/way-1');
});

test('N6 an address of no campaign says so', async () => {
  await open({}, '/nothing');
  expect(await screen.findByText('This campaign no longer exists')).toBeVisible();
});

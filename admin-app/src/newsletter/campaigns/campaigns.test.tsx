import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { DataError } from 'data-client';
import { aCampaign, aSubscriber, createFakeOwnerClient, type FakeSeed } from 'data-client/testing';
import { neverEnd } from '../../testing/endless-timers';
import { address, openDashboard, type OpenAdmin } from '../../testing/open-dashboard';
import { unclear } from '../../testing/three-bookings';

const readers = ['ada', 'grace', 'mary'].map((name) => aSubscriber({ email: `${name}@example.com` }));
const draft = () => aCampaign({ id: 'draft-1' });

const open = (seed: FakeSeed = {}, place = '/new', fails?: OpenAdmin['fails']) =>
  openDashboard({ seed: { readers, ...seed }, address: `/admin/newsletter/campaigns${place}`, fails });

const subject = () => screen.findByRole('textbox', { name: /^Subject/ });
const message = () => screen.findByRole('textbox', { name: /^Message/ });
const sendButton = () => screen.findByRole('button', { name: 'Send to 3...' });
const dialog = () => screen.findByRole('alertdialog');
const confirmDeletion = async (owner: UserEvent) => {
  await owner.click(await screen.findByRole('button', { name: 'Delete draft' }));
  await owner.click(within(await dialog()).getByRole('button', { name: 'Delete' }));
};

async function writeNew() {
  const dashboard = await open();
  await dashboard.owner.type(await subject(), 'News');
  await dashboard.owner.type(await message(), 'Hello');
  return dashboard;
}

const openDraft = (seed: FakeSeed = {}) => open({ campaigns: [draft()], ...seed }, '/draft-1');

test('N6 a new campaign is saved automatically and gets an address without losing text', async () => {
  const { owner, client } = await writeNew();
  expect(await screen.findByText('Saved')).toBeVisible();
  await waitFor(() => expect(address()).toMatch(/\/newsletter\/campaigns\/[\da-f-]{36}$/));
  await owner.type(await message(), ' again');
  await waitFor(() => expect(client.backend.campaigns).toMatchObject([{ subject: 'News', body: 'Hello again' }]));
  expect(await message()).toHaveValue('Hello again');
});

test('N6 sending asks with the number of readers and shows the progress', async () => {
  const { owner, client } = await openDraft();
  await owner.click(await sendButton());
  expect(await dialog()).toHaveTextContent('Send to 3 subscribers?');
  const release = client.fake.hold('campaigns.goOn');
  await owner.click(within(await dialog()).getByRole('button', { name: 'Send to 3' }));
  expect(await screen.findByText('0 of 3 done')).toBeVisible();
  expect(screen.getByRole('progressbar', { name: 'Emails sent' })).toBeVisible();
  expect(screen.getByText('Sending')).toBeVisible();
  release();
  expect(await screen.findByText('3 of 3 done')).toBeVisible();
  expect(client.backend.campaigns).toMatchObject([{ state: 'sent' }]);
});

test('N6 a draft whose first save is under way is deleted, too', async () => {
  const { owner, client } = await open();
  const release = client.fake.hold('campaigns.create');
  await owner.type(await subject(), 'News');
  expect(await screen.findByText('Saving...')).toBeVisible();
  await confirmDeletion(owner);
  release();
  expect(await screen.findByText('Draft deleted.')).toBeVisible();
  expect(client.backend.campaigns).toHaveLength(1);
  expect(await screen.findByText('No campaigns yet')).toBeVisible();
  expect(address()).toBe('/admin/newsletter/campaigns');
});

test('N6 the confirmation has the number of readers of that moment, and canceling it sends nothing', async () => {
  const { owner, client } = await openDraft();
  await sendButton();
  client.backend.readers = [...readers, aSubscriber({ email: 'joan@example.com' })];
  await owner.click(await sendButton());
  expect(await dialog()).toHaveTextContent('Send to 4 subscribers?');
  await owner.click(within(await dialog()).getByRole('button', { name: 'Not yet' }));
  expect(client.backend.campaigns).toMatchObject([{ state: 'draft' }]);
  expect(await sendButton()).toBeEnabled();
});

test('N6 a test email goes to the owner only', async () => {
  const { owner, client } = await writeNew();
  await owner.click(screen.getByRole('button', { name: 'Send a test to me' }));
  expect(await screen.findByText('Test email sent to owner@example.com.')).toBeVisible();
  expect(client.backend.campaigns).toMatchObject([{ state: 'draft', subject: 'News' }]);
});

const draftWith = (over: object) => ({ campaigns: [aCampaign({ id: 'draft-1', ...over })] });

test.each<[string, FakeSeed, string]>([
  ['a subject', draftWith({ subject: '' }), 'Please write a subject.'],
  ['a message', draftWith({ body: ' ' }), 'Please write the message.'],
  ['a mail server', { mailServer: 'not-configured' }, 'No mail server is set up yet'],
  ['readers', { readers: [] }, 'There are no confirmed subscribers to send this to.'],
])('N6 without %s nothing is sent, and the page says why', async (_, seed, words) => {
  const { owner, client } = await openDraft(seed);
  await owner.click(await screen.findByRole('button', { name: /^Send to \d\.\.\.$/ }));
  expect(await screen.findByText(words, { exact: false })).toBeVisible();
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  expect(client.backend.campaigns).toMatchObject([{ state: 'draft' }]);
});

test('N6 a failed save shows an error and is retried on the next change', async () => {
  const { owner, client } = await openDraft();
  await subject();
  client.fake.fail('campaigns.save');
  await owner.type(await subject(), '!');
  expect(await screen.findByText(`Not saved. ${unclear}`)).toBeVisible();
  await act(() => new Promise((resolve) => setTimeout(resolve, 2000)));
  expect(client.fake.sent('campaigns.save')).toHaveLength(1);
  client.fake.heal();
  await owner.type(await subject(), '!');
  expect(await screen.findByText('Saved')).toBeVisible();
  expect(client.backend.campaigns).toMatchObject([{ subject: `${draft().subject}!!` }]);
});

test('N6 a draft that the server rejects is sent again only after a change', async () => {
  const { owner, client } = await openDraft();
  await subject();
  client.fake.fail('campaigns.save', new DataError('rejected', { message: 'Please shorten the message.' }));
  await owner.type(await subject(), '!');
  await screen.findByText('Not saved. Please shorten the message.');
  // The online event ends the pause between retries.
  await act(async () => fireEvent(window, new Event('online')));
  expect(client.fake.sent('campaigns.save')).toHaveLength(1);
  client.fake.heal();
  await owner.type(await subject(), '!');
  await waitFor(() => expect(client.backend.campaigns).toMatchObject([{ subject: `${draft().subject}!!` }]), {
    timeout: 3000,
  });
});

test('N6 leaving saves the draft, which opens again with that text', async () => {
  const { owner, client } = await openDraft();
  await owner.type(await subject(), '!');
  await owner.click(screen.getByRole('link', { name: 'All campaigns' }));
  await owner.click(await screen.findByRole('link', { name: `${draft().subject}!` }));
  expect(await subject()).toHaveValue(`${draft().subject}!`);
  expect(client.backend.campaigns).toMatchObject([{ subject: `${draft().subject}!` }]);
});

test('N6 deleting a draft can be undone', async () => {
  const { owner, client } = await openDraft();
  // Otherwise the deletion is sent while the list loads.
  neverEnd(10_000);
  await confirmDeletion(owner);
  expect(await screen.findByRole('heading', { name: 'No campaigns yet' })).toBeVisible();
  expect(client.backend.campaigns).toHaveLength(1);
  await owner.click(screen.getByRole('button', { name: 'Undo' }));
  await owner.click(await screen.findByRole('link', { name: draft().subject }));
  await confirmDeletion(owner);
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

test('N6 a paused campaign resumes where it stopped', async () => {
  const { owner, client } = await open({ campaigns: [underWay()] }, '/way-1');
  expect(await screen.findByText('3 of 4 done, paused')).toBeVisible();
  await owner.click(screen.getByRole('button', { name: 'Resume' }));
  expect(await screen.findByText('4 of 4 done')).toBeVisible();
  expect(client.backend.campaigns[0]?.mails[0]).toMatchObject({ state: 'sent' });
});

test('N6 a running campaign can be paused', async () => {
  const { owner, client } = await open({ campaigns: [underWay({ state: 'sending' })] }, '/way-1');
  // Otherwise the open page sends the remaining emails after ten seconds, and nothing is left to pause.
  client.fake.fail('campaigns.goOn');
  client.fake.fail('campaigns.pause');
  await owner.click(await screen.findByRole('button', { name: 'Pause' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(
    /^The campaign couldn’t be paused\. There was no response/,
  );
  client.fake.heal();
  client.fake.fail('campaigns.goOn');
  await owner.click(await screen.findByRole('button', { name: 'Pause' }));
  expect(await screen.findByText('3 of 4 done, paused')).toBeVisible();
});

test('N6 emails that went out after the pause are counted', async () => {
  const { client } = await open({ campaigns: [underWay()] }, '/way-1');
  expect(await screen.findByText('3 of 4 done, paused')).toBeVisible();
  client.backend.campaigns = [underWay({ mails: mails().map((mail) => ({ ...mail, state: 'sent' })) })];
  expect(await screen.findByText('4 of 4 done, paused', {}, { timeout: 4000 })).toBeVisible();
});

test('N6 a recipient whose email fails last is listed without a reload', async () => {
  const waiting = mails().map(({ email }) => ({ email, state: 'waiting' as const }));
  const { client } = await open({ campaigns: [underWay({ state: 'sending', mails: waiting })] }, '/way-1');
  expect(await screen.findByText('0 of 4 done')).toBeVisible();
  expect(screen.queryByText(/%/)).toBeNull();
  client.backend.campaigns = [underWay({ state: 'sent', finishedAt: new Date() })];
  expect(await screen.findByRole('row', { name: /mary@example.com/ }, { timeout: 4000 })).toHaveTextContent(
    '550 No such user',
  );
});

test('N6 failed recipients are listed and can be retried', async () => {
  const { owner, client } = await open({ campaigns: [underWay()] }, '/way-1');
  expect(await screen.findByRole('row', { name: /mary@example.com/ })).toHaveTextContent('550 No such user');
  expect(await screen.findByText(/One email may or may not have arrived/)).toBeVisible();
  expect(screen.getByText('1 (100.0%)')).toBeVisible();
  await owner.click(screen.getByRole('button', { name: 'Resend 1 failed' }));
  await waitFor(() => expect(client.backend.campaigns[0]?.mails[2]).toMatchObject({ state: 'sent' }));
  await owner.click(await screen.findByRole('button', { name: 'Resend 1 unclear...' }));
  await owner.click(within(await dialog()).getByRole('button', { name: 'Don’t resend' }));
  expect(client.backend.campaigns[0]?.mails[3]).toMatchObject({ state: 'doubtful' });
});

test('N6 unsent emails that fail to load never look like none', async () => {
  const { owner, client } = await open({ campaigns: [underWay()] }, '/way-1', 'campaigns.problems');
  expect(await screen.findByText(/^Unsent emails couldn’t be loaded\./)).toBeVisible();
  client.fake.heal();
  await owner.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('row', { name: /mary@example.com/ })).toBeVisible();
});

test('N6 the report shows sent, failed and unsubscribed per campaign', async () => {
  const { owner } = await open({ campaigns: [underWay({ state: 'sent' }), draft()] }, '');
  const row = await screen.findByRole('row', { name: /What November taught me.*Sent/ });
  const cells = within(row)
    .getAllByRole('cell')
    .map(({ textContent }) => textContent?.replace(/^(Recipients|Sent|Failed|Unsubscribed)(?=\d)/, ''));
  expect(cells.slice(-4)).toEqual(['4', '1', '1', '1100.0%']);
  await owner.click(within(row).getByRole('link'));
  expect(address()).toBe('/admin/newsletter/campaigns/way-1');
});

test('N6 an unknown campaign shows an error', async () => {
  await open({}, '/nothing');
  expect(await screen.findByText('This campaign no longer exists')).toBeVisible();
});

test('N6 a malformed address of a campaign shows that it no longer exists', async () => {
  const client = createFakeOwnerClient({ isSignedIn: true });
  for (const read of ['campaigns.byId', 'campaigns.report'] as const) client.fake.fail(read, new DataError('invalid'));
  await openDashboard({ client, address: '/admin/newsletter/campaigns/00000000-0000-4000' });
  expect(await screen.findByText('This campaign no longer exists')).toBeVisible();
});

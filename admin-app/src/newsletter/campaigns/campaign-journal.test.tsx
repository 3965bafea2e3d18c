import { fireEvent, screen, waitFor } from '@testing-library/react';
import { aCampaign, createFakeOwnerClient, type FakeOwnerClient } from 'data-client/testing';
import { crash, kept } from '../../testing/crash';
import { address, openDashboard } from '../../testing/open-dashboard';

const draft = () => aCampaign({ id: 'draft-1' });
const message = () => screen.findByRole('textbox', { name: /^Message/ });
const write = async (text: string) => fireEvent.change(await message(), { target: { value: text } });

/** With the server offline, the text is in this browser only. */
function offline(campaigns = [draft()]): FakeOwnerClient {
  const client = createFakeOwnerClient({ campaigns, isSignedIn: true });
  client.fake.fail('campaigns.create');
  client.fake.fail('campaigns.save');
  return client;
}

const open = (client: FakeOwnerClient, place = '/draft-1') =>
  openDashboard({ client, address: `/admin/newsletter/campaigns${place}` });

/** Writes a text that only this browser has, and crashes. */
async function crashAfterWriting(client: FakeOwnerClient, text: string, place?: string) {
  await open(client, place);
  await write(text);
  await waitFor(() => expect(kept()).toContain(text));
  crash();
  // Lets the last save fail.
  await new Promise((resolve) => setTimeout(resolve));
}

test('N6 after a crash the campaign is restored, with the saved version on offer', async () => {
  const client = offline();
  await crashAfterWriting(client, 'Typed before the crash');
  const { owner } = await open(client);
  expect(await message()).toHaveValue('Typed before the crash');
  await screen.findByText('Unsaved text restored');
  await owner.click(screen.getByRole('button', { name: 'Use the saved version' }));
  await waitFor(async () => expect(await message()).toHaveValue(draft().body));
  await waitFor(() => expect(kept()).not.toContain('Typed before the crash'));
});

test('N6 text that was saved on leaving is not restored over a later change', async () => {
  const client = createFakeOwnerClient({ campaigns: [draft()], isSignedIn: true });
  const { owner } = await open(client);
  await write('Saved on leaving');
  await owner.click(screen.getByRole('link', { name: 'All campaigns' }));
  await waitFor(() => expect(client.backend.campaigns).toMatchObject([{ body: 'Saved on leaving' }]));
  await waitFor(() => expect(kept()).not.toContain('Saved on leaving'));
});

test('N6 text that is not saved on leaving is kept, and a message says so', async () => {
  const client = createFakeOwnerClient({ campaigns: [draft()], isSignedIn: true });
  const { owner } = await open(client);
  await write('Typed in the first window');
  client.backend.campaigns = [{ ...draft(), body: 'From the second window', version: '7' }];
  await owner.click(screen.getByRole('link', { name: 'All campaigns' }));
  expect(await screen.findByText(/^Your last changes weren’t saved\./)).toBeVisible();
  await owner.click(await screen.findByRole('link', { name: draft().subject }));
  expect(await screen.findByText('This campaign was changed somewhere else')).toBeVisible();
  expect(await message()).toHaveValue('Typed in the first window');
});

test('N6 text that is neither saved on leaving nor kept says so', async () => {
  const client = createFakeOwnerClient({ campaigns: [draft()], isSignedIn: true });
  const { owner } = await open(client);
  client.fake.fail('campaigns.save');
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  await write('Typed without room');
  await owner.click(screen.getByRole('link', { name: 'All campaigns' }));
  const message = 'Your last changes weren’t saved and are lost.';
  expect(await screen.findByText(message)).toBeVisible();
});

test('N6 text typed while the first save runs is kept if saving it on leaving fails', async () => {
  const client = createFakeOwnerClient({ campaigns: [], isSignedIn: true });
  client.fake.fail('campaigns.save');
  const release = client.fake.hold('campaigns.create');
  const { owner } = await open(client, '/new');
  await write('First');
  await waitFor(() => expect(client.fake.sent('campaigns.create')).toHaveLength(1), { timeout: 3000 });
  await write('First and second');
  await owner.click(screen.getByRole('link', { name: 'Back to the newsletter' }));
  release();
  await waitFor(() => expect(client.fake.sent('campaigns.save')).toHaveLength(1));
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(kept()).toContain('First and second');
});

test('N6 a campaign that was never saved is restored and saved once possible', async () => {
  const client = offline([]);
  await crashAfterWriting(client, 'Nobody has seen this yet', '/new');
  client.fake.heal();
  await open(client, '/new');
  expect(await message()).toHaveValue('Nobody has seen this yet');
  await waitFor(() => expect(client.backend.campaigns).toMatchObject([{ body: 'Nobody has seen this yet' }]));
  await waitFor(() => expect(kept()).not.toContain('Nobody has seen this yet'));
});

/** Writes a new campaign, whose first save gets no response. */
async function writeUnheard() {
  const client = createFakeOwnerClient({ campaigns: [], isSignedIn: true });
  client.fake.lose('campaigns.create');
  await open(client, '/new');
  await write('Saved, but nobody heard');
  await waitFor(() => expect(client.backend.campaigns).toHaveLength(1));
  return client;
}

test('N6 a new campaign whose response was lost is not created twice', async () => {
  const client = await writeUnheard();
  crash();
  client.fake.heal();
  await open(client, '/new');
  await write('Saved, but nobody heard, and more');
  await waitFor(() => expect(client.backend.campaigns).toMatchObject([{ body: 'Saved, but nobody heard, and more' }]));
  const [{ id } = { id: '' }] = client.backend.campaigns;
  await waitFor(() => expect(address()).toBe(`/admin/newsletter/campaigns/${id}`));
  await waitFor(() => expect(kept()).not.toContain('nobody heard'));
});

test('N6 a new campaign whose response was lost never overwrites a change made elsewhere', async () => {
  const client = await writeUnheard();
  client.fake.heal();
  client.backend.campaigns = [{ ...client.backend.campaigns[0]!, body: 'From my phone', version: '7' }];
  await write('Typed on');
  expect(await screen.findByText('This campaign was changed somewhere else')).toBeVisible();
  expect(client.backend.campaigns).toMatchObject([{ body: 'From my phone' }]);
  fireEvent.click(screen.getByRole('button', { name: 'Keep this version' }));
  await waitFor(() => expect(client.backend.campaigns).toMatchObject([{ body: 'Typed on' }]));
});

test('N6 restored text never silently overwrites a newer saved version', async () => {
  const client = offline();
  await crashAfterWriting(client, 'Typed before the crash');
  client.fake.heal();
  client.backend.campaigns = [{ ...client.backend.campaigns[0]!, body: 'From my phone', version: '7' }];
  const { owner } = await open(client);
  expect(await screen.findByText('This campaign was changed somewhere else')).toBeVisible();
  expect(await message()).toHaveValue('Typed before the crash');
  expect(client.backend.campaigns).toMatchObject([{ body: 'From my phone' }]);
  await owner.click(screen.getByRole('button', { name: 'Use the other version' }));
  await waitFor(async () => expect(await message()).toHaveValue('From my phone'));
  await owner.type(await message(), ', and my desk');
  await waitFor(() => expect(client.backend.campaigns).toMatchObject([{ body: 'From my phone, and my desk' }]));
});

test('N6 a deleted draft is not restored as a new one', async () => {
  const client = offline([]);
  const { owner } = await open(client, '/new');
  await write('Better not');
  await owner.click(screen.getByRole('button', { name: 'Delete draft' }));
  await owner.click(await screen.findByRole('button', { name: 'Delete' }));
  await screen.findByRole('heading', { name: 'No campaigns yet' });
  expect(kept()).not.toContain('Better not');
});

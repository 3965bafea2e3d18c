import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { DataError } from 'data-client';
import { aCampaign, createFakeOwnerClient, type FakeOwnerClient } from 'data-client/testing';
import { address, openDeskInside } from '../../testing/open-desk';

const draft = () => aCampaign({ id: 'draft-1' });
const message = () => screen.findByRole('textbox', { name: /^Message/ });
const write = async (text: string) => fireEvent.change(await message(), { target: { value: text } });
const kept = () => JSON.stringify({ ...localStorage });

/** A server that cannot be reached: what is typed is in this browser alone. */
function offline(campaigns = [draft()]): FakeOwnerClient {
  const client = createFakeOwnerClient({ campaigns, isSignedIn: true });
  client.fake.fail('campaigns.save', new DataError('offline'));
  return client;
}

const open = (client: FakeOwnerClient, place = '/draft-1') =>
  openDeskInside({ client, address: `/admin/newsletter/campaigns${place}` });

/** The browser dies this very moment: what it has stored is all that is left. */
function crash() {
  const storage = { ...localStorage };
  cleanup();
  localStorage.clear();
  for (const [key, value] of Object.entries(storage)) localStorage.setItem(key, value);
}

beforeEach(() => localStorage.clear());

test('N6 after a crash the campaign is back as it was typed, with an offer of the saved version', async () => {
  const client = offline();
  await open(client);
  await write('Typed before the crash');
  await waitFor(() => expect(kept()).toContain('Typed before the crash'));
  crash();

  const { owner } = await open(client);
  expect(await message()).toHaveValue('Typed before the crash');
  await screen.findByText('Your writing is back');
  await owner.click(screen.getByRole('button', { name: 'Use the saved version instead' }));
  await waitFor(async () => expect(await message()).toHaveValue(draft().body));
  await waitFor(() => expect(kept()).not.toContain('Typed before the crash'));
});

test('N6 a campaign that was never saved is back, too, and saves itself once it can', async () => {
  const client = offline([]);
  await open(client, '/new');
  await write('Nobody has seen this yet');
  await waitFor(() => expect(kept()).toContain('Nobody has seen this yet'));
  crash();

  client.fake.heal();
  await open(client, '/new');
  expect(await message()).toHaveValue('Nobody has seen this yet');
  await waitFor(() => expect(client.backend.campaigns).toMatchObject([{ body: 'Nobody has seen this yet' }]));
  await waitFor(() => expect(kept()).not.toContain('Nobody has seen this yet'));
});

/** What is asked for happens, and nobody hears of it. */
function losingAnswers(): { client: FakeOwnerClient; hear: () => void } {
  const client = createFakeOwnerClient({ campaigns: [], isSignedIn: true });
  const { create } = client.campaigns;
  client.campaigns.create = async (campaign) => {
    await create(campaign);
    throw new DataError('offline');
  };
  return { client, hear: () => (client.campaigns.create = create) };
}

test('N6 a new campaign whose answer was lost with the page is one campaign when it is saved again', async () => {
  const { client, hear } = losingAnswers();
  await open(client, '/new');
  await write('Saved, but nobody heard');
  await waitFor(() => expect(client.backend.campaigns).toHaveLength(1));
  crash();

  hear();
  await open(client, '/new');
  await write('Saved, but nobody heard, and more');
  await waitFor(() => expect(client.backend.campaigns).toMatchObject([{ body: 'Saved, but nobody heard, and more' }]));
  const [{ id } = { id: '' }] = client.backend.campaigns;
  await waitFor(() => expect(address()).toBe(`/admin/newsletter/campaigns/${id}`));
  await waitFor(() => expect(kept()).not.toContain('nobody heard'));
});

test('N6 a new campaign that was changed elsewhere before its answer was heard is not written over', async () => {
  const { client, hear } = losingAnswers();
  await open(client, '/new');
  await write('Saved, but nobody heard');
  await waitFor(() => expect(client.backend.campaigns).toHaveLength(1));
  hear();
  Object.assign(client.backend.campaigns[0] ?? {}, { body: 'From my phone', version: 7 });
  await write('Typed on');
  expect(await screen.findByText('This campaign was changed somewhere else')).toBeVisible();
  expect(client.backend.campaigns).toMatchObject([{ body: 'From my phone' }]);
  fireEvent.click(screen.getByRole('button', { name: 'Keep what is here' }));
  await waitFor(() => expect(client.backend.campaigns).toMatchObject([{ body: 'Typed on' }]));
});

test('N6 what comes back after a crash never overwrites unseen what was saved since', async () => {
  const client = offline();
  await open(client);
  await write('Typed before the crash');
  await waitFor(() => expect(kept()).toContain('Typed before the crash'));
  crash();

  client.fake.heal();
  Object.assign(client.backend.campaigns[0] ?? {}, { body: 'From my phone', version: '7' });
  const { owner } = await open(client);
  expect(await screen.findByText('This campaign was changed somewhere else')).toBeVisible();
  expect(await message()).toHaveValue('Typed before the crash');
  expect(client.backend.campaigns).toMatchObject([{ body: 'From my phone' }]);
  await owner.click(screen.getByRole('button', { name: 'Take the other version' }));
  await waitFor(async () => expect(await message()).toHaveValue('From my phone'));
});

test('N6 a draft that is deleted does not come back as a new one', async () => {
  const client = offline([]);
  const { owner } = await open(client, '/new');
  await write('Better not');
  await owner.click(screen.getByRole('button', { name: 'Delete draft' }));
  await owner.click(await screen.findByRole('button', { name: 'Delete' }));
  await screen.findByRole('heading', { name: 'No campaigns yet' });
  expect(kept()).not.toContain('Better not');
});

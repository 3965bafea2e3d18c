import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { DataError } from 'data-client';
import { aCampaign, aSubscriber, type FakeOwnerClient } from 'data-client/testing';
import { HostPreviewsContext } from '../../dashboard/host-previews';
import { address, openDashboard, type OpenAdmin } from '../../testing/open-dashboard';

const message = () => screen.findByRole('textbox', { name: /^Message/ });

/** Opens a saved draft whose text is "Hello". */
async function openDraft(over: OpenAdmin = {}) {
  const dashboard = await openDashboard({
    seed: { campaigns: [aCampaign({ id: 'draft-1', subject: 'News', body: 'Hello' })] },
    address: '/admin/newsletter/campaigns/draft-1',
    ...over,
  });
  await message();
  return dashboard;
}

/** Writes "Hello" in a new draft, and waits for its first save. */
async function writeNew() {
  const dashboard = await openDashboard({ seed: { campaigns: [] }, address: '/admin/newsletter/campaigns/new' });
  await dashboard.owner.type(await message(), 'Hello');
  await waitFor(() => expect(dashboard.client.backend.campaigns).toHaveLength(1));
  return dashboard;
}

test('N6 the form says if the number of recipients couldn’t be loaded, and requests it again', async () => {
  const { owner, client } = await openDraft({ fails: 'subscribers.overview' });
  await owner.type(await message(), '!');
  expect(await screen.findByText(/^The number of recipients couldn’t be loaded\./)).toBeVisible();
  client.fake.heal();
  await owner.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('button', { name: /^Send to \d+\.\.\.$/ })).toBeEnabled();
  expect(await message()).toHaveValue('Hello!');
});

test('N6 the preview shows the subject and the text, and nothing of an article', async () => {
  const { owner } = await openDraft({
    around: (dashboard) => (
      <HostPreviewsContext value={{ TextPreview: ({ content }) => <p>{`Rendered: ${content}`}</p> }}>
        {dashboard}
      </HostPreviewsContext>
    ),
  });
  await owner.click(await screen.findByRole('button', { name: 'Show preview' }));
  expect(screen.getByRole('heading', { name: 'News' })).toBeVisible();
  expect(screen.getByText('Rendered: Hello')).toBeVisible();
});

test('N6 the editor asks for the postal address that newsletters must have, until there is one', async () => {
  await openDraft();
  expect(await screen.findByRole('link', { name: 'Add your address' })).toHaveAttribute(
    'href',
    '/admin/settings/general?key=business_address',
  );
  cleanup();
  const settings = { business_address: '12 Main Street, Boston' };
  await openDraft({ seed: { campaigns: [aCampaign({ id: 'draft-1', body: 'Hello' })], settings } });
  expect(await message()).toHaveAccessibleDescription(/your business address and an unsubscribe link/);
  expect(screen.queryByRole('link', { name: 'Add your address' })).not.toBeInTheDocument();
});

const opened: [string, typeof writeNew][] = [
  ['an open draft', () => openDraft()],
  ['a new draft after its first save', writeNew],
];

test.each(opened)('N6 %s that is deleted somewhere else can be saved as a new campaign', async (_, open) => {
  const { owner, client } = await open();
  client.backend.campaigns = [];
  await owner.type(await message(), ' again');
  expect(await screen.findByText('This campaign was deleted somewhere else')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Send a test to me' })).toBeDisabled();
  await owner.click(screen.getByRole('button', { name: 'Save as a new campaign' }));
  expect(screen.queryByText('This campaign was deleted somewhere else')).not.toBeInTheDocument();
  await owner.type(await message(), ' and again');
  await waitFor(() => expect(client.backend.campaigns).toMatchObject([{ body: 'Hello again and again' }]));
  await waitFor(() => expect(address()).toBe(`/admin/newsletter/campaigns/${client.backend.campaigns[0]!.id}`));
  expect(await message()).toHaveValue('Hello again and again');
});

const sentElsewhere = () => screen.findByText('This campaign is already being sent');

async function sendElsewhere(client: FakeOwnerClient) {
  const { id = '' } = client.backend.campaigns[0] ?? {};
  await client.campaigns.start((await client.campaigns.byId(id))!);
}

test('N6 a draft sent somewhere else keeps what the owner has typed', async () => {
  const { owner, client } = await openDraft();
  await sendElsewhere(client);
  await owner.type(await message(), ' again');
  expect(await sentElsewhere()).toBeVisible();
  expect(await message()).toHaveValue('Hello again');
  expect(screen.getByRole('button', { name: 'Delete draft' })).toBeDisabled();
  await owner.click(screen.getByRole('button', { name: 'Save as a new campaign' }));
  await waitFor(() => expect(client.backend.campaigns).toMatchObject([{ body: 'Hello' }, { body: 'Hello again' }]));
  await waitFor(() => expect(address()).toBe(`/admin/newsletter/campaigns/${client.backend.campaigns[1]!.id}`));
  expect(await message()).toHaveValue('Hello again');
});

test.each(opened)(
  'N6 the progress of %s that is sent somewhere else follows once its text is discarded',
  async (_, open) => {
    const { owner, client } = await open();
    await sendElsewhere(client);
    await owner.type(await message(), ' again');
    expect(await sentElsewhere()).toBeVisible();
    await owner.click(screen.getByRole('button', { name: 'Discard my changes' }));
    expect(await screen.findByRole('button', { name: 'Pause' })).toBeVisible();
    expect(screen.queryByRole('textbox', { name: /^Message/ })).not.toBeInTheDocument();
  },
);

test('N6 a version saved somewhere else is not sent unseen', async () => {
  const { owner, client } = await openDraft();
  const { version, ...seen } = (await client.campaigns.byId('draft-1'))!;
  await client.campaigns.save({ ...seen, version, body: 'From my phone' });
  await owner.click(await screen.findByRole('button', { name: /^Send to/ }));
  await owner.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: /^Send to/ }));
  expect(await screen.findByText('This campaign was changed somewhere else')).toBeVisible();
  expect(client.backend.campaigns).toMatchObject([{ state: 'draft' }]);
});

test('N6 a draft deleted on a slow network leaves open the page that the owner has opened since', async () => {
  const { owner, client } = await openDashboard({ seed: { campaigns: [] }, address: '/admin/newsletter/campaigns' });
  await owner.click(await screen.findByRole('link', { name: 'New campaign' }));
  const release = client.fake.hold('campaigns.create');
  await owner.type(await message(), 'Hello');
  expect(await screen.findByText('Saving...')).toBeVisible();
  await owner.click(screen.getByRole('button', { name: 'Delete draft' }));
  await owner.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }));
  await owner.click(screen.getByRole('link', { name: 'People' }));
  release();
  await owner.click(await screen.findByRole('button', { name: 'Dismiss' }));
  expect(address()).toBe('/admin/people');
});

test('N6 a new campaign whose start loses its response shows its progress', async () => {
  const { owner, client } = await writeNew();
  client.backend.readers = [aSubscriber()];
  await owner.type(screen.getByRole('textbox', { name: /^Subject/ }), 'News');
  const { start } = client.campaigns;
  jest.spyOn(client.campaigns, 'start').mockImplementationOnce(async (seen) => {
    await start(seen);
    throw new DataError('offline');
  });
  await owner.click(screen.getByRole('button', { name: /^Send to/ }));
  await owner.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: /^Send to/ }));
  expect(await screen.findByText('1 of 1 done')).toBeVisible();
});

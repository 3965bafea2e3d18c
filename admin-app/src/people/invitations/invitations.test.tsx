import { screen, waitFor, within } from '@testing-library/react';
import { DataError } from 'data-client';
import { aPerson, createFakeOwnerClient } from 'data-client/testing';
import { openDashboard } from '../../testing/open-dashboard';

const email = 'maren@northwind.example';
const home = 'maren@home.example';
const maren = aPerson({
  addresses: [
    { email, originId: 'one' },
    { email: home, originId: 'two' },
  ],
});
const daysMs = 86_400_000;
const address = 'http://localhost/#/book/again/token-1';

async function openPerson(client = createFakeOwnerClient({ isSignedIn: true, people: [maren] })) {
  const { owner } = await openDashboard({ client, address: `/admin/people/${maren.id}` });
  await screen.findByRole('heading', { level: 2, name: 'Maren Okafor' });
  return { owner, client };
}

async function openLinks(client?: ReturnType<typeof createFakeOwnerClient>) {
  const page = await openPerson(client);
  await page.owner.click(screen.getByRole('button', { name: '“Book again” link…' }));
  const dialog = within(await screen.findByRole('dialog', { name: '“Book again” links for Maren Okafor' }));
  return { ...page, dialog };
}

const stored = (client: ReturnType<typeof createFakeOwnerClient>) => [...client.backend.invitations.values()];

test('PE7 the owner makes a link, copies it once and revokes it', async () => {
  const { owner, client, dialog } = await openLinks();
  expect(await dialog.findByText('None yet.')).toBeVisible();
  await owner.selectOptions(dialog.getByLabelText('Email address'), home);
  await owner.selectOptions(dialog.getByLabelText('Service'), 'Executive Coaching');
  await owner.selectOptions(dialog.getByLabelText(/^Works for/), '90 days');
  await owner.click(dialog.getByRole('button', { name: 'Create link' }));
  expect(await dialog.findByText(address)).toBeVisible();
  await owner.click(dialog.getByRole('button', { name: 'Copy link' }));
  expect(await navigator.clipboard.readText()).toBe(address);
  const [link] = stored(client);
  expect(link).toMatchObject({ email: home, serviceType: 'executive' });
  expect(link!.expiresAt.getTime() - link!.createdAt.getTime()).toBe(90 * daysMs);

  await owner.click(await dialog.findByRole('button', { name: /^Revoke the link for Executive Coaching/ }));
  await owner.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Revoke' }));
  expect(await screen.findByText('The link no longer works.')).toBeVisible();
  expect(await dialog.findByText('None yet.')).toBeVisible();
  expect(stored(client)).toEqual([]);
});

test('PE7 a new link is shown until it is revoked', async () => {
  const { owner, dialog } = await openLinks();
  const revoke = async (name: RegExp) => {
    await owner.click(await dialog.findByRole('button', { name }));
    await owner.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Revoke' }));
    await waitFor(() => expect(dialog.queryByRole('button', { name })).toBeNull());
  };
  await owner.selectOptions(dialog.getByLabelText('Service'), 'Executive Coaching');
  await owner.click(dialog.getByRole('button', { name: 'Create link' }));
  await dialog.findByText(address);
  await owner.selectOptions(dialog.getByLabelText('Service'), 'The client chooses');
  await owner.click(dialog.getByRole('button', { name: 'Create link' }));
  const second = await dialog.findByText('http://localhost/#/book/again/token-2');
  await revoke(/^Revoke the link for Executive Coaching/);
  expect(second).toBeVisible();
  await revoke(/^Revoke the link for Any service/);
  expect(second).not.toBeInTheDocument();
});

test('PE7 a link works for 30 days and for any service unless the owner chooses', async () => {
  const { owner, client, dialog } = await openLinks();
  await owner.click(dialog.getByRole('button', { name: 'Create link' }));
  await dialog.findByText(address);
  const [link] = stored(client);
  expect(link).toMatchObject({ email, serviceType: null });
  expect(link!.expiresAt.getTime() - link!.createdAt.getTime()).toBe(30 * daysMs);
});

test('PE7 an expired link is shown as expired and has nothing to revoke', async () => {
  const link = {
    id: 'old',
    email,
    serviceType: null,
    createdAt: new Date('2026-01-05'),
    expiresAt: new Date('2026-02-04'),
  };
  const invitations = new Map([['old', link]]);
  const { dialog } = await openLinks(createFakeOwnerClient({ isSignedIn: true, people: [maren], invitations }));
  expect(await dialog.findByText(/expired Feb/)).toBeVisible();
  expect(dialog.queryByRole('button', { name: /Revoke/ })).not.toBeInTheDocument();
});

test('PE7 failures say so: the list, a new link and revoking one', async () => {
  const client = createFakeOwnerClient({ isSignedIn: true, people: [maren] });
  client.fake.fail('invitations.of', new DataError('server'));
  client.fake.fail('invitations.add');
  const { owner, dialog } = await openLinks(client);
  expect(await dialog.findByText(/^The links couldn’t be loaded\./)).toBeVisible();
  await owner.click(dialog.getByRole('button', { name: 'Create link' }));
  expect(await dialog.findByText(/^The link couldn’t be created\./)).toBeVisible();
  client.fake.heal();
  await owner.click(dialog.getByRole('button', { name: 'Create link' }));
  await dialog.findByText(address);
  client.fake.fail('invitations.revoke');
  await owner.click(await dialog.findByRole('button', { name: /^Revoke the link/ }));
  await owner.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Revoke' }));
  expect(await screen.findByText(/^The link couldn’t be revoked\./)).toBeVisible();
  expect(stored(client)).toHaveLength(1);
});

test('PE7 the failure to revoke a link stays until this link is revoked, not another one', async () => {
  const { owner, client, dialog } = await openLinks();
  const revoke = async (name: RegExp) => {
    await owner.click(await dialog.findByRole('button', { name }));
    await owner.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Revoke' }));
  };
  for (const service of ['Executive Coaching', 'The client chooses']) {
    await owner.selectOptions(dialog.getByLabelText('Service'), service);
    await owner.click(dialog.getByRole('button', { name: 'Create link' }));
    await waitFor(() => expect(dialog.queryByText('None yet.')).toBeNull());
  }
  client.fake.fail('invitations.revoke');
  await revoke(/^Revoke the link for Executive Coaching/);
  const failure = () => screen.queryByText(/^The link couldn’t be revoked\./);
  await waitFor(() => expect(failure()).toBeVisible());
  client.fake.heal();
  await revoke(/^Revoke the link for Any service/);
  await screen.findByText('The link no longer works.');
  expect(failure()).toBeVisible();
  await revoke(/^Revoke the link for Executive Coaching/);
  await waitFor(() => expect(failure()).toBeNull());
});

test('PE7 a link whose response was lost is not created twice', async () => {
  const { owner, client, dialog } = await openLinks();
  client.fake.lose('invitations.add');
  await owner.click(dialog.getByRole('button', { name: 'Create link' }));
  await dialog.findByText(/^The link couldn’t be created\./);
  client.fake.heal();
  await owner.click(dialog.getByRole('button', { name: 'Create link' }));
  await dialog.findByText(/^Give it to this person only/);
  expect(stored(client)).toHaveLength(1);
  await owner.click(dialog.getByRole('button', { name: 'Create link' }));
  await waitFor(() => expect(stored(client)).toHaveLength(2));
});

test('PE7 a link that cannot be copied can be selected', async () => {
  const { owner, dialog } = await openLinks();
  await owner.click(dialog.getByRole('button', { name: 'Create link' }));
  await dialog.findByText(address);
  jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValueOnce(new Error('refused'));
  await owner.click(dialog.getByRole('button', { name: 'Copy link' }));
  expect(await dialog.findByText(/doesn’t allow copying/)).toBeVisible();
});

test('PE7 a link is inserted into an email at the cursor', async () => {
  const { owner, client } = await openPerson();
  await owner.click(screen.getByRole('button', { name: 'Write an email' }));
  const text = await screen.findByRole('textbox', { name: /^Email/ });
  client.fake.fail('invitations.add');
  await owner.click(screen.getByRole('button', { name: 'Insert a “Book again” link' }));
  expect(await screen.findByText(/^The link couldn’t be created\./)).toBeVisible();
  client.fake.heal();
  await owner.click(screen.getByRole('button', { name: 'Insert a “Book again” link' }));
  await waitFor(() => expect(text).toHaveValue(`Dear Maren Okafor,\n\n${address}\n\nWarm regards\nLena Ashford`));
  expect(stored(client)).toMatchObject([{ email }]);
});

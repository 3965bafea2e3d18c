import { screen, waitFor } from '@testing-library/react';
import { DataError } from 'data-client';
import { fakeCode, fakeOwner, fakeRecoveryLink } from 'data-client/testing';
import { accessibilityFindings } from '../testing/accessibility';
import { address, openDesk } from '../testing/open-desk';

const next = 'four words in a row';

async function openAsking() {
  const desk = openDesk();
  await desk.owner.click(await screen.findByRole('link', { name: 'Forgot your password?' }));
  await screen.findByRole('heading', { name: 'Forgot your password?' });
  const ask = async (email: string) => {
    await desk.owner.type(screen.getByLabelText(/^Email/), email);
    await desk.owner.click(screen.getByRole('button', { name: 'Send the link' }));
  };
  return { ...desk, ask };
}

async function openLink({ link = fakeRecoveryLink, ...rest }: Parameters<typeof openDesk>[0] & { link?: string } = {}) {
  const desk = openDesk({ address: `/admin/new-password/${link}`, ...rest });
  await screen.findByRole('heading', { name: 'Set a new password' });
  const set = async (password: string) => {
    await desk.owner.clear(screen.getByLabelText(/^New password/));
    await desk.owner.type(screen.getByLabelText(/^New password/), `${password}{Enter}`);
  };
  return { ...desk, set };
}

test('A2 who forgot the password is led to the mail, and back again', async () => {
  const { owner } = await openAsking();
  expect(address()).toBe('/admin/forgot-password');
  await owner.click(screen.getByRole('link', { name: 'I know my password: sign in' }));
  expect(await screen.findByRole('button', { name: 'Sign In' })).toBeVisible();
});

test.each([fakeOwner.email, 'nobody@example.com'])('A2 %s hears the same sentence', async (email) => {
  const { client, ask } = await openAsking();
  expect(await accessibilityFindings()).toEqual([]);
  await ask(email);
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Please look into your inbox.If this address has an account, a mail with a link is on its way to it.' +
      ' The link works once, within an hour.',
  );
  expect(screen.getByRole('main')).toHaveFocus();
  expect(client.fake.calls).toContainEqual({
    operation: 'recovery.ask',
    input: { email, page: `${location.origin}${location.pathname}` },
  });
  expect(await accessibilityFindings()).toEqual([]);
});

test('A2 without an address nothing is asked, and a lost connection says so and keeps what was typed', async () => {
  const { client, owner, ask } = await openAsking();
  await ask('owner');
  const field = screen.getByLabelText(/^Email/);
  expect(field).toHaveAccessibleDescription('Please enter an email address like name@example.com.');
  expect(field).toHaveFocus();
  client.fake.fail('recovery.ask', new DataError('offline'));
  await ask('@example.com');
  expect(await screen.findByText(new DataError('offline').message)).toBeVisible();
  expect(field).toHaveValue('owner@example.com');
  client.fake.heal();
  await owner.click(screen.getByRole('button', { name: 'Send the link' }));
  await owner.click(await screen.findByRole('button', { name: 'Ask again' }));
  expect(screen.getByLabelText(/^Email/)).toHaveValue('owner@example.com');
});

test('A2 by the link of the mail the owner sets a new password, signs in with it, and the link stays out of sight', async () => {
  const { client, owner, set } = await openLink({ seed: { isSignedIn: true } });
  expect(address()).toBe('/admin/new-password');
  expect(await accessibilityFindings()).toEqual([]);
  await set('short');
  expect(screen.getByText('Please take at least 12 characters.')).toBeVisible();
  await set(fakeOwner.password);
  expect(await screen.findByText(/^This is the password you have already/)).toBeVisible();
  await set(next);
  expect(await screen.findByText('Your new password is set. Every device has to sign in again.')).toBeVisible();
  expect(screen.getByRole('heading', { name: 'You can sign in again' })).toBeVisible();
  expect(client.backend).toMatchObject({ isSignedIn: false, owner: { password: next } });
  await owner.click(screen.getByRole('link', { name: 'Sign in' }));
  await owner.type(await screen.findByRole('textbox', { name: /Username/ }), fakeOwner.email);
  await owner.type(screen.getByLabelText(/^Password/), `${next}{Enter}`);
  expect(await screen.findByRole('heading', { name: 'Admin Dashboard' })).toBeVisible();
});

test('A2 a password that is too short or was refused says so at its field, which has the focus', async () => {
  const { client, owner } = await openLink();
  const field = screen.getByLabelText(/^New password/);
  const enter = async (password: string) => {
    await owner.clear(field);
    await owner.type(field, password);
    await owner.click(screen.getByRole('button', { name: 'Set the password' }));
  };
  await enter('short');
  expect(field).toHaveAccessibleDescription(/^Please take at least 12 characters\./);
  expect(field).toHaveFocus();
  expect(client.fake.calls.map(({ operation }) => operation)).not.toContain('recovery.setPassword');
  await enter(fakeOwner.password);
  await waitFor(() => expect(field).toHaveAccessibleDescription(/^This is the password you have already/));
  expect(field).toHaveFocus();
});

test('A2 where an authenticator is set up, the link alone sets nothing: its code is asked for', async () => {
  const { client, owner, set } = await openLink({ seed: { authenticators: ['phone'] } });
  await set(next);
  const code = await screen.findByRole('textbox', { name: 'Code' });
  expect(screen.getByText(/^Is your phone lost\?/)).toHaveTextContent(/A new link by mail is enough then\.$/);
  expect(client.backend.owner.password).toBe(fakeOwner.password);
  expect(await accessibilityFindings()).toEqual([]);
  await owner.type(code, '000000{Enter}');
  expect(await screen.findByText(/^This code is not right\./)).toBeVisible();
  expect(client.backend.owner.password).toBe(fakeOwner.password);
  await owner.clear(code);
  await owner.type(code, `${fakeCode}{Enter}`);
  expect(await screen.findByText(/^Your new password is set\./)).toBeVisible();
  expect(client.backend.owner.password).toBe(next);
});

test('A2 a used or old link says so and leads to a new one', async () => {
  const { client, owner, set } = await openLink({ link: 'an-old-one' });
  await set(next);
  expect(await screen.findByText(/^This link no longer works/)).toBeVisible();
  expect(client.backend.owner.password).toBe(fakeOwner.password);
  expect(await accessibilityFindings()).toEqual([]);
  await owner.click(screen.getByRole('link', { name: 'Ask for a new link' }));
  expect(await screen.findByRole('button', { name: 'Send the link' })).toBeVisible();
});

test('A2 an address without its link, as after a reload, says what to do', async () => {
  openDesk({ address: '/admin/new-password' });
  expect(await screen.findByText('Please open the link in the mail once more, or ask for a new one.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Ask for a new link' })).toBeVisible();
});

test('A2 a lost connection says so, and the same link works once it is back', async () => {
  const { client, set } = await openLink();
  client.fake.fail('recovery.setPassword', new DataError('offline'));
  await set(next);
  expect(await screen.findByText(new DataError('offline').message)).toBeVisible();
  expect(screen.getByLabelText(/^New password/)).toHaveValue(next);
  client.fake.heal();
  await set(next);
  expect(await screen.findByText(/^Your new password is set\./)).toBeVisible();
});

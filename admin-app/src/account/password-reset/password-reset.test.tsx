import { screen, waitFor } from '@testing-library/react';
import { DataError } from 'data-client';
import { fakeCode, fakeOwner, fakeResetLink } from 'data-client/testing';
import { Link } from 'react-router-dom';
import { address, browserBack, openAdmin } from '../../testing/open-dashboard';

const next = 'four words in a row';

async function openAsking() {
  const dashboard = openAdmin();
  await dashboard.owner.click(await screen.findByRole('link', { name: 'Forgot your password?' }));
  await screen.findByRole('heading', { name: 'Forgot your password?' });
  const ask = async (email: string) => {
    await dashboard.owner.type(screen.getByLabelText(/^Email/), email);
    await dashboard.owner.click(screen.getByRole('button', { name: 'Send link' }));
  };
  return { ...dashboard, ask };
}

async function openLink({ link = fakeResetLink, ...rest }: Parameters<typeof openAdmin>[0] & { link?: string } = {}) {
  const dashboard = openAdmin({ address: `/admin/new-password/${link}`, ...rest });
  await screen.findByRole('heading', { name: 'Set a new password' });
  const set = async (password: string) => {
    await dashboard.owner.clear(screen.getByLabelText(/^New password/));
    await dashboard.owner.type(screen.getByLabelText(/^New password/), `${password}{Enter}`);
  };
  return { ...dashboard, set };
}

test('A2 the password-reset form opens from the sign-in and leads back', async () => {
  const { owner } = await openAsking();
  expect(address()).toBe('/admin/forgot-password');
  expect(screen.getByRole('main')).toHaveFocus();
  await owner.click(screen.getByRole('link', { name: 'Back to sign-in' }));
  expect(await screen.findByRole('button', { name: 'Sign In' })).toBeVisible();
});

test.each([fakeOwner.email, 'nobody@example.com'])('A2 %s gets the same answer', async (email) => {
  const { client, ask } = await openAsking();
  await ask(email);
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Check your inboxIf this address has an account, a link is on its way. It works once, within an hour.',
  );
  expect(screen.getByRole('main')).toHaveFocus();
  expect(client.fake.calls).toContainEqual({
    operation: 'passwordReset.ask',
    input: { email, redirectTo: `${location.origin}${location.pathname}` },
  });
});

test('A2 an invalid address is not sent, and an offline error keeps the text', async () => {
  const { client, owner, ask } = await openAsking();
  await ask('owner');
  const field = screen.getByLabelText(/^Email/);
  expect(field).toHaveAccessibleDescription('Please enter an email address like name@example.com.');
  expect(field).toHaveFocus();
  client.fake.fail('passwordReset.ask');
  await ask('@example.com');
  expect(await screen.findByText(new DataError('offline').message)).toBeVisible();
  expect(field).toHaveValue('owner@example.com');
  client.fake.heal();
  await owner.click(screen.getByRole('button', { name: 'Send link' }));
  await owner.click(await screen.findByRole('button', { name: 'Request another link' }));
  expect(screen.getByLabelText(/^Email/)).toHaveValue('owner@example.com');
});

test('A2 a short or rejected password shows an error at its field, which has the focus', async () => {
  const { client, owner } = await openLink();
  const field = screen.getByLabelText(/^New password/);
  const enter = async (password: string) => {
    await owner.clear(field);
    await owner.type(field, password);
    await owner.click(screen.getByRole('button', { name: 'Set password' }));
  };
  await enter('short');
  expect(field).toHaveAccessibleDescription(/^Use at least 12 characters\./);
  expect(field).toHaveFocus();
  expect(client.fake.calls.map(({ operation }) => operation)).not.toContain('passwordReset.setPassword');
  await enter(fakeOwner.password);
  await waitFor(() => expect(field).toHaveAccessibleDescription(/^This is already your password/));
  expect(field).toHaveFocus();
});

test('A2 a used or expired link offers a new one', async () => {
  const newer = <Link to={`/admin/new-password/${fakeResetLink}`}>The newer link</Link>;
  const { client, owner, set } = await openLink({
    link: 'an-old-one',
    around: (page) => (
      <>
        {newer}
        {page}
      </>
    ),
  });
  await set(next);
  expect(await screen.findByText(/^This link no longer works/)).toBeVisible();
  expect(client.backend.owner.password).toBe(fakeOwner.password);
  expect(screen.getByRole('link', { name: 'Request a new link' })).toBeVisible();
  await owner.click(screen.getByRole('link', { name: 'The newer link' }));
  expect(await screen.findByRole('heading', { name: 'Set a new password' })).toBeVisible();
});

test('A2 the code of an authenticator is asked for after the password, and not for a rejected password', async () => {
  const { client, owner, set } = await openLink({ seed: { isSignedIn: true, authenticators: ['app'] } });
  const enterCode = async (code: string) =>
    owner.type(await screen.findByRole('textbox', { name: 'Code' }), `${code}{Enter}`);
  await set(fakeOwner.password);
  await enterCode(fakeCode);
  expect(await screen.findByLabelText(/^New password/)).toHaveAccessibleDescription(/^This is already your password/);
  await set(next);
  await enterCode('000000');
  expect(await screen.findByRole('alert')).toHaveTextContent(/^This code is incorrect/);
  const signOuts = () => client.fake.calls.filter(({ operation }) => operation === 'session.signOut').length;
  expect(signOuts()).toBe(0);
  await owner.keyboard(`${fakeCode}{Enter}`);
  expect(await screen.findByText(/^Your new password is set\./)).toBeVisible();
  expect([client.backend.owner.password, signOuts()]).toEqual([next, 1]);
});

test('A2 a page without its token, as after a reload, explains what to do', async () => {
  const { owner } = openAdmin({ address: '/admin/new-password' });
  expect(await screen.findByText('Please open the link in the email again, or request a new one.')).toBeVisible();
  await owner.click(screen.getByRole('link', { name: 'Request a new link' }));
  expect(await screen.findByRole('button', { name: 'Send link' })).toBeVisible();
});

test('A2 an offline error keeps the link usable', async () => {
  const { client, owner, set } = await openLink();
  client.fake.fail('passwordReset.setPassword');
  await set(next);
  expect(await screen.findByText(new DataError('offline').message)).toBeVisible();
  expect(screen.getByLabelText(/^New password/)).toHaveValue(next);
  client.fake.heal();
  await set(next);
  expect(await screen.findByText(/^Your new password is set\./)).toBeVisible();
  // The link is not in the browser's history.
  await owner.click(browserBack());
  expect(screen.getByText('The public site')).toBeVisible();
});

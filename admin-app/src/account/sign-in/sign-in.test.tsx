import { screen } from '@testing-library/react';
import { DataError } from 'data-client';
import { fakeOwner } from 'data-client/testing';
import { address, openAdmin } from '../../testing/open-dashboard';

const username = () => screen.findByRole('textbox', { name: /Username/ });
const password = () => screen.getByLabelText(/^Password/);
const signInButton = () => screen.getByRole('button', { name: 'Sign In' });

async function openSignIn(over: Parameters<typeof openAdmin>[0] = {}) {
  const dashboard = openAdmin(over);
  await username();
  return dashboard;
}

async function typeCredentials({ owner }: ReturnType<typeof openAdmin>, secret: string = fakeOwner.password) {
  await owner.type(await username(), fakeOwner.email);
  await owner.type(password(), secret);
}

test('A2 the owner signs in with username and password and sees the dashboard', async () => {
  const dashboard = await openSignIn();
  await typeCredentials(dashboard);
  await dashboard.owner.click(signInButton());
  expect(await screen.findByRole('heading', { name: 'Admin Dashboard' })).toBeVisible();
  expect(screen.getByText(`Welcome, ${fakeOwner.name}`)).toBeVisible();
  expect(screen.getByRole('main')).toHaveFocus();
});

test('A2 both fields are required, and each shows its own error', async () => {
  const { owner, client } = await openSignIn();
  await owner.click(signInButton());
  expect(await username()).toHaveAccessibleDescription('Please enter your username.');
  expect(await username()).toHaveFocus();
  expect(password()).toHaveAccessibleDescription('Please enter your password.');
  await owner.type(await username(), fakeOwner.email);
  await owner.click(signInButton());
  expect(await username()).toBeValid();
  expect(password()).toHaveFocus();
  expect(client.fake.calls.map(({ operation }) => operation)).not.toContain('session.signIn');
});

test('A2 the button reads Signing In... while pending, and a second Enter sends nothing', async () => {
  const dashboard = await openSignIn();
  const release = dashboard.client.fake.hold('session.signIn');
  await typeCredentials(dashboard);
  await dashboard.owner.keyboard('{Enter}{Enter}');
  expect(screen.getByRole('button', { name: 'Signing In...' })).toHaveAttribute('aria-disabled', 'true');
  release();
  await screen.findByRole('heading', { name: 'Admin Dashboard' });
  expect(dashboard.client.fake.calls.filter(({ operation }) => operation === 'session.signIn')).toHaveLength(1);
});

test('A2 a wrong password shows a red banner and keeps the text', async () => {
  const dashboard = await openSignIn();
  await typeCredentials(dashboard, 'guess');
  await dashboard.owner.click(signInButton());
  expect(await screen.findByRole('alert')).toHaveTextContent(/^Invalid credentials$/);
  expect(await username()).toHaveValue(fakeOwner.email);
  expect(password()).toHaveValue('guess');
  expect(password()).toHaveFocus();
});

test('A2 any other failure has its own message, which disappears on the next attempt', async () => {
  const dashboard = await openSignIn();
  const error = new DataError('rate-limited', { message: 'Too many attempts. Please wait a few minutes.' });
  dashboard.client.fake.fail('session.signIn', error);
  await typeCredentials(dashboard);
  await dashboard.owner.click(signInButton());
  expect(await screen.findByRole('alert')).toHaveTextContent(error.message);
  dashboard.client.fake.heal();
  await dashboard.owner.keyboard('{Enter}');
  expect(await screen.findByRole('heading', { name: 'Admin Dashboard' })).toBeVisible();
});

test('A2 signing in leads to the requested address', async () => {
  const dashboard = await openSignIn({ address: '/admin/bookings?status=confirmed' });
  await typeCredentials(dashboard);
  await dashboard.owner.keyboard('{Enter}');
  expect(await screen.findByRole('tab', { name: 'Confirmed', selected: true })).toBeVisible();
  expect(address()).toBe('/admin/bookings?status=confirmed');
});

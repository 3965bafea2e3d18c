import { act, screen, waitFor, within } from '@testing-library/react';
import { DataError } from 'data-client';
import { createFakeOwnerClient } from 'data-client/testing';
import { dashboardTabs } from './tabs';
import { address, openAdmin, openDashboard, signIn } from '../testing/open-dashboard';

const signInButton = () => screen.findByRole('button', { name: 'Sign In' });

test('A1 a spinner is shown during the session check, then the sign-in', async () => {
  const client = createFakeOwnerClient();
  const release = client.fake.hold('session.current');
  openAdmin({ client });
  expect(screen.getByText('Checking your session')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Sign In' })).not.toBeInTheDocument();
  release();
  expect(await signInButton()).toBeVisible();
});

test('A1 a forged stored user sees the sign-in, and no data is requested', async () => {
  localStorage.setItem('admin-user', JSON.stringify({ id: '1', email: 'x@y.example', name: 'X', role: 'super_admin' }));
  const { client } = openAdmin();
  expect(await signInButton()).toBeVisible();
  expect(client.fake.calls.map(({ operation }) => operation)).toEqual(['session.current']);
});

test('A1 a failed session check shows an error, and Try again signs in', async () => {
  const { owner, client } = openAdmin({ seed: { isSignedIn: true }, fails: 'session.current' });
  expect(await screen.findByText('Your session couldn’t be checked.')).toBeVisible();
  client.fake.heal();
  await owner.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: 'Admin Dashboard' })).toBeVisible();
});

test('A3 Logout ends the session and shows the sign-in', async () => {
  const { owner, client } = await openDashboard();
  await owner.click(screen.getByRole('button', { name: 'Logout' }));
  expect(await signInButton()).toBeVisible();
  expect(client.backend.isSignedIn).toBe(false);
  expect(screen.queryByText(/session has ended/)).not.toBeInTheDocument();
  expect(screen.getByRole('textbox', { name: /Username/ })).toHaveFocus();
});

test('A3 a rejected session shows the sign-in, and signing in returns to the same address', async () => {
  const client = createFakeOwnerClient({ isSignedIn: true });
  client.fake.fail('bookings.list', new DataError('session-expired'));
  const { owner } = openAdmin({ client, address: '/admin/bookings?status=pending' });
  expect(await screen.findByText('Your session has ended. Please sign in again.')).toBeVisible();
  client.fake.heal();
  await signIn(owner);
  expect(await screen.findByRole('tab', { name: 'Pending', selected: true })).toBeVisible();
  expect(address()).toBe('/admin/bookings?status=pending');
});

test('A3 a session that timed out says why', async () => {
  const { owner } = openAdmin({ seed: { hasTimedOut: true } });
  expect(await screen.findByText(/you’re signed out a day after signing in, or after eight hours/)).toBeVisible();
  await signIn(owner);
  expect(await screen.findByRole('heading', { name: 'Admin Dashboard' })).toBeVisible();
});

test('A4 the sidebar lists every tab, and the first one is open', async () => {
  await openDashboard({ address: '/admin' });
  const places = within(screen.getByRole('navigation', { name: 'Dashboard' })).getAllByRole('link');
  expect(places.map((place) => place.textContent?.replace(/\d.*/, ''))).toEqual(
    dashboardTabs.filter(({ isInFoot }) => !isInFoot).map(({ label }) => label),
  );
  await waitFor(() => expect(places[0]).toHaveAttribute('aria-current', 'page'));
  expect(address()).toBe('/admin/overview');
});

test('A4 an unknown address shows an error with a link to the dashboard', async () => {
  const { owner } = await openDashboard({ address: '/admin/nothing' });
  expect(screen.getByRole('heading', { name: 'Page not found' })).toBeVisible();
  await owner.click(screen.getByRole('link', { name: 'Go to the dashboard' }));
  expect(await screen.findByRole('heading', { name: 'Overview' })).toBeVisible();
});

test('A3 a session that now requires a code asks for it when the window becomes visible', async () => {
  const { client } = await openDashboard();
  client.fake.fail('session.current');
  act(() => void window.dispatchEvent(new Event('visibilitychange')));
  expect(screen.getByRole('heading', { name: 'Admin Dashboard' })).toBeVisible();
  client.fake.heal();
  client.backend.privateSettings.set('two_factor_auth', '"true"');
  client.backend.authenticators.push('phone');
  act(() => void window.dispatchEvent(new Event('visibilitychange')));
  expect(await screen.findByRole('textbox', { name: /code/i })).toBeVisible();
});

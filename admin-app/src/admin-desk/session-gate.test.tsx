import { act, screen, waitFor, within } from '@testing-library/react';
import { DataError } from 'data-client';
import { createFakeOwnerClient, fakeOwner } from 'data-client/testing';
import { accessibilityFindings } from '../testing/accessibility';
import { deskTabs } from './desk-tabs';
import { address, openDesk, openDeskInside } from '../testing/open-desk';

const signInButton = () => screen.findByRole('button', { name: 'Sign In' });

test('A1 the owner sees a spinner while the session is checked, then the login', async () => {
  const client = createFakeOwnerClient();
  const release = client.fake.hold('session.current');
  openDesk({ client });
  expect(screen.getByText('Checking your session')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Sign In' })).not.toBeInTheDocument();
  release();
  expect(await signInButton()).toBeVisible();
});

test('A1 an owner whose session still holds comes straight to the desk', async () => {
  await openDeskInside();
  expect(screen.queryByRole('button', { name: 'Sign In' })).not.toBeInTheDocument();
});

test('A1 whoever forges the stored user sees the login, and no data is asked for', async () => {
  localStorage.setItem('admin-user', JSON.stringify({ id: '1', email: 'x@y.example', name: 'X', role: 'super_admin' }));
  const { client } = openDesk();
  expect(await signInButton()).toBeVisible();
  expect(client.fake.calls.map(({ operation }) => operation)).toEqual(['session.current']);
});

test('A1 when the session cannot be checked the owner is told, and trying again lets them in', async () => {
  const client = createFakeOwnerClient({ isSignedIn: true });
  client.fake.fail('session.current', new DataError('offline'));
  const { owner } = openDesk({ client });
  expect(await screen.findByText('We could not check whether you are signed in.')).toBeVisible();
  expect(await accessibilityFindings()).toEqual([]);
  client.fake.heal();
  await owner.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: 'Admin Dashboard' })).toBeVisible();
});

test('A3 Logout ends the session and shows the login', async () => {
  const { owner, client } = await openDeskInside();
  await owner.click(screen.getByRole('button', { name: 'Logout' }));
  expect(await signInButton()).toBeVisible();
  expect(client.backend.isSignedIn).toBe(false);
  expect(screen.queryByText(/session has ended/)).not.toBeInTheDocument();
  expect(screen.getByRole('textbox', { name: /Username/ })).toHaveFocus();
});

test('A3 an owner who logged out in another tab is told why the login is back', async () => {
  const { client } = await openDeskInside();
  await act(() => client.session.signOut());
  expect(await screen.findByText('Your session has ended. Please sign in again.')).toBeVisible();
  expect(await accessibilityFindings()).toEqual([]);
});

test('A3 a session that the backend no longer takes leads to the login, and back to the same place', async () => {
  const client = createFakeOwnerClient({ isSignedIn: true });
  client.fake.fail('bookings.list', new DataError('session-expired'));
  const { owner } = openDesk({ client, address: '/admin/bookings?status=pending' });
  expect(await screen.findByText('Your session has ended. Please sign in again.')).toBeVisible();
  client.fake.heal();
  await owner.type(screen.getByRole('textbox', { name: /Username/ }), fakeOwner.email);
  await owner.type(screen.getByLabelText(/^Password/), `${fakeOwner.password}{Enter}`);
  expect(await screen.findByRole('tab', { name: 'Pending', selected: true })).toBeVisible();
  expect(address()).toBe('/admin/bookings?status=pending');
});

test('A5 the head reads Admin Dashboard and welcomes the owner by name', async () => {
  await openDeskInside();
  const head = screen.getByRole('banner');
  expect(within(head).getByRole('heading', { level: 1, name: 'Admin Dashboard' })).toBeVisible();
  expect(within(head).getByText('Welcome, Lena Ashford')).toBeVisible();
  expect(within(head).getByRole('button', { name: 'Logout' })).toBeVisible();
});

test('A4 the sidebar shows the tabs there are, and the first one is open', async () => {
  await openDeskInside({ address: '/admin' });
  const places = within(screen.getByRole('navigation', { name: 'Desk' })).getAllByRole('link');
  expect(places.map((place) => place.textContent?.replace(/\d.*/, ''))).toEqual(
    deskTabs.filter(({ isInFoot }) => !isInFoot).map(({ label }) => label),
  );
  await waitFor(() => expect(places[0]).toHaveAttribute('aria-current', 'page'));
  expect(address()).toBe('/admin/overview');
});

test('A4 an address that leads nowhere says so and offers the way to the desk', async () => {
  const { owner } = await openDeskInside({ address: '/admin/nothing' });
  expect(screen.getByRole('heading', { name: 'There is no such page' })).toBeVisible();
  await owner.click(screen.getByRole('link', { name: 'Go to the desk' }));
  expect(await screen.findByRole('heading', { name: 'Overview' })).toBeVisible();
});

test('A3 a session that has to be proven by a code meanwhile asks for it when the owner comes back to the window', async () => {
  const { client } = await openDeskInside();
  client.fake.fail('session.current', new DataError('offline'));
  act(() => void window.dispatchEvent(new Event('visibilitychange')));
  expect(screen.getByRole('heading', { name: 'Admin Dashboard' })).toBeVisible();
  client.fake.heal();
  client.backend.privateSettings.set('two_factor_auth', '"true"');
  client.backend.authenticators.push('phone');
  act(() => void window.dispatchEvent(new Event('visibilitychange')));
  expect(await screen.findByRole('textbox', { name: /code/i })).toBeVisible();
});

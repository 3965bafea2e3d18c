import { screen, waitFor, within } from '@testing-library/react';
import { address, openDashboard } from '../../testing/open-dashboard';

beforeEach(() => localStorage.removeItem('dashboard-shortcuts'));

async function open() {
  const dashboard = await openDashboard();
  await screen.findByRole('heading', { name: 'Bookings' });
  return dashboard;
}

const help = () => screen.findByRole('dialog', { name: 'Keyboard shortcuts' });

test('A4 two keys open a tab, and one focuses the list search', async () => {
  const { owner } = await open();
  await owner.keyboard('gm');
  await waitFor(() => expect(address()).toBe('/admin/contacts'));
  await owner.keyboard('gb');
  await waitFor(() => expect(address()).toBe('/admin/bookings'));
  await screen.findByRole('searchbox', { name: 'Search bookings' });
  await owner.keyboard('/');
  expect(screen.getByRole('searchbox', { name: 'Search bookings' })).toHaveFocus();
});

test('A4 keys typed into a field are letters', async () => {
  const { owner } = await open();
  await owner.type(await screen.findByRole('searchbox', { name: 'Search bookings' }), 'gm?');
  expect(screen.getByRole('searchbox', { name: 'Search bookings' })).toHaveValue('gm?');
  expect(address()).toMatch(/^\/admin\/bookings/);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('A4 the question mark opens the help', async () => {
  const { owner } = await open();
  await owner.keyboard('?');
  expect(within(await help()).getByText('Go to bookings')).toBeVisible();
  await owner.keyboard('gm');
  expect(address()).toBe('/admin/bookings');
});

test('A4 single-key shortcuts can be turned off, and the search still finds the help', async () => {
  const { owner } = await open();
  await owner.keyboard('?');
  await owner.click(within(await help()).getByRole('checkbox', { name: 'Single-key shortcuts' }));
  await owner.keyboard('{Escape}');
  await owner.keyboard('gm?');
  expect(address()).toBe('/admin/bookings');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await owner.keyboard('{Control>}k{/Control}');
  await owner.type(await screen.findByRole('combobox', { name: /Search bookings/ }), 'keyboard{Enter}');
  expect(within(await help()).getByRole('checkbox', { name: 'Single-key shortcuts' })).not.toBeChecked();
});

import { screen, waitFor, within } from '@testing-library/react';
import { accessibilityFindings } from '../testing/accessibility';
import { address, openDeskInside } from '../testing/open-desk';

beforeEach(() => localStorage.removeItem('desk-shortcuts'));

async function open() {
  const desk = await openDeskInside();
  await screen.findByRole('heading', { name: 'Bookings' });
  return desk;
}

const help = () => screen.findByRole('dialog', { name: 'Keyboard shortcuts' });

test('A4 two keys go to a tab, and one to the search of the list', async () => {
  const { owner } = await open();
  await owner.keyboard('gm');
  await waitFor(() => expect(address()).toBe('/admin/contacts'));
  await owner.keyboard('gb');
  await waitFor(() => expect(address()).toBe('/admin/bookings'));
  await screen.findByRole('searchbox', { name: 'Search bookings' });
  await owner.keyboard('/');
  expect(screen.getByRole('searchbox', { name: 'Search bookings' })).toHaveFocus();
});

test('A4 while somebody types the keys are letters', async () => {
  const { owner } = await open();
  await owner.type(await screen.findByRole('searchbox', { name: 'Search bookings' }), 'gm?');
  expect(screen.getByRole('searchbox', { name: 'Search bookings' })).toHaveValue('gm?');
  expect(address()).toMatch(/^\/admin\/bookings/);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('A4 the question mark shows which keys there are', async () => {
  const { owner } = await open();
  await owner.keyboard('?');
  expect(within(await help()).getByText('Go to bookings')).toBeVisible();
  expect(await accessibilityFindings()).toEqual([]);
  await owner.keyboard('gm');
  expect(address()).toBe('/admin/bookings');
});

test('A4 single keys can be switched off, and the search of the desk still leads to the help', async () => {
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

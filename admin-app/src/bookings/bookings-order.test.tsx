import { screen } from '@testing-library/react';
import { address, openDashboard } from '../testing/open-dashboard';

test('OB5 K1 the list asks for the soonest bookings first, and the address keeps another order', async () => {
  const { owner, client } = await openDashboard();
  const select = await screen.findByRole('combobox', { name: 'Sort' });
  const asked = () => client.fake.sent('bookings.list').at(-1);
  expect(asked()).toMatchObject({ sort: 'soonest' });
  await owner.selectOptions(select, 'Newest first');
  expect(asked()).toMatchObject({ sort: 'newest' });
  expect(address()).toBe('/admin/bookings?sort=newest');
  await owner.selectOptions(select, 'Soonest first');
  expect(address()).toBe('/admin/bookings');
});

import { screen } from '@testing-library/react';
import { openDashboard } from '../testing/open-dashboard';

jest.mock('../settings/seed-settings', () => {
  throw new Error('ChunkLoadError');
});

test('E6 the dashboard works without the code that creates the settings of a new site', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => {});
  await openDashboard({ address: '/admin/contacts' });
  await screen.findByRole('heading', { name: 'Contact Messages' });
  expect(log).toHaveBeenCalledWith('A part of the page could not be loaded.', expect.anything());
  expect(screen.getByRole('heading', { name: 'Admin Dashboard' })).toBeVisible();
});

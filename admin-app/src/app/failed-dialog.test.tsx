import { screen } from '@testing-library/react';
import { openDashboard } from '../testing/open-dashboard';

let mockIsOffline = true;
jest.mock('../bookings/new-booking/new-booking-dialog', () => {
  if (mockIsOffline) throw new Error('ChunkLoadError');
  return jest.requireActual('../bookings/new-booking/new-booking-dialog');
});

test('A4 Try again opens a dialog whose code failed to load', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  const { owner } = await openDashboard({ address: '/admin/bookings/new' });
  expect(await screen.findByRole('dialog', { name: 'This couldn’t be loaded' })).toBeVisible();
  mockIsOffline = false;
  await owner.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('dialog', { name: 'New booking' })).toBeVisible();
});

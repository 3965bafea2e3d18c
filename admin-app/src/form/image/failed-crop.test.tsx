import { screen } from '@testing-library/react';
import { fakeBrowserImages, jpegFile } from '../../testing/browser-images';
import { openDashboard } from '../../testing/open-dashboard';

let mockIsOffline = true;
jest.mock('./crop-dialog', () => {
  if (mockIsOffline) throw new Error('ChunkLoadError');
  return jest.requireActual('./crop-dialog');
});

test('I3 a crop dialog that fails to load leaves the form as it is, and can be retried', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  fakeBrowserImages({ width: 800, height: 800 });
  const { owner } = await openDashboard({ address: '/admin/testimonials/new' });
  await owner.type(await screen.findByRole('textbox', { name: /^Name/ }), 'Maren Okafor');
  await owner.upload(screen.getByLabelText('Image file'), jpegFile());
  await screen.findByRole('dialog', { name: 'This couldn’t be loaded' });
  mockIsOffline = false;
  await owner.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('button', { name: 'Use this image' })).toBeVisible();
  expect(screen.getByRole('textbox', { name: /^Name/ })).toHaveValue('Maren Okafor');
});

import { screen } from '@testing-library/react';
import { openDashboard } from '../../testing/open-dashboard';

jest.mock('uplot', () => {
  throw new RangeError('Invalid language tag: en-US@posix');
});

test('N4 a chart that fails to render shows a message and the table', async () => {
  const { owner } = await openDashboard({ address: '/admin/newsletter' });
  expect(await screen.findByText(/The chart couldn’t be displayed/)).toBeVisible();
  await owner.click(screen.getByRole('button', { name: 'Show as a table' }));
  expect(screen.getByRole('table', { name: /Subscribers who joined and left/ })).toBeVisible();
});

import { screen } from '@testing-library/react';
import { openDeskInside } from '../../testing/open-desk';

jest.mock('uplot', () => {
  throw new RangeError('Invalid language tag: en-US@posix');
});

test('N4 where the chart cannot be drawn the owner is told, and has the table', async () => {
  const { owner } = await openDeskInside({ address: '/admin/newsletter' });
  expect(await screen.findByText(/The chart cannot be drawn here/)).toBeVisible();
  await owner.click(screen.getByRole('button', { name: 'Show as a table' }));
  expect(screen.getByRole('table', { name: /Subscribers who joined and left/ })).toBeVisible();
});

import { fireEvent, screen, waitFor } from '@testing-library/react';
import { renderWithTheme } from 'shared-ui/testing';
import { TabPanel } from './tab-panel';

test.each([
  ['its code arrives late', 'latechunk'],
  ['the browser is online again', 'online'],
])('A4 a part of the dashboard whose download failed appears once %s', async (_, event) => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  const load = jest
    .fn()
    .mockRejectedValueOnce(new Error('ChunkLoadError'))
    .mockResolvedValue(() => <p>All bookings</p>);
  renderWithTheme(<TabPanel tab={{ id: 'bookings', label: 'Bookings', icon: 'calendar', load }} />);
  expect(await screen.findByRole('alert')).toHaveTextContent('Bookings couldn’t be shown.');
  fireEvent(window, new Event(event));
  expect(await screen.findByText('All bookings')).toBeVisible();
});

test('A4 a part of the dashboard that is still missing keeps its error when other code arrives late', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  const load = jest
    .fn()
    .mockRejectedValueOnce(new Error('ChunkLoadError'))
    .mockReturnValue(new Promise(() => {}));
  renderWithTheme(<TabPanel tab={{ id: 'bookings', label: 'Bookings', icon: 'calendar', load }} />);
  const alert = await screen.findByRole('alert');
  fireEvent(window, new Event('latechunk'));
  await waitFor(() => expect(load).toHaveBeenCalledTimes(2));
  expect(alert).toBeVisible();
});

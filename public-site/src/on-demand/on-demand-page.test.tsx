import { screen, waitFor } from '@testing-library/react';
import { renderSite } from '../testing/render-site';
import { onDemandPage } from './on-demand-page';

test('a page says that it is loading, shows an error if that fails, and Retry loads it', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => {});
  const load = jest
    .fn()
    .mockRejectedValueOnce(new Error('connection lost'))
    .mockResolvedValue(() => <h1>Privacy Policy</h1>);
  const Page = onDemandPage(load, 'The page');
  const { visitor, unmount } = renderSite(<Page />);
  expect(screen.getByText('The page is loading')).toBeInTheDocument();
  expect(await screen.findByRole('alert')).toHaveTextContent('The page couldn’t be loaded.');
  await visitor.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: 'Privacy Policy' })).toBeVisible();
  unmount();
  renderSite(<Page />);
  expect(screen.getByRole('heading', { name: 'Privacy Policy' })).toBeVisible();
  expect(load).toHaveBeenCalledTimes(2);
  expect(log).toHaveBeenCalledTimes(1);
});

test('L4 the focus stays where a page appears after Try again', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  let arrive = (_page: () => React.ReactNode) => {};
  const arrival = new Promise<() => React.ReactNode>((resolve) => (arrive = resolve));
  const load = jest.fn().mockRejectedValueOnce(new Error('connection lost')).mockReturnValue(arrival);
  const Page = onDemandPage(load, 'The page');
  const { visitor } = renderSite(
    <section aria-label="Page">
      <Page />
    </section>,
  );
  await visitor.click(await screen.findByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(screen.getByRole('region', { name: 'Page' })).toHaveFocus());
  arrive(() => <h1>Privacy Policy</h1>);
  await screen.findByRole('heading', { name: 'Privacy Policy' });
  expect(screen.getByRole('region', { name: 'Page' })).toHaveFocus();
});

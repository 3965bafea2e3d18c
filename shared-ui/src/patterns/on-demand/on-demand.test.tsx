import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Component, useState, type ReactNode } from 'react';
import { onDemand } from './on-demand';

const chart = ({ months }: { months: number }) => <p>{months} months</p>;
const failingOnce = () =>
  jest.fn<Promise<typeof chart>, []>().mockRejectedValueOnce(new Error('offline')).mockResolvedValue(chart);

beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => {}));
class Boundary extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false };
  static getDerivedStateFromError = () => ({ hasFailed: true });
  override render() {
    return this.state.hasFailed ? 'Failed' : this.props.children;
  }
}

test('L4 a component whose download failed loads when it is mounted again', async () => {
  const Chart = onDemand(failingOnce(), { pending: () => 'Loading' });
  function Page() {
    const [attempt, setAttempt] = useState(1);
    return (
      <>
        <button type="button" onClick={() => setAttempt(attempt + 1)}>
          Try again
        </button>
        <Boundary key={attempt}>
          <Chart months={6} />
        </Boundary>
      </>
    );
  }
  const visitor = userEvent.setup();
  render(<Page />);
  expect(screen.getByText('Loading')).toBeVisible();
  expect(await screen.findByText('Failed')).toBeVisible();
  await visitor.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('6 months')).toBeVisible();
});

test('L4 a component may show its failed download itself and repeat it', async () => {
  const load = failingOnce();
  const Chart = onDemand(load, {
    failed: (onRetry, { months }) => (
      <button type="button" onClick={onRetry}>
        Load {months} months
      </button>
    ),
  });
  const visitor = userEvent.setup();
  render(<Chart months={6} />);
  await visitor.click(await screen.findByRole('button', { name: 'Load 6 months' }));
  expect(await screen.findByText('6 months')).toBeVisible();
  expect(load).toHaveBeenCalledTimes(2);
});

test.each([
  ['the browser is online again', 'online'],
  ['the code arrives late', 'latechunk'],
])('L4 a component whose download failed loads once %s', async (_, event) => {
  const Chart = onDemand(failingOnce(), { failed: () => 'Failed' });
  render(<Chart months={6} />);
  expect(await screen.findByText('Failed')).toBeVisible();
  fireEvent(window, new Event(event));
  expect(await screen.findByText('6 months')).toBeVisible();
});

test('L4 a failed download stays on screen while only another part’s code arrives late', async () => {
  const load = jest
    .fn<Promise<typeof chart>, []>()
    .mockRejectedValueOnce(new Error('offline'))
    .mockReturnValue(new Promise(() => {}));
  const Chart = onDemand(load, { pending: () => 'Loading', failed: () => 'Failed' });
  render(<Chart months={6} />);
  const failure = await screen.findByText('Failed');
  fireEvent(window, new Event('latechunk'));
  await waitFor(() => expect(load).toHaveBeenCalledTimes(2));
  expect(failure).toHaveTextContent('Failed');
});

test('L4 a preloaded component renders at once, even if an earlier preload failed', async () => {
  const Chart = onDemand(failingOnce());
  Chart.prepare();
  await Chart.load();
  render(<Chart months={6} />);
  expect(screen.getByText('6 months')).toBeVisible();
});

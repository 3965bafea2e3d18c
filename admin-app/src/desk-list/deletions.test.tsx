import { act, screen } from '@testing-library/react';
import { DataError } from 'data-client';
import { renderWithTheme } from 'shared-ui/testing';
import { DeletionsProvider, useDeletions, type Deletion } from './deletions';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));

let deletions: ReturnType<typeof useDeletions>;

function Desk() {
  deletions = useDeletions();
  return <output>{[...deletions.hidden].join(' ')}</output>;
}

function start(over: Partial<Deletion> = {}) {
  const removal = { send: jest.fn(async () => {}), sendOnLeaving: jest.fn() };
  const onRefused = jest.fn();
  act(() => deletions.start({ ids: ['a', 'b'], removal, message: '2 rows are deleted.', onRefused, ...over }));
  return { removal, onRefused };
}

const open = () =>
  renderWithTheme(
    <DeletionsProvider>
      <Desk />
    </DeletionsProvider>,
  );
const hidden = () => screen.getByRole('status').textContent;

test('K1 nothing is sent for ten seconds, then all at once, and the rows stay away', async () => {
  open();
  const { removal } = start();
  expect(hidden()).toBe('a b');
  await pass(9_900);
  expect(removal.send).not.toHaveBeenCalled();
  expect(screen.getByRole('button', { name: 'Undo' })).toBeVisible();
  await pass(200);
  expect(removal.send.mock.calls).toEqual([[['a', 'b']]]);
  expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
  expect(hidden()).toBe('a b');
});

test('K1 a deletion that is refused brings the rows back and says so once', async () => {
  open();
  const refusal = new DataError('offline');
  const { onRefused } = start({ removal: { send: () => Promise.reject(refusal), sendOnLeaving: () => {} } });
  await pass(10_100);
  expect(hidden()).toBe('');
  expect(onRefused).toHaveBeenCalledWith(refusal);
});

test('K1 what somebody else has deleted meanwhile is gone, as wanted', async () => {
  open();
  const send = () => Promise.reject(new DataError('not-found'));
  const { onRefused } = start({ removal: { send, sendOnLeaving: () => {} } });
  await pass(10_100);
  expect(hidden()).toBe('a b');
  expect(onRefused).not.toHaveBeenCalled();
});

test('K1 the desk that closes sends what waits, once', () => {
  const { unmount } = open();
  const { removal } = start();
  unmount();
  expect(removal.sendOnLeaving.mock.calls).toEqual([[['a', 'b']]]);
  expect(removal.send).not.toHaveBeenCalled();
});

test('A5 a session that ends is waited for until what waits is sent', async () => {
  open();
  const { removal } = start();
  await act(() => deletions.finish());
  expect(removal.send).toHaveBeenCalledTimes(1);
  await pass(20_000);
  expect(removal.send).toHaveBeenCalledTimes(1);
});

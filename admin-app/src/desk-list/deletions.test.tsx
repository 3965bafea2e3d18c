import { act, renderHook, screen } from '@testing-library/react';
import { DataError } from 'data-client';
import { ThemeSurroundings } from 'shared-ui/testing';
import { DeletionsProvider, useDeletions, type Deletion } from './deletions';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));

/** A desk, and a deletion of two rows in it. */
function start(over: Partial<Deletion> = {}) {
  const { result, unmount } = renderHook(useDeletions, {
    wrapper: ({ children }) => (
      <ThemeSurroundings>
        <DeletionsProvider>{children}</DeletionsProvider>
      </ThemeSurroundings>
    ),
  });
  const removal = { send: jest.fn(async () => {}), sendOnLeaving: jest.fn() };
  const onRefused = jest.fn();
  act(() => result.current.start({ ids: ['a', 'b'], removal, message: '2 rows are deleted.', onRefused, ...over }));
  return { removal, onRefused, unmount, hidden: () => [...result.current.hidden].join(' '), desk: result };
}

test('K1 nothing is sent for ten seconds, then all at once, and the rows stay away', async () => {
  const { removal, hidden } = start();
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
  const refusal = new DataError('offline');
  const { onRefused, hidden } = start({ removal: { send: () => Promise.reject(refusal), sendOnLeaving: () => {} } });
  await pass(10_100);
  expect(hidden()).toBe('');
  expect(onRefused).toHaveBeenCalledWith(refusal);
});

test('K1 what somebody else has deleted meanwhile is gone, as wanted', async () => {
  const send = () => Promise.reject(new DataError('not-found'));
  const { onRefused, hidden } = start({ removal: { send, sendOnLeaving: () => {} } });
  await pass(10_100);
  expect(hidden()).toBe('a b');
  expect(onRefused).not.toHaveBeenCalled();
});

test('K1 the desk that closes sends what waits, once', () => {
  const { removal, unmount } = start();
  unmount();
  expect(removal.sendOnLeaving.mock.calls).toEqual([[['a', 'b']]]);
  expect(removal.send).not.toHaveBeenCalled();
});

test('A5 a session that ends is waited for until what waits is sent', async () => {
  const { removal, desk } = start();
  await act(() => desk.current.finish());
  expect(removal.send).toHaveBeenCalledTimes(1);
  await pass(20_000);
  expect(removal.send).toHaveBeenCalledTimes(1);
});

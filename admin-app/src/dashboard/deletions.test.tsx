import { act, renderHook, screen } from '@testing-library/react';
import { DataError } from 'data-client';
import { UiProvider } from 'shared-ui';
import { DeletionsProvider, useDeletions, type Deletion } from './deletions';

beforeEach(() => jest.useFakeTimers());
const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));

/** A pending deletion of two rows. */
function start(over: Partial<Deletion> = {}) {
  const { result } = renderHook(useDeletions, {
    wrapper: ({ children }) => (
      <UiProvider>
        <DeletionsProvider>{children}</DeletionsProvider>
      </UiProvider>
    ),
  });
  const removal = { send: jest.fn(async () => {}), sendOnLeaving: jest.fn() };
  const onRefused = jest.fn();
  act(() => result.current.start({ ids: ['a', 'b'], removal, message: '2 rows are deleted.', onRefused, ...over }));
  return { removal, onRefused, hidden: () => [...result.current.hidden].join(' '), deletions: result };
}

test('K1 nothing is sent for ten seconds, then everything at once, and the rows stay hidden', async () => {
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

test('K1 rows that were already deleted elsewhere stay hidden', async () => {
  const send = () => Promise.reject(new DataError('not-found'));
  const { onRefused, hidden } = start({ removal: { send, sendOnLeaving: () => {} } });
  await pass(10_100);
  expect(hidden()).toBe('a b');
  expect(onRefused).not.toHaveBeenCalled();
});

test('A5 logging out waits until pending deletions are sent', async () => {
  const { removal, deletions } = start();
  await act(() => deletions.current.finish());
  expect(removal.send).toHaveBeenCalledTimes(1);
  await pass(20_000);
  expect(removal.send).toHaveBeenCalledTimes(1);
});

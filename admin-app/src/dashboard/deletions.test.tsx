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
  const shown = (readAt = Date.now()) => result.current.shown([{ id: 'a' }, { id: 'b' }, { id: 'c' }], readAt).length;
  return { removal, onRefused, shown, deletions: result };
}

test('K1 nothing is sent for ten seconds, then everything at once, and lists read before hide the rows', async () => {
  const { removal, shown } = start();
  expect(shown()).toBe(1);
  await pass(9_900);
  expect(removal.send).not.toHaveBeenCalled();
  expect(screen.getByRole('button', { name: 'Undo' })).toBeVisible();
  await pass(200);
  expect(removal.send.mock.calls).toEqual([[['a', 'b']]]);
  expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
  expect(shown(Date.now() - 1000)).toBe(1);
  expect(shown()).toBe(3);
});

test('K1 rows that were already deleted elsewhere stay hidden', async () => {
  const send = () => Promise.reject(new DataError('not-found'));
  const { onRefused, shown } = start({ removal: { send, sendOnLeaving: () => {} } });
  await pass(10_100);
  expect(shown(Date.now() - 1000)).toBe(1);
  expect(onRefused).not.toHaveBeenCalled();
});

test('A5 logging out waits until pending deletions are sent', async () => {
  const { removal, deletions } = start();
  await act(() => deletions.current.finish());
  expect(removal.send).toHaveBeenCalledTimes(1);
  await pass(20_000);
  expect(removal.send).toHaveBeenCalledTimes(1);
});

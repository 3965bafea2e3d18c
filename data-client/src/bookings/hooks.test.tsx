import { act, renderHook, waitFor } from '@testing-library/react';
import { DataError, useCreateBooking, useSendMessage, useTakenRanges } from 'data-client';
import { aBooking, aNewBooking, aNewMessage, createFakeVisitorClient, rejections } from 'data-client/testing';
import { onPage } from '../testing/on-page';

const week = { from: '2026-11-23', to: '2026-11-27' };

async function openFreeWeek() {
  const client = createFakeVisitorClient({ bookings: [] });
  const { result } = renderHook(
    () => ({ taken: useTakenRanges(week), create: useCreateBooking() }),
    onPage({ client }),
  );
  await waitFor(() => expect(result.current.taken.data).toEqual([]));
  return { client, result };
}

test('B5 a slot is shown as taken after a visitor books it', async () => {
  const { result } = await openFreeWeek();
  await act(() => result.current.create.mutateAsync(aNewBooking()));
  await waitFor(() => expect(result.current.taken.data).toHaveLength(1));
});

test('B5 a slot that another visitor books is shown as taken within half a minute', async () => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate'], advanceTimers: true });
  const client = createFakeVisitorClient({ bookings: [] });
  const { result } = renderHook(() => useTakenRanges(week), onPage({ client }));
  await waitFor(() => expect(result.current.data).toEqual([]));
  client.backend.bookings = [aBooking()];
  await act(() => jest.advanceTimersByTimeAsync(30_000));
  expect(result.current.data).toHaveLength(1);
});

test('B10 a visitor who loses a race sees the refetched taken times', async () => {
  const { client, result } = await openFreeWeek();
  client.backend.bookings = [aBooking()];
  client.fake.fail('bookings.create', rejections.lost);
  await act(() => expect(result.current.create.mutateAsync(aNewBooking())).rejects.toMatchObject({ code: 'taken' }));
  await waitFor(() => expect(result.current.taken.data).toHaveLength(1));
});

test('B8 a booking whose response was lost is sent once more with the same request id', async () => {
  const client = createFakeVisitorClient({ bookings: [] });
  const create = client.bookings.create;
  client.bookings.create = jest.fn(create).mockRejectedValueOnce(new DataError('offline'));
  const { result } = renderHook(() => useCreateBooking(), onPage({ client }));
  const form = aNewBooking();
  await act(() => result.current.mutateAsync(form));
  expect(jest.mocked(client.bookings.create).mock.calls).toEqual([[form], [form]]);
});

test('C4 a message whose response was lost is sent once more', async () => {
  const client = createFakeVisitorClient();
  const send = client.messages.send;
  client.messages.send = jest.fn(send).mockRejectedValueOnce(new DataError('offline'));
  const { result } = renderHook(() => useSendMessage(), onPage({ client }));
  const message = aNewMessage();
  await act(() => result.current.mutateAsync(message));
  expect(jest.mocked(client.messages.send).mock.calls).toEqual([[message], [message]]);
});

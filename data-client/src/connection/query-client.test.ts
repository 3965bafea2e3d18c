import { QueryObserver } from '@tanstack/react-query';
import { waitFor } from '@testing-library/react';
import { DataError } from './data-error';
import { createQueryClient, retryIdempotent } from './query-client';

let logged: jest.SpyInstance;
beforeEach(() => {
  logged = jest.spyOn(console, 'error').mockImplementation(() => {});
});

const failing = (...errors: unknown[]) => {
  const queryFn = jest.fn();
  for (const error of errors) queryFn.mockRejectedValueOnce(error);
  return queryFn.mockResolvedValue('data');
};

test('P7 a failed read is retried once', async () => {
  const queryFn = failing(new DataError('offline'));
  const answer = createQueryClient().fetchQuery({ queryKey: ['posts'], queryFn, retryDelay: 0 });
  await expect(answer).resolves.toBe('data');
  expect(logged).not.toHaveBeenCalled();
});

test('P7 a read that failed offline is repeated once the connection is back', async () => {
  const client = createQueryClient();
  client.mount();
  const queryFn = failing(new DataError('timeout'));
  const observer = new QueryObserver(client, { queryKey: ['times'], queryFn });
  const stop = observer.subscribe(() => {});
  await waitFor(() => expect(observer.getCurrentResult().isError).toBe(true));
  window.dispatchEvent(new Event('offline'));
  window.dispatchEvent(new Event('online'));
  await waitFor(() => expect(observer.getCurrentResult().data).toBe('data'));
  stop();
  client.unmount();
});

test('P7 a failed read is logged once, with its query', async () => {
  const error = new DataError('timeout');
  await expect(createQueryClient().fetchQuery({ queryKey: ['posts', 'list'], queryFn: failing(error) })).rejects.toBe(
    error,
  );
  expect(logged.mock.calls).toEqual([['[data-client] posts list failed:', error]]);
});

test.each(['taken', 'invalid', 'rate-limited'] as const)('B10 an expected error (%s) is not logged', async (code) => {
  const client = createQueryClient();
  const mutation = client
    .getMutationCache()
    .build(client, { mutationKey: ['bookings', 'create'], mutationFn: failing(new DataError(code)) });
  await expect(mutation.execute(undefined)).rejects.toMatchObject({ code });
  expect(logged).not.toHaveBeenCalled();
});

test('B10 a failed write is logged and not retried', async () => {
  const client = createQueryClient();
  const mutationFn = failing(new DataError('server'));
  const mutation = client.getMutationCache().build(client, { mutationKey: ['messages', 'send'], mutationFn });
  await expect(mutation.execute(undefined)).rejects.toMatchObject({ code: 'server' });
  expect(mutationFn).toHaveBeenCalledTimes(1);
  expect(logged).toHaveBeenCalledTimes(1);
});

test('B8 a form with a request id is retried once after a network failure, and only then', () => {
  expect(retryIdempotent(0, new DataError('offline'))).toBe(true);
  expect(retryIdempotent(1, new DataError('offline'))).toBe(false);
  expect(retryIdempotent(0, new DataError('timeout'))).toBe(false);
  expect(retryIdempotent(0, new DataError('taken'))).toBe(false);
});

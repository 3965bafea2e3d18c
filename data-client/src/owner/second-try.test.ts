import { DataError, type DataErrorCode } from 'data-client';
import { withSecondTry } from './second-try';

beforeEach(() => jest.useFakeTimers());

test.each<[DataErrorCode, number]>([
  ['offline', 2],
  ['timeout', 2],
  ['server', 1],
  ['conflict', 1],
])('A6 a request that fails with %s is sent %d times at most', async (code, times) => {
  const request = jest.fn(() => Promise.reject(new DataError(code)));
  const answer = withSecondTry(request).catch((error: unknown) => error);
  await jest.runAllTimersAsync();
  expect(await answer).toMatchObject({ code });
  expect(request).toHaveBeenCalledTimes(times);
});

import { patienceMs } from './patience.mjs';

/** Polls a value until it is good; fails with the last value. For suites that run on jest. */
export async function expectSoon<T>(measure: () => T | Promise<T>, isGood: (value: T) => boolean): Promise<void> {
  const end = Date.now() + patienceMs;
  let value = await measure();
  while (!isGood(value) && Date.now() < end) {
    await new Promise((resolve) => setTimeout(resolve, 50));
    value = await measure();
  }
  expect(isGood(value) ? 'as expected' : value).toBe('as expected');
}

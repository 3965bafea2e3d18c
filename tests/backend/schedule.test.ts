import { scheduleFunctions } from '../../local-stack/functions/schedule';

test('the schedule calls emails, calendars and retention every minute, also after a failure, until it is closed', async () => {
  jest.useFakeTimers();
  const called = jest.spyOn(globalThis, 'fetch').mockRejectedValue(new Error('down'));
  const names = ['booking-mail', 'contact-mail', 'calendars', 'retention', 'feed'];
  const functions = names.map((name) => ({ name, address: () => 'http://functions', stop: () => {} }));
  const schedule = scheduleFunctions(functions, 'secret');
  await jest.advanceTimersByTimeAsync(59_000);
  expect(called).not.toHaveBeenCalled();
  const scheduled = names.slice(0, -1).map((name) => `http://functions/${name}`);
  for (const minutes of [1, 2]) {
    await jest.advanceTimersByTimeAsync(60_000);
    expect(called.mock.calls.map(([address]) => address)).toEqual(Array(minutes).fill(scheduled).flat());
  }
  expect(called).toHaveBeenLastCalledWith(expect.anything(), {
    method: 'POST',
    headers: { apikey: 'secret', 'content-type': 'application/json' },
    body: '{}',
  });
  await schedule.close();
  await jest.advanceTimersByTimeAsync(120_000);
  expect(called).toHaveBeenCalledTimes(8);
});

import { createHandler } from './handler.ts';

type Options = Partial<Parameters<typeof createHandler>[0]>;

function handlerOf(options: Options = {}) {
  const works: Promise<unknown>[] = [];
  const eraseBatch = jest.fn(async () => false);
  const handler = createHandler({
    knownKeys: ['key'],
    eraseBatch,
    inBackground: (work) => works.push(work),
    ...options,
  });
  const call = (method = 'POST', apikey = 'key') =>
    handler(new Request('http://localhost/retention', { method, headers: { apikey } }));
  return { call, eraseBatch, finished: () => Promise.all(works) };
}

test('PE6 a run erases batches until nothing is left', async () => {
  let batches = 3;
  const eraseBatch = jest.fn(async () => --batches > 0);
  const { call, finished } = handlerOf({ eraseBatch });
  const answer = await call();
  expect([answer.status, await answer.json()]).toEqual([200, { state: 'working' }]);
  await finished();
  expect(eraseBatch).toHaveBeenCalledTimes(3);
});

test('PE6 a run ends in time, and another call during a run starts none', async () => {
  const eraseBatch = jest.fn(async () => true);
  const { call, finished } = handlerOf({ eraseBatch, runMs: -1 });
  await Promise.all([call(), call()]);
  await finished();
  expect(eraseBatch).toHaveBeenCalledTimes(1);
  await call();
  await finished();
  expect(eraseBatch).toHaveBeenCalledTimes(2);
});

test('PE6 after an error the next call tries again', async () => {
  const logged = jest.spyOn(console, 'error').mockImplementation(() => {});
  const eraseBatch = jest.fn(async () => Promise.reject(new Error('lost')));
  const { call, finished } = handlerOf({ eraseBatch });
  await call();
  await finished();
  await call();
  await finished();
  expect(eraseBatch).toHaveBeenCalledTimes(2);
  logged.mockRestore();
});

test.each([
  ['another method', 'GET', 'key', 405],
  ['another key', 'POST', 'other', 401],
])('PE6 %s erases nothing', async (_, method, key, status) => {
  const { call, eraseBatch } = handlerOf();
  expect((await call(method, key)).status).toBe(status);
  expect(eraseBatch).not.toHaveBeenCalled();
});

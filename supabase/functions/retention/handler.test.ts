import { createHandler } from './handler.ts';
import { removeUnusedPictures } from './pictures.ts';

function handlerOf(options: Partial<Parameters<typeof createHandler>[0]> = {}) {
  const works: Promise<unknown>[] = [];
  const eraseBatch = jest.fn(async () => false);
  const removePictures = jest.fn(async () => {});
  const handler = createHandler({
    knownKeys: ['key'],
    eraseBatch,
    removePictures,
    inBackground: (work) => works.push(work),
    ...options,
  });
  const call = (method = 'POST', apikey = 'key') =>
    handler(new Request('http://localhost/retention', { method, headers: { apikey } }));
  return { call, eraseBatch, removePictures, finished: () => Promise.all(works) };
}

test('PE6 a run erases batches until nothing is left', async () => {
  let batches = 3;
  const eraseBatch = jest.fn(async () => --batches > 0);
  const { call, removePictures, finished } = handlerOf({ eraseBatch });
  const answer = await call();
  expect([answer.status, await answer.json()]).toEqual([200, { state: 'working' }]);
  await finished();
  expect(eraseBatch).toHaveBeenCalledTimes(3);
  expect(removePictures).toHaveBeenCalledTimes(1);
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
  jest.spyOn(console, 'error').mockImplementation(() => {});
  const eraseBatch = jest.fn(async () => Promise.reject(new Error('lost')));
  const { call, finished } = handlerOf({ eraseBatch });
  await call();
  await finished();
  await call();
  await finished();
  expect(eraseBatch).toHaveBeenCalledTimes(2);
});

test.each([
  ['another method', 'GET', 'key', 405],
  ['another key', 'POST', 'other', 401],
])('PE6 %s erases nothing', async (_, method, key, status) => {
  const { call, eraseBatch } = handlerOf();
  expect((await call(method, key)).status).toBe(status);
  expect(eraseBatch).not.toHaveBeenCalled();
});

const sent = (names: string[], status = 200) => {
  const send = jest.fn(async (_address: string, _init: RequestInit) => Response.json([], { status }));
  const call = (async () => names) as never;
  const options = { url: 'https://project.example', secretKey: 'secret', database: { call }, fetch: send as never };
  return { send, removed: removeUnusedPictures(options) };
};

test('PE5 unused pictures are removed from the storage', async () => {
  const { send, removed } = sent(['testimonials/a.webp']);
  await removed;
  expect(send.mock.calls.map(([address, { method, body }]) => [method, address, body])).toEqual([
    ['DELETE', 'https://project.example/storage/v1/object/images', '{"prefixes":["testimonials/a.webp"]}'],
  ]);
});

test('PE5 the storage is not asked if no picture is unused, and its refusal is reported', async () => {
  const { send, removed } = sent([]);
  await removed;
  expect(send).not.toHaveBeenCalled();
  await expect(sent(['testimonials/a.webp'], 500).removed).rejects.toThrow('500');
});

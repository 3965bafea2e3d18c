import { RemoteError } from './remote-error';
import { patience, RemoteStore } from './remote-store';

const never = () => new Promise<unknown>(() => {});

beforeEach(() => {
  jest.useFakeTimers();
  jest.spyOn(console, 'error').mockImplementation(() => {});
});

test('X2 a remote is loaded once, even if several components show it', async () => {
  const load = jest.fn().mockResolvedValue({});
  const store = new RemoteStore(load);
  store.request('blog-app');
  store.request('blog-app');
  await Promise.resolve();
  store.request('blog-app');
  expect(load.mock.calls).toEqual([['blog-app', 0]]);
});

test('X2 a remote that does not load in time is reported as slow, and appears when it arrives', async () => {
  let arrive = (_app: unknown) => {};
  const store = new RemoteStore(() => new Promise((resolve) => (arrive = resolve)));
  store.request('blog-app');
  jest.advanceTimersByTime(patience);
  expect(store.stateOf('blog-app')).toMatchObject({ status: 'failed', error: { failure: 'slow' } });
  arrive({});
  await jest.advanceTimersByTimeAsync(0);
  expect(store.stateOf('blog-app').status).toBe('ready');
});

test('X2 a retry loads again and keeps the last error until it settles', async () => {
  const load = jest
    .fn()
    .mockRejectedValueOnce(new RemoteError('blog-app', 'contract', 'too new'))
    .mockImplementation(never);
  const store = new RemoteStore(load);
  store.request('blog-app');
  await jest.advanceTimersByTimeAsync(0);
  store.retry('blog-app');
  expect(store.stateOf('blog-app')).toMatchObject({ status: 'loading', error: { failure: 'contract' } });
  store.retry('blog-app');
  expect(load.mock.calls).toEqual([
    ['blog-app', 0],
    ['blog-app', 1],
  ]);
});

test('X2 a late failure of an abandoned attempt does not affect the next one', async () => {
  let fail = (_reason: Error) => {};
  const load = jest
    .fn()
    .mockImplementationOnce(() => new Promise((_resolve, reject) => (fail = reject)))
    .mockImplementation(never);
  const store = new RemoteStore(load);
  store.request('blog-app');
  jest.advanceTimersByTime(patience);
  store.retry('blog-app');
  fail(new Error('connection lost'));
  await jest.advanceTimersByTimeAsync(0);
  expect(store.stateOf('blog-app').status).toBe('loading');
});

test('X2 a remote that throws while rendering can be retried', async () => {
  const load = jest.fn().mockResolvedValue({});
  const store = new RemoteStore(load);
  store.request('blog-app');
  await jest.advanceTimersByTimeAsync(0);
  store.reportCrash('blog-app', new Error('undefined is not a function'));
  expect(store.stateOf('blog-app')).toMatchObject({ status: 'failed', error: { failure: 'crashed' } });
  store.retry('blog-app');
  await jest.advanceTimersByTimeAsync(0);
  expect(store.stateOf('blog-app')).toMatchObject({ status: 'ready', attempt: 1 });
});

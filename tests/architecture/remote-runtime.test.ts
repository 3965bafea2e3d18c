type Runtime = typeof __webpack_require__;
const address = (query = '', file = '946.0a1b.js') => `https://coach.example/r/blog-app/1.0.0/${file}${query}`;

const runtime = { e: jest.fn<Promise<unknown>, [string | number]>(), l: jest.fn<void, Parameters<Runtime['l']>>() };
let webpack: Runtime;

/** Applies a plugin to webpack's runtime, as the entry of a remote does with this query. */
function apply(plugin: 'chunk-timeout' | 'fresh-chunks', entryQuery = '') {
  webpack = { ...runtime, u: (chunk) => `${chunk}.0a1b.js` };
  const currentScript = { src: address(entryQuery, 'app.js') };
  Object.assign(globalThis, { __webpack_require__: webpack, document: { currentScript } });
  jest.isolateModules(() => require(`../../config/webpack/remote-runtime/${plugin}.mjs`).default());
}

beforeEach(() => jest.resetAllMocks());

describe('chunk-timeout', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  /** Loads a script; `done` hears the outcome, and `arrive` is the end of the download. */
  function load(url: string) {
    const done = jest.fn<void, Parameters<Parameters<Runtime['l']>[1]>>();
    webpack.l(url, done, 'chunk-946', 946);
    return { done, arrive: () => runtime.l.mock.lastCall![1]({ type: 'load', target: null }) };
  }

  test.each([
    ['the first time', '', 3500],
    ['after a preload that nobody noticed', '?attempt=1', 3500],
    ['after two retries', '?attempt=2', 7000],
    ['after three retries', '?attempt=3', 14_000],
    ['in a host that adds a query of its own', '?v=1764000000', 3500],
  ])('X2 a chunk that does not arrive fails, %s', (_, query, patience) => {
    apply('chunk-timeout');
    const { done } = load(address(query));
    jest.advanceTimersByTime(patience - 1);
    expect(done).not.toHaveBeenCalled();
    jest.advanceTimersByTime(1);
    expect(done.mock.calls).toEqual([[{ type: 'timeout', target: { src: address(query) } }]]);
  });

  test('X2 a chunk that arrives in time does not fail', () => {
    apply('chunk-timeout');
    const { done, arrive } = load(address());
    arrive();
    jest.runAllTimers();
    expect(done.mock.calls).toEqual([[{ type: 'load', target: null }]]);
  });

  test('X2 the end of a download that took too long does not fail the retry, and is announced', () => {
    const announce = jest.fn<void, [Event]>();
    Object.assign(globalThis, { dispatchEvent: announce });
    apply('chunk-timeout');
    const { done, arrive } = load(address());
    jest.runAllTimers();
    expect(announce).not.toHaveBeenCalled();
    arrive();
    expect(done).toHaveBeenCalledTimes(1);
    expect(announce.mock.lastCall?.[0].type).toBe('latechunk');
  });

  test.each(['exposed', 'frame'])('X2 an exposed module, %s, may take as long as the shell allows', (name) => {
    apply('chunk-timeout');
    const { done } = load(address('', `${name}.0a1b.js`));
    jest.runAllTimers();
    expect(done).not.toHaveBeenCalled();
  });
});

describe('fresh-chunks', () => {
  const fail = async () => {
    runtime.e.mockRejectedValueOnce(new Error('offline'));
    await expect(webpack.e(946)).rejects.toThrow('offline');
  };

  test('X1 chunks keep their address until something fails', async () => {
    apply('fresh-chunks');
    runtime.e.mockResolvedValue(undefined);
    await webpack.e(946);
    expect(webpack.u(946)).toBe('946.0a1b.js');
  });

  test('X1 a query that a host adds to the entry is not an attempt', () => {
    apply('fresh-chunks', '?v=1764000000');
    expect(webpack.u(946)).toBe('946.0a1b.js');
  });

  test('X2 a chunk that has failed has a new address at each attempt, and the others keep theirs', async () => {
    apply('fresh-chunks');
    await fail();
    expect(webpack.u(946)).toBe('946.0a1b.js?attempt=1');
    await fail();
    expect([webpack.u(946), webpack.u(10)]).toEqual(['946.0a1b.js?attempt=2', '10.0a1b.js']);
  });

  test('X2 after a retry of the remote, all chunks have new addresses', async () => {
    apply('fresh-chunks', '?attempt=1');
    expect(webpack.u(946)).toBe('946.0a1b.js?attempt=1');
    await fail();
    expect(webpack.u(946)).toBe('946.0a1b.js?attempt=2');
  });

  test('X2 a script with a new address does not join one that is still loading', () => {
    apply('fresh-chunks');
    const keyOf = (url: string) => {
      webpack.l(url, () => {}, 'chunk-946', 946);
      return runtime.l.mock.lastCall![2];
    };
    expect(keyOf(address('?attempt=1'))).not.toBe(keyOf(address()));
  });
});

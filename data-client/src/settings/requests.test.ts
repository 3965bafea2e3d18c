import { createVisitorClient } from '../connection/visitor-client';
import { publicSettingsUrl } from './requests';

const config = { url: 'http://backend.test', key: 'public-key' };
const url = publicSettingsUrl(config);
const rows = (title: string) => Response.json([{ key: 'site_title', value: JSON.stringify(title) }]);

const original = globalThis.fetch;
const fetch = jest.fn();
beforeEach(() => {
  fetch.mockReset().mockImplementation(async () => rows('asked'));
  globalThis.fetch = fetch;
});
afterEach(() => {
  globalThis.fetch = original;
  delete globalThis.__preloaded;
});

test('L3 a preloaded response is used once, then the backend is asked', async () => {
  globalThis.__preloaded = { [url]: Promise.resolve(rows('preloaded')) };
  const { settings } = createVisitorClient(config);
  expect(await settings.read()).toEqual({ site_title: 'preloaded' });
  expect(fetch).not.toHaveBeenCalled();
  expect(await settings.read()).toEqual({ site_title: 'asked' });
  expect(fetch.mock.calls.map(([address]) => address)).toEqual([url]);
});

test.each([
  ['was refused', () => Promise.resolve(new Response('', { status: 500 }))],
  ['never arrived', () => Promise.reject(new TypeError('fetch failed'))],
])('L3 a preload that %s is requested again', async (_, preload) => {
  globalThis.__preloaded = { [url]: preload() };
  expect(await createVisitorClient(config).settings.read()).toEqual({ site_title: 'asked' });
});

test('L3 a response without a list of settings is an error', async () => {
  fetch.mockImplementation(async () => Response.json({ message: 'maintenance' }));
  await expect(createVisitorClient(config).settings.read()).rejects.toMatchObject({ code: 'server' });
});

test('L3 a preload that hangs is requested again after ten seconds', async () => {
  jest.useFakeTimers();
  globalThis.__preloaded = { [url]: new Promise(() => {}) };
  const settings = createVisitorClient(config).settings.read();
  await jest.advanceTimersByTimeAsync(10_000);
  expect(await settings).toEqual({ site_title: 'asked' });
  jest.useRealTimers();
});

test('L3 a preload for another backend is ignored', async () => {
  globalThis.__preloaded = { 'http://elsewhere.test/': Promise.resolve(rows('other')) };
  expect(await createVisitorClient(config).settings.read()).toEqual({ site_title: 'asked' });
});

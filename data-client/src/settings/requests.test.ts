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
  delete globalThis.__early;
});

test('L3 what the document has asked for already is used once, then the backend is asked', async () => {
  globalThis.__early = { [url]: Promise.resolve(rows('early')) };
  const { settings } = createVisitorClient(config);
  expect(await settings.read()).toEqual({ site_title: 'early' });
  expect(fetch).not.toHaveBeenCalled();
  expect(await settings.read()).toEqual({ site_title: 'asked' });
  expect(fetch.mock.calls.map(([address]) => address)).toEqual([url]);
});

test.each([
  ['was refused', () => Promise.resolve(new Response('', { status: 500 }))],
  ['is no list', () => Promise.resolve(Response.json({ message: 'maintenance' }))],
  ['never arrived', () => Promise.reject(new TypeError('fetch failed'))],
])('L3 an early request that %s is asked again', async (_, early) => {
  globalThis.__early = { [url]: early() };
  expect(await createVisitorClient(config).settings.read()).toEqual({ site_title: 'asked' });
});

test('L3 an answer that is no list of settings is a failure', async () => {
  fetch.mockImplementation(async () => Response.json({ message: 'maintenance' }));
  await expect(createVisitorClient(config).settings.read()).rejects.toMatchObject({ code: 'server' });
});

test('L3 an early request that hangs is asked again after ten seconds', async () => {
  jest.useFakeTimers();
  globalThis.__early = { [url]: new Promise(() => {}) };
  const settings = createVisitorClient(config).settings.read();
  await jest.advanceTimersByTimeAsync(10_000);
  expect(await settings).toEqual({ site_title: 'asked' });
  jest.useRealTimers();
});

test('L3 an early request for another backend is left alone', async () => {
  globalThis.__early = { 'http://elsewhere.test/': Promise.resolve(rows('other')) };
  expect(await createVisitorClient(config).settings.read()).toEqual({ site_title: 'asked' });
});

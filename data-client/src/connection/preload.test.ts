import { newestPostsLimit, newestPostsUrl, postUrl } from '../posts/requests';
import { publicServicesUrl, serviceUrl } from '../services/requests';
import { publicSettingsUrl } from '../settings/requests';
import { createVisitorClient, type VisitorClient } from './visitor-client';

const config = { url: 'http://backend.test', key: 'public-key' };
const url = publicSettingsUrl(config);
const rows = (title: string) => Response.json([{ key: 'site_title', value: JSON.stringify(title) }]);
const readSettings = () => createVisitorClient(config).settings.read();

const fetch = jest.fn();
beforeEach(() => {
  fetch.mockReset().mockImplementation(async () => rows('asked'));
  globalThis.fetch = fetch;
});
afterEach(() => {
  delete globalThis.__preloaded;
});

test.each<[string, string, string, (client: VisitorClient) => Promise<unknown>]>([
  ['L3', 'the settings', url, ({ settings }) => settings.read()],
  ['L3 SV2', 'the services', publicServicesUrl(config), ({ services }) => services.list()],
  ['SV2', 'a service', serviceUrl(config, 'walks'), ({ services }) => services.byId('walks')],
  ['P7', 'the newest posts', newestPostsUrl(config), ({ posts }) => posts.list({ limit: newestPostsLimit })],
  ['P8', 'an article', postUrl(config, 'one & two'), ({ posts }) => posts.bySlug('one & two')],
])('%s a preload of %s replaces the first request, and has its address', async (_id, _what, address, read) => {
  globalThis.__preloaded = { [address]: Promise.resolve(Response.json([])) };
  fetch.mockImplementation(async () => Response.json([]));
  const client = createVisitorClient(config);
  await read(client);
  expect(fetch).not.toHaveBeenCalled();
  await read(client);
  expect(fetch.mock.calls.map(([called]) => called)).toEqual([address]);
});

test.each([
  ['was refused', () => Promise.resolve(new Response('', { status: 500 }))],
  ['never arrived', () => Promise.reject(new TypeError('fetch failed'))],
])('L3 a preload that %s is requested again', async (_, preload) => {
  globalThis.__preloaded = { [url]: preload() };
  expect(await readSettings()).toEqual({ site_title: 'asked' });
});

test.each([
  ['never answers', () => new Promise<Response>(() => {})],
  ['stops in the middle of its answer', async () => new Response(new ReadableStream())],
])('L3 a preload that %s is requested again after ten seconds', async (_, preload) => {
  jest.useFakeTimers();
  globalThis.__preloaded = { [url]: preload() };
  const settings = readSettings();
  await jest.advanceTimersByTimeAsync(10_000);
  expect(await settings).toEqual({ site_title: 'asked' });
});

test('L3 a preload for another address is ignored', async () => {
  globalThis.__preloaded = { 'http://elsewhere.test/': Promise.resolve(rows('other')) };
  expect(await readSettings()).toEqual({ site_title: 'asked' });
});

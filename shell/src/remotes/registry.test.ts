import { CurrentRegistry, pageRoutes, parseRegistry } from './registry';
import { aRegistryEntry } from './testing/a-registry-entry';

const base = 'https://coach.example/';
const entry = aRegistryEntry();
const remotesOf = (remotes: unknown) =>
  Object.keys(parseRegistry(JSON.stringify({ shell: '1', remotes }), base).remotes);

test('X1 the registry accepts remotes on the site’s origin and on others', () => {
  expect(remotesOf({ 'blog-app': entry, 'admin-app': { ...entry, entry: 'http://localhost:3004/app.js' } })).toEqual([
    'blog-app',
    'admin-app',
  ]);
});

test('X2 the registry in a page and the published one agree on the address of a remote', () => {
  const remoteIn = (address: string, page: string) =>
    parseRegistry(JSON.stringify({ remotes: { 'blog-app': { ...entry, entry: address } } }), page).remotes['blog-app'];
  const expected = { entry: 'https://coach.example/r/blog-app/1.0.0-abc/app.js' };
  expect(remoteIn('/r/blog-app/1.0.0-abc/app.js', `${base}blog/a-post/`)).toMatchObject(expected);
  expect(remoteIn('r/blog-app/1.0.0-abc/app.js', `${base}registry.json`)).toMatchObject(expected);
});

test.each([
  ['without integrity', { integrity: '' }],
  ['whose integrity is not a hash', { integrity: 'none' }],
  ['whose address is a javascript: URL', { entry: 'javascript:alert(1)' }],
  ['whose address is a data: URL', { entry: 'data:text/javascript,1' }],
  ['whose container is not an identifier', { container: 'blog app' }],
  ['without a contract', { contract: undefined }],
  ['without routes', { routes: undefined }],
  ['without preloads', { preloads: undefined }],
  ['whose page has no path', { page: { title: 'Events' } }],
  ['whose page has a path of two segments', { page: { path: '/events/summer', title: 'Events' } }],
])('X1 an entry %s is ignored, the others stay', (_what, change) => {
  expect(remotesOf({ 'blog-app': { ...entry, ...change }, 'admin-app': entry })).toEqual(['admin-app']);
});

test.each(['[]', '{}', 'null', '{"remotes":[]}'])('X2 %s is a registry without remotes', (json) => {
  expect(parseRegistry(json, base).remotes).toEqual({});
});

describe('a page that only outlines a remote', () => {
  const fetch = jest.fn();
  const newer = { ...entry, version: '2', entry: 'r/blog-app/2/app.js' };
  const events = { routes: [], page: { path: '/events', title: 'Events' } };
  const publish = (registry: object) => fetch.mockImplementation(async () => new Response(JSON.stringify(registry)));

  beforeEach(() => {
    globalThis.fetch = fetch.mockReset();
    const inPage = { shell: '1', remotes: { 'public-site': entry, 'blog-app': { routes: ['/blog'] }, events } };
    document.body.innerHTML = `<script type="application/json" id="remote-registry">${JSON.stringify(inPage)}</script>`;
  });

  test('X1 loads it from the published registry, fetched once, and everything else from its own', async () => {
    publish({ shell: '1', remotes: { 'public-site': newer, 'blog-app': newer, events: { ...newer, ...events } } });
    const registry = new CurrentRegistry();
    expect(pageRoutes(registry.current)).toEqual([{ remote: 'events', path: '/events', title: 'Events' }]);
    expect(await registry.complete('public-site')).toBe(true);
    expect(fetch).not.toHaveBeenCalled();
    expect([await registry.complete('blog-app'), await registry.complete('events')]).toEqual([true, true]);
    expect(fetch.mock.calls.map(([address]) => address)).toEqual(['http://localhost/registry.json']);
    expect(await registry.entryOf('blog-app')).toMatchObject({ entry: 'http://localhost/r/blog-app/2/app.js' });
    expect(await registry.entryOf('public-site')).toMatchObject({ version: entry.version });
  });

  test('X2 knows if it was published with another shell', async () => {
    publish({ shell: '2', remotes: { 'blog-app': newer } });
    const registry = new CurrentRegistry();
    expect(await registry.complete('blog-app')).toBe(false);
    expect(await registry.complete('public-site')).toBe(true);
  });
});

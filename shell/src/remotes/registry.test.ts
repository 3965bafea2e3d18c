import { parseRegistry } from './registry';

const base = 'https://coach.example/';
const entry = {
  version: '1.0.0-abc',
  contract: 1,
  container: 'blog_app',
  entry: 'r/blog-app/1.0.0-abc/app.js',
  integrity: 'sha384-abc',
  preloads: [],
  routes: ['/blog'],
  pictures: [],
};
const remotesOf = (remotes: unknown) =>
  Object.keys(parseRegistry(JSON.stringify({ shell: '1', remotes }), base).remotes);

test('X1 the registry accepts remotes on the site’s origin and on others', () => {
  expect(remotesOf({ 'blog-app': entry, 'admin-app': { ...entry, entry: 'http://localhost:3004/app.js' } })).toEqual([
    'blog-app',
    'admin-app',
  ]);
});

test('X2 the registry in a page and the published one agree on the address of a remote', () => {
  const addressIn = (address: string, page: string) =>
    parseRegistry(JSON.stringify({ remotes: { 'blog-app': { ...entry, entry: address } } }), page).remotes['blog-app']
      ?.entry;
  const expected = 'https://coach.example/r/blog-app/1.0.0-abc/app.js';
  expect(addressIn('/r/blog-app/1.0.0-abc/app.js', `${base}blog/a-post/`)).toBe(expected);
  expect(addressIn('r/blog-app/1.0.0-abc/app.js', `${base}registry.json`)).toBe(expected);
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

import { isOverriding } from './override-switch';
import { acceptedOverrides, readOverride } from './overrides';
import { aRegistryEntry } from './testing/a-registry-entry';

const built = {
  ...aRegistryEntry({ contract: 2, entry: 'app.js' }),
  name: 'blog-app',
  files: { 'app.js': { integrity: 'sha384-abc' } },
};
const folder = 'https://preview.example/blog-app/';
const override = { remote: 'blog-app', folder };

let warn: jest.SpyInstance;

beforeEach(() => {
  warn = jest.spyOn(console, 'warn').mockImplementation(() => {});
  sessionStorage.clear();
  configure(['https://preview.example']);
});

function configure(overrideOrigins?: string[]): void {
  document.body.innerHTML = `<script type="application/json" id="site-config">${JSON.stringify({ overrideOrigins })}</script>`;
}

const publish = (remoteJson: unknown, status = 200) => {
  globalThis.fetch = async () => new Response(JSON.stringify(remoteJson), { status });
};

test('FD1 nothing is overridden without the switch, or without an address in this tab', () => {
  expect(isOverriding()).toBe(false);
  sessionStorage.setItem('override:blog-app', folder);
  expect(isOverriding()).toBe(true);
  configure();
  expect(isOverriding()).toBe(false);
});

test.each([folder, 'https://preview.example/blog-app'])('FD1 %s is a folder of an allowed origin', (address) => {
  sessionStorage.setItem('override:blog-app', address);
  expect(acceptedOverrides(['blog-app'])).toEqual([override]);
  expect(warn).not.toHaveBeenCalled();
});

test.each([
  [
    'an origin that is not listed',
    'blog-app',
    'https://other.example/blog-app/',
    'does not allow https://other.example',
  ],
  ['an origin that starts like a listed one', 'blog-app', 'https://preview.example.evil/', 'does not allow'],
  ['another scheme', 'blog-app', 'http://preview.example/blog-app/', 'does not allow http://preview.example'],
  ['a relative address', 'blog-app', '/blog-app/', '/blog-app/ is not an address'],
  ['a remote that the registry does not have', 'shop', folder, 'the registry has no such remote'],
])('FD1 an override with %s is ignored with a warning', (_what, remote, address, reason) => {
  sessionStorage.setItem(`override:${remote}`, address);
  expect(acceptedOverrides(['blog-app'])).toEqual([]);
  expect(warn.mock.calls).toEqual([[expect.stringContaining(reason)]]);
});

test('FD1 the entry of an override has the integrity in its remote.json', async () => {
  publish(built);
  const { version, contract, integrity } = built;
  expect(await readOverride(override)).toMatchObject({ entry: `${folder}app.js`, integrity, contract, version });
});

test.each([
  ['describes another remote', { ...built, name: 'admin-app' }],
  ['has no integrity for its entry', { ...built, files: {} }],
  ['names an entry on another origin', withEntry('https://other.example/app.js')],
  ['names an entry outside its folder', withEntry('../app.js')],
  ['has no contract', { ...built, contract: undefined }],
  ['is not an object', null],
])('FD1 an override is rejected if its remote.json %s', async (_what, remoteJson) => {
  publish(remoteJson);
  await expect(readOverride(override)).rejects.toMatchObject({ remote: 'blog-app', failure: 'unreachable' });
});

test('FD1 an override is rejected with the answer of its host', async () => {
  publish({}, 404);
  await expect(readOverride(override)).rejects.toThrow(`${folder}remote.json answered 404`);
});

function withEntry(entry: string) {
  return { ...built, entry, files: { [entry]: { integrity: 'sha384-abc' } } };
}

import { createInstance, type ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import { isAllowed } from '../allowed-addresses';
import { aRegistryEntry } from '../testing/a-registry-entry';
import { contractPlugin } from './contract-plugin';
import { integrityPlugin } from './integrity-plugin';
import { registryPlugin } from './registry-plugin';
import { retryPlugin } from './retry-plugin';

const entry = aRegistryEntry({ contract: 2, entry: 'http://remotes.example/r/blog-app/1.0.0-abc/app.js' });
const remote = { ...entry, name: 'blog-app', entryGlobalName: 'blog_app', type: 'global' as const };

beforeEach(() => jest.spyOn(console, 'warn').mockImplementation(() => {}));
/** A federation instance that runs one plugin. */
const hostWith = (plugin: ModuleFederationRuntimePlugin) =>
  createInstance({ name: 'host', remotes: [], plugins: [plugin] });

describe('registry', () => {
  test('X1 registers a remote at the address in the registry when it is requested', async () => {
    const host = hostWith(registryPlugin({ entryOf: async () => entry }));
    const register = jest.spyOn(host.remoteHandler, 'registerRemotes').mockImplementation(() => {});
    await host.loadRemote('blog-app/app').catch(() => {});
    const { version, contract, integrity } = entry;
    const address = { name: 'blog-app', entry: entry.entry, entryGlobalName: 'blog_app' };
    const expected = { ...address, version, contract, integrity };
    expect(register).toHaveBeenCalledWith([expect.objectContaining(expected)], { force: true });
  });

  test('X2 rejects a remote that is not in the registry', async () => {
    const host = hostWith(registryPlugin({ entryOf: async () => undefined }));
    await expect(host.loadRemote('blog-app/app')).rejects.toMatchObject({ failure: 'unregistered' });
  });
});

describe('contract', () => {
  const events = { ...remote, name: 'events-app', page: { path: '/events', title: 'Events' } };
  const hostFor = (understood: number[]) =>
    hostWith(contractPlugin({ contracts: { 'blog-app': understood }, pageContracts: [1, 2] }));

  test.each([
    ['the contract that the shell was built for', { ...remote, contract: 2 }, [2]],
    ['the newest of several contracts', { ...remote, contract: 2 }, [2, 1]],
    ['the previous contract, if the shell lists it', { ...remote, contract: 1 }, [2, 1]],
    ['the contract of pages, although the shell was built without the remote', events, []],
  ])('X2 FD2 accepts a remote that speaks %s', (_, built, understood) => {
    const host = hostFor(understood);
    host.registerRemotes([built]);
    expect(host.options.remotes.map(({ name }) => name)).toEqual([built.name]);
  });

  test.each([
    ['the previous contract, if the shell does not list it', { ...remote, contract: 1 }, [2], '2'],
    ['a contract older than the listed ones', { ...remote, contract: 1 }, [3, 2], '3 and 2'],
    ['a newer contract', { ...remote, contract: 4 }, [3, 2], '3 and 2'],
    ['a contract that the shell does not know', { ...remote, name: 'shop' }, [], 'none'],
    ['a newer contract of pages', { ...events, contract: 3 }, [], '1 and 2'],
  ])('X2 FD2 rejects a remote that speaks %s', (_, built, understood, list) => {
    const host = hostFor(understood);
    const problem = `uses contract ${built.contract}, this page understands ${list}`;
    expect(() => host.registerRemotes([built])).toThrow(problem);
    expect(host.options.remotes).toEqual([]);
  });
});

describe('integrity', () => {
  test('X2 requests an entry with the integrity in the registry', async () => {
    const host = hostWith(integrityPlugin());
    host.registerRemotes([{ ...remote }]);
    const added = new Promise<HTMLScriptElement>((resolve) => {
      jest.spyOn(document.head, 'appendChild').mockImplementation((node) => {
        resolve(node as unknown as HTMLScriptElement);
        return node;
      });
    });
    void host.loadRemote('blog-app/app').catch(() => {});
    const { src, integrity, crossOrigin } = await added;
    expect({ src, integrity, crossOrigin }).toEqual({
      src: entry.entry,
      integrity: 'sha384-abc',
      crossOrigin: 'anonymous',
    });
  });

  test('X1 allows scripts from the folder of a registered remote only', () => {
    hostWith(integrityPlugin()).registerRemotes([{ ...remote, entry: 'http://remotes.example/r/other/1/app.js' }]);
    expect(isAllowed('http://remotes.example/r/other/1/exposed.js')).toBe(true);
    expect(isAllowed('http://remotes.example/r/another/1/exposed.js')).toBe(false);
  });
});

test('X2 an entry that is registered again gets a new address', () => {
  const host = hostWith(retryPlugin());
  const addresses = [0, 1, 2].map(() => {
    host.registerRemotes([{ ...remote }], { force: true });
    return host.options.remotes.map((registered) => 'entry' in registered && registered.entry)[0];
  });
  expect(addresses).toEqual([entry.entry, `${entry.entry}?attempt=1`, `${entry.entry}?attempt=2`]);
});

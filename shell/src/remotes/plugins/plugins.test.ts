import { createInstance, type ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import { isAllowed } from '../allowed-addresses';
import type { RegistryEntry } from '../registry';
import { contractPlugin } from './contract-plugin';
import { extensionPlugin } from './extension-plugin';
import { integrityPlugin } from './integrity-plugin';
import { registryPlugin } from './registry-plugin';
import { retryPlugin } from './retry-plugin';

const entry: RegistryEntry = {
  version: '1.0.0-abc',
  contract: 2,
  container: 'blog_app',
  entry: 'http://remotes.example/r/blog-app/1.0.0-abc/app.js',
  integrity: 'sha384-abc',
  preloads: [],
  routes: ['/blog'],
  pictures: [],
};
const remote = { ...entry, name: 'blog-app', entryGlobalName: 'blog_app', type: 'global' as const };

beforeEach(() => jest.spyOn(console, 'warn').mockImplementation(() => {}));
afterEach(() => jest.restoreAllMocks());

/** A federation instance that runs one plugin. */
const hostWith = (plugin: ModuleFederationRuntimePlugin) =>
  createInstance({ name: 'host', remotes: [], plugins: [plugin] });

describe('registry', () => {
  test('X1 registers a remote at the address in the registry when it is requested', async () => {
    const host = hostWith(registryPlugin({ entryOf: async () => entry }));
    const register = jest.spyOn(host.remoteHandler, 'registerRemotes').mockImplementation(() => {});
    await host.loadRemote('blog-app/app').catch(() => {});
    const { version, contract, integrity } = entry;
    const expected = {
      name: 'blog-app',
      entry: entry.entry,
      entryGlobalName: 'blog_app',
      version,
      contract,
      integrity,
    };
    expect(register).toHaveBeenCalledWith([expect.objectContaining(expected)], { force: true });
  });

  test('X2 rejects a remote that is not in the registry', async () => {
    const host = hostWith(registryPlugin({ entryOf: async () => undefined }));
    await expect(host.loadRemote('blog-app/app')).rejects.toMatchObject({ failure: 'unregistered' });
  });
});

describe('contract', () => {
  const registering = (contract: number, understood: number[]) => {
    const host = hostWith(contractPlugin({ contracts: { 'blog-app': understood }, pageContracts: [] }));
    const built = { ...remote, contract };
    return { host, register: () => host.registerRemotes([built]) };
  };

  test.each([
    { what: 'the contract that the shell was built for', contract: 2, understood: [2] },
    { what: 'the newest of several contracts', contract: 2, understood: [2, 1] },
    { what: 'the previous contract, if the shell lists it', contract: 1, understood: [2, 1] },
  ])('X2 accepts a remote that speaks $what', ({ contract, understood }) => {
    const { host, register } = registering(contract, understood);
    register();
    expect(host.options.remotes.map(({ name }) => name)).toEqual(['blog-app']);
  });

  test.each([
    { what: 'the previous contract, if the shell does not list it', contract: 1, understood: [2] },
    { what: 'a contract older than the listed ones', contract: 1, understood: [3, 2] },
    { what: 'a newer contract', contract: 4, understood: [3, 2] },
  ])('X2 rejects a remote that speaks $what', ({ contract, understood }) => {
    const { host, register } = registering(contract, understood);
    expect(register).toThrow(`uses contract ${contract}, this page understands ${understood.join(' and ')}`);
    expect(host.options.remotes).toEqual([]);
  });

  test('X2 rejects a remote whose contract the shell does not know', () => {
    const host = hostWith(contractPlugin({ contracts: {}, pageContracts: [] }));
    expect(() => host.registerRemotes([{ ...remote }])).toThrow('uses contract 2, this page understands none');
  });
});

describe('page contract', () => {
  const host = () => hostWith(contractPlugin({ contracts: {}, pageContracts: [1, 2] }));
  const events = { ...remote, name: 'events-app', page: { path: '/events', title: 'Events' } };

  test('FD2 accepts a remote with a page that the shell was built without', () => {
    const shell = host();
    shell.registerRemotes([events]);
    expect(shell.options.remotes.map(({ name }) => name)).toEqual(['events-app']);
  });

  test('FD2 rejects a page for a newer shell', () => {
    const newer = { ...events, contract: 3 };
    expect(() => host().registerRemotes([newer])).toThrow('this page understands 1 and 2');
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

test('FD1 lists registered remotes where module federation’s browser extension reads them', () => {
  const host = hostWith(extensionPlugin());
  for (let attempt = 0; attempt < 2; attempt += 1) host.registerRemotes([{ ...remote }], { force: true });
  const { moduleInfo } = (globalThis as unknown as { __FEDERATION__: { moduleInfo: Record<string, object> } })
    .__FEDERATION__;
  expect(moduleInfo.host).toMatchObject({ remotesInfo: { 'blog-app': { matchedVersion: '1.0.0-abc' } } });
  expect(moduleInfo['blog-app']).toEqual({ version: '1.0.0-abc', remoteEntry: entry.entry });
});

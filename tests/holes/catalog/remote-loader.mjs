/** @type {import('../faults.mjs').FaultyFile[]} */
export default [
  {
    file: 'shell/src/remotes/registry.ts',
    tests: ['shell/src/remotes/registry.test.ts'],
    faults: {
      'an entry may have any protocol': { removes: ' && /^https?:$/.test(new URL(value, base).protocol)' },
      'an entry needs no integrity': {
        find: "isText(value) ? /^sha(256|384|512)-/.test(value) : value === '' && process.env.NODE_ENV === 'development'",
        replace: "typeof value === 'string'",
      },
      'any text is an integrity': { find: '/^sha(256|384|512)-/.test(value)', replace: 'true' },
      'a container may have any name': { removes: '/^[a-z_][a-z0-9_]*$/.test(value.container) &&' },
      'a page may claim any path': { removes: ' && /^\\/[\\w-]+$/.test(value.path)' },
      'entries are relative to the page instead of the registry': {
        find: 'entry: new URL(remote.entry, base).href',
        replace: 'entry: new URL(remote.entry, document.baseURI).href',
      },
      'the published registry replaces the entries of the page': { find: '...Object.fromEntries(own) }', replace: '}' },
      'a remote of another shell is loaded without a reload': {
        find: 'return !this.isNewerThanPage;',
        replace: 'return true;',
      },
    },
  },
  {
    file: 'shell/src/remotes/remote-store.ts',
    tests: ['shell/src/remotes/remote-store.test.ts'],
    faults: {
      'a remote is loaded once per component': {
        find: "if (this.stateOf(name).status === 'idle') this.#begin(name);",
        replace: 'this.#begin(name);',
      },
      'a slow remote is never reported': {
        find: "if (isLatest()) this.#fail(name, new RemoteError(name, 'slow'",
        replace: "if (!isLatest()) this.#fail(name, new RemoteError(name, 'slow'",
      },
      'a late failure of an old attempt wins': {
        find: '(error: unknown) => isLatest() && ',
        replace: '(error: unknown) => ',
      },
      'a retry forgets the last error': {
        find: "before.status === 'failed' ? before.error : undefined",
        replace: 'undefined',
      },
    },
  },
  {
    file: 'shell/src/remotes/plugins/integrity-plugin.ts',
    tests: ['shell/src/remotes/plugins/plugins.test.ts'],
    faults: {
      'entries are loaded without integrity': { find: '{ src: url, integrity,', replace: '{ src: url,' },
      'the folder of a remote is not allowed': { removes: 'allowFolderOf(registered(registration).entry);' },
    },
  },
  {
    file: 'shell/src/remotes/plugins/contract-plugin.ts',
    tests: ['shell/src/remotes/plugins/plugins.test.ts'],
    faults: {
      'older contracts are accepted': {
        find: 'versions.includes(contract)',
        replace: 'contract <= Math.max(...versions)',
      },
      'remotes with a page speak any contract': {
        find: 'if (versions.includes(contract)) return',
        replace: 'if (page || versions.includes(contract)) return',
      },
    },
  },
  {
    file: 'shell/src/remotes/plugins/registry-plugin.ts',
    tests: ['shell/src/remotes/plugins/plugins.test.ts'],
    faults: {
      'remotes outside the registry are loaded': {
        find: "if (!registered) throw new RemoteError(name, 'unregistered', 'the registry has no usable entry');",
        replace: 'if (!registered) return request;',
      },
      'a retry does not read the newer address': { find: '{ force: true }', replace: '{ force: false }' },
    },
  },
  {
    file: 'shell/src/remotes/plugins/retry-plugin.ts',
    tests: ['shell/src/remotes/plugins/plugins.test.ts'],
    faults: {
      'a retry has the address of the failed request': {
        find: 'if (attempt > 0) remote.entry',
        replace: 'if (attempt > 1) remote.entry',
      },
    },
  },
  {
    file: 'shell/src/remotes/allowed-addresses.ts',
    tests: ['shell/src/remotes/plugins/plugins.test.ts'],
    faults: {
      'scripts may come from the whole origin of a remote': {
        find: "new URL('.', address).href",
        replace: "new URL('/', address).href",
      },
    },
  },
  {
    file: 'shell/src/remotes/overrides.ts',
    tests: ['shell/src/remotes/overrides.test.ts'],
    faults: {
      'overrides may come from any origin': {
        find: 'overrideOrigins().includes(origin)',
        replace: 'overrideOrigins().length > 0',
      },
      'unknown remotes may be overridden': {
        find: "known.includes(remote) ? addressProblem(address) : 'the registry has no such remote'",
        replace: 'addressProblem(address)',
      },
      'the entry of an override may be outside its folder': {
        find: '!isComplete(entry) || !entry.entry.startsWith(folder)',
        replace: '!isComplete(entry)',
      },
    },
  },
  {
    file: 'config/webpack/remote-runtime/chunk-timeout.mjs',
    tests: ['tests/architecture/remote-runtime.test.ts'],
    faults: {
      'a hanging chunk is never reported': {
        find: "end({ type: 'timeout', target: { src: url } })",
        replace: 'clearTimeout(timer)',
      },
      'an exposed module fails before the shell gives up': {
        find: "if (url.includes('/exposed.')) return",
        replace: 'if (!url) return',
      },
    },
  },
  {
    file: 'config/webpack/remote-runtime/fresh-chunks.mjs',
    tests: ['tests/architecture/remote-runtime.test.ts'],
    faults: {
      'a failed chunk is requested at the same address again': {
        find: 'const attempt = attempts[chunk] ?? entryAttempt',
        replace: 'const attempt = entryAttempt',
      },
      'a retry joins the script that hangs': {
        find: 'loadScript(url, done, url, chunk)',
        replace: 'loadScript(url, done, _key, chunk)',
      },
    },
  },
];

/** @type {import('../faults.ts').Faults} */
export default {
  'shell/src/remotes/registry.ts': {
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
    'a remote of another shell is loaded without a reload': { find: '!this.isNewerThanPage;', replace: 'true;' },
  },
  'shell/src/remotes/remote-store.ts': {
    'a remote is loaded once per component': { removes: "if (this.stateOf(name).status === 'idle') " },
    'a slow remote is never reported': { find: '(isLatest()) this.#fail', replace: '(!isLatest()) this.#fail' },
    'a late failure of an old attempt wins': { removes: 'isLatest() && ' },
    'a retry forgets the last error': { removes: "before.status === 'failed' ? before.error : " },
  },
  'shell/src/remotes/plugins/integrity-plugin.ts': {
    tests: ['shell/src/remotes/plugins/plugins.test.ts'],
    'entries are loaded without integrity': { find: '{ src: url, integrity,', replace: '{ src: url,' },
    'the folder of a remote is not allowed': { removes: 'allowFolderOf(registered(registration).entry);' },
  },
  'shell/src/remotes/plugins/contract-plugin.ts': {
    tests: ['shell/src/remotes/plugins/plugins.test.ts'],
    'older contracts are accepted': {
      find: 'versions.includes(contract)',
      replace: 'contract <= Math.max(...versions)',
    },
    'remotes with a page speak any contract': { find: 'versions.includes', replace: 'page || versions.includes' },
  },
  'shell/src/remotes/plugins/registry-plugin.ts': {
    tests: ['shell/src/remotes/plugins/plugins.test.ts'],
    'remotes outside the registry are loaded': {
      find: "if (!registered) throw new RemoteError(name, 'unregistered', 'the registry has no usable entry');",
      replace: 'if (!registered) return request;',
    },
    'a retry does not read the newer address': { find: '{ force: true }', replace: '{ force: false }' },
  },
  'shell/src/remotes/plugins/retry-plugin.ts': {
    tests: ['shell/src/remotes/plugins/plugins.test.ts'],
    'a retry has the address of the failed request': { find: 'if (attempt > 0)', replace: 'if (attempt > 1)' },
  },
  'shell/src/remotes/allowed-addresses.ts': {
    tests: ['shell/src/remotes/plugins/plugins.test.ts'],
    'scripts may come from the whole origin of a remote': { find: "('.', address).", replace: "('/', address)." },
  },
  'shell/src/remotes/overrides.ts': {
    'overrides may come from any origin': { find: '().includes(origin)', replace: '().length > 0' },
    'unknown remotes may be overridden': {
      find: "known.includes(remote) ? addressProblem(address) : 'the registry has no such remote'",
      replace: 'addressProblem(address)',
    },
    'the entry of an override may be outside its folder': { removes: ' || !entry.entry.startsWith(folder)' },
  },
  'config/webpack/remote-runtime/chunk-timeout.mjs': {
    tests: ['tests/architecture/remote-runtime.test.ts'],
    'a hanging chunk is never reported': {
      find: "end({ type: 'timeout', target: { src: url } })",
      replace: 'clearTimeout(timer)',
    },
    'a chunk that arrives late is not announced': { removes: "dispatchEvent(new Event('latechunk'));" },
    'an exposed module fails before the shell gives up': {
      find: '(/\\/(exposed|frame)\\./.test(url))',
      replace: '(!url)',
    },
  },
  'config/webpack/remote-runtime/fresh-chunks.mjs': {
    tests: ['tests/architecture/remote-runtime.test.ts'],
    'a failed chunk is requested at the same address again': { removes: ' attempts[chunk] ??' },
    'a retry joins the script that hangs': { find: '(url, done, url, chunk)', replace: '(url, done, _key, chunk)' },
  },
};

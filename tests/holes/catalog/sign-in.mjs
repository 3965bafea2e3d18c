/** @type {import('../faults.ts').FaultyFile[]} */
export default [
  {
    file: 'data-client/src/posts/requests.ts',
    tests: ['data-client/src/posts/requests.test.ts'],
    faults: {
      'a list ends after its first thousand posts': { removes: 'if (page.length < wanted || rows.length >= limit) ' },
      'the search ignores the category': { find: 'only_category: category }', replace: 'only_category: undefined }' },
    },
  },
  {
    file: 'data-client/src/settings/settings-provider.tsx',
    tests: ['data-client/src/settings/settings-provider.test.tsx'],
    faults: {
      'a prerendered page is hydrated with cached settings': { removes: 'isHydrating ? rendered : ' },
      'before anything is known samples of the built-in coach appear': { removes: 'known !== undefined && ' },
    },
  },
  {
    file: 'data-client/src/services/queries.ts',
    tests: ['data-client/src/services/hooks.test.tsx'],
    faults: {
      'anything in the storage is a service': { removes: ' && value.every(isService)' },
    },
  },
  {
    file: 'data-client/src/owner/two-factor/requests.ts',
    tests: ['data-client/src/owner/two-factor/two-factor.test.ts'],
    faults: {
      'recovery codes are renewed without a code': {
        find: `async function renewRecoveryCodes({ id, code }: CodeEntry) {
    await enterCode(auth, code, id);`,
        replace: `async function renewRecoveryCodes({ id, code }: CodeEntry) {
    void [id, code];`,
      },
    },
  },
  {
    file: 'data-client/src/owner/session/requests.ts',
    tests: ['data-client/src/owner/two-factor/two-factor.test.ts'],
    faults: {
      'a recovery code leaves the other sessions signed in': {
        find: `      await auth.signOut({ scope: 'others' });
      const session`,
        replace: '      const session',
      },
      'a limited recovery code reads as wrong': {
        removes: "if (outcome === 'limited') throw toSessionError({ status: 429 });",
      },
    },
  },
  {
    file: 'data-client/src/owner/session/change-password.ts',
    tests: ['data-client/src/owner/session/requests.test.ts'],
    faults: {
      'a changed password leaves the other sessions signed in': {
        find: `  await auth.signOut({ scope: 'others' });
`,
        replace: '',
      },
      'the session of the check stays open': {
        find: `  await guest.signOut({ scope: 'local' });
`,
        replace: '',
      },
    },
  },
  {
    file: 'data-client/src/owner/session/auth.ts',
    tests: ['data-client/src/owner/session/requests.test.ts'],
    faults: {
      'a lost connection reads as signed out': {
        removes: 'if (error && isUnreachable(error)) throw toSessionError(error);',
      },
    },
  },
  {
    file: 'data-client/src/owner/password-reset/requests.ts',
    tests: ['data-client/src/owner/password-reset/requests.test.ts'],
    faults: {
      'another link uses the session of the first': { removes: '?.link === link' },
    },
  },
  {
    file: 'data-client/src/owner/news/polling.ts',
    tests: ['data-client/src/owner/news/polling.test.ts'],
    faults: {
      'a run that ends late starts again after the stop': { removes: ' && !isStopped' },
    },
  },
];

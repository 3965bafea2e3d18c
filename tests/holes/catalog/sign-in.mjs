/** @type {import('../faults.ts').Faults} */
export default {
  'data-client/src/posts/requests.ts': {
    'a list ends after its first thousand posts': { removes: 'if (page.length < wanted || rows.length >= limit) ' },
    'the search ignores the category': { find: 'only_category: category }', replace: 'only_category: undefined }' },
  },
  'data-client/src/settings/settings-provider.tsx': {
    'a prerendered page is hydrated with cached settings': { removes: 'isHydrating ? rendered : ' },
    'before anything is known samples of the built-in coach appear': { removes: 'known !== undefined && ' },
  },
  'data-client/src/services/queries.ts': {
    tests: ['data-client/src/services/hooks.test.tsx'],
    'anything in the storage is a service': { removes: ' && value.every(isService)' },
  },
  'data-client/src/owner/two-factor/requests.ts': {
    tests: ['data-client/src/owner/two-factor/two-factor.test.ts'],
    'recovery codes are renewed without a code': {
      find: `async function renewRecoveryCodes({ id, code }: CodeEntry) {
    await enterCode(auth, code, id);`,
      replace: `async function renewRecoveryCodes({ id, code }: CodeEntry) {
    void [id, code];`,
    },
  },
  'data-client/src/owner/session/requests.ts': {
    tests: ['data-client/src/owner/two-factor/two-factor.test.ts'],
    'a recovery code leaves the other sessions signed in': {
      find: `      await auth.signOut({ scope: 'others' });
      const session`,
      replace: '      const session',
    },
    'a limited recovery code reads as wrong': {
      removes: "if (outcome === 'limited') throw toSessionError({ status: 429 });",
    },
  },
  'data-client/src/owner/session/change-password.ts': {
    tests: ['data-client/src/owner/session/requests.test.ts'],
    'a changed password leaves the other sessions signed in': {
      removes: `  await auth.signOut({ scope: 'others' });
`,
    },
    'the session of the check stays open': {
      removes: `  await guest.signOut({ scope: 'local' });
`,
    },
  },
  'data-client/src/owner/session/auth.ts': {
    tests: ['data-client/src/owner/session/requests.test.ts'],
    'a lost connection reads as signed out': {
      removes: 'if (error && isUnreachable(error)) throw toSessionError(error);',
    },
  },
  'data-client/src/owner/password-reset/requests.ts': {
    'another link uses the session of the first': { removes: '?.link === link' },
  },
  'data-client/src/owner/news/polling.ts': {
    'a run that ends late starts again after the stop': { removes: ' && !isStopped' },
  },
};

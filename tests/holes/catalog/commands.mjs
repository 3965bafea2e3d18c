/** @type {import('../faults.mjs').FaultyFile[]} */
export default [
  {
    file: 'local-stack/owner/accounts.mjs',
    tests: ['tests/backend/owner-create.test.ts'],
    faults: {
      'only the first 200 accounts are searched': {
        find: 'if (found || users.length < perPage) return found;',
        replace: 'if (found || users.length <= perPage) return found;',
      },
      'an authenticator that stays counts as removed': {
        find: 'if (!ok) throw new UserError(`An authenticator',
        replace: 'if (ok === undefined) throw new UserError(`An authenticator',
      },
      'a failed promotion reads as done': {
        find: 'if (!response.ok) throw new UserError(`The account was not changed',
        replace: 'if (response.ok === undefined) throw new UserError(`The account was not changed',
      },
    },
  },
];

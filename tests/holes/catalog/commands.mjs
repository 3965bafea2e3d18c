/** @type {import('../faults.ts').Faults} */
export default {
  'local-stack/owner/accounts.ts': {
    tests: ['tests/backend/owner-create.test.ts'],
    'only the first 200 accounts are searched': { find: '|| users.length <', replace: '|| users.length <=' },
    'an authenticator that stays counts as removed': { find: '(!ok) throw', replace: '(ok === undefined) throw' },
    'the secret key follows a redirect': { removes: "redirect: 'manual'," },
    'a failed promotion reads as done': {
      find: 'if (!response.ok) throw new UserError(`The account was not changed',
      replace: 'if (response.ok === undefined) throw new UserError(`The account was not changed',
    },
  },
  'local-stack/backups/project-requests.ts': {
    tests: ['tests/architecture/save-command.test.ts'],
    'the secret key follows a redirect to another address': { removes: ", redirect: 'manual'" },
  },
};

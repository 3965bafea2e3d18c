/** @type {import('../faults.mjs').FaultyFile[]} */
export default [
  {
    file: 'admin-app/src/account/password-reset/password-reset-page.tsx',
    tests: ['admin-app/src/account/password-reset/password-reset.test.tsx'],
    faults: {
      'the token of a reset stays in the browser history': {
        find: 'navigate(setPath, { replace: true })',
        replace: 'navigate(setPath)',
      },
      'a session in this browser outlives a reset': {
        find: "if (answer === 'set') signOut.mutate();",
        replace: "if (answer !== 'set') signOut.mutate();",
      },
      'a password rejected after the code asks for the code again': {
        find: "refusalOf(error)?.field === 'next' &&",
        replace: "refusalOf(error)?.field === 'none' &&",
      },
      'a second link is ignored': { find: 'key={link} askPath', replace: 'askPath' },
      'the code is sent with an empty password': {
        find: `    setPassword(next);
`,
        replace: '',
      },
    },
  },
  {
    file: 'admin-app/src/account/password/password-card.tsx',
    tests: ['admin-app/src/account/password/password.test.tsx'],
    faults: {
      'the old refusal greets the next password change': {
        removes: `    change.reset();
`,
      },
    },
  },
];

/** @type {import('../faults.ts').Faults} */
export default {
  'admin-app/src/account/password-reset/password-reset-page.tsx': {
    tests: ['admin-app/src/account/password-reset/password-reset.test.tsx'],
    'the token of a reset stays in the browser history': { removes: ', { replace: true }' },
    'a session in this browser outlives a reset': { find: "(answer === 'set')", replace: "(answer !== 'set')" },
    'a password rejected after the code asks for the code again': { find: "=== 'next'", replace: "=== 'none'" },
    'a second link is ignored': { find: 'key={link} askPath', replace: 'askPath' },
    'the code is sent with an empty password': {
      removes: `    setPassword(next);
`,
    },
  },
  'admin-app/src/account/password/password-card.tsx': {
    tests: ['admin-app/src/account/password/password.test.tsx'],
    'the old refusal greets the next password change': {
      removes: `    change.reset();
`,
    },
  },
};

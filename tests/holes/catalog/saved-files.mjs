/** @type {import('../faults.ts').Faults} */
export default {
  'supabase/schemas/backups.sql': {
    tests: ['tests/database/saved-rows.test.ts'],
    'a file has only the first 1,000 rows of a table': { removes: 'count(*) = 1000 or ' },
    'a page leaves out the rows beyond 400 KB': { removes: ' or count(*) < (select count(*) from page)' },
    'a row of more than 400 KB is left out': {
      removes: ' or measured.position = 1',
    },
    'a file has the claims of emails': {
      find: `case when stored ? 'claim' then '{"claim": null}'::jsonb else '{}' end`,
      replace: `'{}'::jsonb`,
    },
    'a file has the key that signs links': {
      removes: `('signing_key', 'a secret; links in earlier emails keep working by their hashes'),`,
    },
  },
};

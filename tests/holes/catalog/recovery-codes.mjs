/** @type {import('../faults.ts').Faults} */
export default {
  'supabase/schemas/recovery_codes.sql': {
    tests: ['tests/backend/recovery-codes.test.ts'],
    'an account guesses recovery codes from any number of connections': {
      removes: `
    or not private.count_hit('recovery-code', 'account ' || auth.uid(), 50, '1 day')`,
    },
    'a code that was entered long ago is enough for recovery codes': {
      removes: ` and to_timestamp((proof ->> 'timestamp')::bigint) > now() - interval '10 minutes'`,
      tests: ['tests/database/recovery-codes.test.ts'],
    },
  },
};

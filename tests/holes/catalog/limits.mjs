/** @type {import('../faults.mjs').FaultyFile[]} */
export default [
  {
    file: 'supabase/schemas/rate_limits.sql',
    tests: ['tests/backend/contact-and-newsletter.test.ts'],
    faults: [
      {
        name: 'one connection sends ten times as many messages',
        find: "('message', 20,",
        replace: "('message', 200,",
      },
      {
        name: 'one mailbox sends ten times as many messages',
        find: "('message', 20, '1 hour', 5,",
        replace: "('message', 20, '1 hour', 50,",
      },
      {
        name: 'one connection subscribes any number of addresses',
        find: "('subscription', 20,",
        replace: "('subscription', 20000,",
      },
      {
        name: 'a network has messages and subscriptions mailed any number of times',
        find: 'case when rule.per_network is not null then private.request_network() end',
        replace: 'null',
      },
      {
        name: 'each tag of an address is another mailbox',
        find: 'private.mailbox_of(email), rule',
        replace: 'lower(email), rule',
      },
      {
        name: 'one more than the limit is allowed',
        find: '<= allowed; $$;',
        replace: '<= allowed + 1; $$;',
      },
      {
        name: 'each address of an IPv6 network counts alone',
        find: 'set_masklen(address::inet, 64)',
        replace: 'set_masklen(address::inet, 128)',
        tests: ['tests/backend/gateway.test.ts', 'tests/backend/contact-and-newsletter.test.ts'],
      },
      {
        name: 'one connection counts any number of views',
        find: "('view', 20,",
        replace: "('view', 20000,",
        tests: ['tests/backend/posts.test.ts'],
      },
      {
        name: 'a client moves bookings, with two emails each, any number of times',
        find: "('booking-move', 120, '1 hour', 20,",
        replace: "('booking-move', 120, '1 hour', 20000,",
        tests: ['tests/backend/booking-changes.test.ts'],
      },
      {
        name: 'all IPv4 visitors behind a server for both versions of IP count as one',
        find: "if address::inet <<= inet '::ffff:0.0.0.0/96' then",
        replace: 'if false then',
        tests: ['tests/database/client-addresses.test.ts'],
      },
    ],
  },
  {
    file: 'supabase/schemas/holds.sql',
    tests: ['tests/backend/holds.test.ts'],
    faults: [
      {
        name: 'a connection holds any number of times',
        find: 'own >= limits.holds_per_address or ',
        replace: '',
      },
      {
        name: 'a network holds any number of times',
        find: 'near >= limits.holds_per_network or ',
        replace: '',
      },
      {
        name: 'all connections together hold any number of times',
        find: ' or others >= limits.holds_at_once',
        replace: '',
      },
      {
        name: 'extended holds never end',
        find: 'least(now() + limits.hold, wanted.held_since + limits.longest_hold)',
        replace: 'now() + limits.hold',
      },
      {
        name: 'expired holds still take times',
        find: `where hold.held_until > now()
      and hold.holder is distinct`,
        replace: 'where hold.holder is distinct',
      },
    ],
  },
  {
    file: 'supabase/schemas/proof_of_work.sql',
    tests: ['tests/backend/crowds.test.ts'],
    faults: [
      {
        name: 'any number is a proof of work',
        find: '>> (32 - bits) = 0::bit(32)',
        replace: '>> (32 - bits) is not null',
      },
      {
        name: 'hasty bookings count as typed ones',
        find: 'and hold.opened_at <= now() - limits.hasty',
        replace: '',
      },
      {
        name: 'hasty bookings are not limited',
        find: "limits.hasty_bookings_per_hour, '1 hour')",
        replace: "1000, '1 hour')",
      },
    ],
  },
  {
    file: 'local-stack/backend/gateway/auth-gate.mjs',
    tests: ['tests/backend/sign-in-guesses.test.ts'],
    faults: [
      {
        name: 'passwords can be guessed freely over many connections',
        find: ' || perAccount.begin(account)',
        replace: '',
        tests: ['tests/backend/known-devices.test.ts'],
      },
      {
        name: 'an account can be guessed freely from one connection',
        find: 'perAccountAndAddress.begin(here) || ',
        replace: '',
      },
      {
        name: 'reset emails per mailbox are not limited',
        find: 'perAsker.begin(call.address) || perMailbox.begin(email)',
        replace: 'perAsker.begin(call.address)',
        tests: ['tests/backend/forgotten-password.test.ts'],
      },
      {
        name: 'a code can be guessed freely',
        find: 'const wait = perCodeGuesser.begin(call.address);',
        replace: 'const wait = 0;',
        tests: ['tests/backend/forgotten-password.test.ts'],
      },
      {
        name: 'sign-up is open',
        find: '(logout|recover)$',
        replace: '(logout|recover|signup)$',
        tests: ['tests/backend/closed-endpoints.test.ts', 'tests/backend/sign-in.test.ts'],
      },
    ],
  },
  {
    file: 'local-stack/backend/gateway/attempt-limiter.mjs',
    tests: ['tests/backend/attempt-limiter.test.ts'],
    faults: [
      {
        name: 'a full limiter forgets to count',
        find: 'if (first && windows.size >= most) return secondsUntil(first.endsAt);',
        replace: 'if (first && windows.size >= most) return 0;',
      },
      {
        name: 'windows never end',
        find: 'if (endsAt > now()) return;',
        replace: 'return;',
      },
    ],
  },
  {
    file: 'local-stack/backend/gateway/request.mjs',
    tests: ['tests/backend/gateway.test.ts', 'tests/backend/gateway-alone.test.ts'],
    faults: [
      {
        name: 'a body without a length is read in full',
        find: "if (size > limit) return 'too-large';",
        replace: '',
      },
      {
        name: 'clients forge their address',
        find: "headers.get('x-forwarded-for')?.split(',').at(-1)",
        replace: "headers.get('x-forwarded-for')?.split(',').at(0)",
      },
      {
        name: 'forged proxy headers reach the database',
        find: 'for (const name of [...proxyHeaders, ...hopByHop])',
        replace: 'for (const name of hopByHop)',
      },
    ],
  },
  {
    file: 'local-stack/backend/gateway/malformed.mjs',
    tests: ['tests/backend/gateway.test.ts'],
    faults: [
      {
        name: 'JSON of any depth is parsed',
        find: 'depth > deepest || ',
        replace: '',
      },
      {
        name: 'escaped zeros reach the database',
        find: 'if (zero.every((letter, index) => bytes[at + 1 + index] === letter)) return true;',
        replace: '',
      },
    ],
  },
  {
    file: 'local-stack/backend/storage/upload.mjs',
    tests: ['tests/backend/storage.test.ts'],
    faults: [
      {
        name: 'files of any size are stored',
        find: 'if (bucket.file_size_limit && bytes.length > Number(bucket.file_size_limit))',
        replace: 'if (false)',
      },
      {
        name: 'the declared type of a file is trusted',
        find: 'if (imageTypeOf(bytes) !== type)',
        replace: 'if (false)',
      },
    ],
  },
  {
    file: 'supabase/schemas/visitor_input.sql',
    tests: ['tests/backend/contact-and-newsletter.test.ts'],
    faults: [
      {
        name: 'a line of any length is cleaned',
        find: 'case when char_length(value) > longest + 1000 then value else regexp_replace(',
        replace: 'case when false then value else regexp_replace(',
      },
      {
        name: 'a message of any length is cleaned',
        find: '(char_length(value) > 2 * longest + 1000) is not true',
        replace: 'true',
      },
    ],
  },
];

/** @type {import('../faults.ts').Faults} */
export default {
  'supabase/schemas/rate_limits.sql': {
    tests: ['tests/backend/contact-and-newsletter.test.ts'],
    'one connection sends ten times as many messages': { find: "('message', 20,", replace: "('message', 200," },
    'one mailbox sends ten times as many messages': {
      find: "('message', 20, '1 hour', 5,",
      replace: "('message', 20, '1 hour', 50,",
    },
    'one connection subscribes any number of addresses': {
      find: "('subscription', 20,",
      replace: "('subscription', 20000,",
    },
    'a network has messages and subscriptions mailed any number of times': {
      find: 'case when rule.per_network is not null then private.request_network() end',
      replace: 'null',
    },
    'each tag of an address is another mailbox': { find: 'private.mailbox_of(email)', replace: 'lower(email)' },
    'each spelling of a Gmail address is another mailbox': {
      find: `replace(split_part(untagged, '@', 1), '.', '') || '@gmail.com'`,
      replace: 'untagged',
      tests: ['tests/backend/contact-mails.test.ts'],
    },
    'one more than the limit is allowed': { find: '<= allowed; $$;', replace: '<= allowed + 1; $$;' },
    'each address of an IPv6 network counts alone': {
      find: 'set_masklen(address::inet, 64)',
      replace: 'set_masklen(address::inet, 128)',
      tests: ['tests/backend/gateway.test.ts', 'tests/backend/contact-and-newsletter.test.ts'],
    },
    'one connection counts any number of views': {
      find: "('view', 20,",
      replace: "('view', 20000,",
      tests: ['tests/backend/posts.test.ts'],
    },
    'a client moves bookings, with two emails each, any number of times': {
      find: "('booking-move', 120, '1 hour', 20,",
      replace: "('booking-move', 120, '1 hour', 20000,",
      tests: ['tests/backend/booking-changes.test.ts'],
    },
    'all IPv4 visitors behind a server for both versions of IP count as one': {
      find: "if address::inet <<= inet '::ffff:0.0.0.0/96' then",
      replace: 'if false then',
      tests: ['tests/database/client-addresses.test.ts'],
    },
  },
  'supabase/schemas/holds.sql': {
    tests: ['tests/backend/holds.test.ts'],
    'a connection holds any number of times': { removes: 'own >= limits.holds_per_address or ' },
    'a network holds any number of times': { removes: 'near >= limits.holds_per_network or ' },
    'all connections together hold any number of times': { removes: ' or others >= limits.holds_at_once' },
    'few long holds close the calendar': {
      find: `
    or (others >= limits.holds_per_address and private.closed_share(3, of_holder) >= limits.held_share)`,
      replace: '',
    },
    'extended holds never end': {
      find: 'least(now() + limits.hold, wanted.held_since + limits.longest_hold)',
      replace: 'now() + limits.hold',
    },
  },
  'supabase/schemas/taken_times.sql': {
    tests: ['tests/backend/holds.test.ts'],
    'a long consultation counts as one time': {
      find: 'taken.starts_at < offered.ends_at and taken.ends_at > offered.starts_at',
      replace: 'taken.starts_at = offered.starts_at',
      tests: ['tests/backend/lapsing-requests.test.ts'],
    },
    'a day that holds fill counts as taken by others': {
      find: 'select day.begins, day.ends, filling.level',
      replace: 'select day.begins, day.ends, 0',
    },
    'times that others take count as bookable': {
      find: 'where times.level >= closed_share.level or times.level is null',
      replace: 'where true',
    },
    'a consultation of a day with a limit counts by its times only': {
      find: 'greatest(portions.closed, portions.capped)',
      replace: 'portions.closed',
      tests: ['tests/backend/lapsing-requests.test.ts'],
    },
    'expired holds still take times': {
      find: `where hold.held_until > now()
      and hold.holder is distinct`,
      replace: 'where hold.holder is distinct',
    },
  },
  'supabase/schemas/proof_of_work.sql': {
    tests: ['tests/backend/crowds.test.ts'],
    'any number is a proof of work': { find: '>> (32 - bits) = 0::bit(32)', replace: '>> (32 - bits) is not null' },
    'hasty bookings count as typed ones': { removes: 'and hold.opened_at <= now() - limits.hasty' },
    'hasty bookings are not limited': { find: 'limits.hasty_bookings_per_hour', replace: '1000' },
  },
  'local-stack/backend/gateway/auth-gate.ts': {
    tests: ['tests/backend/sign-in-guesses.test.ts'],
    'passwords can be guessed freely over many connections': {
      removes: ' || perAccount.begin(account)',
      tests: ['tests/backend/known-devices.test.ts'],
    },
    'an account can be guessed freely from one connection': { removes: 'perAccountAndAddress.begin(here) || ' },
    'reset emails per mailbox are not limited': {
      removes: ' || perMailbox.begin(email)',
      tests: ['tests/backend/forgotten-password.test.ts'],
    },
    'a code can be guessed freely': {
      find: 'const wait = perCodeGuesser.begin(call.address);',
      replace: 'const wait = 0;',
      tests: ['tests/backend/forgotten-password.test.ts'],
    },
    'sign-up is open': {
      find: '(logout|recover)$',
      replace: '(logout|recover|signup)$',
      tests: ['tests/backend/closed-endpoints.test.ts', 'tests/backend/sign-in.test.ts'],
    },
  },
  'local-stack/backend/gateway/attempt-limiter.ts': {
    tests: ['tests/backend/attempt-limiter.test.ts'],
    'a full limiter forgets to count': { find: 'return secondsUntil(first.endsAt);', replace: 'return 0;' },
    'windows never end': { find: 'if (endsAt > now()) return;', replace: 'return;' },
  },
  'local-stack/backend/gateway/request.ts': {
    tests: ['tests/backend/gateway.test.ts', 'tests/backend/gateway-alone.test.ts'],
    'a body without a length is read in full': { removes: "if (size > limit) return 'too-large';" },
    'clients forge their address': { find: "?.split(',').at(-1)", replace: "?.split(',').at(0)" },
    'each address of an IPv6 network guesses passwords alone': {
      find: 'if (!isIPv6(address)) return address;',
      replace: 'return address;',
      tests: ['tests/backend/sign-in-guesses.test.ts'],
    },
    'forged proxy headers reach the database': { find: '[...proxyHeaders, ...hopByHop]', replace: 'hopByHop' },
  },
  'local-stack/backend/gateway/malformed.ts': {
    tests: ['tests/backend/gateway.test.ts'],
    'JSON of any depth is parsed': { removes: 'depth > deepest || ' },
    'escaped zeros reach the database': {
      removes: 'if (zero.every((letter, index) => bytes[at + 1 + index] === letter)) return true;',
    },
  },
  'local-stack/backend/storage/upload.ts': {
    tests: ['tests/backend/storage.test.ts'],
    'files of any size are stored': {
      find: 'if (bucket.file_size_limit && bytes.length > Number(bucket.file_size_limit))',
      replace: 'if (false)',
    },
    'the declared type of a file is trusted': { find: 'if (imageTypeOf(bytes) !== type)', replace: 'if (false)' },
  },
  'supabase/schemas/visitor_input.sql': {
    tests: ['tests/backend/booking-errors.test.ts'],
    'each spelling of a domain is another mailbox': {
      find: "normalize(substring(email from '@.*'), nfkc)",
      replace: "substring(email from '@.*')",
      tests: ['tests/backend/contact-mails.test.ts'],
    },
    'another mailbox counts as the same address': { removes: String.raw`and value !~ '[\u0130\u212a]'` },
    'a line of any length is cleaned': {
      find: 'when char_length(value) > longest + 1000',
      replace: 'when false',
      tests: ['tests/backend/contact-and-newsletter.test.ts'],
    },
    'a message of any length is cleaned': {
      removes: '(char_length(value) > 2 * longest + 1000) is not ',
      tests: ['tests/backend/contact-and-newsletter.test.ts'],
    },
  },
};

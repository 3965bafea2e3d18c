const rules = ['tests/backend/rules.test.ts'];
const seconds = 'holds up others';

/** @type {import('../faults.ts').Faults} */
export default {
  'supabase/schemas/roles.sql': {
    tests: rules,
    'a statement of a visitor takes any time': { find: "= '3s'", replace: "= '0'", only: seconds },
    'a visitor keeps a transaction open for any time': {
      find: "role anon set idle_in_transaction_session_timeout = '10s'",
      replace: "role anon set idle_in_transaction_session_timeout = '0'",
      only: seconds,
    },
    'a statement of an account takes any time': {
      removes: "alter role authenticated set statement_timeout = '8s';",
      only: seconds,
    },
    'an account keeps a transaction open for any time': {
      removes: "alter role authenticated set idle_in_transaction_session_timeout = '10s';",
      only: seconds,
    },
    'a statement of a function takes hours': {
      find: "role service_role set statement_timeout = '30s'",
      replace: "role service_role set statement_timeout = '30h'",
      only: seconds,
    },
    'a function keeps a transaction open for any time': {
      removes: "alter role service_role set idle_in_transaction_session_timeout = '30s';",
      only: seconds,
    },
  },
  'local-stack/backend/request-settings.ts': {
    tests: ['tests/backend/slow-requests.test.ts'],
    'requests run without the timeouts of their role': {
      removes: '...settingsOf.get(role),',
      only: 'timeouts of its role',
    },
  },
  'local-stack/backend/gateway/visitor-filters.ts': {
    tests: ['tests/backend/visitor-filters.test.ts'],
    'visitors filter by patterns': { find: '!comparison.test(value)', replace: 'false' },
    'visitors filter by full-text search': { find: '|is|in)', replace: '|is|in|fts)' },
    'visitors filter the results of functions by patterns': {
      find: 'isFunction ? patternOperator.test(value)',
      replace: 'isFunction ? false',
    },
    'visitors sort by any number of columns': { find: '(,|$)){0,4}$/', replace: '(,|$)){0,40}$/' },
    'visitors ask for a column any number of times': {
      removes: "if (name === 'select' && isRepeating(value.split(','))) return true;",
    },
    'visitors ask for a column under other names': { find: 'select: /^[\\w,*]', replace: 'select: /^[\\w,:*\\s]' },
    'the public key as a token opens all filters': {
      find: 'claimsOf(bearerOf(headers), jwtSecret)',
      replace: 'bearerOf(headers)',
    },
    'an unsigned token opens all filters': {
      find: 'claimsOf(bearerOf(headers), jwtSecret)',
      replace: "bearerOf(headers).split('.').length === 3",
    },
    'every key opens all filters': {
      find: "isSame(headers.get('apikey') ?? '', secretKey)",
      replace: "headers.has('apikey')",
    },
  },
  'supabase/functions/calendars/limited-rules.ts': {
    tests: ['supabase/functions/calendars/hostile-calendars.test.ts'],
    'a calendar keeps its reader busy forever': { removes: 'stepsLeft -= steps;' },
    'a calendar keeps its reader busy comparing weekdays': { removes: 'spendSteps(0.1);' },
  },
  'local-stack/backend/gateway/fair-queue.ts': {
    tests: ['tests/backend/fair-queue.test.ts'],
    'one address takes all turns': { removes: ' && line.running < perAddress' },
    'the address with the most requests goes first': {
      find: 'one.running - other.running',
      replace: 'other.running - one.running',
    },
    'one address queues any number of requests': {
      removes: "if (line.waiting.length >= maxWaiting) return 'too-many';",
    },
    'any number of requests run at once': { find: 'while (running < atOnce)', replace: 'while (true)' },
    'turns never end': { removes: '      running -= 1;\n' },
  },
  'local-stack/backend/pool.ts': {
    tests: ['tests/backend/cancellation.test.ts'],
    'queries of clients that left go on': { find: 'if (canCancel && query?.active)', replace: 'if (false)' },
    'a late cancellation hits the next statement': { find: 'if (canceling) await', replace: 'if (false) await' },
    'commits are canceled': { find: '!transactionControl.test(query[0])', replace: 'true' },
    'queries of clients that left are sent': { removes: 'signal?.throwIfAborted();' },
    'the rest of a lost transaction runs on its own': { removes: 'if (one.isLost) throw lostError();' },
    'a refused connection is an error of the request': { find: '(E[A-Z]+|CONNECT', replace: '(ECONNRESET|CONNECT' },
  },
  'local-stack/backend/gateway/gateway.ts': {
    tests: ['tests/backend/cancellation.test.ts'],
    'changes of clients that left are canceled': {
      find: 'isRead ? request.signal : undefined',
      replace: 'request.signal',
    },
    'calls of read-only functions go on when clients leave': { removes: " || readOnlyFunctions.has(called ?? '')" },
  },
  'local-stack/backend/gateway/auth-gate.ts': {
    tests: ['tests/backend/known-devices.test.ts'],
    'strangers lock out known devices': { find: 'devices.idOf(account, captchaTokenOf(fields))', replace: 'undefined' },
    'a known device guesses without limit': { find: 'device ? perDevice.begin(device)', replace: 'device ? 0' },
    'each sign-in makes another device': { removes: ', device' },
  },
  'local-stack/backend/gateway/known-devices.ts': {
    tests: ['tests/backend/known-devices.test.ts'],
    'a device token works for every account': { removes: ' ${account}' },
    'anyone signs device tokens': { removes: '{secretKey} $' },
    'device tokens never expire': { find: 'Number(exp) > nowSeconds()', replace: 'device' },
  },
  'supabase/functions/_shared/http.ts': {
    tests: ['tests/architecture/function-answers.test.ts'],
    'functions answer with pages': { find: "'Cache-Control': 'no-store'", replace: "'Content-Type': 'text/html'" },
  },
  'admin-app/src/list/csv/csv.ts': {
    'a semicolon hides a formula in a CSV file': { find: `value.replace(beginsCell, "$1'")`, replace: 'value' },
  },
};

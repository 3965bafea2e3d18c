/** @type {import('../faults.ts').FaultyFile[]} */
export default [
  {
    file: 'data-client/src/owner/bookings/requests.ts',
    tests: ['tests/backend/data-client-contract.test.ts'],
    faults: {
      'underscores in an address match any character when no-shows are counted': {
        removes: `.replace(/[\\\\%_]/g, '\\\\$&')`,
        only: 'PO2 only earlier',
      },
      'later no-shows count as earlier ones': {
        removes: `.lt('starts_at', startsAt.toISOString())`,
        only: 'PO2 only earlier',
      },
      'a note is saved over one that was stored in the meantime': {
        removes: `.eq('updated_at', now.updated_at)`,
        only: 'K1 of two notes',
      },
      'only the first thousand bookings of a span are read': {
        find: 'isMore = found.length === rowsPerPage',
        replace: 'isMore = false',
        tests: ['data-client/src/owner/bookings/requests.test.ts'],
      },
    },
  },
  {
    file: 'data-client/src/owner/posts/requests.ts',
    tests: ['tests/backend/data-client-contract.test.ts'],
    faults: {
      'an outdated list publishes what was changed since': {
        find: `const rows = await dataOf(posts().update(columns).eq('id', id).eq('updated_at', revision)`,
        replace: `const rows = await dataOf(posts().update(columns).eq('id', id)`,
        only: 'G1 a list that was read earlier',
      },
    },
  },
  {
    file: 'data-client/src/owner/campaigns/requests.ts',
    tests: ['tests/backend/data-client-contract.test.ts'],
    faults: {
      'a campaign is saved over a newer version': {
        removes: `eq('updated_at', version).`,
        only: 'N6 a campaign is stored',
      },
    },
  },
  {
    file: 'data-client/src/owner/history/requests.ts',
    tests: ['tests/backend/data-client-contract.test.ts'],
    faults: {
      'the history ignores the chosen area': {
        removes: `area ? request.eq('table_name', historyAreas[area]) : `,
        only: 'change history',
      },
    },
  },
  {
    file: 'data-client/src/owner/backups/requests.ts',
    tests: ['data-client/src/owner/backups/requests.test.ts'],
    faults: {
      'an image that the server failed to send is left out of a backup': {
        find: '[400, 404].includes(response.status)',
        replace: 'response.status >= 400',
      },
    },
  },
  {
    file: 'data-client/src/owner/connection.ts',
    tests: ['data-client/src/owner/connection.test.ts'],
    faults: {
      'after the session has ended the dashboard reads as a visitor and shows empty lists': {
        find: 'if (isData && isAnonymous)',
        replace: 'if (!isData && isAnonymous)',
      },
    },
  },
  {
    file: 'data-client/src/bookings/requests.ts',
    tests: ['data-client/src/bookings/requests.test.ts'],
    faults: {
      'a hold outlives the page': { find: 'createKeepaliveClient(config).rpc', replace: 'db.rpc' },
      'a mail that is held back counts as sent': { removes: `: isHeld ? 'held' : state` },
    },
  },
  {
    file: 'data-client/src/bookings/slot-requests.ts',
    tests: ['data-client/src/bookings/requests.test.ts'],
    faults: {
      'an incomplete week looks like days off': { find: 'rows.length !== daysOfWeek || !first', replace: '!first' },
    },
  },
  {
    file: 'data-client/src/bookings/queries.ts',
    tests: ['data-client/src/bookings/hooks.test.tsx'],
    faults: { 'times that others took appear only after a reload': { removes: 'refetchInterval: 30_000,' } },
  },
  {
    file: 'data-client/src/connection/error-mapping.ts',
    tests: ['data-client/src/connection/request.test.ts'],
    faults: {
      'the wording of the database is shown to people': {
        find: `statusCodes[status] ?? 'server', { cause: body })`,
        replace: `statusCodes[status] ?? 'server', { message: body.message, cause: body })`,
      },
    },
  },
  {
    file: 'data-client/src/owner/bookings/hooks.ts',
    tests: ['data-client/src/owner/hooks.test.tsx'],
    faults: {
      'a changed booking leaves the list of emails outdated': { removes: ', ownerKeys.mails' },
    },
  },
];

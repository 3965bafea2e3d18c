/** @type {import('../faults.ts').Faults} */
export default {
  'data-client/src/connection/request.ts': {
    'an empty response counts as a message that was sent': {
      removes: "if (status === 200 && data === null) throw new DataError('server');",
      only: 'C4 reports an empty response',
    },
  },
  'data-client/src/owner/bookings/requests.ts': {
    tests: ['tests/backend/data-client-contract.test.ts'],
    'a series whose bookings were deleted counts as moved': {
      removes: 'if (done.length < ids.length) throw error;',
      only: 'OB3 a move of a series',
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
  'data-client/src/owner/list.ts': {
    'a newsletter that is being sent counts as deleted': {
      removes: ` && (await dataOf(rows().select('id').in('id', ids).limit(1))).length === 0`,
      only: 'N6 deleting a newsletter',
    },
  },
  'data-client/src/owner/seen-rows.ts': {
    'an outdated list publishes what was changed since': {
      removes: `.eq('updated_at', revision)`,
      tests: ['tests/backend/data-client-contract.test.ts'],
      only: 'G1 a list that was read earlier',
    },
  },
  'data-client/src/owner/campaigns/requests.ts': {
    tests: ['tests/backend/data-client-contract.test.ts'],
    'a campaign is saved over a newer version': {
      removes: `eq('updated_at', version).`,
      only: 'N6 a campaign is stored',
    },
  },
  'data-client/src/owner/history/requests.ts': {
    tests: ['tests/backend/data-client-contract.test.ts'],
    'the history ignores the chosen area': {
      removes: `area ? request.eq('table_name', historyAreas[area]) : `,
      only: 'change history',
    },
  },
  'data-client/src/owner/backups/requests.ts': {
    'an image that the server failed to send is left out of a backup': {
      find: '[400, 404].includes(response.status)',
      replace: 'response.status >= 400',
    },
  },
  'data-client/src/owner/connection.ts': {
    'after the session has ended the dashboard reads as a visitor and shows empty lists': {
      find: 'if (isData && isAnonymous)',
      replace: 'if (!isData && isAnonymous)',
    },
    'an outage while the session expires signs the owner out': {
      find: 'hasStoredSession() ? 503 : 401',
      replace: '401',
      only: 'A3 a session that expires while the network',
    },
    'too many renewals of sessions sign the owner out': {
      find: 'response.status > 403',
      replace: 'response.status > 429',
      only: 'A3 a session that expires while too many',
    },
  },
  'data-client/src/bookings/requests.ts': {
    'a hold outlives the page': { find: 'createKeepaliveClient(config).rpc', replace: 'db.rpc' },
    'a mail that is held back counts as sent': { removes: `: isHeld ? 'held' : state` },
  },
  'data-client/src/bookings/slot-requests.ts': {
    tests: ['data-client/src/bookings/requests.test.ts'],
    'an incomplete week looks like days off': { find: 'rows.length !== daysOfWeek || !first', replace: '!first' },
  },
  'data-client/src/bookings/queries.ts': {
    tests: ['data-client/src/bookings/hooks.test.tsx'],
    'times that others took appear only after a reload': { removes: 'refetchInterval: 30_000,' },
  },
  'data-client/src/connection/error-mapping.ts': {
    tests: ['data-client/src/connection/request.test.ts'],
    'the wording of the database is shown to people': {
      find: `statusCodes[status] ?? 'server', { cause: body })`,
      replace: `statusCodes[status] ?? 'server', { message: body.message, cause: body })`,
    },
  },
  'data-client/src/owner/bookings/hooks.ts': {
    tests: ['data-client/src/owner/hooks.test.tsx'],
    'a changed booking leaves the list of emails outdated': { removes: ', ownerKeys.mails' },
  },
};

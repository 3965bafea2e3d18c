/** @type {import('../faults.ts').Faults} */
export default {
  'admin-app/src/booking-slot/use-booking-move.ts': {
    tests: ['admin-app/src/bookings/week/week-moves.test.tsx'],
    'an unusual time is taken without asking': {
      find: 'await withConsent(error, () => moveTo(booking, slot, true))',
      replace: 'if (isSure) throw error; await moveTo(booking, slot, true)',
      only: 'keeping the time',
    },
    'undoing a move tells the client nothing': {
      find: 'isSure: true, sendsEmail }',
      replace: 'isSure: true }',
      tests: ['admin-app/src/booking-slot/move.test.tsx'],
      only: 'Undo moves it back',
    },
    'undoing the move of a series tells the client nothing': {
      find: '{ moves, sendsEmail, isSure: true }',
      replace: '{ moves, isSure: true }',
      tests: ['admin-app/src/booking-slot/move-series.test.tsx'],
    },
  },
  'admin-app/src/bookings/availability/availability-view.tsx': {
    tests: ['admin-app/src/bookings/availability/availability.test.tsx'],
    'Monday is also copied to Saturday': { find: '1, 2, 3, 4', replace: '1, 2, 3, 4, 5', only: 'Monday is copied' },
  },
  'admin-app/src/bookings/availability/use-rules-draft.ts': {
    tests: ['admin-app/src/bookings/availability/availability.test.tsx'],
    'a changed limit for cancellations cannot be saved': { removes: `, 'cancel'`, only: 'B5 PO1' },
  },
  'admin-app/src/bookings/availability/free-times-preview.tsx': {
    tests: ['admin-app/src/bookings/availability/availability.test.tsx'],
    'the preview offers archived services': { removes: ' && !archivedAt', only: 'keeps the buffer' },
  },
  'admin-app/src/bookings/blocked-times/blocked-times-page.tsx': {
    tests: ['admin-app/src/bookings/blocked-times/blocked-times.test.tsx'],
    'bookings that could not be read count as none': {
      find: '.catch(() => undefined);',
      replace: '.catch(() => []);',
      only: 'never look like none',
    },
  },
  'admin-app/src/bookings/booking-mails.tsx': {
    tests: ['admin-app/src/mails/mails.test.tsx'],
    'an email of a past session can be sent again': { removes: '&& endsAt > new Date()', only: 'past consultation' },
  },
  'admin-app/src/bookings/booking-words.ts': {
    tests: ['admin-app/src/bookings/booking-details.test.tsx'],
    'an expired request says that it can still be answered': {
      find: `if (status === 'cancelled') return`,
      replace: `if (status === 'no-show') return`,
      only: 'unconfirmed request',
    },
  },
};

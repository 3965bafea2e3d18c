/** @type {import('../faults.ts').Faults} */
export default {
  'booking-widget/src/booking-dialog/booking-dialog.tsx': {
    'closing while the booking is sent promises that nothing was booked': {
      removes: 'flow.isSending ? texts.stillSending : ',
      only: 'B7 the button',
    },
    'closing after booking asks whether to discard': {
      removes: 'flow.booking !== undefined ||',
      only: 'B11 after booking',
    },
  },
  'booking-widget/src/booking-flow/use-booking-flow.ts': {
    tests: ['booking-widget/src/booking-dialog/booking-dialog.test.tsx'],
    'an email that failed looks as if it is being sent': { removes: `mail.isError ? 'failed' : `, only: 'B9' },
    'a service archived while the form is open can be booked': {
      removes: ' && isBookable',
      tests: ['booking-widget/src/booking-dialog/booking-dialog-services.test.tsx'],
      only: 'SV4 a service',
    },
  },
  'booking-widget/src/booking-flow/booking-flow.tsx': {
    tests: ['booking-widget/src/booking-dialog/booking-dialog.test.tsx'],
    'the next step leaves the focus behind': {
      removes: 'queueMicrotask(() => heading.current?.focus({ preventScroll: true }));',
      only: 'B3 Back',
    },
  },
  'booking-widget/src/your-details/lost-slot.tsx': {
    tests: ['booking-widget/src/booking-dialog/booking-dialog-hold.test.tsx'],
    'the suggested times are shown in the coach’s zone only': {
      removes: `          timeZone={state.timeZone}
`,
      only: 'visitor types',
    },
  },
  'booking-widget/src/booking-state/booking-flow-state.ts': {
    tests: ['booking-widget/src/booking-dialog/booking-dialog-questions.test.tsx'],
    'typed answers are discarded without asking': {
      removes: 'Object.values(answers).some(Boolean) ||',
      only: 'fail to load',
    },
  },
  'booking-widget/src/confirmation/confirmation-view.tsx': {
    'a request whose mail was not sent asks to confirm the address': {
      find: `!['held', 'not-configured'].includes(mail)`,
      replace: 'Boolean(mail)',
    },
  },
  'booking-widget/src/add-to-calendar/online-calendars.tsx': {
    tests: ['booking-widget/src/confirmation/confirmation-view.test.tsx'],
    'online calendars learn the address of the booking': { removes: ' noreferrer' },
  },
  'booking-widget/src/manage-booking/move-booking.tsx': {
    'moving ignores the duration of the booking': { find: 'minutesOf(booking)', replace: '60', only: 'overlaps' },
  },
  'booking-widget/src/manage-booking/use-managed-booking.ts': {
    tests: ['booking-widget/src/manage-booking/manage-booking.test.tsx'],
    'canceling by the link asks nothing': {
      find: `if (await confirm({ ...texts.cancelQuestion, tone: 'danger' }))`,
      replace: 'if (confirm)',
      only: 'canceling asks',
    },
  },
};

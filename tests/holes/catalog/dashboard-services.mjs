/** @type {import('../faults.ts').FaultyFile[]} */
export default [
  {
    file: 'admin-app/src/settings/retention/use-confirmed-save.ts',
    tests: ['admin-app/src/settings/retention/retention.test.tsx'],
    faults: {
      'old data is erased although its count failed': { find: 'return false;', replace: 'return save();' },
    },
  },
  {
    file: 'admin-app/src/settings/settings-view.tsx',
    tests: ['admin-app/src/settings/settings.test.tsx'],
    faults: {
      'maintenance mode is not mentioned in the settings': {
        find: `        <MaintenanceWarning form={form} />
`,
        replace: '',
      },
      'turning maintenance mode off reads as on': {
        find: 'isOn && values.maintenance_mode !== true',
        replace: 'isOn && values.maintenance_mode === true',
      },
    },
  },
  {
    file: 'admin-app/src/settings/settings-overview.tsx',
    tests: ['admin-app/src/settings/settings.test.tsx'],
    faults: { 'a blank essential counts as set': { find: ".trim() !== ''", replace: " !== ''" } },
  },
  {
    file: 'admin-app/src/services/use-service-changes.ts',
    tests: ['admin-app/src/services/services.test.tsx'],
    faults: {
      'a failed count of bookings archives the service': { find: 'if (future === undefined) return;', replace: '' },
      'a service is archived without a yes': { find: 'if (isMeant) await', replace: 'await' },
    },
  },
  {
    file: 'admin-app/src/services/use-service-order.ts',
    tests: ['admin-app/src/services/services.test.tsx'],
    faults: {
      'quick moves overtake each other': {
        find: 'queue.current.then(() => reorder(order))',
        replace: 'reorder(order)',
      },
      'one failed order blocks all later ones': { find: 'answer.catch(() => undefined)', replace: 'answer' },
    },
  },
  {
    file: 'admin-app/src/testimonials/use-testimonial-editor.ts',
    tests: ['admin-app/src/testimonials/testimonials.test.tsx'],
    faults: {
      'taking the other version keeps the typed text': {
        find: `      put(draftOf(theirs));
`,
        replace: '',
      },
    },
  },
  {
    file: 'admin-app/src/testimonials/testimonials-view.tsx',
    tests: ['admin-app/src/testimonials/testimonials.test.tsx'],
    faults: {
      'no ratings read as a failure': { find: "if (!words && query.status === 'success') return null;", replace: '' },
    },
  },
];

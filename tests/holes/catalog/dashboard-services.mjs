/** @type {import('../faults.ts').Faults} */
export default {
  'admin-app/src/settings/retention/use-confirmed-save.ts': {
    tests: ['admin-app/src/settings/retention/retention.test.tsx'],
    'old data is erased although its count failed': { find: 'return false;', replace: 'return save();' },
  },
  'admin-app/src/settings/settings-view.tsx': {
    tests: ['admin-app/src/settings/settings.test.tsx'],
    'maintenance mode is not mentioned in the settings': {
      removes: `        <MaintenanceWarning form={form} />
`,
    },
    'turning maintenance mode off reads as on': {
      find: 'isOn && values.maintenance_mode !== true',
      replace: 'isOn && values.maintenance_mode === true',
    },
  },
  'admin-app/src/settings/settings-overview.tsx': {
    tests: ['admin-app/src/settings/settings.test.tsx'],
    'a blank essential counts as set': { find: ".trim() === ''", replace: " === ''" },
    'the sample of an essential counts as set': { find: 'values[key] === definitionOf(key).default', replace: 'false' },
  },
  'admin-app/src/services/use-service-changes.ts': {
    tests: ['admin-app/src/services/services.test.tsx'],
    'a failed count of bookings archives the service': { removes: 'if (future === undefined) return;' },
    'a service is archived without a yes': { find: 'if (isMeant) await', replace: 'await' },
  },
  'admin-app/src/services/use-service-order.ts': {
    tests: ['admin-app/src/services/services.test.tsx'],
    'quick moves overtake each other': { find: 'queue.current.then(() => reorder(order))', replace: 'reorder(order)' },
    'one failed order blocks all later ones': { find: 'answer.catch(() => undefined)', replace: 'answer' },
  },
  'admin-app/src/testimonials/use-testimonial-editor.ts': {
    tests: ['admin-app/src/testimonials/testimonials.test.tsx'],
    'taking the other version keeps the typed text': {
      removes: `      put(draftOf(theirs));
`,
    },
  },
  'admin-app/src/testimonials/testimonials-view.tsx': {
    tests: ['admin-app/src/testimonials/testimonials.test.tsx'],
    'no ratings read as a failure': { removes: "if (!words && query.status === 'success') return null;" },
  },
};

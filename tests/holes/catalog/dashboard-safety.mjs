/** @type {import('../faults.ts').Faults} */
export default {
  'admin-app/src/overview/overview-page.tsx': {
    tests: ['admin-app/src/overview/overview.test.tsx'],
    'the month of the overview begins in UTC': {
      find: 'coachMonthStart(now, zones)',
      replace: 'new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), 1))',
    },
  },
  'admin-app/src/overview/overview-view.tsx': {
    tests: ['admin-app/src/overview/overview.test.tsx'],
    'Try again reloads the first failed source only': { find: 'failed.forEach', replace: 'failed.slice(0, 1).forEach' },
    'only the first calendar can withdraw the times': {
      find: 'calendars.find(({ withdrawnAt, isForgotten }) => withdrawnAt || isForgotten)',
      replace: 'calendars[0]',
    },
    'a failed count of undelivered emails is silent': {
      find: 'const failed = (Object.keys(names) as (keyof OverviewSources)[]).filter((name) =>',
      replace: "const failed = (Object.keys(names) as (keyof OverviewSources)[]).filter((name) => name !== 'mails' &&",
    },
  },
  'admin-app/src/overview/recent-activity.tsx': {
    tests: ['admin-app/src/overview/overview.test.tsx'],
    'failed recent activity reads as none': { find: "=== 'error' || messages", replace: "=== 'error' && messages" },
    'a pending request reads as booked': { removes: "booking.status === 'pending' ? 'requested' : " },
  },
  'admin-app/src/form/image/use-image-upload.ts': {
    tests: ['admin-app/src/form/image/image-field.test.tsx'],
    'a canceled upload still sets the image': { removes: 'if (stop.signal.aborted) return;' },
    'an upload continues after its form is gone': {
      find: `      current.current?.stop.abort();
      current.current?.picture?.close();
    },
    [],`,
      replace: `    },
    [],`,
    },
  },
  'admin-app/src/form/image/image-file.ts': {
    tests: ['admin-app/src/form/image/image-field.test.tsx'],
    'photos of phones lie on their side': { removes: ", { imageOrientation: 'from-image' }" },
    'huge files are opened': { find: 'file.size > largestFile', replace: 'false' },
    'the whole picture is sent instead of the crop': {
      find: 'context.drawImage(bitmap, area.left, area.top, area.width, area.height, 0, 0,',
      replace: 'context.drawImage(bitmap, 0, 0, bitmap.width, bitmap.height, 0, 0,',
    },
    'an image that never fits is sent too large': {
      find: 'imageLimits.bytes) return',
      replace: 'imageLimits.bytes || scale === 0.5) return',
    },
  },
  'admin-app/src/settings/save-everything/use-save-everything.ts': {
    tests: ['admin-app/src/settings/save-everything/save-everything.test.tsx'],
    'a failed save leaves half a file': {
      removes: `        await file.discard();
`,
    },
    'lost images of a backup are not mentioned': { find: 'lostImages: lost_images.length', replace: 'lostImages: 0' },
  },
  'admin-app/src/settings/save-everything/saved-file.ts': {
    tests: ['admin-app/src/settings/save-everything/save-everything.test.tsx'],
    'dismissing the file picker reads as a failure': { removes: 'if (isDismissed(error)) return undefined;' },
  },
  'admin-app/src/settings/restore-everything/chosen-file.ts': {
    tests: ['admin-app/src/settings/restore-everything/rejected-files.test.tsx'],
    'a file of another version is restored': {
      removes: `  requireVersion(verified.manifest, schemaVersion);
`,
    },
    'a moved file reads as a lost connection': {
      find: "['NotReadableError', 'NotFoundError'].includes(error.name)",
      replace: 'false',
    },
  },
  'admin-app/src/settings/restore-everything/use-restore.ts': {
    tests: ['admin-app/src/settings/restore-everything/restore.test.tsx'],
    'a rejected restore is retried forever': { removes: 'if (!isPassing(error)) throw error;' },
    'the dashboard keeps the data from before the restore': {
      removes: `      await forgetData();
`,
    },
  },
  'admin-app/src/settings/restore-everything/restore-card.tsx': {
    tests: ['admin-app/src/settings/restore-everything/restore.test.tsx'],
    'leaving during an interrupted restore does not ask': { removes: " || state === 'interrupted'" },
  },
  'admin-app/src/settings/restore-everything/restore-progress.tsx': {
    tests: ['admin-app/src/settings/restore-everything/restore.test.tsx'],
    'a restore can be canceled while its rows are stored': { removes: 'isStoring ? undefined : ' },
  },
  'admin-app/src/settings/restore-everything/restore-view.tsx': {
    tests: ['admin-app/src/settings/restore-everything/restore.test.tsx'],
    'a failed removal of uploads says nothing': { find: 'problem ? `${text} ${problem}` : text', replace: 'text' },
  },
  'admin-app/src/settings/restore-everything/file-summary.tsx': {
    tests: ['admin-app/src/settings/restore-everything/rejected-files.test.tsx'],
    'images missing in a file are not mentioned': { find: 'manifest.lost_images.length > 0', replace: 'false' },
  },
  'admin-app/src/settings/retention/retention-words.ts': {
    tests: ['admin-app/src/settings/retention/retention.test.tsx'],
    'erasing earlier does not ask': { find: 'after[kind] < before[kind]', replace: 'after[kind] > before[kind]' },
  },
};

/** @type {import('../faults.ts').Faults} */
export default {
  'supabase/schemas/restore_uploads.sql': {
    tests: ['tests/database/restores.test.ts'],
    'an abandoned restore is never ended': { find: `one.touched_at < now() - interval '1 day';`, replace: 'false;' },
    'the pages of an ended restore stay': {
      find: `where page.restore_id in (select one.id from private.restores as one where one.state <> 'started');`,
      replace: 'where false;',
    },
  },
  'supabase/schemas/restore.sql': {
    tests: ['tests/database/restores.test.ts'],
    'an older file is restored without its migrations': {
      find: `elsif manifest ->> 'schema_version' < private.schema_version() then`,
      replace: 'elsif false then',
    },
    'a newer file is restored': {
      find: `elsif manifest ->> 'schema_version' > private.schema_version() then`,
      replace: 'elsif false then',
    },
    'restoring a file lists emails that have lost their booking': {
      removes: `
    and (mail.booking_id is null or (private.booking_of_mail(mail)).id is not null)`,
      tests: ['tests/database/mail-copies.test.ts'],
    },
    'an edited file makes a private setting public': {
      find: 'where setting.is_public <> private.is_public_setting(setting.key);',
      replace: 'where false;',
    },
    'a file may lack a table': { find: '(given.key is null and not saved.is_view)', replace: 'false' },
    'a replaced restore goes on uploading': {
      find: `where one.id = continue_restore.restore_id and one.state = 'started';`,
      replace: 'where one.id = continue_restore.restore_id;',
    },
    'deletions stay restorable for longer than 30 days': {
      removes: `delete from private.deleted_rows as expired where expired.deleted_at < now() - interval '30 days';`,
    },
  },
  'local-stack/backups/upgrade-file.ts': {
    tests: ['tests/backend/older-files.test.ts'],
    'an older file is read without the later migrations': {
      removes: 'await applyMigrations(connection, migrations, { until: version });',
    },
    'an upgraded file loses its images': {
      find: 'image: (image) => zip.read(`images/${image}`),',
      replace: 'image: async () => null,',
    },
  },
  'domain/src/backup/restore.ts': {
    tests: ['admin-app/src/settings/restore-everything/restore.test.tsx'],
    'a canceled restore leaves its images': {
      removes: `if (outcome === 'cancelled' && uploaded.length > 0) await target.removeImages(uploaded).catch(() => {});`,
    },
  },
  'domain/src/backup/attempts.ts': {
    tests: ['admin-app/src/settings/restore-everything/restore.test.tsx'],
    'a lost connection ends the restore': { find: 'await retry(error, part);', replace: 'throw error;' },
  },
  'admin-app/src/settings/restore-everything/restore-view.tsx': {
    tests: ['admin-app/src/settings/restore-everything/restore.test.tsx'],
    'a project in use offers a restore': {
      removes: `if (readiness.readiness === 'used') return <InUse {...props} />;`,
    },
    'a second tab starts another restore': {
      removes: 'if (readiness.unfinished?.is_running) return <Unfinished {...props} />;',
    },
  },
  'admin-app/src/settings/restore-everything/restore-card.tsx': {
    tests: ['admin-app/src/settings/restore-everything/restore.test.tsx'],
    'a restore starts without a confirmation': {
      find: 'if (isSure) restore.start(file, replacesSample);',
      replace: 'restore.start(file, replacesSample || !isSure);',
    },
    'a second tab keeps showing the data from before a restore': {
      removes: `if (wasUnused && readiness === 'used') void forgetData();`,
    },
  },
};

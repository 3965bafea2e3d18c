/** @type {import('../faults.mjs').FaultyFile[]} */
export default [
  {
    file: 'supabase/schemas/restore_uploads.sql',
    tests: ['tests/database/restores.test.ts'],
    faults: [
      {
        name: 'an abandoned restore is never ended',
        find: `one.touched_at < now() - interval '1 day';`,
        replace: 'false;',
      },
      {
        name: 'the pages of an ended restore stay',
        find: `where page.restore_id in (select one.id from private.restores as one where one.state <> 'started');`,
        replace: 'where false;',
      },
    ],
  },
  {
    file: 'supabase/schemas/restore.sql',
    tests: ['tests/database/restores.test.ts'],
    faults: [
      {
        name: 'an older file is restored without its migrations',
        find: `elsif manifest ->> 'schema_version' < private.schema_version() then`,
        replace: 'elsif false then',
      },
      {
        name: 'a newer file is restored',
        find: `elsif manifest ->> 'schema_version' > private.schema_version() then`,
        replace: 'elsif false then',
      },
      {
        name: 'an edited file makes a private setting public',
        find: 'where setting.is_public <> private.is_public_setting(setting.key);',
        replace: 'where false;',
      },
      {
        name: 'a file may lack a table',
        find: '(given.key is null and not saved.is_view)',
        replace: 'false',
      },
      {
        name: 'a replaced restore goes on uploading',
        find: `where one.id = continue_restore.restore_id and one.state = 'started';`,
        replace: 'where one.id = continue_restore.restore_id;',
      },
      {
        name: 'deletions stay restorable for longer than 30 days',
        find: `delete from private.deleted_rows as expired where expired.deleted_at < now() - interval '30 days';`,
        replace: '',
      },
    ],
  },
  {
    file: 'local-stack/backups/upgrade-file.mjs',
    tests: ['tests/backend/older-files.test.ts'],
    faults: [
      {
        name: 'an older file is read without the later migrations',
        find: 'await applyMigrations(connection, migrations, { until: version });',
        replace: '',
      },
      {
        name: 'an upgraded file loses its images',
        find: 'image: (image) => zip.read(`images/${image}`),',
        replace: 'image: async () => null,',
      },
    ],
  },
  {
    file: 'domain/src/backup/restore.ts',
    tests: ['admin-app/src/settings/restore-everything/restore.test.tsx'],
    faults: [
      {
        name: 'a canceled restore leaves its images',
        find: `if (outcome === 'cancelled' && uploaded.length > 0) await target.removeImages(uploaded).catch(() => {});`,
        replace: '',
      },
    ],
  },
  {
    file: 'domain/src/backup/attempts.ts',
    tests: ['admin-app/src/settings/restore-everything/restore.test.tsx'],
    faults: [
      {
        name: 'a lost connection ends the restore',
        find: 'await retry(error, part);',
        replace: 'throw error;',
      },
    ],
  },
  {
    file: 'admin-app/src/settings/restore-everything/restore-view.tsx',
    tests: ['admin-app/src/settings/restore-everything/restore.test.tsx'],
    faults: [
      {
        name: 'a project in use offers a restore',
        find: `if (readiness.readiness === 'used') return <InUse {...props} />;`,
        replace: '',
      },
      {
        name: 'a second tab starts another restore',
        find: 'if (readiness.unfinished?.is_running) return <Unfinished {...props} />;',
        replace: '',
      },
    ],
  },
  {
    file: 'admin-app/src/settings/restore-everything/restore-card.tsx',
    tests: ['admin-app/src/settings/restore-everything/restore.test.tsx'],
    faults: [
      {
        name: 'a restore starts without a confirmation',
        find: 'if (isSure) restore.start(file, replacesSample);',
        replace: 'restore.start(file, replacesSample || !isSure);',
      },
      {
        name: 'a second tab keeps showing the data from before a restore',
        find: `if (wasUnused && readiness === 'used') void forgetData();`,
        replace: '',
      },
    ],
  },
];

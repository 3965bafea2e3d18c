// Prints as JSON which files a restore accepts and what is left of one that was given up, as time passes, in a scratch database.
import { databaseRequests } from '../../local-stack/backups/database-requests.ts';
import { onServer, printSeen } from '../scratch-steps.ts';

await printSeen(async (connection, one) => {
  const { driver } = connection;
  const database = databaseRequests(connection);
  const manifest = await database.state();
  const begin = async () => (await database.begin(manifest, true)).restore_id;
  const upload = (restore_id: string) =>
    database.page({ restore_id, table_name: 'people', page: 0, part: 0, lines: '' }).then(
      () => true,
      ({ hint }: { hint?: string }) => hint,
    );
  const pages = () => one('select count(*)::integer from private.restore_pages');
  const pass = (time: string) =>
    driver.unsafe(`update private.restores set touched_at = touched_at - interval '${time}' where true`);
  const isRunning = () =>
    driver.begin(async (transaction) => {
      await transaction`set local role service_role`;
      const [row] = await transaction`select public.restore_readiness() -> 'unfinished' as value`;
      return row?.value?.is_running ?? null;
    });
  const runSchedule = () => driver.unsafe('select count(*) from public.claim_mail()');

  const seen: Record<string, unknown> = {};
  const { people, ...otherTables } = manifest.tables;
  const incomplete = { ...people, columns: people?.columns.slice(1) };
  const reasonAgainst = (changed: object) =>
    database.begin({ ...manifest, ...changed }, true).then(
      () => 'accepted',
      ({ hint }: { hint?: string }) => hint,
    );
  seen['files of other schemas'] = [
    await reasonAgainst({ schema_version: '20200101000000' }),
    await reasonAgainst({ schema_version: '29991231000000' }),
    await reasonAgainst({ tables: otherTables }),
    await reasonAgainst({ tables: { ...otherTables, people: incomplete } }),
  ];

  const first = await begin();
  seen['uploaded'] = [await upload(first), await pages()];
  seen['running after an upload'] = await isRunning();
  await pass('3 minutes');
  seen['running three minutes later'] = await isRunning();
  await runSchedule();
  seen['pages while it may go on'] = await pages();
  seen['goes on'] = [await upload(first), await isRunning()];
  await pass('25 hours');
  await runSchedule();
  seen['pages a day later'] = await pages();
  seen['unfinished a day later'] = await isRunning();
  seen['uploaded after that'] = [await upload(first), await pages()];

  const second = await begin();
  await upload(second);
  const third = await begin();
  seen['pages after the next restore began'] = await pages();
  seen['uploaded for the replaced one'] = [await upload(second), await pages()];
  await upload(third);
  seen['canceled'] = [await database.cancel(third), await pages(), await upload(third), await pages()];

  await driver.unsafe(`insert into private.deleted_rows (table_name, row_id, stored, deleted_at)
    select 'bookings_la2024', gen_random_uuid(), '{}', now() - days * interval '1 day' from unnest('{29,31}'::integer[]) as days`);
  // As an edited file has it.
  await driver.unsafe('alter table public.site_settings_la2024 disable trigger user');
  await driver.unsafe(`insert into public.site_settings_la2024 (key, value, is_public)
    values ('reply_to_email', '"private@example.com"', true) on conflict (key) do update set is_public = true`);
  const withDeleted = { ...(await database.state()) };
  const lines = (await database.rows('deleted_rows', null)).lines;
  const { restore_id } = await database.begin(withDeleted, true);
  for (const table_name of Object.keys(withDeleted.tables)) {
    const { lines: text } = table_name === 'deleted_rows' ? { lines } : await database.rows(table_name, null);
    if (text) await database.page({ restore_id, table_name, page: 0, part: 0, lines: `${text}\n` });
  }
  await database.commit(restore_id);
  seen['restorable deletions after a restore'] = await one('select count(*)::integer from private.deleted_rows');
  seen['a private setting that is public in the file'] = await one(
    "select is_public from public.site_settings_la2024 where key = 'reply_to_email'",
  );
  return seen;
}, onServer);

import type * as DatabaseRequests from '../../local-stack/backups/database-requests';
import { importInNode, inScratchDatabase, onServer } from '../scratch-steps';

test('BK2 files of other schemas are rejected, and uploads of a restore that was given up are deleted', () =>
  inScratchDatabase(async (connection, one) => {
    const { driver } = connection;
    const { databaseRequests } = await importInNode<typeof DatabaseRequests>(
      'local-stack/backups/database-requests.ts',
    );
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
    const runSchedule = async () => {
      await driver.unsafe(`update private.retention_runs set looked_at = '-infinity' where true`);
      await driver.unsafe('select public.erase_expired()');
    };

    const { people, ...otherTables } = manifest.tables;
    const incomplete = { ...people, columns: people?.columns.slice(1) };
    const reasonAgainst = (changed: object) =>
      database.begin({ ...manifest, ...changed }, true).then(
        () => 'accepted',
        ({ hint }: { hint?: string }) => hint,
      );
    expect(await reasonAgainst({ schema_version: '20200101000000' })).toBe('older');
    expect(await reasonAgainst({ schema_version: '29991231000000' })).toBe('newer');
    expect(await reasonAgainst({ tables: otherTables })).toBe('unknown');
    expect(await reasonAgainst({ tables: { ...otherTables, people: incomplete } })).toBe('unknown');

    const first = await begin();
    expect([await upload(first), await pages(), await isRunning()]).toEqual([true, 1, true]);
    await pass('3 minutes');
    expect(await isRunning()).toBe(false);
    await runSchedule();
    expect([await pages(), await upload(first), await isRunning()]).toEqual([1, true, true]);
    await pass('25 hours');
    await runSchedule();
    expect([await pages(), await isRunning(), await upload(first), await pages()]).toEqual([0, null, 'ended', 0]);

    const second = await begin();
    await upload(second);
    const third = await begin();
    expect([await pages(), await upload(second), await pages()]).toEqual([0, 'ended', 0]);
    await upload(third);
    expect([await database.cancel(third), await pages()]).toEqual(['cancelled', 0]);
    expect([await upload(third), await pages()]).toEqual(['ended', 0]);

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
    expect(await one('select count(*)::integer from private.deleted_rows')).toBe(1);
    expect(await one("select is_public from public.site_settings_la2024 where key = 'reply_to_email'")).toBe(false);
  }, onServer));

// Upgrades the data of earlier versions in `upgrades/`, each named after its last migration, and prints as JSON the changes
// that the later migrations made. With a folder and --broken: makes a database of the first such version there instead that cannot be upgraded;
// --mended: makes that one upgradable.
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { openDatabase, type Connection } from '../../local-stack/backend/database.ts';
import { applyMigrations } from '../../local-stack/backend/migrations.ts';
import { migrateAll, withScratchDatabase } from '../../local-stack/backend/scratch-database.ts';
import { prepareDatabase } from '../../local-stack/backend/supabase.ts';
import { projectRoot } from '../../config/files.mjs';

const migrations = path.join(projectRoot, 'supabase/migrations');
const fixtures = path.join(import.meta.dirname, 'upgrades');

const migrateTo =
  (version: string): ((connection: Connection) => Promise<void>) =>
  (connection) =>
    applyMigrations(connection, migrations, { until: version });

const fill = async ({ driver }: Connection, version: string) =>
  driver.unsafe(await readFile(path.join(fixtures, `${version}.sql`), 'utf8'));

/** The rows of every table by its name, in the order of their keys. */
async function rowsOf({ driver }: Connection): Promise<Record<string, Record<string, unknown>[]>> {
  const tables = await driver`
    select c.oid::regclass::text as place from pg_class as c
    where c.relkind = 'r' and c.relnamespace in ('public'::regnamespace, 'private'::regnamespace)`;
  const found: Record<string, Record<string, unknown>[]> = {};
  for (const { place } of tables) {
    const rows = await driver.unsafe(`select to_jsonb(stored) as row from ${place} as stored`);
    found[place] = rows.map(({ row }) => row);
  }
  return found;
}

async function upgrade(version: string) {
  return withScratchDatabase(
    async (connection) => {
      await fill(connection, version);
      const before = await rowsOf(connection);
      await migrateAll(connection);
      const after = await rowsOf(connection);
      const lost = Object.entries(before).flatMap(([place, rows]) =>
        rows.filter((row) => !(after[place] ?? []).some((now) => contains(now, row))).map(() => place),
      );
      const count = Object.values(before).reduce((sum, rows) => sum + rows.length, 0);
      return { version, count, empty: Object.keys(before).filter((place) => before[place]?.length === 0), lost };
    },
    { databaseUrl: process.env.DATABASE_URL, migrate: migrateTo(version) },
  );
}

const contains = (now: Record<string, unknown>, row: Record<string, unknown>) =>
  Object.entries(row).every(([name, value]) => JSON.stringify(now[name]) === JSON.stringify(value));

const [folder, flag] = process.argv.slice(2);
const versions = (await readdir(fixtures)).map((name) => path.basename(name, '.sql')).toSorted();
const [first = ''] = versions;
if (folder) {
  const { connection, close } = await openDatabase({ folder });
  await prepareDatabase(connection);
  if (flag === '--mended') {
    await connection.driver.unsafe('drop table private.restored_links');
  } else {
    await migrateTo(first)(connection);
    await fill(connection, first);
    await connection.driver.unsafe('create table private.restored_links (is_in_the_way boolean)');
  }
  await close();
} else {
  const outcomes = [];
  for (const version of versions) outcomes.push(await upgrade(version));
  console.log(JSON.stringify(outcomes));
}

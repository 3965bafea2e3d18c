// The data of earlier versions in `upgrades/`, each named after its last migration, and how later migrations change it.
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

const versions = (await readdir(fixtures)).map((name) => path.basename(name, '.sql')).toSorted();

/** Upgrades the data of each version, and returns the changes that the later migrations made. */
export async function upgradeEach() {
  const outcomes = [];
  for (const version of versions) outcomes.push(await upgrade(version));
  return outcomes;
}

const inFolder = async (folder: string, work: (connection: Connection) => Promise<unknown>) => {
  const { connection, close } = await openDatabase({ folder });
  await prepareDatabase(connection);
  await work(connection);
  await close();
};

/** Makes a database of the first version that cannot be upgraded. */
export const makeBroken = (folder: string) =>
  inFolder(folder, async (connection) => {
    const [first = ''] = versions;
    await migrateTo(first)(connection);
    await fill(connection, first);
    await connection.driver.unsafe('create table private.restored_links (is_in_the_way boolean)');
  });

/** Makes that database upgradable. */
export const mend = (folder: string) =>
  inFolder(folder, ({ driver }) => driver.unsafe('drop table private.restored_links'));

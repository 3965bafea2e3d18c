import { existsSync } from 'node:fs';
import { cp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { UserError } from '../../config/run-command.mjs';
import { openDatabase } from './database.ts';
import { applyMigrations, migrationsIn } from './migrations.ts';
import { prepareDatabase } from './supabase.ts';

/**
 * Upgrades an embedded database of an earlier version in a copy, which replaces it once all migrations have succeeded. The
 * previous database stays next to it, as `database-before-upgrade`.
 *
 * @throws {UserError} if a migration fails; the database is unchanged then
 */
export async function upgradeFolder(folder: string, migrations: string) {
  const upgraded = `${folder}-upgraded`;
  const before = `${folder}-before-upgrade`;
  // A start was killed between the two renames.
  if (!existsSync(folder) && existsSync(upgraded)) await rename(upgraded, folder);
  const newest = await newestVersion(migrations);
  if (!existsSync(path.join(folder, 'PG_VERSION')) || (await knownVersion(folder)) === newest) return;

  await rm(upgraded, { recursive: true, force: true });
  try {
    await cp(folder, upgraded, { recursive: true });
    await migrate(upgraded, migrations);
  } catch (error) {
    await rm(upgraded, { recursive: true, force: true });
    if (error instanceof UserError) throw error;
    throw new UserError(
      `The database cannot be upgraded (${(error as Error).message}). Nothing in ${folder} has changed: start the earlier version of the project with it.`,
    );
  }
  await rm(before, { recursive: true, force: true });
  await rename(folder, before);
  await rename(upgraded, folder);
}

/** Remembers that a database has all migrations, so that the next start need not open it to find out. */
export async function rememberVersion(folder: string, migrations: string) {
  await writeFile(`${folder}-version`, await newestVersion(migrations));
}

async function knownVersion(folder: string) {
  return readFile(`${folder}-version`, 'utf8').catch(() => undefined);
}

async function newestVersion(migrations: string) {
  return (await migrationsIn(migrations)).at(-1)?.version ?? '';
}

async function migrate(folder: string, migrations: string) {
  const database = await openDatabase({ folder });
  try {
    await prepareDatabase(database.connection);
    await applyMigrations(database.connection, migrations);
  } finally {
    await database.close();
  }
}

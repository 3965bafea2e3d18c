import { createHash } from 'node:crypto';
import { readFile, readdir } from 'node:fs/promises';
import path from 'node:path';
import { UserError } from '../../config/run-command.mjs';
import type { Connection } from './database.ts';

/** The migrations in a folder, oldest first. */
export async function migrationsIn(folder: string) {
  const files = (await readdir(folder)).filter((name) => name.endsWith('.sql')).toSorted();
  return files.map((file) => {
    const [version = '', ...words] = path.basename(file, '.sql').split('_');
    return { version, name: words.join('_'), file: path.join(folder, file) };
  });
}

/**
 * Applies pending migrations, each in one transaction together with its row in the Supabase CLI's history table.
 *
 * @param options `until` is the last version to apply
 */
export async function applyMigrations({ driver }: Connection, folder: string, { until }: { until?: string } = {}) {
  const migrations = await migrationsIn(folder);
  const rows: { version: string }[] = await driver`select version from supabase_migrations.schema_migrations`;
  const applied = new Set(rows.map(({ version }) => version));
  const unknown = [...applied].find((version) => !migrations.some((one) => one.version === version));
  if (unknown) throw new UserError(unknownMigration(unknown, migrations[0]?.version ?? ''));

  for (const { version, name, file } of migrations) {
    if (until && version > until) break;
    if (applied.has(version)) continue;
    const statements = await readFile(file, 'utf8');
    await driver.begin(async (transaction) => {
      await transaction.unsafe(statements);
      await transaction`insert into supabase_migrations.schema_migrations (version, name) values (${version}, ${name})`;
    });
  }
}

function unknownMigration(version: string, baseline: string) {
  return version < baseline
    ? 'The database was created before the first release and cannot be upgraded: run "npm run reset" to start with a new one.'
    : `The database holds migration ${version}, which this copy of the project lacks: use the newer copy, or run "npm run reset" to start with a new database.`;
}

/** Runs a seed file once per database, so that what the owner deletes stays deleted. */
export async function seedOnce({ driver }: Connection, file: string) {
  const name = path.basename(file);
  const [seeded] = await driver`select 1 from supabase_migrations.seed_files where path = ${name}`;
  if (seeded) return;
  const statements = await readFile(file, 'utf8');
  const hash = createHash('sha256').update(statements).digest('hex');
  await driver.begin(async (transaction) => {
    await transaction.unsafe(statements);
    await transaction`insert into supabase_migrations.seed_files (path, hash) values (${name}, ${hash})`;
  });
}

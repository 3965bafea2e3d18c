import { createHash } from 'node:crypto';
import { readFile, readdir } from 'node:fs/promises';
import path from 'node:path';
import { StartError } from '../stack/start-error.mjs';

/** @typedef {import('./database.mjs').Connection} Connection */

/**
 * Applies pending migrations, each in one transaction together with its row in the Supabase CLI's history table.
 *
 * @param {Connection} connection
 * @param {string} folder
 * @param {{ until?: string }} [options] `until` is the last version to apply
 */
export async function applyMigrations({ driver }, folder, { until } = {}) {
  const files = (await readdir(folder)).filter((name) => name.endsWith('.sql')).toSorted();
  /** @type {{ version: string }[]} */
  const applied = await driver`select version from supabase_migrations.schema_migrations`;
  const known = new Set(files.map(versionOf));
  const unknown = applied.find(({ version }) => !known.has(version));
  if (unknown) throw new StartError(unknownMigration(unknown.version, versionOf(/** @type {string} */ (files[0]))));

  for (const file of files) {
    if (until && versionOf(file) > until) break;
    if (applied.some(({ version }) => version === versionOf(file))) continue;
    const statements = await readFile(path.join(folder, file), 'utf8');
    await driver.begin(async (transaction) => {
      await transaction.unsafe(statements);
      const name = path.basename(file, '.sql').slice(versionOf(file).length + 1);
      await transaction`insert into supabase_migrations.schema_migrations (version, name) values (${versionOf(file)}, ${name})`;
    });
  }
}

/**
 * @param {string} version
 * @param {string} baseline
 */
function unknownMigration(version, baseline) {
  return version < baseline
    ? 'The database was created before the first release and cannot be upgraded: run "npm run reset" to start with a new one.'
    : `The database holds migration ${version}, which this copy of the project lacks: use the newer copy, or run "npm run reset" to start with a new database.`;
}

/** @param {string} file */
function versionOf(file) {
  return /** @type {string} */ (file.split('_')[0]);
}

/**
 * Runs a seed file once per database, so that what the owner deletes stays deleted.
 *
 * @param {Connection} connection
 * @param {string} file
 */
export async function seedOnce({ driver }, file) {
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

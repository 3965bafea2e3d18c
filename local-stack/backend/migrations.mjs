import { createHash } from 'node:crypto';
import { readFile, readdir } from 'node:fs/promises';
import path from 'node:path';
import { StartError } from '../stack/start-error.mjs';

/** @typedef {import('./database.mjs').Connection} Connection */

/**
 * Applies the migrations that the database does not have yet, each in one transaction with its row in the history that
 * the Supabase CLI keeps.
 *
 * @param {Connection} connection
 * @param {string} folder
 */
export async function applyMigrations({ driver }, folder) {
  const files = (await readdir(folder)).filter((name) => name.endsWith('.sql')).toSorted();
  /** @type {{ version: string }[]} */
  const applied = await driver`select version from supabase_migrations.schema_migrations`;
  const known = new Set(files.map(versionOf));
  const unknown = applied.find(({ version }) => !known.has(version));
  if (unknown)
    throw new StartError(
      `The database holds migration ${unknown.version}, which this copy of the project lacks: take the newer copy, or "npm run reset" starts afresh.`,
    );

  for (const file of files) {
    if (applied.some(({ version }) => version === versionOf(file))) continue;
    const statements = await readFile(path.join(folder, file), 'utf8');
    await driver.begin(async (transaction) => {
      await transaction.unsafe(statements);
      const name = path.basename(file, '.sql').slice(versionOf(file).length + 1);
      await transaction`insert into supabase_migrations.schema_migrations (version, name) values (${versionOf(file)}, ${name})`;
    });
  }
}

/** @param {string} file */
function versionOf(file) {
  return /** @type {string} */ (file.split('_')[0]);
}

/**
 * Fills an empty database, once: what the owner deletes stays deleted.
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

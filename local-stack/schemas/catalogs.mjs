import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { UserError } from '../../config/run-command.mjs';
import { applyMigrations } from '../backend/migrations.mjs';
import { withScratchDatabase } from '../backend/scratch-database.mjs';
import { readCatalog } from './read-catalog.mjs';

/** @typedef {import('../backend/database.mjs').Connection} Connection */
/** @typedef {{ supabaseFolder: string, databaseUrl?: string }} Source a `supabase` folder, and the server to try it on */

/**
 * The catalog that the schema files define.
 *
 * @param {Source} source
 */
export function catalogOfSchemas({ supabaseFolder, databaseUrl }) {
  return withScratchDatabase(readQualified, {
    databaseUrl,
    migrate: async ({ driver }) => {
      await createPublication({ driver });
      for (const file of await schemaFiles(supabaseFolder)) {
        const statements = await readFile(file, 'utf8');
        await driver
          .begin((transaction) => transaction.unsafe(statements))
          .catch((error) => {
            throw new UserError(`${path.basename(file)}: ${error.message}.`);
          });
      }
    },
  });
}

/**
 * Runs `work` on a database that has all migrations.
 *
 * @template Result
 * @param {Source} source
 * @param {(connection: Connection) => Promise<Result>} work
 */
export function withMigrations({ supabaseFolder, databaseUrl }, work) {
  return withScratchDatabase(work, {
    databaseUrl,
    migrate: async (connection) => {
      await createPublication(connection);
      await applyMigrations(connection, path.join(supabaseFolder, 'migrations'));
    },
  });
}

/**
 * @param {Source} source
 */
export function catalogOfMigrations(source) {
  return withMigrations(source, readQualified);
}

/** @param {Pick<Connection, 'driver'>} connection */
async function readQualified({ driver }) {
  return driver.begin(async (transaction) => {
    await transaction.unsafe(`set local search_path = ''`);
    return readCatalog(transaction);
  });
}

/** Realtime's, which hosted projects have and the embedded database lacks. @param {Pick<Connection, 'driver'>} connection */
async function createPublication({ driver }) {
  await driver.unsafe('create publication supabase_realtime');
}

/**
 * The schema files in the order of `config.toml`, where the Supabase CLI reads it, too.
 *
 * @param {string} supabaseFolder
 */
export async function schemaFiles(supabaseFolder) {
  const config = await readFile(path.join(supabaseFolder, 'config.toml'), 'utf8');
  const [, list = ''] = /^schema_paths = \[([^\]]*)\]/m.exec(config) ?? [];
  return [...list.matchAll(/"([^"]+)"/g)].map(([, file = '']) => path.join(supabaseFolder, file));
}

import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { UserError } from '../../config/run-command.mjs';
import { applyMigrations } from '../backend/migrations.ts';
import { withScratchDatabase } from '../backend/scratch-database.ts';
import { readCatalog } from './read-catalog.ts';
import type { Connection } from '../backend/database.ts';

/** A `supabase` folder, and the server to try it on. */
type Source = { supabaseFolder: string; databaseUrl?: string };

/** The catalog that the schema files define. */
export function catalogOfSchemas({ supabaseFolder, databaseUrl }: Source) {
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

/** Runs `work` on a database that has all migrations. */
export function withMigrations<Result>(
  { supabaseFolder, databaseUrl }: Source,
  work: (connection: Connection) => Promise<Result>,
) {
  return withScratchDatabase(work, {
    databaseUrl,
    migrate: async (connection) => {
      await createPublication(connection);
      await applyMigrations(connection, path.join(supabaseFolder, 'migrations'));
    },
  });
}

export function catalogOfMigrations(source: Source) {
  return withMigrations(source, readQualified);
}

async function readQualified({ driver }: Pick<Connection, 'driver'>) {
  return driver.begin(async (transaction) => {
    await transaction.unsafe(`set local search_path = ''`);
    return readCatalog(transaction);
  });
}

/** Realtime's, which hosted projects have and the embedded database lacks. */
async function createPublication({ driver }: Pick<Connection, 'driver'>) {
  await driver.unsafe('create publication supabase_realtime');
}

/** The schema files in the order of `config.toml`, where the Supabase CLI reads it, too. */
export async function schemaFiles(supabaseFolder: string) {
  const config = await readFile(path.join(supabaseFolder, 'config.toml'), 'utf8');
  const [, list = ''] = /^schema_paths = \[([^\]]*)\]/m.exec(config) ?? [];
  return [...list.matchAll(/"([^"]+)"/g)].map(([, file = '']) => path.join(supabaseFolder, file));
}

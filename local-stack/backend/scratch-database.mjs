import { createHash, randomUUID } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { projectRoot } from '../stack/settings.mjs';
import { openDatabase } from './database.mjs';
import { applyMigrations } from './migrations.mjs';
import { copyTemplate, pgliteVersion } from './new-database.mjs';
import { createSupabase } from './supabase.mjs';

/** @typedef {import('./database.mjs').Connection} Connection */

/**
 * Runs `work` on a database without the seed that is deleted afterwards: embedded, or on the server of `databaseUrl`.
 *
 * @template Result
 * @param {(connection: Connection, databaseUrl?: string) => Promise<Result>} work
 * @param {{ databaseUrl?: string, migrate?: (connection: Connection) => Promise<void> }} [options] `migrate` defaults to
 *   applying all migrations
 * @returns {Promise<Result>}
 */
export async function withScratchDatabase(work, { databaseUrl, migrate = migrateAll } = {}) {
  /** @param {Connection} connection @param {string} [url] */
  const migrated = async (connection, url) => {
    await fill(connection, migrate);
    return work(connection, url);
  };
  if (databaseUrl) return onServer(databaseUrl, migrated);

  const folder = await mkdtemp(path.join(os.tmpdir(), 'coach-site-scratch-'));
  try {
    if (migrate === migrateAll) await copyTemplate(folder, await migratedName(), createMigrated);
    return await embedded(folder, migrated);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** @param {Connection} connection @param {(connection: Connection) => Promise<void>} migrate */
async function fill(connection, migrate) {
  const keys = { publishableKey: '', secretKey: '', jwtSecret: 'not served' };
  await createSupabase({ connection, keys, siteUrl: '', sendMail: async () => {} });
  await migrate(connection);
}

const migrations = path.join(projectRoot, 'supabase/migrations');

/** @param {Connection} connection */
export async function migrateAll(connection) {
  await applyMigrations(connection, migrations);
}

/** @param {string} folder */
function createMigrated(folder) {
  return embedded(folder, (connection) => fill(connection, migrateAll));
}

/** Names the template by the content of the migrations, so that a changed migration gets a new one. */
async function migratedName() {
  const hash = createHash('sha256');
  for (const file of (await readdir(migrations)).toSorted())
    hash.update(file).update(await readFile(path.join(migrations, file)));
  return `migrated-${pgliteVersion()}-${hash.digest('hex').slice(0, 16)}`;
}

/**
 * @template Result
 * @param {string} folder
 * @param {(connection: Connection) => Promise<Result>} work
 */
async function embedded(folder, work) {
  const database = await openDatabase({ folder });
  try {
    return await work(database.connection);
  } finally {
    await database.close();
  }
}

/**
 * @template Result
 * @param {string} databaseUrl
 * @param {(connection: Connection, url: string) => Promise<Result>} work
 */
async function onServer(databaseUrl, work) {
  const server = await openDatabase({ folder: '', databaseUrl });
  const name = `scratch_${randomUUID().replaceAll('-', '')}`;
  await server.connection.driver.unsafe(`create database ${name}`);
  const url = new URL(databaseUrl);
  url.pathname = `/${name}`;
  try {
    const database = await openDatabase({ folder: '', databaseUrl: url.href });
    try {
      return await work(database.connection, url.href);
    } finally {
      await database.close();
    }
  } finally {
    await server.connection.driver.unsafe(`drop database ${name}`);
    await server.close();
  }
}

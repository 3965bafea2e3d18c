import { createHash, randomUUID } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { projectRoot } from '../../config/files.mjs';
import { openDatabase } from './database.mjs';
import { applyMigrations } from './migrations.mjs';
import { copyTemplate } from './new-database.mjs';
import { prepareDatabase } from './supabase.mjs';

/** @typedef {import('./database.mjs').Connection} Connection */

const migrations = path.join(projectRoot, 'supabase/migrations');

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
  return databaseUrl ? onServer(databaseUrl, migrated) : embedded(migrated, migrate === migrateAll);

  /** @param {Connection} connection @param {string} [url] */
  async function migrated(connection, url) {
    await prepareDatabase(connection);
    await migrate(connection);
    return work(connection, url);
  }
}

/** @param {Connection} connection */
export async function migrateAll(connection) {
  await applyMigrations(connection, migrations);
}

/**
 * @template Result
 * @param {(connection: Connection) => Promise<Result>} work
 * @param {boolean} isMigrated whether to start with all migrations
 */
async function embedded(work, isMigrated) {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'coach-site-scratch-'));
  // Without a template, as in a read-only checkout, `work` migrates a new database.
  if (isMigrated) await copyMigratedDatabase(folder).catch(() => {});
  try {
    return await openedIn(folder, work);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/**
 * @template Result
 * @param {string} folder
 * @param {(connection: Connection) => Promise<Result>} work
 */
async function openedIn(folder, work) {
  const database = await openDatabase({ folder });
  try {
    return await work(database.connection);
  } finally {
    await database.close();
  }
}

/**
 * Copies a database with all migrations, because applying them takes seconds.
 *
 * @param {string} folder
 */
async function copyMigratedDatabase(folder) {
  await copyTemplate(folder, 'migrated', await migratedVersion(), (making) =>
    openedIn(making, async (connection) => {
      await prepareDatabase(connection);
      await migrateAll(connection);
    }),
  );
}

/** A hash of everything that a migrated database depends on. */
async function migratedVersion() {
  const here = ['supabase.mjs', 'migrations.mjs', 'storage/schema.sql', 'two-factor/schema.sql'];
  const files = [
    path.join(projectRoot, 'package-lock.json'),
    ...here.map((file) => path.join(import.meta.dirname, file)),
    ...(await readdir(migrations)).map((file) => path.join(migrations, file)),
  ];
  const hash = createHash('sha256');
  for (const file of files) hash.update(await readFile(file));
  return hash.digest('hex').slice(0, 16);
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

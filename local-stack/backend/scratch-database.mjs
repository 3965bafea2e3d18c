import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { projectRoot } from '../stack/settings.mjs';
import { openDatabase } from './database.mjs';
import { applyMigrations } from './migrations.mjs';
import { prepareDatabase } from './supabase.mjs';

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
  return databaseUrl ? onServer(databaseUrl, migrated) : embedded(migrated);

  /** @param {Connection} connection @param {string} [url] */
  async function migrated(connection, url) {
    await prepareDatabase(connection);
    await migrate(connection);
    return work(connection, url);
  }
}

/** @param {Connection} connection */
export async function migrateAll(connection) {
  await applyMigrations(connection, path.join(projectRoot, 'supabase/migrations'));
}

/**
 * @template Result
 * @param {(connection: Connection) => Promise<Result>} work
 */
async function embedded(work) {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'coach-site-scratch-'));
  const database = await openDatabase({ folder });
  try {
    return await work(database.connection);
  } finally {
    await database.close();
    await rm(folder, { recursive: true, force: true });
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

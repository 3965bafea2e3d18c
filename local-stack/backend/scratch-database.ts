import { createHash, randomUUID } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { projectRoot } from '../../config/files.mjs';
import { openDatabase, type Connection } from './database.ts';
import { applyMigrations } from './migrations.ts';
import { copyTemplate } from './new-database.ts';
import { prepareDatabase } from './supabase.ts';

const migrations = path.join(projectRoot, 'supabase/migrations');

/**
 * Runs `work` on a database without the seed that is deleted afterward: embedded, or on the server of `databaseUrl`.
 *
 * @param options `migrate` defaults to applying all migrations
 */
export async function withScratchDatabase<Result>(
  work: (connection: Connection, databaseUrl?: string) => Promise<Result>,
  {
    databaseUrl,
    migrate = migrateAll,
  }: { databaseUrl?: string; migrate?: (connection: Connection) => Promise<void> } = {},
): Promise<Result> {
  return databaseUrl ? onServer(databaseUrl, migrated) : embedded(migrated, migrate === migrateAll);

  async function migrated(connection: Connection, url?: string) {
    await prepareDatabase(connection);
    await migrate(connection);
    return work(connection, url);
  }
}

export async function migrateAll(connection: Connection) {
  await applyMigrations(connection, migrations);
}

/** @param isMigrated whether to start with all migrations */
async function embedded<Result>(work: (connection: Connection) => Promise<Result>, isMigrated: boolean) {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'coach-site-scratch-'));
  // Without a template, as in a read-only checkout, `work` migrates a new database.
  if (isMigrated) await copyMigratedDatabase(folder).catch(() => {});
  try {
    return await openedIn(folder, work);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function openedIn<Result>(folder: string, work: (connection: Connection) => Promise<Result>) {
  const database = await openDatabase({ folder });
  try {
    return await work(database.connection);
  } finally {
    await database.close();
  }
}

/** Copies a database with all migrations, because applying them takes seconds. */
async function copyMigratedDatabase(folder: string) {
  await copyTemplate(folder, 'migrated', await migratedVersion(), (making) =>
    openedIn(making, async (connection) => {
      await prepareDatabase(connection);
      await migrateAll(connection);
    }),
  );
}

/** A hash of everything that a migrated database depends on. */
async function migratedVersion() {
  const here = ['supabase.ts', 'migrations.ts', 'storage/schema.sql', 'two-factor/schema.sql'];
  const files = [
    path.join(projectRoot, 'package-lock.json'),
    ...here.map((file) => path.join(import.meta.dirname, file)),
    ...(await readdir(migrations)).map((file) => path.join(migrations, file)),
  ];
  const hash = createHash('sha256');
  for (const file of files) hash.update(await readFile(file));
  return hash.digest('hex').slice(0, 16);
}

async function onServer<Result>(databaseUrl: string, work: (connection: Connection, url: string) => Promise<Result>) {
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

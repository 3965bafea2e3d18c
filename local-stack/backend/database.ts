import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { PGLiteSocketServer } from '@electric-sql/pglite-socket';
import { createPostgresConnection, type PostgresConnection } from '@supabase/lite/postgres';
import { UserError } from '../../config/run-command.mjs';
import { copyNewDatabase } from './new-database.ts';
import { createPool } from './pool.ts';

export type Connection = PostgresConnection;
type Database = { connection: Connection; connections: number; close: () => Promise<void> };

const socketName = '.s.PGSQL.5432';

/** PostgREST's timestamp format; Safari cannot parse PostgreSQL's own. */
const isoTimestamps = {
  to: 1184,
  from: [1184],
  serialize: (value: string) => value,
  parse: (text: string) => text.replace(' ', 'T').replace(/([+-]\d\d)$/, '$1:00'),
};

/** JSON arguments of functions arrive encoded; the driver would encode them again. */
const jsonb = {
  to: 3802,
  from: [3802],
  serialize: (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value)),
  parse: (text: string) => JSON.parse(text),
};

/** Opens the embedded database of a data folder, or the PostgreSQL server at `databaseUrl`. */
export async function openDatabase({
  folder,
  databaseUrl,
}: {
  folder: string;
  databaseUrl?: string;
}): Promise<Database> {
  return databaseUrl ? openServer(databaseUrl) : openEmbedded(folder);
}

async function openServer(url: string) {
  const connections = 10;
  const connection = await connect({ url, max: connections }).catch(({ message }: Error) => {
    throw new UserError(`PostgreSQL at DATABASE_URL cannot be reached: ${message}.`);
  });
  return { connection, connections, close: () => connection.close() };
}

async function openEmbedded(folder: string) {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const pglite = await openPglite(folder);
  const socketFolder = await privateFolder(`${folder}-socket`);
  const socketPath = path.join(socketFolder, socketName);
  const server = new PGLiteSocketServer({ db: pglite, path: socketPath, maxConnections: 4 });
  await server.start();
  const connection = await connect({ url: 'postgres://postgres@localhost/postgres', path: socketPath, max: 1 });
  return {
    connection,
    connections: 1,
    close: async () => {
      await connection.close();
      await server.stop();
      await pglite.close();
      await rm(socketFolder, { recursive: true, force: true });
    },
  };
}

/** Creates a private folder for the socket. A port would be open to every local user, because the database has no password. */
async function privateFolder(wanted: string) {
  // Operating systems limit a socket's path to about a hundred characters.
  if (path.join(wanted, socketName).length > 100) return mkdtemp(path.join(os.tmpdir(), 'coach-site-'));
  await rm(wanted, { recursive: true, force: true });
  await mkdir(wanted, { mode: 0o700 });
  return wanted;
}

async function openPglite(folder: string) {
  try {
    // Without a template, as in a read-only checkout, PGlite creates the database itself.
    await copyNewDatabase(folder).catch(() => {});
    return await PGlite.create({ dataDir: folder });
  } catch (error) {
    throw new UserError(
      `The database in ${folder} cannot be opened (${(error as Error).message}): "npm run reset" starts with a new one.`,
    );
  }
}

async function connect({ url, path: socketPath, max }: { url: string; path?: string; max: number }) {
  const openOne = (more?: Parameters<typeof createPostgresConnection>[0]['postgresOptions']) =>
    createPostgresConnection({
      url,
      postgresOptions: {
        max: 1,
        // Requests answer 503 until the next attempt.
        backoff: () => 0.25,
        connect_timeout: 5,
        onnotice: () => {},
        types: { timestamptz: isoTimestamps, jsonb },
        ...(socketPath ? { path: socketPath } : {}),
        ...more,
      },
    });
  const connection = openOne();
  const first = connection.driver;
  await first`select 1`;
  const { parsers, serializers } = first.options;
  await first.end();

  const pool = createPool({ max, canCancel: !socketPath }, (onclose) => {
    // Only the first connection asks for the types of arrays: the driver does not handle a loss while it asks.
    const { driver } = openOne({ onclose, fetch_types: false });
    Object.assign(driver.options.parsers, parsers);
    Object.assign(driver.options.serializers, serializers);
    return driver;
  });
  // The library's query builder keeps its own reference to the driver, but calls only this function.
  first.reserve = pool.reserve;
  connection.driver = pool;
  return connection;
}

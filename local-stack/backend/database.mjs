import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { PGLiteSocketServer } from '@electric-sql/pglite-socket';
import { createPostgresConnection } from '@supabase/lite/postgres';
import { StartError } from '../stack/start-error.mjs';
import { layNewDatabase } from './new-database.mjs';

/**
 * @typedef {import('@supabase/lite/postgres').PostgresConnection} Connection
 * @typedef {{ connection: Connection, close: () => Promise<void> }} Database
 */

const socketName = '.s.PGSQL.5432';

/** As PostgREST writes an instant; PostgreSQL's own form is one that Safari cannot read. */
const isoTimestamps = {
  to: 1184,
  from: [1184],
  serialize: (/** @type {string} */ value) => value,
  parse: (/** @type {string} */ text) => text.replace(' ', 'T').replace(/([+-]\d\d)$/, '$1:00'),
};

/**
 * The database of a data folder, or the PostgreSQL server that `databaseUrl` names.
 *
 * @param {{ folder: string, databaseUrl?: string }} options
 * @returns {Promise<Database>}
 */
export async function openDatabase({ folder, databaseUrl }) {
  return databaseUrl ? openServer(databaseUrl) : openEmbedded(folder);
}

/** @param {string} url */
async function openServer(url) {
  const connection = connect({ url, max: 10 });
  try {
    await connection.driver`select 1`;
  } catch (error) {
    await connection.close();
    throw new StartError(`PostgreSQL at DATABASE_URL cannot be reached: ${/** @type {Error} */ (error).message}.`);
  }
  return { connection, close: () => connection.close() };
}

/** @param {string} folder */
async function openEmbedded(folder) {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const pglite = await openPglite(folder);
  const socketFolder = await privateFolder(`${folder}-socket`);
  const socketPath = path.join(socketFolder, socketName);
  const server = new PGLiteSocketServer({ db: pglite, path: socketPath, maxConnections: 4 });
  await server.start();
  const connection = connect({ url: 'postgres://postgres@localhost/postgres', path: socketPath, max: 1 });
  return {
    connection,
    close: async () => {
      await connection.close();
      await server.stop();
      await pglite.close();
      await rm(socketFolder, { recursive: true, force: true });
    },
  };
}

/**
 * Where the socket lies. A folder of ours, not a port: the database asks nobody for a password.
 *
 * @param {string} wanted
 */
async function privateFolder(wanted) {
  // Systems cut the name of a socket off after a hundred characters.
  if (path.join(wanted, socketName).length > 100) return mkdtemp(path.join(os.tmpdir(), 'coach-site-'));
  await rm(wanted, { recursive: true, force: true });
  await mkdir(wanted, { mode: 0o700 });
  return wanted;
}

/** @param {string} folder */
async function openPglite(folder) {
  try {
    // Where it cannot be laid, as in a project that may only be read, the database is made on the spot.
    await layNewDatabase(folder).catch(() => {});
    return await PGlite.create({ dataDir: folder });
  } catch (error) {
    throw new StartError(
      `The database in ${folder} cannot be opened (${/** @type {Error} */ (error).message}): "npm run reset" starts afresh.`,
    );
  }
}

/** @param {{ url: string, path?: string, max: number }} options */
function connect({ url, path: socketPath, max }) {
  return createPostgresConnection({
    url,
    postgresOptions: {
      max,
      onnotice: () => {},
      types: { timestamptz: isoTimestamps },
      ...(socketPath ? { path: socketPath } : {}),
    },
  });
}

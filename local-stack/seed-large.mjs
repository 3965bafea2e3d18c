// `npm run seed:large`: fills the running local database with as many rows as nobody types, to try and measure lists with.
import { existsSync } from 'node:fs';
import path from 'node:path';
import postgres from 'postgres';
import { largeTables } from './seed/large-rows.mjs';
import { runningStack } from './stack/running-lock.mjs';
import { readSettings } from './stack/settings.mjs';
import { StartError } from './stack/start-error.mjs';

/** The embedded database answers one at a time: nobody else should wait for long. */
const rowsAtOnce = 5000;

try {
  const sql = connect();
  try {
    for (const table of largeTables) console.log(await fill(sql, table));
    // Counting reads the indexes alone once they are tidy.
    await sql`vacuum analyze`;
  } finally {
    await sql.end();
  }
} catch (error) {
  console.error(error instanceof StartError ? error.message : error);
  process.exit(1);
}

function connect() {
  const options = { max: 1, onnotice: () => {} };
  if (process.env.DATABASE_URL) return postgres(process.env.DATABASE_URL, options);
  const { dataDir } = readSettings(process.env);
  const folder = path.join(dataDir, 'backend');
  const socket = path.join(folder, 'database-socket', '.s.PGSQL.5432');
  if (!runningStack(folder) || !existsSync(socket))
    throw new StartError(`No local database runs on ${dataDir}: begin with "npm start", then come back.`);
  return postgres('postgres://postgres@localhost/postgres', { ...options, path: socket });
}

/**
 * @param {import('postgres').Sql} sql
 * @param {import('./seed/large-rows.mjs').LargeTable} table
 * @returns {Promise<string>} what has been done, in words
 */
async function fill(sql, { name, count, isThere, add }) {
  const [there] = await sql.unsafe(isThere);
  if (there) return `${name}: there already`;
  const started = performance.now();
  for (let from = 1; from <= count; from += rowsAtOnce) {
    await sql.begin(async (transaction) => {
      // What the triggers would work out is written out already; only checks and indexes still look at it.
      await transaction`set local session_replication_role = replica`;
      await transaction.unsafe(add, [from, Math.min(from + rowsAtOnce - 1, count)]);
    });
  }
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  return `${name}: ${count.toLocaleString('en-US')} added in ${seconds} s`;
}

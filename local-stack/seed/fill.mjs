import path from 'node:path';
import postgres from 'postgres';

/** Rows per statement. The embedded database runs one statement at a time, so each should be short. */
const rowsAtOnce = 5000;

const quietly = { max: 1, onnotice: () => {} };

/** @param {string} dataDir of a running stack */
export const socketOf = (dataDir) => path.join(dataDir, 'backend/database-socket/.s.PGSQL.5432');

/**
 * @param {string} dataDir of a running stack
 * @returns {import('postgres').Sql} its database, as its administrator
 */
export const connectTo = (dataDir) =>
  postgres('postgres://postgres@localhost/postgres', { ...quietly, path: socketOf(dataDir) });

/**
 * @param {string} address
 * @returns {import('postgres').Sql}
 */
export const connectToAddress = (address) => postgres(address, quietly);

/**
 * Adds rows to a table.
 *
 * @param {import('postgres').Sql} sql
 * @param {import('./large-rows.mjs').LargeTable} table
 * @param {number} count
 * @param {number} [last] the last one that was added before
 */
export async function addRows(sql, { add }, count, last = 0) {
  for (let from = last + 1; from <= count; from += rowsAtOnce) {
    await sql.begin(async (transaction) => {
      // Skips triggers, because the rows already have the derived columns; checks and indexes still apply.
      await transaction`set local session_replication_role = replica`;
      await transaction.unsafe(add, [from, Math.min(from + rowsAtOnce - 1, count)]);
    });
  }
}

import path from 'node:path';
import postgres from 'postgres';
import type { Sql } from 'postgres';
import type { LargeTable } from './large-rows.ts';

/** Rows per statement. The embedded database runs one statement at a time, so each should be short. */
const rowsAtOnce = 5000;

const quietly = { max: 1, onnotice: () => {} };

/** @param dataDir of a running stack */
export const socketOf = (dataDir: string) => path.join(dataDir, 'backend/database-socket/.s.PGSQL.5432');

/**
 * Returns its database, as its administrator.
 *
 * @param dataDir of a running stack
 */
export const connectTo = (dataDir: string): Sql =>
  postgres('postgres://postgres@localhost/postgres', { ...quietly, path: socketOf(dataDir) });

export const connectToAddress = (address: string): Sql => postgres(address, quietly);

/**
 * Adds rows to a table.
 *
 * @param last the last one that was added before
 */
export async function addRows(sql: Sql, { add }: LargeTable, count: number, last: number = 0) {
  for (let from = last + 1; from <= count; from += rowsAtOnce) {
    await sql.begin(async (transaction) => {
      // Skips triggers, because the rows already have the derived columns; checks and indexes still apply.
      await transaction`set local session_replication_role = replica`;
      await transaction.unsafe(add, [from, Math.min(from + rowsAtOnce - 1, count)]);
    });
  }
}

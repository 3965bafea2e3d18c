import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { projectRoot } from '../../stack/settings.mjs';
import { openDatabase } from '../database.mjs';
import { applyMigrations } from '../migrations.mjs';
import { createSupabase } from '../supabase.mjs';

/** @typedef {import('../database.mjs').Connection} Connection */

/**
 * Runs `work` on a migrated, empty database that is gone afterwards.
 *
 * @template Result
 * @param {(connection: Connection) => Promise<Result>} work
 * @param {(connection: Connection) => Promise<void>} [beforeMigrations]
 * @returns {Promise<Result>}
 */
export async function withThrowAwayDatabase(work, beforeMigrations) {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'coach-site-types-'));
  const database = await openDatabase({ folder });
  try {
    const keys = { publishableKey: '', secretKey: '', jwtSecret: 'not served' };
    await createSupabase({ connection: database.connection, keys, siteUrl: '', sendMail: async () => {} });
    await beforeMigrations?.(database.connection);
    await applyMigrations(database.connection, path.join(projectRoot, 'supabase/migrations'));
    return await work(database.connection);
  } finally {
    await database.close();
    await rm(folder, { recursive: true, force: true });
  }
}

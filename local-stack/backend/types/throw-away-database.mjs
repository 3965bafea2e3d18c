import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { projectRoot } from '../../stack/settings.mjs';
import { openDatabase } from '../database.mjs';
import { applyMigrations } from '../migrations.mjs';
import { createSupabase } from '../supabase.mjs';

/**
 * Runs `work` on a migrated, empty database that is gone afterwards.
 *
 * @template Result
 * @param {(connection: import('../database.mjs').Connection) => Promise<Result>} work
 * @returns {Promise<Result>}
 */
export async function withThrowAwayDatabase(work) {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'coach-site-types-'));
  const database = await openDatabase({ folder });
  try {
    const keys = { publishableKey: '', secretKey: '', jwtSecret: 'not served' };
    await createSupabase({ connection: database.connection, keys, siteUrl: '', sendMail: async () => {} });
    await applyMigrations(database.connection, path.join(projectRoot, 'supabase/migrations'));
    return await work(database.connection);
  } finally {
    await database.close();
    await rm(folder, { recursive: true, force: true });
  }
}

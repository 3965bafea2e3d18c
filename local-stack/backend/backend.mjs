import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { getRequestListener } from '@hono/node-server';
import { listen } from '../stack/listen.mjs';
import { takeLock } from '../stack/running-lock.mjs';
import { projectRoot } from '../../config/files.mjs';
import { authMailer } from './auth-mail.mjs';
import { openDatabase } from './database.mjs';
import { createGateway } from './gateway/gateway.mjs';
import { withConstantTimeSignIn } from './gateway/constant-time-sign-in.mjs';
import { withRefreshFamilies } from './gateway/refresh-families.mjs';
import { localKeys } from './local-keys.mjs';
import { applyMigrations, seedOnce } from './migrations.mjs';
import { answerLikePostgrest } from './postgrest-errors.mjs';
import { applyRoleSettings, readOnlyFunctions } from './request-settings.mjs';
import { testAccess } from './self-test.mjs';
import { fillSite } from './site-content.mjs';
import { createStorage } from './storage/storage.mjs';
import { createSupabase, keepOwnGrants } from './supabase.mjs';
import { createTwoFactor } from './two-factor/two-factor.mjs';
import { rememberVersion, upgradeFolder } from './upgrade-folder.mjs';

const supabaseFolder = path.join(projectRoot, 'supabase');
const migrations = path.join(supabaseFolder, 'migrations');

/**
 * @typedef {{
 *   dataDir: string,
 *   apiPort: number,
 *   smtpPort: number,
 *   siteUrl: string,
 *   databaseUrl?: string,
 *   functionsUrl?: string,
 *   isBehindProxy?: boolean,
 *   sample?: string,
 *   moreRows?: string,
 * }} BackendOptions
 */

/**
 * Starts the embedded Supabase: a migrated and seeded database behind the gateway.
 *
 * @param {BackendOptions} options
 * @returns {Promise<{ close: () => Promise<void> }>}
 */
export async function startBackend(options) {
  /** @type {(() => unknown)[]} closed in reverse order */
  const opened = [];
  const close = async () => {
    for (const closeOne of opened.splice(0).toReversed()) await closeOne();
  };
  try {
    await open(options, opened);
    return { close };
  } catch (error) {
    await close();
    throw error;
  }
}

/**
 * @param {BackendOptions} options
 * @param {(() => unknown)[]} opened
 */
async function open(
  { dataDir, apiPort, smtpPort, siteUrl, databaseUrl, functionsUrl, isBehindProxy, sample, moreRows },
  opened,
) {
  const folder = path.join(dataDir, 'backend');
  await mkdir(folder, { recursive: true, mode: 0o700 });
  opened.push(takeLock(folder));
  const keys = localKeys(dataDir);

  const databaseFolder = path.join(folder, 'database');
  if (!databaseUrl) await upgradeFolder(databaseFolder, migrations);
  const database = await openDatabase({ folder: databaseFolder, databaseUrl });
  opened.push(database.close);
  const { connection } = database;
  const supabase = await createSupabase({ connection, keys, siteUrl, sendMail: authMailer(smtpPort) });
  await applyMigrations(connection, migrations);
  if (!databaseUrl) await rememberVersion(databaseFolder, migrations);
  await fillSite(connection, supabaseFolder, sample);
  await seedOnce(connection, path.join(supabaseFolder, 'seed.local.sql'));
  if (moreRows) await seedOnce(connection, moreRows);
  await keepOwnGrants(connection);
  await applyRoleSettings(connection);
  answerLikePostgrest(connection);
  await testAccess(supabase, connection, keys);

  const storage = createStorage({ connection, keys, folder: path.join(folder, 'images') });
  /** @param {import('./gateway/auth-gate.mjs').Forward} forward */
  const twoFactor = (forward) =>
    createTwoFactor({
      forward: withRefreshFamilies(withConstantTimeSignIn(forward, connection), connection),
      connection,
      keys,
      siteUrl,
    });
  const { connections } = database;
  const gateway = createGateway({
    supabase,
    storage,
    keys,
    connections,
    readOnlyFunctions: await readOnlyFunctions(connection),
    twoFactor,
    functionsUrl,
    isBehindProxy,
  });
  const listener = getRequestListener((request, { incoming }) => gateway(request, incoming.socket.remoteAddress));
  const server = await listen(listener, apiPort);
  opened.push(server.close);
}

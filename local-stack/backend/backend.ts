import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { getRequestListener } from '@hono/node-server';
import { listen } from '../stack/listen.ts';
import { takeLock } from '../stack/running-lock.ts';
import { projectRoot } from '../../config/files.mjs';
import { authMailer } from './auth-mail.ts';
import { openDatabase } from './database.ts';
import { createGateway } from './gateway/gateway.ts';
import { withConstantTimeSignIn } from './gateway/constant-time-sign-in.ts';
import { withRefreshFamilies } from './gateway/refresh-families.ts';
import { localKeys } from './local-keys.ts';
import { applyMigrations, seedOnce } from './migrations.ts';
import { answerLikePostgrest } from './postgrest-errors.ts';
import { applyRoleSettings, readOnlyFunctions } from './request-settings.ts';
import { testAccess } from './self-test.ts';
import { fillSite } from './site-content.ts';
import { createStorage } from './storage/storage.ts';
import { createSupabase, keepOwnGrants } from './supabase.ts';
import { createTwoFactor } from './two-factor/two-factor.ts';
import { rememberVersion, upgradeFolder } from './upgrade-folder.ts';
import type { Forward } from './gateway/auth-gate.ts';

const supabaseFolder = path.join(projectRoot, 'supabase');
const migrations = path.join(supabaseFolder, 'migrations');

type BackendOptions = {
  dataDir: string;
  apiPort: number;
  smtpPort: number;
  siteUrl: string;
  databaseUrl?: string;
  functionsUrl?: string;
  isBehindProxy?: boolean;
  sample?: string;
  moreRows?: string;
};

/** Starts the embedded Supabase: a migrated and seeded database behind the gateway. */
export async function startBackend(options: BackendOptions): Promise<{ close: () => Promise<void> }> {
  /** Closed in reverse order. */
  const opened: (() => unknown)[] = [];
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

async function open(
  { dataDir, apiPort, smtpPort, siteUrl, databaseUrl, functionsUrl, isBehindProxy, sample, moreRows }: BackendOptions,
  opened: (() => unknown)[],
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
  const twoFactor = (forward: Forward) =>
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

import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { App } from '@supabase/lite';
import { projectRoot } from '../../config/files.mjs';
import { UserError } from '../../config/run-command.mjs';
import type { Connection } from './database.ts';
import type { LocalKeys } from './local-keys.ts';
import type { AuthMail } from './auth-mail.ts';

/** Same as in `supabase/config.toml`, as are the limits below. */
const recoveryMail = {
  subject: 'Set a new password for your dashboard',
  content_path: path.join(projectRoot, 'supabase/templates/recovery.html'),
};

/** The roles of requests, as on a hosted project. */
const roles = {
  anon: 'nologin noinherit',
  authenticated: 'nologin noinherit',
  service_role: 'nologin noinherit bypassrls',
};

/**
 * Creates Supabase's APIs for tables, functions and sign-in, and the tables of storage and two-factor sign-in, which this
 * stack serves itself.
 */
export async function createSupabase({
  connection,
  keys,
  siteUrl,
  sendMail,
}: {
  connection: Connection;
  keys: LocalKeys;
  siteUrl: string;
  sendMail: (mail: AuthMail) => Promise<void>;
}) {
  await createRoles(connection);
  const app = new App({
    connection,
    api: { schemas: ['public'], extra_search_path: [], max_rows: 1000 },
    auth: {
      enabled: true,
      enable_signup: false,
      jwt_secret: keys.jwtSecret,
      publishable_key: keys.publishableKey,
      secret_key: keys.secretKey,
      site_url: siteUrl,
      jwt_expiry: 3600,
      enable_refresh_token_rotation: true,
      refresh_token_reuse_interval: 10,
      sessions: { timebox: '24h', inactivity_timeout: '8h' },
      minimum_password_length: 12,
      email: { otp_length: 10, otp_expiry: 3600, template: { recovery: recoveryMail } },
    },
    storage: { enabled: false },
    options: { server: { admin: false, disableStudio: true }, drivers: { email: { send: sendMail } } },
  });
  await app.init();
  await app.ensureSystemSchema();
  // Objects of hosted projects that the library lacks, before the migrations, which need them.
  for (const file of ['storage/schema.sql', 'two-factor/schema.sql']) {
    const statements = await readFile(new URL(file, import.meta.url), 'utf8');
    await connection.driver.begin((transaction) => transaction.unsafe(statements));
  }
  return app;
}

/** Prepares a database for migrations without serving it. */
export async function prepareDatabase(connection: Connection) {
  const keys = { publishableKey: '', secretKey: '', jwtSecret: 'not served' };
  await createSupabase({ connection, keys, siteUrl: '', sendMail: async () => {} });
}

async function createRoles({ driver }: Connection) {
  for (const [role, attributes] of Object.entries(roles)) {
    const [existing] = await driver`select 1 from pg_roles where rolname = ${role}`;
    if (!existing) await driver.unsafe(`create role ${role} ${attributes}`);
    // The connection switches to the role of each request.
    await driver.unsafe(`grant ${role} to current_user`);
    await driver.unsafe(`grant usage on schema public to ${role}`);
  }
}

/**
 * Keeps the grants of the migrations. Otherwise the library grants visitors everything at each start, and answers the first
 * parallel requests with errors.
 */
export async function keepOwnGrants(connection: Connection) {
  if (!('rlsState' in connection))
    throw new UserError('This version of @supabase/lite is not supported: run "npm ci".');
  await connection.clearSchemaCache();
  (connection as unknown as { rlsState: string }).rlsState = 'active';
}

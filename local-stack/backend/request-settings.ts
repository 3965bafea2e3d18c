import { sql, type Kysely } from 'kysely';
import { UserError } from '../../config/run-command.mjs';
import type { Connection } from './database.ts';

type Database = Kysely<unknown>;
type Context = { auth?: { role?: string; uid?: string; jwt?: unknown }; storage?: { operation?: string } };
type Call = { method: string; path: string; requestHeaders?: Record<string, string> };

/**
 * Applies the settings of the caller's role to each request, above all its `statement_timeout`, or the called function's, as
 * PostgREST does. Sends all settings of a request in one statement; the library sends one statement for each.
 */
export async function applyRoleSettings(connection: Connection) {
  if (!('applyJwtSessionContext' in connection && 'applyRpcRequestGucs' in connection))
    throw new UserError('This version of @supabase/lite is not supported: run "npm ci".');
  const settingsOf = await readRoleSettings(connection);
  const timeoutOf = await readFunctionTimeouts(connection);
  Object.assign(connection, {
    async applyJwtSessionContext(database: Database, { auth, storage }: Context) {
      const role = auth?.role || 'anon';
      await set(database, {
        'request.jwt.claim.sub': auth?.uid ?? '',
        'request.jwt.claim.role': role,
        'storage.operation': storage?.operation ?? '',
        ...(auth?.jwt && typeof auth.jwt === 'object' ? { 'request.jwt.claims': JSON.stringify(auth.jwt) } : {}),
        ...settingsOf.get(role),
        role,
      });
    },

    async applyRpcRequestGucs(database: Database, { method, path, requestHeaders }: Call) {
      const timeout = timeoutOf.get(path.slice(path.lastIndexOf('/') + 1));
      await set(database, {
        ...(timeout ? { statement_timeout: timeout } : {}),
        'response.status': '',
        'response.headers': '',
        'request.method': method,
        'request.path': path,
        'request.headers': JSON.stringify(requestHeaders ?? {}),
      });
    },
  });
}

/** @param settings until the end of the transaction */
async function set(database: Database, settings: Record<string, string>) {
  const calls = Object.entries(settings).map(([name, value]) => sql`set_config(${name}, ${value}, true)`);
  await sql`select ${sql.join(calls)}`.execute(database);
}

async function readRoleSettings({ driver }: Connection) {
  const rows = await driver`
    select rolname as role, split_part(setting, '=', 1) as name, split_part(setting, '=', 2) as value
    from pg_roles, unnest(rolconfig) as setting where rolname in ('anon', 'authenticated', 'service_role')`;
  const settings: Map<string, Record<string, string>> = new Map();
  for (const { role, name, value } of rows) settings.set(role, { ...settings.get(role), [name]: value });
  return settings;
}

async function readFunctionTimeouts({ driver }: Connection) {
  const rows: { name: string; timeout: string }[] = await driver`
    select proname as name, split_part(setting, '=', 2) as timeout from pg_proc, unnest(proconfig) as setting
    where pronamespace = 'public'::regnamespace and setting like 'statement_timeout=%'`;
  return new Map(rows.map(({ name, timeout }) => [name, timeout]));
}

/** Reads the names of the functions that are declared as read-only: PostgreSQL rejects changes in those that are not volatile. */
export async function readOnlyFunctions({ driver }: Connection) {
  const rows: { name: string }[] = await driver`
    select proname as name from pg_proc where pronamespace = 'public'::regnamespace
    group by proname having bool_and(provolatile <> 'v')`;
  return new Set(rows.map(({ name }) => name));
}

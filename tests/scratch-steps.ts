import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type * as ScratchDatabase from '../local-stack/backend/scratch-database';
import { projectRoot } from '../config/files.mjs';
import type { Connection } from '../local-stack/backend/database';
import type { Database } from '../supabase/functions/_shared/database';

export type { Connection };
export type Driver = Connection['driver'];
/** Returns the only value that a statement returns. */
export type One = <Value = unknown>(statement: string, given?: unknown[]) => Promise<Value>;

/** The server of `npm run test:postgres`, if the tests run there. */
export const onServer = { databaseUrl: process.env.DATABASE_URL };

/** Loads a module of the project in Node: Jest cannot load the embedded database, nor libraries that are ES modules. */
export const { importInNode } = globalThis as unknown as { importInNode: <Module>(file: string) => Promise<Module> };

/** Runs the steps of a test in a scratch database. */
export async function inScratchDatabase<Result>(
  steps: (connection: Connection, one: One, databaseUrl?: string) => Promise<Result>,
  options?: Parameters<typeof ScratchDatabase.withScratchDatabase>[1],
): Promise<Result> {
  const { withScratchDatabase } = await importInNode<typeof ScratchDatabase>('local-stack/backend/scratch-database.ts');
  return withScratchDatabase((connection, url) => steps(connection, valueIn(connection.driver), url), options);
}

const valueIn =
  (driver: Driver): One =>
  async (statement, given) =>
    Object.values((await driver.unsafe(statement, given))[0] ?? {})[0];

/** Adds the local owner, and returns their id. */
export async function addOwner(driver: Driver): Promise<string> {
  await driver.unsafe(await readFile(path.join(projectRoot, 'supabase/seed.local.sql'), 'utf8'));
  return valueIn(driver)(`select id from auth.users where email = 'owner@example.com'`);
}

/** Makes the following statements those of an account; without one, of nobody. */
export const actAs = (driver: Driver, id: string = '') =>
  driver.unsafe(`select set_config('request.jwt.claim.sub', '${id}', false)`);

/** Books a consultation on the next weekday, and returns its id. */
export const bookSoon = (
  driver: Driver,
  time: string = '9:00 AM',
  email: string = 'maya@example.com',
): Promise<string> =>
  valueIn(driver)(
    `select (public.book_consultation($1, 'leadership', day::date, $2, 'Maya', 'Brooks', $3)).id
    from generate_series(private.coach_today() + 1, private.coach_today() + 4, interval '1 day') as day
    where extract(isodow from day) <= 5 limit 1`,
    [randomUUID(), time, email],
  );

/** Calls the functions of the database that the email function calls, without the API. */
export const directly = (driver: Driver) =>
  ({
    async call<Answer>(name: string, args: Record<string, unknown>) {
      const given = Object.keys(args).map((key, index) => `${key} => $${index + 1}`);
      const rows = await driver.unsafe(`select * from public.${name}(${given.join(', ')})`, Object.values(args));
      return (name.startsWith('claim_') ? rows : Object.values(rows[0] ?? {})[0]) as Answer;
    },
  }) as Database;

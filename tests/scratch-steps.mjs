import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { withScratchDatabase } from '../local-stack/backend/scratch-database.ts';

/**
 * @typedef {import('../local-stack/backend/database.ts').Connection} Connection
 * @typedef {Connection['driver']} Driver
 * @typedef {(statement: string, given?: any[]) => Promise<any>} One returns the only value that a statement returns
 */

/** The server of `npm run test:postgres`, if the tests run there. */
export const onServer = { databaseUrl: process.env.DATABASE_URL };

/**
 * Prints as JSON what is seen in a scratch database.
 *
 * @param {(connection: Connection, one: One) => Promise<unknown>} look
 * @param {{ databaseUrl?: string }} [options]
 */
export async function printSeen(look, options) {
  const seen = await withScratchDatabase((connection) => look(connection, valueIn(connection.driver)), options);
  console.log(JSON.stringify(seen));
}

/** @param {Driver} driver @returns {One} */
const valueIn = (driver) => async (statement, given) =>
  Object.values((await driver.unsafe(statement, given))[0] ?? {})[0];

/** Adds the local owner, and returns their id. @param {Driver} driver @returns {Promise<string>} */
export async function addOwner(driver) {
  await driver.unsafe(await readFile('supabase/seed.local.sql', 'utf8'));
  return valueIn(driver)(`select id from auth.users where email = 'owner@example.com'`);
}

/** Makes the following statements those of an account; without one, of nobody. @param {Driver} driver @param {string} [id] */
export const actAs = (driver, id = '') => driver.unsafe(`select set_config('request.jwt.claim.sub', '${id}', false)`);

/**
 * Books a consultation on the next weekday, and returns its id.
 *
 * @param {Driver} driver
 * @param {string} [time]
 * @param {string} [email]
 * @returns {Promise<string>}
 */
export const bookSoon = (driver, time = '9:00 AM', email = 'maya@example.com') =>
  valueIn(driver)(
    `select (public.book_consultation($1, 'leadership', day::date, $2, 'Maya', 'Brooks', $3)).id
    from generate_series(private.coach_today() + 1, private.coach_today() + 4, interval '1 day') as day
    where extract(isodow from day) <= 5 limit 1`,
    [randomUUID(), time, email],
  );

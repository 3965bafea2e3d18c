import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';

/** @typedef {import('../local-stack/backend/database.mjs').Connection['driver']} Driver */

/**
 * A function that returns the only value that a statement returns.
 *
 * @param {Driver} driver
 * @returns {(statement: string, given?: any[]) => Promise<any>}
 */
export const valueIn = (driver) => async (statement, given) =>
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

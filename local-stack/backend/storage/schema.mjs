import { readFile } from 'node:fs/promises';

/**
 * What a hosted project brings along; before the migrations, whose policies stand on it.
 *
 * @param {import('../database.mjs').Connection} connection
 */
export async function ensureStorageSchema({ driver }) {
  const statements = await readFile(new URL('schema.sql', import.meta.url), 'utf8');
  await driver.begin((transaction) => transaction.unsafe(statements));
}

import { readFile } from 'node:fs/promises';

/**
 * Makes what a hosted project brings along and the embedded one lacks; before the migrations, which stand on it.
 *
 * @param {import('./database.mjs').Connection} connection
 * @param {URL} file
 */
export async function ensureSchema({ driver }, file) {
  const statements = await readFile(file, 'utf8');
  await driver.begin((transaction) => transaction.unsafe(statements));
}

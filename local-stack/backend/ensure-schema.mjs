import { readFile } from 'node:fs/promises';

/**
 * Creates the objects of hosted projects that the embedded backend lacks. Runs before the migrations, which need it.
 *
 * @param {import('./database.mjs').Connection} connection
 * @param {URL} file
 */
export async function ensureSchema({ driver }, file) {
  const statements = await readFile(file, 'utf8');
  await driver.begin((transaction) => transaction.unsafe(statements));
}

// `npm run seed:large`: adds large numbers of rows to the running local database, to try and measure lists.
import { existsSync } from 'node:fs';
import path from 'node:path';
import { readArguments } from '../config/read-arguments.mjs';
import { runCommand, UserError } from '../config/run-command.mjs';
import { addRows, connectTo, connectToAddress, socketOf } from './seed/fill.ts';
import { largeTables, type LargeTable } from './seed/large-rows.ts';
import { runningStack } from './stack/running-lock.ts';
import { readSettings } from './stack/settings.ts';
import type { Sql } from 'postgres';

await runCommand(async () => {
  readArguments('npm run seed:large', {});
  const sql = connect();
  await sql`select`.catch(({ message }: Error) => {
    throw new UserError(`The database does not answer (${message}): start it, or correct DATABASE_URL.`);
  });
  // The driver neither answers nor rejects what it still had to send.
  const lost = new Promise((_, reject) => {
    sql.options.onclose = () =>
      reject(new UserError('The database stopped before all rows were added: start it and run this again.'));
  });
  await Promise.race([lost, fillAll(sql)]);
  await sql.end();
});

async function fillAll(sql: Sql) {
  for (const table of largeTables) console.log(await fill(sql, table));
  // The rows were added without triggers.
  await sql`select private.gather_people()`;
  // After a vacuum, counting can use the indexes alone.
  await sql`vacuum analyze`;
}

function connect() {
  if (process.env.DATABASE_URL) return connectToAddress(process.env.DATABASE_URL);
  const { dataDir } = readSettings(process.env);
  if (!runningStack(path.join(dataDir, 'backend')) || !existsSync(socketOf(dataDir)))
    throw new UserError(`No local database is running on ${dataDir}: run "npm start" first.`);
  return connectTo(dataDir);
}

/** Returns what has been done, in words. */
async function fill(sql: Sql, table: LargeTable): Promise<string> {
  const { name, count } = table;
  const [before] = await sql.unsafe(table.last);
  const last = before?.last ?? 0;
  if (last >= count) return `${name}: already exist`;
  const started = performance.now();
  await addRows(sql, table, count, last);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  return `${name}: ${(count - last).toLocaleString('en-US')} added in ${seconds} s`;
}

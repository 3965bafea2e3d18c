// Prints as JSON what in the database breaks the rules of rules.test.ts: none is expected.
import { openDatabase } from '../../local-stack/backend/database.mjs';
import { withThrowAwayDatabase } from '../../local-stack/backend/types/throw-away-database.mjs';
import { ruleBreaks } from './rules.mjs';

const databaseUrl = process.env.DATABASE_URL;

/** @param {import('../../local-stack/backend/database.mjs').Connection} connection */
async function findBreaks({ driver }) {
  /** @type {Record<string, string[]>} */
  const found = {};
  for (const [rule, query] of Object.entries(ruleBreaks)) {
    const rows = await driver.unsafe(query);
    found[rule] = rows.map((row) => String(row.found));
  }
  return found;
}

async function onServer() {
  const { connection, close } = await openDatabase({ folder: '', databaseUrl });
  try {
    return await findBreaks(connection);
  } finally {
    await close();
  }
}

console.log(JSON.stringify(databaseUrl ? await onServer() : await withThrowAwayDatabase(findBreaks)));

// Prints as JSON what in the database breaks the rules of rules.test.ts: none is expected. With --hosted: in one that was
// migrated and filled by a role with no more rights than a hosted project gives.
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { openDatabase } from '../../local-stack/backend/database.mjs';
import { seedOnce } from '../../local-stack/backend/migrations.mjs';
import { withThrowAwayDatabase } from '../../local-stack/backend/types/throw-away-database.mjs';
import { projectRoot } from '../../local-stack/stack/settings.mjs';
import { ruleBreaks } from './rules.mjs';

const databaseUrl = process.env.DATABASE_URL;

/** @typedef {import('../../local-stack/backend/database.mjs').Connection} Connection */

/** @param {Connection} connection */
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

function likeHosted() {
  const rights = readFile(new URL('hosted-rights.sql', import.meta.url), 'utf8');
  return withThrowAwayDatabase(
    async (connection) => {
      await seedOnce(connection, path.join(projectRoot, 'supabase/seed.sql'));
      return findBreaks(connection);
    },
    async ({ driver }) => {
      await driver.unsafe(await rights);
    },
  );
}

async function findAsTold() {
  if (process.argv.includes('--hosted')) return likeHosted();
  return databaseUrl ? onServer() : withThrowAwayDatabase(findBreaks);
}

console.log(JSON.stringify(await findAsTold()));

// Prints as JSON the violations of the rules in rules.ts and the functions for accounts. With --hosted: in a database that was migrated and seeded by a role
// with the rights of a hosted project.
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { openDatabase, type Connection } from '../../local-stack/backend/database.ts';
import { seedOnce } from '../../local-stack/backend/migrations.ts';
import { migrateAll, withScratchDatabase } from '../../local-stack/backend/scratch-database.ts';
import { projectRoot } from '../../config/files.mjs';
import { accountsFunctions, ruleBreaks } from './rules.ts';

const databaseUrl = process.env.DATABASE_URL;

async function findBreaks({ driver }: Connection) {
  const breaks: Record<string, string[]> = {};
  for (const [rule, query] of Object.entries(ruleBreaks)) {
    const rows = await driver.unsafe(query);
    breaks[rule] = rows.map((row) => String(row.found));
  }
  const functions = await driver.unsafe(accountsFunctions);
  return { breaks, accountsFunctions: functions.map(({ name }) => String(name)).toSorted() };
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
  return withScratchDatabase(
    async (connection) => {
      await seedOnce(connection, path.join(projectRoot, 'supabase/seed.sql'));
      return findBreaks(connection);
    },
    {
      migrate: async (connection) => {
        await connection.driver.unsafe(await rights);
        await migrateAll(connection);
      },
    },
  );
}

async function findRequested() {
  if (process.argv.includes('--hosted')) return likeHosted();
  return databaseUrl ? onServer() : withScratchDatabase(findBreaks);
}

console.log(JSON.stringify(await findRequested()));

import { readFileSync } from 'node:fs';
import path from 'node:path';
import { projectRoot } from '../../config/files.mjs';
import type * as Migrations from '../../local-stack/backend/migrations';
import type * as ScratchDatabase from '../../local-stack/backend/scratch-database';
import { type Connection, importInNode, inScratchDatabase, onServer } from '../scratch-steps';
import { ownersFunctions } from './owners-functions';
import { accountsFunctions, ruleBreaks } from './rules';

async function findBreaks({ driver }: Connection) {
  const breaks: Record<string, string[]> = {};
  for (const [rule, query] of Object.entries(ruleBreaks)) {
    const rows = await driver.unsafe(query);
    breaks[rule] = rows.map((row) => String(row.found));
  }
  const functions = await driver.unsafe(accountsFunctions);
  return { breaks, accountsFunctions: functions.map(({ name }) => String(name)).toSorted() };
}

let found: Awaited<ReturnType<typeof findBreaks>>;

beforeAll(async () => {
  found = await inScratchDatabase(findBreaks, onServer);
});

const rules = Object.keys(ruleBreaks);

test.each(rules)('%s', (rule) => {
  expect(found.breaks[rule]).toEqual([]);
});

/** Functions for every account. One by one, other tests show what they give to whom. */
const others = ['is_owner', 'owner_needs_code', 'reorder_services', 'testimonial_rating', 'use_recovery_code'];

test('accounts can call only the listed functions', () => {
  expect(found.accountsFunctions).toEqual([...ownersFunctions.map(([name]) => name), ...others].toSorted());
});

test('migrations and seed work with the rights of a hosted project, and old default grants expose nothing', async () => {
  const { seedOnce } = await importInNode<typeof Migrations>('local-stack/backend/migrations.ts');
  const { migrateAll } = await importInNode<typeof ScratchDatabase>('local-stack/backend/scratch-database.ts');
  const hosted = await inScratchDatabase(
    async (connection) => {
      await seedOnce(connection, path.join(projectRoot, 'supabase/seed.sql'));
      return findBreaks(connection);
    },
    {
      migrate: async (connection) => {
        await connection.driver.unsafe(readFileSync(path.join(__dirname, 'hosted-rights.sql'), 'utf8'));
        await migrateAll(connection);
      },
    },
  );
  expect(hosted).toEqual({ ...found, breaks: Object.fromEntries(rules.map((rule) => [rule, []])) });
});

test('the local owner is not part of a hosted project', () => {
  const read = (file: string) => readFileSync(path.join(__dirname, '../../supabase', file), 'utf8');
  expect(read('config.toml')).toMatch(/sql_paths = \["\.\/seed\.sql"\]/);
  expect(read('seed.sql')).not.toMatch(/auth\.users|owner@example\.com|super_admin/);
});

test('A2 a hosted project requires the current password for a new one', () => {
  const config = readFileSync(path.join(__dirname, '../../supabase/config.toml'), 'utf8');
  expect(config).toMatch(/\[auth\.email\]\n(?:[^[].*\n)*require_current_password = true\n/);
});

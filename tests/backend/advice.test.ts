import { execFileSync } from 'node:child_process';
import path from 'node:path';

jest.setTimeout(120_000);

// Both tools need a real PostgreSQL: `npm run test:postgres`.
const testOnServer = process.env.DATABASE_URL ? test : test.skip;

testOnServer('Supabase’s advisor and plpgsql_check report only what we accept', () => {
  const cwd = path.resolve(__dirname, '../..');
  const output = execFileSync(process.execPath, ['tests/backend/find-advice.mjs'], { cwd, encoding: 'utf8' });
  const { looked, open } = JSON.parse(output) as { looked: number; open: string[] };
  // The accepted findings show that both ran.
  expect(looked).toBeGreaterThan(10);
  expect(open).toEqual([]);
});

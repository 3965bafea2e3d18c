import { printedBy } from '../printed-by';
import { onPostgres } from './own-database';

// Both tools need a real PostgreSQL: `npm run test:postgres`.
onPostgres('Supabase’s advisor and plpgsql_check report only what we accept', async () => {
  type Outcome = { looked: number; open: string[] };
  const { looked, open } = await printedBy<Outcome>('tests/backend/find-advice.ts');
  // The accepted findings show that both ran.
  expect(looked).toBeGreaterThan(10);
  expect(open).toEqual([]);
});

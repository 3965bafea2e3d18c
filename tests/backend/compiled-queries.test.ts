import postgres from 'postgres';
import { bookSoon, inScratchDatabase, onServer } from '../scratch-steps';
import { onPostgres } from './own-database';

/** Calls functions of visitors, and returns the plans of all queries that they run. */
async function plansOfVisitors(databaseUrl: string): Promise<string[]> {
  const plans: string[] = [];
  const driver = postgres(databaseUrl, { max: 1, onnotice: ({ message = '' }) => plans.push(message) });
  await driver.unsafe(`
    load 'auto_explain';
    set auto_explain.log_min_duration = 0;
    set auto_explain.log_nested_statements = on;
    set auto_explain.log_analyze = on;
    set client_min_messages = log`);
  await driver.unsafe(`
    select * from public.availability();
    select * from public.taken_ranges(current_date, current_date + 14);
    select public.hold_slot(gen_random_uuid(), 'leadership', day::date, '10:00 AM')
    from generate_series(private.coach_today() + 1, private.coach_today() + 4, interval '1 day') as day
    where extract(isodow from day) <= 5 limit 1`);
  await bookSoon(driver);
  await driver.unsafe('set jit_above_cost = 0; select count(*) as compiled from public.services_la2024');
  await driver.end();
  return plans;
}

// Compiling takes up to a hundred times as long as these queries. Only a real PostgreSQL compiles.
onPostgres('PostgreSQL compiles no query of a function that visitors call', () =>
  inScratchDatabase(async (_connection, _one, url = '') => {
    const plans = await plansOfVisitors(url);
    const plansWith = (text: string) => plans.filter((plan) => plan.includes(text));
    // The queries inside the functions are among them.
    for (const table of ['weekly_hours', 'busy_times', 'slot_holds']) expect(plansWith(table)).not.toEqual([]);
    // The last query shows that this server compiles, and that its plans say so.
    expect(plansWith('\nJIT:')).toEqual([expect.stringContaining('as compiled')]);
  }, onServer),
);

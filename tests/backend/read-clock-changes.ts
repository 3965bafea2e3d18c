// Prints as JSON what visitors read about clock changes: of a zone between two days, and as travel on a day before one.
import { printSeen } from '../scratch-steps.ts';

await printSeen(async ({ driver }, one) => {
  const changes = (zone: string) => one(`select private.clock_change($1, '2026-10-20', '2026-11-04')`, [zone]);
  await driver.unsafe(`create or replace function private.coach_today() returns date language sql stable set search_path = ''
    as $$ select date '2026-10-20' $$`);
  await driver.unsafe(`insert into public.travel_dates (first_day, last_day, zone) values
    ('2026-10-01', '2026-10-27', 'Europe/Berlin'), ('2026-11-05', '2199-12-31', 'Asia/Kathmandu')`);
  const travel = await one('select travel from public.availability() limit 1');
  return { berlin: await changes('Europe/Berlin'), tokyo: await changes('Asia/Tokyo'), travel };
});

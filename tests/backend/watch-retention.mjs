// Prints as JSON the rows that the schedule erases in a scratch database, and the remaining ones.
import { readFile } from 'node:fs/promises';
import { withScratchDatabase } from '../../local-stack/backend/scratch-database.mjs';
import { expirePeople, setMonths } from './expire-people.mjs';
import { markers, plantPeople } from './plant-people.mjs';

/** @typedef {import('../../local-stack/backend/database.mjs').Connection} Connection */

/** Every row of every table as text, except for the schedule's own. @param {Connection} connection */
async function dump({ driver }) {
  const tables = await driver.unsafe(`select table_schema || '.' || table_name as name from information_schema.tables
    where table_schema in ('public', 'private') and table_type = 'BASE TABLE' and table_name <> 'retention_runs' order by 1`);
  /** @type {string[]} */
  const rows = [];
  for (const { name } of tables) {
    const found = await driver.unsafe(`select lower(to_jsonb(one)::text) as text from ${name} as one`);
    rows.push(...found.map(({ text }) => `${name} ${text}`));
  }
  return rows.toSorted();
}

/** @param {string[]} rows @param {readonly string[]} wanted */
const rowsWith = (rows, wanted) => rows.filter((row) => wanted.some((marker) => row.includes(marker)));

/** @param {Connection} connection @param {string} ownerId */
async function watchRetention(connection, ownerId) {
  const { driver } = connection;
  const one = async (/** @type {string} */ statement) => Object.values((await driver.unsafe(statement))[0] ?? {})[0];
  const signIn = (/** @type {string} */ id) => one(`select set_config('request.jwt.claim.sub', '${id}', false)`);
  const run = () => one(`select public.erase_expired(3)`);
  const later = () =>
    driver.unsafe(`update private.retention_runs set looked_at = now() - interval '2 hours' where true`);
  const [expired, others] = [markers.slice(0, 10), markers.slice(10)];

  await signIn(ownerId);
  await plantPeople(connection);
  await driver.unsafe(`delete from public.person_notes where text = any ($1::text[])`, [expired]);
  await driver.unsafe(`delete from public.person_tags where tag = any ($1::text[])`, [expired]);
  await signIn('');
  await expirePeople(connection, expired, others);

  /** @type {Record<string, unknown>} */
  const seen = {};
  const before = await dump(connection);
  seen['erased by default'] = await run();
  seen['unchanged by default'] = JSON.stringify(await dump(connection)) === JSON.stringify(before);

  await later();
  await driver.unsafe(`insert into private.deleted_rows (table_name, row_id, stored, deleted_at)
    values ('x', gen_random_uuid(), '{}', now() - interval '31 days'), ('y', gen_random_uuid(), '{}', now() - interval '29 days')`);
  await run();
  seen['deleted rows kept'] = await one(
    `select array_agg(table_name) from private.deleted_rows where table_name in ('x', 'y')`,
  );
  await driver.unsafe(`delete from private.deleted_rows where table_name = 'y'`);

  await signIn(ownerId);
  seen['preview'] = await one(
    `select to_jsonb(preview) - '{looked_at,erased_at}'::text[] from public.preview_retention(12, 12, 12) as preview`,
  );
  seen['preview with all off'] = await one(
    `select to_jsonb(preview) - '{looked_at,erased_at}'::text[] from public.preview_retention(0, null, 0) as preview`,
  );
  await signIn('');

  const count = () =>
    one(`select jsonb_build_object('messages', (select count(*) from public.contact_messages_la2024),
      'cancelled', (select count(*) from public.bookings_la2024 where status = 'cancelled'),
      'others', (select count(*) from public.bookings_la2024 where status <> 'cancelled'),
      'people', (select count(*) from public.people))`);
  seen['counts before'] = await count();
  await setMonths(connection, { cancelled: 12 });
  for (let more = true; more;) more = Boolean(await run());
  seen['counts after canceled ones'] = await count();
  seen['erased again within the hour'] = await run();
  await setMonths(connection, { message: 12, past: 12 });
  let runs = 0;
  for (let more = true; more; runs++) more = Boolean(await run());
  seen['batches'] = runs > 5;
  seen['counts after all'] = await count();

  const after = await dump(connection);
  seen['rows with markers of expired people'] = rowsWith(after, expired);
  seen['rows of others are the same'] =
    JSON.stringify(rowsWith(after, others)) === JSON.stringify(rowsWith(before, others));
  seen['history'] = (
    await driver.unsafe(`select table_name, subject, action, actor, before, after from public.change_history
      where reason = 'expired' order by id`)
  ).map((entry) => Object.values(entry).join(' ').trim());
  await signIn(ownerId);
  seen['afterwards'] = await one(
    `select to_jsonb(preview) - '{looked_at,erased_at}'::text[] from public.preview_retention(12, 12, 12) as preview`,
  );
  return seen;
}

const seen = await withScratchDatabase(
  async (connection) => {
    await connection.driver.unsafe(await readFile('supabase/seed.local.sql', 'utf8'));
    const [owner] = await connection.driver.unsafe(`select id from auth.users where email = 'owner@example.com'`);
    return watchRetention(connection, owner?.id);
  },
  { databaseUrl: process.env.DATABASE_URL },
);
console.log(JSON.stringify(seen));

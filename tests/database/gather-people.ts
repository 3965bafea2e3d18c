// Prints as JSON what becomes of 10,000 generated identities with common names and companies, gathered in a scratch database,
// and how many rows of whole tables are read when 20 messages are deleted, without statistics.
import { addRows } from '../../local-stack/seed/fill.ts';
import { largeTables } from '../../local-stack/seed/large-rows.ts';
import { printSeen } from '../scratch-steps.ts';

const identities = 10_000;

const counted = `
  select (select count(*)::integer from public.people) as people,
    (select count(*)::integer from public.people where joined_to is not null) as joined,
    (select count(*)::integer from public.person_addresses where person_id <> origin_id) as "addresses of others",
    (select count(distinct lower(name))::integer from public.people) as names`;

const deleted = `
  delete from public.contact_messages_la2024
  where email in (select 'message-' || i || '@large.example' from generate_series(1, 20) as i)`;

const rowsRead = `
  select sum(seq_tup_read)::integer as rows from pg_stat_xact_user_tables
  where relname in ('people', 'person_addresses', 'bookings_la2024', 'newsletter_subscribers_la2024')`;

await printSeen(async ({ driver }) => {
  const messages = largeTables.find(({ name }) => name === 'messages');
  if (!messages) throw new Error('There are no messages to add.');
  await addRows(driver, messages, identities);
  await driver.unsafe('select private.gather_people()');
  const [seen] = await driver.unsafe(counted);
  const read = await driver.begin(async (transaction) => {
    const [before] = await transaction.unsafe(rowsRead);
    await transaction.unsafe(deleted);
    await transaction.unsafe('set constraints all immediate');
    const [after] = await transaction.unsafe(rowsRead);
    return after?.rows - before?.rows;
  });
  return { ...seen, 'rows read for a deletion': read };
});

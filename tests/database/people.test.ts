import type * as LargeRows from '../../local-stack/seed/large-rows';
import type * as Fill from '../../local-stack/seed/fill';
import { importInNode, inScratchDatabase } from '../scratch-steps';

const identities = 10_000;

const counted = `
  select (select count(*)::integer from public.people) as people,
    (select count(*)::integer from public.people where joined_to is not null) as joined,
    (select count(*)::integer from public.person_addresses where person_id <> origin_id) as "addresses of others",
    (select count(distinct lower(name))::integer from public.people) as names`;

const deleted = `
  delete from public.contact_messages_la2024
  where email in (select 'message-' || i || '@large.example' from generate_series(1, 20) as i)`;

/** Rows of whole tables, without statistics. */
const rowsRead = `
  select sum(seq_tup_read)::integer as rows from pg_stat_xact_user_tables
  where relname in ('people', 'person_addresses', 'bookings_la2024', 'newsletter_subscribers_la2024')`;

test('PE1 PE2 of 10,000 identities with 110 names none is joined to another, and a deletion reads only its people', async () => {
  const { addRows } = await importInNode<typeof Fill>('local-stack/seed/fill.ts');
  const { largeTables } = await importInNode<typeof LargeRows>('local-stack/seed/large-rows.ts');
  await inScratchDatabase(async ({ driver }) => {
    await addRows(
      driver,
      largeTables.find(({ name }) => name === 'messages')!,
      identities,
    );
    await driver.unsafe('select private.gather_people()');
    expect(await driver.unsafe(counted)).toEqual([
      { people: identities, joined: 0, 'addresses of others': 0, names: 110 },
    ]);
    const read = await driver.begin(async (transaction) => {
      const [before] = await transaction.unsafe(rowsRead);
      await transaction.unsafe(deleted);
      await transaction.unsafe('set constraints all immediate');
      const [after] = await transaction.unsafe(rowsRead);
      return after?.rows - before?.rows;
    });
    expect(read).toBe(0);
  });
});

import type { PostgrestError, SupabaseClient } from '@supabase/supabase-js';
import { setMatrixPerson, tables, type Row } from './access-tables';
import { newEmail, operator, owner, stranger, visitor } from './api';
import { personOf } from './people-steps';

/*
  Which rows people read and which changes the owner can make, decided here before it is tried. That others change nothing is
  tried in SQL, by tests/database/direct-rights.
*/
type Change = 'insert' | 'insert returning' | 'update' | 'upsert' | 'delete';

const everything: Change[] = ['insert', 'insert returning', 'update', 'upsert', 'delete'];
// Visitors write these through functions; the owner changes and deletes, but does not insert.
const tends: Change[] = ['update', 'delete'];
// Rows that are deleted and inserted again, never changed.
const adds: Change[] = ['insert', 'insert returning', 'delete'];

const ownersChanges: Record<string, Change[]> = {
  weekly_hours: ['update'],
  booking_rules: ['update'],
  blocked_times: adds,
  travel_dates: everything,
  calendars: tends,
  calendar_feeds: ['delete'],
  bookings_la2024: tends,
  contact_messages_la2024: tends,
  newsletter_subscribers_la2024: tends,
  // An id in a booking keeps its meaning, so services are archived.
  services_la2024: ['insert', 'insert returning', 'update', 'upsert'],
  testimonials_la2024: everything,
  blog_posts_la2024: everything,
  newsletter_campaigns: everything,
  newsletter_campaign_mails: [],
  people: [],
  person_addresses: [],
  personal_mails: [],
  booking_invitations: ['delete'],
  // A note always belongs to the same person.
  person_notes: ['insert', 'insert returning', 'update', 'delete'],
  person_tags: adds,
  change_history: [],
  site_settings_la2024: ['insert', 'insert returning', 'update', 'upsert'],
};

const readers: [who: string, client: () => SupabaseClient, isReadable: (row: Row, table: string) => boolean][] = [
  ['a visitor', () => visitor(), (row, table) => tables[table]!.isPublic(row)],
  ['a signed-in stranger', stranger, (row, table) => table !== 'services_la2024' && tables[table]!.isPublic(row)],
  ['the owner', owner, () => true],
];

const pageSize = 1000;

/** All rows, in the order of their keys: tests on a shared database leave more than one answer holds. */
async function rowsOf(table: string): Promise<Row[]> {
  const all: Row[] = [];
  for (;;) {
    const { data } = await operator()
      .from(table)
      .select('*')
      .order(tables[table]!.key)
      .range(all.length, all.length + pageSize - 1)
      .throwOnError();
    all.push(...(data as Row[]));
    if (data.length < pageSize) return all;
  }
}

// Uses the matrix's own rows first, because other tests need theirs.
const lastOf = (rows: Row[]) => rows.findLast((row) => JSON.stringify(row).includes('matrix')) ?? rows.at(-1)!;

/** A row that the change would alter. */
async function targetOf(table: string): Promise<Row> {
  const { change } = tables[table]!;
  const [field, value] = Object.entries(change)[0]!;
  const rows = await rowsOf(table);
  const unchanged = rows.filter((row) => row[field] !== value);
  // A table with a single row has none left after the change.
  return lastOf(unchanged.length > 0 ? unchanged : rows);
}

type Attempt = (table: string) => PromiseLike<{ error: PostgrestError | null }>;

/** Tries each verb as the owner, on an existing or new row. */
const attempts: Record<Change, Attempt> = {
  insert: (table) => owner().from(table).insert(tables[table]!.newRow()),
  'insert returning': (table) => owner().from(table).insert(tables[table]!.newRow()).select(),
  update: async (table) => {
    const target = await targetOf(table);
    const { key, change } = tables[table]!;
    return owner()
      .from(table)
      .update(change)
      .eq(key, target[key] as string);
  },
  upsert: async (table) => {
    const target = await targetOf(table);
    const { onConflict, newRow, change } = tables[table]!;
    // Clients cannot write a testimonial's key, so an upsert is an insert.
    const existing = onConflict === 'id' ? {} : { [onConflict]: target[onConflict] };
    const options = Object.keys(existing).length > 0 ? { onConflict } : {};
    return owner()
      .from(table)
      .upsert({ ...newRow(), ...change, ...existing }, options);
  },
  delete: async (table) => {
    const target = lastOf(await rowsOf(table));
    const { key } = tables[table]!;
    return owner()
      .from(table)
      .delete()
      .eq(key, target[key] as string);
  },
};

/** Adds rows to tables without seed rows. */
async function fillWhenEmpty(table: string): Promise<void> {
  if ((await rowsOf(table)).length > 0) return;
  const { fill, newRow } = tables[table]!;
  if (fill) {
    for (let count = 0; count < 6; count += 1) await fill();
    return;
  }
  const rows = Array.from({ length: 6 }, newRow);
  await owner().from(table).insert(rows).throwOnError();
}

/** Gives the rows that follow a person of their own. */
async function addMatrixPerson(): Promise<void> {
  const email = newEmail('matrix');
  await visitor().rpc('send_contact_message', { name: 'Matrix', email, message: 'Hello' }).throwOnError();
  setMatrixPerson((await personOf(email)).id);
}

describe.each(Object.keys(ownersChanges))('%s', (table) => {
  beforeAll(async () => {
    if (table.startsWith('person_')) await addMatrixPerson();
    await fillWhenEmpty(table);
  });

  test.each(readers)('%s reads the rows that are decided', async (who, client, isReadable) => {
    const { key, visitorColumns = '*' } = tables[table]!;
    const { data } = await client()
      .from(table)
      .select(who === 'a visitor' ? visitorColumns : '*')
      .order(key);
    const readable = (await rowsOf(table)).filter((row) => isReadable(row, table)).slice(0, pageSize);
    expect(((data ?? []) as unknown as Row[]).map((row) => row[key])).toEqual(readable.map((row) => row[key]));
  });

  test.each(everything)('the owner’s %s succeeds if decided', async (change) => {
    const before = await rowsOf(table);
    const { error } = await attempts[change](table);
    const hasChanged = JSON.stringify(before) !== JSON.stringify(await rowsOf(table));
    expect(hasChanged).toBe(ownersChanges[table]!.includes(change));
    // Check the reason: a row that violates a constraint would prove nothing.
    expect(hasChanged ? [undefined] : [undefined, '42501']).toContain(error?.code);
  });
});

test('every table of the schema is in the matrix', () => {
  expect(Object.keys(ownersChanges).toSorted()).toEqual(Object.keys(tables).toSorted());
});

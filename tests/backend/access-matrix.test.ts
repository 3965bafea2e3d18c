import type { PostgrestError, SupabaseClient } from '@supabase/supabase-js';
import { setMatrixPerson, tables, type Row } from './access-tables';
import { newEmail, operator, owner, stranger, visitor } from './api';
import { personOf } from './people-steps';

/*
  Who may do what, decided here before it is tried. "all", "public" and "none" are rows a person can read; "yes" and "no"
  whether a change takes place.
*/
type Cell = { select: 'all' | 'public' | 'none' } & Record<Change, 'yes' | 'no'>;
type Change = 'insert' | 'insert returning' | 'update' | 'upsert' | 'delete';
type Role = 'a visitor' | 'a signed-in stranger' | 'the owner';

const no: Record<Change, 'no'> = { insert: 'no', 'insert returning': 'no', update: 'no', upsert: 'no', delete: 'no' };
const nothing: Cell = { select: 'none', ...no };
const readsPublic: Cell = { select: 'public', ...no };
// Written only by the database.
const reads: Cell = { select: 'all', ...no };
const everything: Cell = {
  select: 'all',
  insert: 'yes',
  'insert returning': 'yes',
  update: 'yes',
  upsert: 'yes',
  delete: 'yes',
};
// Visitors write these through functions; the owner changes and deletes, but does not insert.
const tends: Cell = { ...reads, update: 'yes', delete: 'yes' };

// A blocked time is deleted and inserted again, never changed.
const adds: Cell = { ...tends, insert: 'yes', 'insert returning': 'yes', update: 'no' };

// Its rows are fixed; the owner can only change their values.
const adjusts: Cell = { ...reads, update: 'yes' };

const onlyOwner = (cell: Cell) => ({ 'a visitor': nothing, 'a signed-in stranger': nothing, 'the owner': cell });

const everyoneReads = (cell: Cell) => ({
  'a visitor': readsPublic,
  'a signed-in stranger': readsPublic,
  'the owner': cell,
});

const expected: Record<string, Record<Role, Cell>> = {
  weekly_hours: onlyOwner(adjusts),
  booking_rules: onlyOwner(adjusts),
  blocked_times: onlyOwner(adds),
  travel_dates: onlyOwner(everything),
  calendars: onlyOwner(tends),
  calendar_feeds: onlyOwner({ ...reads, delete: 'yes' }),
  bookings_la2024: onlyOwner(tends),
  contact_messages_la2024: onlyOwner(tends),
  newsletter_subscribers_la2024: onlyOwner(tends),
  // An id in a booking keeps its meaning, so services are archived.
  services_la2024: { ...onlyOwner({ ...everything, delete: 'no' }), 'a visitor': readsPublic },
  testimonials_la2024: everyoneReads(everything),
  blog_posts_la2024: everyoneReads(everything),
  newsletter_campaigns: onlyOwner(everything),
  newsletter_campaign_mails: onlyOwner(reads),
  people: onlyOwner(reads),
  person_addresses: onlyOwner(reads),
  personal_mails: onlyOwner(reads),
  booking_invitations: onlyOwner({ ...reads, delete: 'yes' }),
  // A note always belongs to the same person.
  person_notes: onlyOwner({ ...everything, upsert: 'no' }),
  // A tag is removed and added again, never changed.
  person_tags: onlyOwner(adds),
  change_history: onlyOwner(reads),
  site_settings_la2024: everyoneReads({ ...everything, delete: 'no' }),
};

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

type Attempt = (client: SupabaseClient, table: string) => PromiseLike<{ error: PostgrestError | null }>;

/** Tries each verb on an existing or new row and reads the result with the secret key. */
const attempts: Record<Change, Attempt> = {
  insert: (client, table) => client.from(table).insert(tables[table]!.newRow()),
  'insert returning': (client, table) => client.from(table).insert(tables[table]!.newRow()).select(),
  update: async (client, table) => {
    const target = await targetOf(table);
    const { key, change } = tables[table]!;
    return client
      .from(table)
      .update(change)
      .eq(key, target[key] as string);
  },
  upsert: async (client, table) => {
    const target = await targetOf(table);
    const { onConflict, newRow, change } = tables[table]!;
    // Clients cannot write a testimonial's key, so an upsert is an insert.
    const existing = onConflict === 'id' ? {} : { [onConflict]: target[onConflict] };
    const options = Object.keys(existing).length > 0 ? { onConflict } : {};
    return client.from(table).upsert({ ...newRow(), ...change, ...existing }, options);
  },
  delete: async (client, table) => {
    const target = lastOf(await rowsOf(table));
    const { key } = tables[table]!;
    return client
      .from(table)
      .delete()
      .eq(key, target[key] as string);
  },
};

const roles: Record<Role, () => SupabaseClient> = {
  'a visitor': () => visitor(),
  'a signed-in stranger': stranger,
  'the owner': owner,
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

describe.each(Object.keys(expected))('%s', (table) => {
  beforeAll(async () => {
    if (table.startsWith('person_')) await addMatrixPerson();
    await fillWhenEmpty(table);
  });

  describe.each(Object.keys(roles) as Role[])('%s', (role) => {
    const cell = expected[table]![role];
    const client = roles[role]();

    test(`reads ${cell.select}`, async () => {
      const { key, isPublic, visitorColumns = '*' } = tables[table]!;
      const { data } = await client
        .from(table)
        .select(role === 'a visitor' ? visitorColumns : '*')
        .order(key);
      const stored = await rowsOf(table);
      const readable = { all: stored, public: stored.filter(isPublic), none: [] }[cell.select].slice(0, pageSize);
      expect(((data ?? []) as unknown as Row[]).map((row) => row[key])).toEqual(readable.map((row) => row[key]));
    });

    test.each(Object.entries(attempts) as [Change, Attempt][])(`%s: as decided`, async (change, attempt) => {
      const before = await rowsOf(table);
      const { error } = await attempt(client, table);
      const after = await rowsOf(table);
      const hasChanged = JSON.stringify(before) !== JSON.stringify(after);
      expect(hasChanged ? 'yes' : 'no').toBe(cell[change]);
      // Check the reason: a row that violates a constraint would prove nothing.
      expect([undefined, '42501']).toContain(error?.code);
      if (cell[change] === 'yes') expect(error).toBeNull();
    });
  });
});

// Without a filter no column is read, so only the verb's own policy applies.
describe.each(Object.keys(expected))('%s as a whole', (table) => {
  test.each(['a visitor', 'a signed-in stranger'] as const)('%s cannot change or empty it', async (role) => {
    const client = roles[role]();
    const before = await rowsOf(table);
    await client.from(table).update(tables[table]!.change);
    await client.from(table).delete();
    expect(await rowsOf(table)).toEqual(before);
  });
});

test('every table of the schema is in the matrix', () => {
  expect(Object.keys(expected).toSorted()).toEqual(Object.keys(tables).toSorted());
});

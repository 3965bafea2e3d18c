import { inScratchDatabase } from '../scratch-steps';
import { constraintBreaks, rows } from './constraint-breaks';

const everyConstraint = `
  select conname as name from pg_constraint
  where connamespace in ('public'::regnamespace, 'private'::regnamespace) and conrelid <> 0 and contype in ('c', 'u', 'x')
  union select index.relname from pg_index join pg_class as index on index.oid = indexrelid
  where index.relnamespace in ('public'::regnamespace, 'private'::regnamespace) and indisunique
    and not exists (select 1 from pg_constraint where conindid = indexrelid)
  order by name`;

let all: string[];
/** The constraint that rejected each statement, by the name of the constraint that should. */
const rejectedBy: Record<string, string> = {};

beforeAll(() =>
  inScratchDatabase(async ({ driver }) => {
    // Without triggers, nothing else rejects a statement first.
    await driver.unsafe('set session_replication_role = replica');
    await driver.unsafe(rows);
    for (const [name, statement] of Object.entries(constraintBreaks)) {
      // Rolled back, so that a statement that nothing rejects does not affect the next one.
      rejectedBy[name] = await driver
        .begin(async (transaction) => {
          await transaction.unsafe(statement);
          throw new Error('nothing');
        })
        .catch((error) => error.constraint_name ?? error.message);
    }
    all = (await driver.unsafe(everyConstraint)).map((row) => String(row.name));
  }),
);

test('every constraint is in the list', () => {
  expect(Object.keys(constraintBreaks).toSorted()).toEqual(all);
});

test.each(Object.keys(constraintBreaks))('%s holds without the functions and triggers in front of it', (name) => {
  expect(rejectedBy[name]).toBe(name);
});

// Prints as JSON which constraint rejected each statement of constraint-breaks.ts, and all constraints of the database.
// Triggers are disabled, so that nothing else rejects a statement first.
import { printSeen } from '../scratch-steps.ts';
import { constraintBreaks, rows } from './constraint-breaks.ts';

const everyConstraint = `
  select conname as name from pg_constraint
  where connamespace in ('public'::regnamespace, 'private'::regnamespace) and conrelid <> 0 and contype in ('c', 'u', 'x')
  union select index.relname from pg_index join pg_class as index on index.oid = indexrelid
  where index.relnamespace in ('public'::regnamespace, 'private'::regnamespace) and indisunique
    and not exists (select 1 from pg_constraint where conindid = indexrelid)
  order by name`;

await printSeen(async ({ driver }) => {
  await driver.unsafe('set session_replication_role = replica');
  await driver.unsafe(rows);
  const rejectedBy: Record<string, string> = {};
  for (const [name, statement] of Object.entries(constraintBreaks)) {
    // Rolled back, so that a statement that nothing rejects does not affect the next one.
    rejectedBy[name] = await driver
      .begin(async (transaction) => {
        await transaction.unsafe(statement);
        throw new Error('nothing');
      })
      .catch((error) => error.constraint_name ?? error.message);
  }
  const all = await driver.unsafe(everyConstraint);
  return { rejectedBy, all: all.map((row) => String(row.name)) };
});

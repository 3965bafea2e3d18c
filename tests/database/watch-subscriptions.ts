// Prints as JSON how many rows of each table are written to subscribe a new address and known ones, also those undone.
import { printSeen } from '../scratch-steps.ts';

const tables = ['mail_outbox', 'newsletter_subscribers_la2024', 'people', 'person_addresses'];
const rowsWritten = `
  select relname as name, (n_tup_ins + n_tup_upd)::integer as rows from pg_stat_xact_user_tables
  where relname = any (string_to_array($1, ',')) order by relname`;

const changes = {
  reader: `set confirmed_at = now()`,
  unconfirmed: `set confirmed_at = null`,
  unsubscribed: `set status = 'unsubscribed'`,
};

await printSeen(async ({ driver }) => {
  const subscribe = (email: string) =>
    driver.begin(async (transaction) => {
      const read = () => transaction.unsafe(rowsWritten, [tables.join()]);
      const before = await read();
      await transaction.unsafe('select public.subscribe($1)', [email]);
      await transaction.unsafe('set constraints all immediate');
      return Object.fromEntries((await read()).map(({ name, rows }, index) => [name, rows - before[index]?.rows]));
    });
  const seen: Record<string, Record<string, number>> = { new: await subscribe('new@example.com') };
  for (const [name, change] of Object.entries(changes)) {
    const email = `${name}@example.com`;
    await subscribe(email);
    await driver.unsafe(`update public.newsletter_subscribers_la2024 ${change} where email = $1`, [email]);
    seen[name] = await subscribe(email);
  }
  return seen;
});

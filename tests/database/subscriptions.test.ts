import { inScratchDatabase } from '../scratch-steps';

const tables = ['mail_outbox', 'newsletter_subscribers_la2024', 'people', 'person_addresses'];
const rowsWritten = `
  select relname as name, (n_tup_ins + n_tup_upd)::integer as rows from pg_stat_xact_user_tables
  where relname = any (string_to_array($1, ',')) order by relname`;

test('decision 7 a known address takes as much work as a new one, so the time of the response reveals nothing', () =>
  inScratchDatabase(async ({ driver }) => {
    /** Returns how many rows of each table are written, also those undone. */
    const subscribe = (email: string) =>
      driver.begin(async (transaction) => {
        const read = () => transaction.unsafe(rowsWritten, [tables.join()]);
        const before = await read();
        await transaction.unsafe('select public.subscribe($1)', [email]);
        await transaction.unsafe('set constraints all immediate');
        return Object.fromEntries((await read()).map(({ name, rows }, index) => [name, rows - before[index]?.rows]));
      });
    const again = async (email: string, change: string) => {
      await subscribe(email);
      await driver.unsafe(`update public.newsletter_subscribers_la2024 set ${change} where email = $1`, [email]);
      return subscribe(email);
    };
    const work = { mail_outbox: 1, newsletter_subscribers_la2024: 1, people: 2, person_addresses: 1 };
    const updated = { ...work, newsletter_subscribers_la2024: 2 };
    expect(await subscribe('new@example.com')).toEqual(work);
    expect(await again('reader@example.com', 'confirmed_at = now()')).toEqual(work);
    expect(await again('unconfirmed@example.com', 'confirmed_at = null')).toEqual(updated);
    expect(await again('unsubscribed@example.com', `status = 'unsubscribed'`)).toEqual(updated);
  }));

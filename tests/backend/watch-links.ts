// Prints as JSON what a link shows as time passes, by making its booking older in a scratch database.
import { createHash } from 'node:crypto';
import { bookSoon, printSeen, type Driver, type One } from '../scratch-steps.ts';

/** Signs links independently of the database functions that do it. */
async function signer(driver: Driver, one: One, id: string) {
  const [key] = await driver.unsafe(`
    select secret, (select column_default from information_schema.columns
      where table_schema = 'private' and table_name = 'signing_key' and column_name = 'secret') as creation
    from private.signing_key`);
  const differ = await one(`select ${key?.creation} <> ${key?.creation}`);
  const hash = (...parts: (string | Buffer)[]) =>
    parts.reduce((sum, part) => sum.update(part), createHash('sha256')).digest();
  const signature = hash(key?.secret, hash(key?.secret, `booking ${id}`))
    .toString('hex')
    .slice(0, 40);
  return { differ, bytes: key?.secret.length, link: id.replaceAll('-', '') + signature };
}

await printSeen(async ({ driver }, one) => {
  const booking = await bookSoon(driver);
  const link = await one('select private.booking_link($1)', [booking]);
  // Bypasses the table's triggers.
  await driver.unsafe('alter table public.bookings_la2024 disable trigger user');
  const begin = (minutesAgo: number) =>
    driver.unsafe(
      `update public.bookings_la2024 set starts_at = now() - make_interval(mins => ${minutesAgo}),
      ends_at = now() + make_interval(mins => ${60 - minutesAgo})`,
    );
  const answer = async (call: string) => {
    const { status, message } = await one<{ status?: string; message?: string }>(`select public.${call}`, [link]);
    return status ?? message;
  };
  const seen: Record<string, unknown> = {};
  const { differ, bytes, link: expected } = await signer(driver, one, booking);
  seen['signed with a key of its database'] = differ && bytes === 32 && link === expected;
  await begin(-5);
  seen['opened before it begins'] = await answer('booking_by_link($1)');
  await begin(5);
  seen['opened after it began'] = await answer('booking_by_link($1)');
  seen['canceled after it began'] = await answer('cancel_by_link($1)');
  await begin(61);
  seen['opened when it is over'] = await answer('booking_by_link($1)');
  seen['canceled when it is over'] = await answer('cancel_by_link($1)');
  return seen;
});

// Prints as JSON what a link shows as time passes, by making its booking older in a scratch database.
import { createHash } from 'node:crypto';
import { bookSoon, printSeen } from '../scratch-steps.mjs';

/**
 * Signs links independently of the database functions that do it.
 *
 * @param {import('../scratch-steps.mjs').Driver} driver
 * @param {import('../scratch-steps.mjs').One} one
 * @param {string} id
 */
async function signer(driver, one, id) {
  const [key] = await driver.unsafe(`
    select secret, (select column_default from information_schema.columns
      where table_schema = 'private' and table_name = 'signing_key' and column_name = 'secret') as creation
    from private.signing_key`);
  const differ = await one(`select ${key?.creation} <> ${key?.creation}`);
  const hash = (/** @type {(string | Buffer)[]} */ ...parts) =>
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
  const begin = (/** @type {number} */ minutesAgo) =>
    driver.unsafe(
      `update public.bookings_la2024 set starts_at = now() - make_interval(mins => ${minutesAgo}),
      ends_at = now() + make_interval(mins => ${60 - minutesAgo})`,
    );
  /** @param {string} call */
  const answer = async (call) => {
    const { status, message } = await one(`select public.${call}`, [link]);
    return status ?? message;
  };
  /** @type {Record<string, unknown>} */
  const seen = {};
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

import { createHash } from 'node:crypto';
import { bookSoon, type Driver, inScratchDatabase, type One } from '../scratch-steps';
import { apiUrl, newAddress, operator, publishableKey, visitor } from './api';
import { linkOf } from './mail-steps';
import { clearCalendar, newBooking } from './slots';

beforeEach(clearCalendar);

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

test('B9 a link is signed, cannot change a consultation after its start and expires at its end', () =>
  inScratchDatabase(async ({ driver }, one) => {
    const hasBegun = 'This consultation has already started. Please reply to the email instead.';
    const isOver = 'This consultation is over, so the link no longer works.';
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
    const { differ, bytes, link: expected } = await signer(driver, one, booking);
    expect({ differ, bytes, link }).toEqual({ differ: true, bytes: 32, link: expected });
    await begin(-5);
    expect(await answer('booking_by_link($1)')).toBe('pending');
    await begin(5);
    expect(await answer('booking_by_link($1)')).toBe('pending');
    expect(await answer('cancel_by_link($1)')).toBe(hasBegun);
    await begin(61);
    for (const call of ['booking_by_link', 'cancel_by_link']) expect(await answer(`${call}($1)`)).toBe(isOver);
  }));

test('B9 a connection can open links 120 times an hour', async () => {
  const link = await linkOf((await newBooking()).id);
  const client = visitor(newAddress());
  for (let count = 0; count < 120; count += 1) await client.rpc('booking_by_link', { link }).throwOnError();
  expect((await client.rpc('booking_by_link', { link })).error).toMatchObject({ code: 'PT429', hint: 'address' });
});

test('B9 PE7 after 120 wrong links in an hour, further requests from that address are rejected', async () => {
  const client = visitor(newAddress());
  const calls = [
    ['booking_by_link', 'link'],
    ['cancel_by_link', 'link'],
    ['open_booking_invitation', 'token'],
  ] as const;
  const attempts = await Promise.all(
    Array.from({ length: 126 }, (_, index) => {
      const [name, argument] = calls[index % 3]!;
      return client.rpc(name, { [argument]: `wrong ${index}` });
    }),
  );
  const refusals = attempts.map(({ status, error }) => `${status} ${error?.code}`).toSorted();
  expect(refusals).toEqual([...Array<string>(120).fill('422 PT422'), ...Array<string>(6).fill('429 PT429')]);
});

test.each(['GET', 'HEAD'])('B9 a mail program that follows links with %s cancels and moves nothing', async (method) => {
  const { id, appointment_date } = await newBooking();
  const link = await linkOf(id);
  const headers = { apikey: publishableKey, 'x-forwarded-for': newAddress() };
  for (const call of [
    `cancel_by_link?link=${link}`,
    `move_by_link?link=${link}&appointment_date=${appointment_date}&appointment_time=4:00%20PM`,
  ]) {
    const answer = await fetch(`${apiUrl}/rest/v1/rpc/${call}`, { method, headers });
    expect(answer.status).toBeGreaterThanOrEqual(400);
  }
  const stored = await operator().from('bookings_la2024').select('status, sequence').eq('id', id).single();
  expect(stored.data).toEqual({ status: 'pending', sequence: 0 });
});

// Prints as JSON how requests with unconfirmed addresses lapse, by making them older in a scratch database, and how the work that
// a booking demands grows with their share of the calendar.
import { randomUUID } from 'node:crypto';
import { withScratchDatabase } from '../../local-stack/backend/scratch-database.mjs';
import { offeredSlots } from './crowd-steps.mjs';

/** @typedef {import('../../local-stack/backend/database.mjs').Connection} Connection */

/** @param {Connection} connection */
async function watchLapsing({ driver }) {
  const [{ day } = { day: '' }] = await driver.unsafe(
    `select to_char(day, 'YYYY-MM-DD') as day from generate_series(private.coach_today() + 1, private.coach_today() + 4, interval '1 day') as day
    where extract(isodow from day) <= 5 limit 1`,
  );
  /** @param {string} email @param {string} time */
  const book = async (email, time) => {
    const [row] = await driver.unsafe(
      `select (public.book_consultation($1, 'leadership', $2, $3, 'Maya', 'Brooks', $4)).id`,
      [randomUUID(), day, time, email],
    );
    return row?.id;
  };
  /** @param {string} id */
  const makeLapse = (id) =>
    driver.unsafe(`update public.bookings_la2024 set lapses_at = now() - interval '1 minute' where id = $1`, [id]);
  const nine = async () => {
    const rows = await driver.unsafe(
      `select 1 from public.taken_ranges($1, $1) where starts_at = private.coach_instant($1::date, '9:00')`,
      [day],
    );
    return rows.length > 0 ? 'taken' : 'free';
  };
  /** @param {string} id */
  const statusOf = async (id) =>
    (await driver.unsafe('select status from public.bookings_la2024 where id = $1', [id]))[0]?.status;
  /** @type {Record<string, unknown>} */
  const seen = {};

  const first = await book('first@example.com', '9:00 AM');
  seen['before it lapses'] = await nine();
  await makeLapse(first);
  seen['after it lapsed'] = await nine();
  seen['the same time'] = (await book('second@example.com', '9:00 AM')) && 'booked by another visitor';
  seen['the lapsed request'] = await statusOf(first);
  const mails = await driver.unsafe('select kind from private.mail_outbox where booking_id = $1 order by kind', [
    first,
  ]);
  seen['its emails'] = mails.map(({ kind }) => kind);

  const late = await book('late@example.com', '11:00 AM');
  await makeLapse(late);
  await driver.unsafe('select public.booking_by_link(private.booking_link($1))', [late]);
  await driver.unsafe('select private.lapse_requests()');
  seen['a late click'] = await statusOf(late);

  await driver.unsafe(
    `insert into public.site_settings_la2024 (key, value) values ('request_lapse_hours', '"2"')
    on conflict (key) do update set value = excluded.value`,
  );
  const short = await book('short@example.com', '1:00 PM');
  const [{ hours } = { hours: 0 }] = await driver.unsafe(
    'select round(extract(epoch from lapses_at - now()) / 3600)::integer as hours from public.bookings_la2024 where id = $1',
    [short],
  );
  seen['a lifetime of two hours'] = hours;
  return seen;
}

/** @param {Connection} connection */
async function watchDemandedBits({ driver }) {
  // Other limits demand work, too. Triggers would choose the values of new rows.
  await driver.unsafe(
    'update private.booking_limits set bookings_per_hour = 1000000, hasty_bookings_per_hour = 1000000',
  );
  await driver.unsafe('set session_replication_role = replica');
  await driver.unsafe('delete from public.bookings_la2024');
  const offered = await offeredSlots(driver);
  /** @param {import('./crowd-steps.mjs').Slot} slot */
  const request = ({ date, time }) =>
    driver.unsafe(
      `insert into public.bookings_la2024 (service_type, service_name, appointment_date, appointment_time, starts_at, ends_at,
        first_name, last_name, email, meeting_kind, lapses_at)
      select 'keynote', 'Keynote', $1::date, $2::text, at, at + interval '30 minutes',
        'Maya', 'Brooks', 'maya@example.com', 'video', now() + interval '1 day'
      from private.coach_instant($1::date, $2::text::time) as at`,
      [date, time],
    );
  const bits = async () => {
    const [row] = await driver.unsafe(
      'select private.demanded_bits(gen_random_uuid(), limits) as bits from private.booking_limits as limits',
    );
    return row?.bits;
  };
  const quarter = Math.floor(offered.length / 4);
  const shares = {
    'a quarter': quarter,
    'more than a quarter': quarter + 1,
    half: Math.ceil(offered.length / 2),
    'three quarters': Math.ceil(offered.length * 0.75),
    'the whole calendar': offered.length,
  };
  /** @type {Record<string, unknown>} */
  const seen = {};
  let requests = 0;
  for (const [share, wanted] of Object.entries(shares)) {
    for (const slot of offered.slice(requests, wanted)) await request(slot);
    requests = wanted;
    seen[share] = await bits();
  }
  await driver.unsafe('update public.bookings_la2024 set lapses_at = null');
  seen['the whole calendar, confirmed'] = await bits();
  return seen;
}

console.log(
  JSON.stringify(
    await withScratchDatabase(async (connection) => ({
      lapsing: await watchLapsing(connection),
      'demanded bits': await watchDemandedBits(connection),
    })),
  ),
);

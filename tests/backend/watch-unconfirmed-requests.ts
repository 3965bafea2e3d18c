// Prints as JSON how requests with unconfirmed addresses lapse, by making them older in a scratch database, and how the work that
// a booking demands grows with their share of the calendar.
import { bookSoon, printSeen, type Connection, type One } from '../scratch-steps.ts';
import { offeredSlots, type Slot } from './crowd-steps.ts';

async function watchLapsing({ driver }: Connection, one: One) {
  const makeLapse = (id: string) =>
    driver.unsafe(`update public.bookings_la2024 set lapses_at = now() - interval '1 minute' where id = $1`, [id]);
  /** Whether the time of a booking is free. */
  const itsTime = (id: string) =>
    one(
      `select case when count(taken.starts_at) > 0 then 'taken' else 'free' end from public.bookings_la2024 as booking
      left join lateral public.taken_ranges(appointment_date, appointment_date) as taken on taken.starts_at = booking.starts_at
      where id = $1`,
      [id],
    );
  const statusOf = (id: string) => one('select status from public.bookings_la2024 where id = $1', [id]);
  const seen: Record<string, unknown> = {};

  const first = await bookSoon(driver, '9:00 AM', 'first@example.com');
  seen['before it lapses'] = await itsTime(first);
  await makeLapse(first);
  seen['after it lapsed'] = await itsTime(first);
  seen['the same time'] = (await bookSoon(driver, '9:00 AM', 'second@example.com')) && 'booked by another visitor';
  seen['the lapsed request'] = await statusOf(first);
  seen['its emails'] = await one(
    'select array_agg(kind order by kind) from private.mail_outbox where booking_id = $1',
    [first],
  );

  const late = await bookSoon(driver, '11:00 AM', 'late@example.com');
  await makeLapse(late);
  await driver.unsafe('select public.booking_by_link(private.booking_link($1))', [late]);
  await driver.unsafe('select private.lapse_requests()');
  seen['a late click'] = await statusOf(late);

  await driver.unsafe(
    `insert into public.site_settings_la2024 (key, value) values ('request_lapse_hours', '"2"')
    on conflict (key) do update set value = excluded.value`,
  );
  const short = await bookSoon(driver, '1:00 PM', 'short@example.com');
  seen['a lifetime of two hours'] = await one(
    'select round(extract(epoch from lapses_at - now()) / 3600)::integer from public.bookings_la2024 where id = $1',
    [short],
  );
  return seen;
}

async function watchDemandedBits({ driver }: Connection, one: One) {
  // Other limits demand work, too. Triggers would choose the values of new rows.
  await driver.unsafe(
    'update private.booking_limits set bookings_per_hour = 1000000, hasty_bookings_per_hour = 1000000',
  );
  await driver.unsafe('set session_replication_role = replica');
  await driver.unsafe('delete from public.bookings_la2024');
  const offered = await offeredSlots(driver);
  const request = ({ date, time }: Slot, minutes = 30) =>
    driver.unsafe(
      `insert into public.bookings_la2024 (service_type, service_name, appointment_date, appointment_time, starts_at, ends_at,
        first_name, last_name, email, meeting_kind, lapses_at)
      select 'keynote', 'Keynote', $1::date, $2::text, at, at + make_interval(mins => $3),
        'Maya', 'Brooks', 'maya@example.com', 'video', now() + interval '1 day'
      from private.coach_instant($1::date, $2::text::time) as at`,
      [date, time, minutes],
    );
  const bits = () =>
    one('select private.demanded_bits(gen_random_uuid(), limits) from private.booking_limits as limits');
  const quarter = Math.floor(offered.length / 4);
  const shares = {
    'a quarter': quarter,
    'more than a quarter': quarter + 1,
    half: Math.ceil(offered.length / 2),
    'three quarters': Math.ceil(offered.length * 0.75),
    'the whole calendar': offered.length,
  };
  const seen: Record<string, unknown> = {};
  let requests = 0;
  for (const [share, wanted] of Object.entries(shares)) {
    for (const slot of offered.slice(requests, wanted)) await request(slot);
    requests = wanted;
    seen[share] = await bits();
  }
  await driver.unsafe('update public.bookings_la2024 set lapses_at = null');
  seen['the whole calendar, confirmed'] = await bits();
  await driver.unsafe(
    `update public.bookings_la2024 set lapses_at = now() + interval '1 day' where appointment_date >= $1::date`,
    [offered[Math.floor(offered.length / 2)]!.date],
  );
  seen['the half that confirmed requests leave free'] = await bits();

  // Four of the seven times of a day are enough.
  await driver.unsafe('delete from public.bookings_la2024');
  const opening = ['9:00 AM', '11:00 AM', '1:00 PM', '3:00 PM'];
  for (const slot of offered.filter(({ time }) => opening.includes(time))) await request(slot, 120);
  seen['the whole calendar, with long consultations'] = await bits();
  await driver.unsafe('delete from public.bookings_la2024');
  await driver.unsafe('update public.booking_rules set buffer_minutes = 120');
  for (const slot of offered.filter(({ time }) => ['11:00 AM', '3:00 PM'].includes(time))) await request(slot);
  seen['the whole calendar, with long buffers'] = await bits();
  await driver.unsafe('update public.booking_rules set buffer_minutes = 0, daily_cap = 1');
  await driver.unsafe(`delete from public.bookings_la2024 where appointment_time = '3:00 PM'`);
  seen['the whole calendar, with one consultation a day'] = await bits();
  return seen;
}

await printSeen(async (connection, one) => ({
  lapsing: await watchLapsing(connection, one),
  'demanded bits': await watchDemandedBits(connection, one),
}));

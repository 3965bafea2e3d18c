import { bookSoon, inScratchDatabase } from '../scratch-steps';
import { offeredSlots, type Slot } from './crowd-steps';

test('decision 6 unconfirmed requests lapse without an email, and a late click keeps one whose time is still free', () =>
  inScratchDatabase(async ({ driver }, one) => {
    const makeLapse = (id: string) =>
      driver.unsafe(`update public.bookings_la2024 set lapses_at = now() - interval '1 minute' where id = $1`, [id]);
    const itsTime = (id: string) =>
      one(
        `select case when count(taken.starts_at) > 0 then 'taken' else 'free' end from public.bookings_la2024 as booking
        left join lateral public.taken_ranges(appointment_date, appointment_date) as taken on taken.starts_at = booking.starts_at
        where id = $1`,
        [id],
      );
    const statusOf = (id: string) => one('select status from public.bookings_la2024 where id = $1', [id]);

    const first = await bookSoon(driver, '9:00 AM', 'first@example.com');
    expect(await itsTime(first)).toBe('taken');
    await makeLapse(first);
    expect(await itsTime(first)).toBe('free');
    await bookSoon(driver, '9:00 AM', 'second@example.com');
    expect(await statusOf(first)).toBe('cancelled');
    const emails = 'select array_agg(kind order by kind) from private.mail_outbox where booking_id = $1';
    expect(await one(emails, [first])).toEqual(['confirmation', 'owner-notice']);

    const late = await bookSoon(driver, '11:00 AM', 'late@example.com');
    await makeLapse(late);
    await driver.unsafe('select public.booking_by_link(private.booking_link($1))', [late]);
    await driver.unsafe('select private.lapse_requests()');
    expect(await statusOf(late)).toBe('pending');

    await driver.unsafe(
      `insert into public.site_settings_la2024 (key, value) values ('request_lapse_hours', '"2"')
      on conflict (key) do update set value = excluded.value`,
    );
    const short = await bookSoon(driver, '1:00 PM', 'short@example.com');
    const lifetime =
      'select round(extract(epoch from lapses_at - now()) / 3600)::integer from public.bookings_la2024 where id = $1';
    expect(await one(lifetime, [short])).toBe(2);
  }));

test('decision 6 the work that a booking demands grows with the share of the bookable times that unconfirmed requests take', () =>
  inScratchDatabase(async ({ driver }, one) => {
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
    const shares = [
      [quarter, 0],
      [quarter + 1, 17],
      [Math.ceil(offered.length / 2), 17],
      [Math.ceil(offered.length * 0.75), 19],
      [offered.length, 21],
    ] as const;
    let requests = 0;
    for (const [wanted, demanded] of shares) {
      for (const slot of offered.slice(requests, wanted)) await request(slot);
      requests = wanted;
      expect([requests, await bits()]).toEqual([requests, demanded]);
    }
    await driver.unsafe('update public.bookings_la2024 set lapses_at = null');
    expect(await bits()).toBe(0);

    // The half that confirmed requests leave free.
    await driver.unsafe(
      `update public.bookings_la2024 set lapses_at = now() + interval '1 day' where appointment_date >= $1::date`,
      [offered[Math.floor(offered.length / 2)]!.date],
    );
    expect(await bits()).toBe(21);

    // Long consultations: four of the seven times of a day are enough.
    await driver.unsafe('delete from public.bookings_la2024');
    const opening = ['9:00 AM', '11:00 AM', '1:00 PM', '3:00 PM'];
    for (const slot of offered.filter(({ time }) => opening.includes(time))) await request(slot, 120);
    expect(await bits()).toBe(21);

    // Long buffers.
    await driver.unsafe('delete from public.bookings_la2024');
    await driver.unsafe('update public.booking_rules set buffer_minutes = 120');
    for (const slot of offered.filter(({ time }) => ['11:00 AM', '3:00 PM'].includes(time))) await request(slot);
    expect(await bits()).toBe(21);

    // One consultation a day.
    await driver.unsafe('update public.booking_rules set buffer_minutes = 0, daily_cap = 1');
    await driver.unsafe(`delete from public.bookings_la2024 where appointment_time = '3:00 PM'`);
    expect(await bits()).toBe(21);

    // One of two consultations a day.
    await driver.unsafe('update public.booking_rules set daily_cap = 2');
    expect(await bits()).toBe(17);
  }));

import { actAs, addOwner, inScratchDatabase, onServer } from '../scratch-steps';
import { asOperator, newEmail, operator, owner } from './api';
import { expirePeople, setMonths } from './expire-people';
import { booked } from './owner-times';
import { dump, markers, plantPeople, rowsWith } from './plant-people';

const counts = (messages: number, cancelled_bookings: number, past_bookings: number, erased = [0, 0]) => ({
  ...{ messages, cancelled_bookings, past_bookings },
  ...{ erased_messages: erased[0], erased_bookings: erased[1] },
});

/** Two of each kind: an old one, and one that is kept. */
const traces = `
  with counters as (
    insert into private.rate_counters (action, subject, hits, resets_at)
    values ('trace', 'old counter', 1, now() - interval '1 second'), ('trace', 'new counter', 1, now() + interval '1 day')
  )
  insert into private.slot_holds (holder, starts_at, ends_at, address, held_until)
  select gen_random_uuid(), now(), now() + interval '1 hour', address, now() - age
  from (values ('old hold', interval '3 hours'), ('new hold', interval '1 hour')) as hold (address, age)`;

test('PE6 the schedule erases exactly what is older, with emails, history and people who have nothing left', () =>
  inScratchDatabase(async (connection, one) => {
    const { driver } = connection;
    const ownerId = await addOwner(driver);
    const run = () => one(`select public.erase_expired(3)`);
    const preview = (months: string) =>
      one(`select to_jsonb(seen) - '{looked_at,erased_at}'::text[] from public.preview_retention(${months}) as seen`);
    const later = () =>
      driver.unsafe(`update private.retention_runs set looked_at = now() - interval '2 hours' where true`);
    const [expired, others] = [markers.slice(0, 10), markers.slice(10)];

    await actAs(driver, ownerId);
    await plantPeople(connection);
    await driver.unsafe(`delete from public.person_notes where text = any ($1::text[])`, [expired]);
    await driver.unsafe(`delete from public.person_tags where tag = any ($1::text[])`, [expired]);
    await actAs(driver);
    await expirePeople(connection, expired, others);

    const before = await dump(connection);
    expect(await run()).toBe(false);
    expect(await dump(connection)).toEqual(before);

    await later();
    await driver.unsafe(`insert into private.deleted_rows (table_name, row_id, stored, deleted_at)
      values ('x', gen_random_uuid(), '{}', now() - interval '31 days'), ('y', gen_random_uuid(), '{}', now() - interval '29 days')`);
    await driver.unsafe(traces);
    await run();
    expect(await one(`select array_agg(table_name) from private.deleted_rows where table_name in ('x', 'y')`)).toEqual([
      'y',
    ]);
    await driver.unsafe(`delete from private.deleted_rows where table_name = 'y'`);
    const tracesKept = `select array(
      select subject from private.rate_counters where action = 'trace' union all
      select address from private.slot_holds where address like '% hold')`;
    expect(await one(tracesKept)).toEqual(['new counter', 'new hold']);
    await driver.unsafe(`delete from private.slot_holds where address like '% hold'`);

    await actAs(driver, ownerId);
    // The names say what should happen.
    await driver.unsafe(`
      insert into storage.objects (bucket_id, name, created_at)
      select 'images', name, now() - age from (values
        ('testimonials/removed', interval '25 hours'), ('testimonials/just-uploaded', interval '23 hours'),
        ('testimonials/shown', interval '1 year'), ('testimonials/restorable', interval '1 year'), ('posts/cover', interval '1 year'),
        ('testimonials/cover', interval '1 year'), ('testimonials/in-article', interval '1 year'),
        ('testimonials/in-newsletter', interval '1 year'), ('testimonials/portrait', interval '1 year'),
        ('testimonials/of-service', interval '1 year')
      ) as picture (name, age)`);
    await driver.unsafe(`
      insert into public.testimonials_la2024 (name, content, image_url, has_picture_consent)
      select name, 'Thank you', 'https://project.example/storage/v1/object/public/images/testimonials/' || name, true
      from unnest(array['shown', 'restorable']) as name`);
    await driver.unsafe(`delete from public.testimonials_la2024 where name = 'restorable'`);
    const address = 'https://project.example/storage/v1/object/public/images/testimonials/';
    await driver.unsafe(`
      insert into public.blog_posts_la2024 (title, slug, category, content, featured_image)
      values ('Shown', 'shown', 'coaching', '![Ada](${address}in-article)', '${address}cover');
      insert into public.newsletter_campaigns (subject, body) values ('Shown', '![Ada](${address}in-newsletter)');
      update public.services_la2024 set picture_url = '${address}of-service' where id = 'keynote';
      insert into public.site_settings_la2024 (key, value) values ('portrait_url', '"${address}portrait"')
      on conflict (key) do update set value = excluded.value`);
    expect(await one('select array(select public.unused_pictures())')).toEqual(['testimonials/removed']);
    await driver.unsafe(`
      delete from public.testimonials_la2024 where name = 'shown';
      delete from public.blog_posts_la2024 where slug = 'shown';
      delete from public.newsletter_campaigns where subject = 'Shown';
      update public.services_la2024 set picture_url = '' where id = 'keynote';
      delete from public.site_settings_la2024 where key = 'portrait_url'`);
    expect(await preview('12, 12, 12')).toEqual(counts(11, 5, 15));
    expect(await preview('0, null, 0')).toEqual(counts(0, 0, 0));
    await actAs(driver);

    const count = () =>
      one(`select jsonb_build_object('messages', (select count(*) from public.contact_messages_la2024),
        'cancelled', (select count(*) from public.bookings_la2024 where status = 'cancelled'),
        'others', (select count(*) from public.bookings_la2024 where status <> 'cancelled'),
        'people', (select count(*) from public.people))`);
    expect(await count()).toEqual({ messages: 21, cancelled: 5, others: 35, people: 21 });
    await setMonths(connection, { cancelled: 12 });
    for (let more = true; more;) more = Boolean(await run());
    expect(await count()).toEqual({ messages: 21, cancelled: 0, others: 35, people: 21 });
    // Again within the hour.
    expect(await run()).toBe(false);
    await setMonths(connection, { message: 12, past: 12 });
    let runs = 0;
    for (let more = true; more; runs++) more = Boolean(await run());
    expect(runs).toBeGreaterThan(5);
    expect(await count()).toEqual({ messages: 10, cancelled: 0, others: 20, people: 10 });

    const after = await dump(connection);
    expect(rowsWith(after, expired)).toEqual([]);
    expect(rowsWith(after, others)).toEqual(rowsWith(before, others));
    const history = await driver.unsafe(`select table_name, subject, action, actor, before, after
      from public.change_history where reason = 'expired' order by id`);
    expect(history.map((entry) => Object.values(entry).join(' ').trim())).toEqual([
      'bookings_la2024 5 bookings deleted Schedule',
      'contact_messages_la2024 11 messages deleted Schedule',
      'bookings_la2024 15 bookings deleted Schedule',
    ]);
    await actAs(driver, ownerId);
    expect(await preview('12, 12, 12')).toEqual(counts(0, 0, 0, [11, 15]));
  }, onServer));

test.each(['-1', '1.5', '121', 'never', '1e1'])('PE6 the database rejects %j as a number of months', async (value) => {
  const row = { key: 'retention_past_months', value: JSON.stringify(value) };
  const { error } = await owner().from('site_settings_la2024').upsert(row);
  expect(error).toMatchObject({ code: 'PT422', hint: 'retention_past_months' });
});

async function setPastMonths(months: string): Promise<void> {
  const row = { key: 'retention_past_months', value: JSON.stringify(months) };
  await owner().from('site_settings_la2024').upsert(row).throwOnError();
}

const eraseExpired = (limits = {}) => asOperator<boolean>('erase_expired', limits);

test('PE6 several runs at once erase every row once and make one entry', async () => {
  // Other tests have left old rows.
  await setPastMonths('60');
  while (await eraseExpired());
  await setPastMonths('0');
  const email = newEmail('expired');
  for (const day of ['2021-03-01', '2021-03-02', '2021-03-03', '2021-03-04'])
    await booked({ date: day, time: '9:00 AM' }, { email, is_sure: true, sends_email: false });
  const entries = () =>
    operator().from('change_history').select('id, subject, actor, before, after').eq('reason', 'expired').order('id');
  const earlier = (await entries().throwOnError()).data!.length;
  await setPastMonths('60');
  await Promise.all(Array.from({ length: 6 }, () => eraseExpired({ at_most: 1 })));
  while (await eraseExpired());
  expect((await operator().from('bookings_la2024').select('id').eq('email', email).throwOnError()).data).toEqual([]);
  expect((await entries().throwOnError()).data!.slice(earlier)).toMatchObject([
    { subject: '4 bookings', actor: 'Schedule', before: null, after: null },
  ]);
  await setPastMonths('0');
});

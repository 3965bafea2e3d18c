// Prints as JSON the rows that the schedule erases in a scratch database, and the remaining ones.
import { actAs, addOwner, onServer, printSeen } from '../scratch-steps.ts';
import { expirePeople, setMonths } from './expire-people.ts';
import { dump, markers, plantPeople, rowsWith } from './plant-people.ts';

/** Two of each kind: an old one, and one that is kept. */
const traces = `
  with counters as (
    insert into private.rate_counters (action, subject, hits, resets_at)
    values ('trace', 'old counter', 1, now() - interval '1 second'), ('trace', 'new counter', 1, now() + interval '1 day')
  )
  insert into private.slot_holds (holder, starts_at, ends_at, address, held_until)
  select gen_random_uuid(), now(), now() + interval '1 hour', address, now() - age
  from (values ('old hold', interval '3 hours'), ('new hold', interval '1 hour')) as hold (address, age)`;

await printSeen(async (connection, one) => {
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

  const seen: Record<string, unknown> = {};
  const before = await dump(connection);
  seen['erased by default'] = await run();
  seen['unchanged by default'] = JSON.stringify(await dump(connection)) === JSON.stringify(before);

  await later();
  await driver.unsafe(`insert into private.deleted_rows (table_name, row_id, stored, deleted_at)
    values ('x', gen_random_uuid(), '{}', now() - interval '31 days'), ('y', gen_random_uuid(), '{}', now() - interval '29 days')`);
  await driver.unsafe(traces);
  await run();
  seen['deleted rows kept'] = await one(
    `select array_agg(table_name) from private.deleted_rows where table_name in ('x', 'y')`,
  );
  await driver.unsafe(`delete from private.deleted_rows where table_name = 'y'`);
  seen['traces kept'] = await one(`select array(
    select subject from private.rate_counters where action = 'trace' union all
    select address from private.slot_holds where address like '% hold')`);
  await driver.unsafe(`delete from private.slot_holds where address like '% hold'`);

  await actAs(driver, ownerId);
  // The names say what should happen.
  await driver.unsafe(`
    insert into storage.objects (bucket_id, name, created_at)
    select 'images', name, now() - age from (values
      ('testimonials/removed', interval '25 hours'), ('testimonials/just-uploaded', interval '23 hours'),
      ('testimonials/shown', interval '1 year'), ('testimonials/restorable', interval '1 year'), ('posts/cover', interval '1 year'),
      ('testimonials/cover', interval '1 year'), ('testimonials/in-article', interval '1 year'),
      ('testimonials/in-newsletter', interval '1 year'), ('testimonials/portrait', interval '1 year')
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
    insert into public.site_settings_la2024 (key, value) values ('portrait_url', '"${address}portrait"')
    on conflict (key) do update set value = excluded.value`);
  seen['unused pictures'] = await one('select array(select public.unused_pictures())');
  await driver.unsafe(`
    delete from public.testimonials_la2024 where name = 'shown';
    delete from public.blog_posts_la2024 where slug = 'shown';
    delete from public.newsletter_campaigns where subject = 'Shown';
    delete from public.site_settings_la2024 where key = 'portrait_url'`);
  seen['preview'] = await preview('12, 12, 12');
  seen['preview with all off'] = await preview('0, null, 0');
  await actAs(driver);

  const count = () =>
    one(`select jsonb_build_object('messages', (select count(*) from public.contact_messages_la2024),
      'cancelled', (select count(*) from public.bookings_la2024 where status = 'cancelled'),
      'others', (select count(*) from public.bookings_la2024 where status <> 'cancelled'),
      'people', (select count(*) from public.people))`);
  seen['counts before'] = await count();
  await setMonths(connection, { cancelled: 12 });
  for (let more = true; more;) more = Boolean(await run());
  seen['counts after canceled ones'] = await count();
  seen['erased again within the hour'] = await run();
  await setMonths(connection, { message: 12, past: 12 });
  let runs = 0;
  for (let more = true; more; runs++) more = Boolean(await run());
  seen['batches'] = runs > 5;
  seen['counts after all'] = await count();

  const after = await dump(connection);
  seen['rows with markers of expired people'] = rowsWith(after, expired);
  seen['rows of others are the same'] =
    JSON.stringify(rowsWith(after, others)) === JSON.stringify(rowsWith(before, others));
  seen['history'] = (
    await driver.unsafe(`select table_name, subject, action, actor, before, after from public.change_history
      where reason = 'expired' order by id`)
  ).map((entry) => Object.values(entry).join(' ').trim());
  await actAs(driver, ownerId);
  seen['afterwards'] = await preview('12, 12, 12');
  return seen;
}, onServer);

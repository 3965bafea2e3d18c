import { actAs, addOwner, bookSoon, inScratchDatabase, onServer } from '../scratch-steps';
import { setMonths } from './expire-people';

/** Since when rows are kept for a number of months. */
const bounds = [
  ['2026-03-31T10:00:00Z', 1, '2026-02-28T10:00:00Z'],
  ['2026-03-30T10:00:00Z', 1, '2026-02-28T10:00:00Z'],
  ['2024-03-31T10:00:00Z', 1, '2024-02-29T10:00:00Z'],
  ['2026-03-01T00:00:00Z', 1, '2026-02-01T00:00:00Z'],
  ['2024-02-29T23:59:59Z', 12, '2023-02-28T23:59:59Z'],
  ['2026-12-31T10:00:00Z', 6, '2026-06-30T10:00:00Z'],
  ['2026-01-15T10:00:00Z', 120, '2016-01-15T10:00:00Z'],
  ['2026-01-15T10:00:00Z', 121, null],
  ['2026-01-15T10:00:00Z', 0, null],
  ['2026-01-15T10:00:00Z', -1, null],
] as const;

test('PE6 months end on the same day, or on the last day of a shorter month', () =>
  inScratchDatabase(async (_connection, one) => {
    for (const [at, months, since] of bounds) {
      const keptSince = `select to_char(private.kept_since(${months}, '${at}') at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`;
      expect([at, months, await one(keptSince)]).toEqual([at, months, since]);
    }
  }, onServer));

const messages = `
  insert into public.contact_messages_la2024 (name, email, message, created_at)
  select name, replace(name, ' ', '.') || '@example.com', 'Hello', at
  from (values ('one minute older', private.kept_since(1) - interval '1 minute'), ('one minute younger', private.kept_since(1) + interval '1 minute'),
    ('answered long ago', now() - interval '3 months'), ('answered lately', now() - interval '3 months'), ('new', now()),
    ('has a note', now() - interval '3 months'), ('has a tag', now() - interval '3 months'), ('subscribed', now() - interval '3 months'),
    ('was written to', now() - interval '3 months'), ('has deleted something', now() - interval '3 months')) as wanted (name, at)`;

const bookings = `
  insert into public.bookings_la2024 (service_type, service_name, appointment_date, appointment_time, starts_at, ends_at,
    first_name, last_name, email, status, meeting_kind)
  select 'keynote', 'Keynote', (now() + shift)::date, '9:00 AM', now() + shift, now() + shift + interval '1 hour', name, 'Quill',
    coalesce(email, replace(name, ' ', '.') || '@example.com'), status, 'email'
  from (values ('canceled long ago', interval '-2 months', 'cancelled', null), ('canceled lately', interval '-20 days', 'cancelled', null),
    ('unanswered', interval '-3 months', 'pending', null), ('no-show', interval '-4 months', 'no-show', null),
    ('upcoming', interval '30 days', 'confirmed', null), ('canceled upcoming', interval '31 days', 'cancelled', null),
    ('kept without personal data', interval '-5 months', 'completed', private.erased_address())) as wanted (name, shift, status, email)`;

const kept = `
  insert into public.person_notes (person_id, text) select person_id, 'Likes tea.' from public.person_addresses where email = 'has.a.note@example.com';
  insert into public.person_tags (person_id, tag) select person_id, 'VIP' from public.person_addresses where email = 'has.a.tag@example.com';
  insert into public.newsletter_subscribers_la2024 (email) values ('subscribed@example.com');
  insert into public.personal_mails (id, email, subject, body, message_id, created_at)
  select gen_random_uuid(), lower(message.email), message.name, 'Hello', case when message.name <> 'was written to' then message.id end,
    case message.name when 'answered long ago' then now() - interval '2 months' else now() end
  from public.contact_messages_la2024 as message where message.name in ('answered long ago', 'answered lately', 'was written to')`;

test('PE6 the schedule erases what is too old, but nobody with notes, tags, emails or a subscription', () =>
  inScratchDatabase(async (connection, one) => {
    const { driver } = connection;
    const ownerId = await addOwner(driver);
    await driver.unsafe(messages);
    await driver.unsafe(`set session_replication_role = replica`);
    await driver.unsafe(bookings);
    await driver.unsafe(`set session_replication_role = origin`);
    await one('select private.gather_people()');
    for (const statement of kept.split(';')) await driver.unsafe(statement);
    // A message that the owner deleted today.
    await driver.unsafe(
      `insert into public.contact_messages_la2024 (name, email, message) values ('has deleted something', 'has.deleted.something@example.com', 'Oops')`,
    );
    await actAs(driver, ownerId);
    await driver.unsafe(`delete from public.contact_messages_la2024 where message = 'Oops'`);
    await actAs(driver);

    await setMonths(connection, { message: 1, cancelled: 1, past: 1 });
    while (await one('select public.erase_expired()'));
    const left = (column: string, table: string) =>
      one(`select array_agg(${column} order by ${column}) from public.${table}`);
    expect(await left('name', 'contact_messages_la2024')).toEqual(['answered lately', 'new', 'one minute younger']);
    expect(await left('first_name', 'bookings_la2024')).toEqual([
      'canceled lately',
      'canceled upcoming',
      'kept without personal data',
      'upcoming',
    ]);
    expect(await left(`split_part(email, '@', 1)`, 'person_addresses')).toEqual([
      ...['answered.lately', 'canceled.lately', 'canceled.upcoming', 'has.a.note', 'has.a.tag', 'new'],
      ...['one.minute.younger', 'subscribed', 'upcoming', 'was.written.to'],
    ]);
    expect(await left('text', 'person_notes')).toEqual(['Likes tea.']);
    expect(await left('subject', 'personal_mails')).toEqual(['answered lately', 'was written to']);

    await actAs(driver, ownerId);
    await driver.unsafe(
      `select public.restore_deleted(id) from public.change_history where action = 'deleted' and reason = ''`,
    );
    expect(await one(`select name from public.contact_messages_la2024 where message = 'Oops'`)).toBe(
      'has deleted something',
    );

    await driver.unsafe(`delete from public.bookings_la2024 where email = private.erased_address()`);
    await driver.unsafe(`select public.restore_deleted(id) from public.change_history
      where action = 'deleted' and table_name = 'bookings_la2024' and restorable_until is not null`);
    const ofErased = (table: string) =>
      one(`select count(*)::integer from public.${table} where email = private.erased_address()`);
    expect([await ofErased('bookings_la2024'), await ofErased('person_addresses')]).toEqual([1, 0]);

    // The copy of a deleted booking that nobody canceled.
    await driver.unsafe(`insert into private.mail_outbox (booking_id, kind, state, deleted_booking)
      select id, 'confirmed', 'dead', to_jsonb(booking) || '{"status": "cancelled", "starts_at": "2020-01-01T10:00:00Z"}'
      from public.bookings_la2024 as booking where first_name = 'upcoming'`);
    await setMonths(connection, { message: 0, cancelled: 0, past: 1 });
    await one(`update private.retention_runs set looked_at = '-infinity'`);
    while (await one('select public.erase_expired()'));
    expect(await one('select count(*)::integer from private.mail_outbox where deleted_booking is not null')).toBe(0);
  }, onServer));

const deleted = (id: number, name: string, shift: string, status = 'confirmed') => `
  insert into public.bookings_la2024 (id, service_type, service_name, appointment_date, appointment_time, starts_at, ends_at,
    first_name, last_name, email, status, meeting_kind)
  select ('00000000-0000-4000-8000-00000000000' || ${id})::uuid, 'keynote', 'Keynote', (now() + shift)::date, '9:00 AM',
    now() + shift, now() + shift + interval '1 hour', '${name}', 'Quill', '${id}@example.com', '${status}', 'email'
  from (values (interval '${shift}')) as wanted (shift)`;

test('PE6 the history keeps a deleted booking until its time and its deletion have expired', () =>
  inScratchDatabase(async (connection, one) => {
    const { driver } = connection;
    await actAs(driver, await addOwner(driver));
    const insert = async (...given: Parameters<typeof deleted>) => {
      await driver.unsafe(`set session_replication_role = replica`);
      await driver.unsafe(deleted(...given));
      await driver.unsafe(`set session_replication_role = origin`);
    };
    await insert(1, 'old, deleted lately', '-3 months');
    await insert(2, 'to come, deleted long ago', '30 days');
    await insert(3, 'old, deleted long ago', '-4 months');
    await insert(4, 'restored and moved', '-5 months');
    await insert(5, 'canceled, deleted two months ago', '-6 months', 'cancelled');
    await driver.unsafe('delete from public.bookings_la2024');
    await driver.unsafe('delete from private.mail_outbox');
    await driver.unsafe(`update public.change_history set changed_at = now() - interval '2 months'
      where action = 'deleted' and before ->> 'first_name' <> 'old, deleted lately'`);
    await insert(4, 'restored and moved', '31 days');
    await actAs(driver);
    await setMonths(connection, { message: 0, cancelled: 3, past: 1 });
    while (await one('select public.erase_expired()'));
    expect(
      await one(`select array_agg(before ->> 'first_name' order by before ->> 'first_name') from public.change_history
        where table_name = 'bookings_la2024' and action = 'deleted' and before is not null`),
    ).toEqual([
      'canceled, deleted two months ago',
      'old, deleted lately',
      'restored and moved',
      'to come, deleted long ago',
    ]);
  }, onServer));

test('PE6 an unsent email erases no deleted booking that the history still keeps', () =>
  inScratchDatabase(async (connection, one) => {
    const { driver } = connection;
    const ownerId = await addOwner(driver);
    const statements = [
      'set session_replication_role = replica',
      deleted(1, 'past, deleted today', '-3 months'),
      deleted(2, 'past, deleted without a user', '-4 months'),
      deleted(3, 'past, deleted long ago', '-5 months'),
      deleted(4, 'past, too late to restore', '-6 months'),
      'set session_replication_role = origin',
      `insert into private.mail_outbox (booking_id, kind, state) select id, 'confirmed', 'dead' from public.bookings_la2024`,
      `delete from public.bookings_la2024 where first_name = 'past, deleted without a user'`,
    ];
    for (const statement of statements) await driver.unsafe(statement);
    await actAs(driver, ownerId);
    await driver.unsafe('delete from public.bookings_la2024');
    await driver.unsafe(`update public.change_history set changed_at = now() - interval '2 months'
      where before ->> 'first_name' = 'past, deleted long ago'`);
    await driver.unsafe(`update public.change_history set restorable_until = now()
      where before ->> 'first_name' = 'past, too late to restore'`);
    await actAs(driver);
    await setMonths(connection, { message: 0, cancelled: 1, past: 0 });
    while (await one('select public.erase_expired()'));
    const left = () =>
      one(
        `select array_agg(deleted_booking ->> 'first_name' order by booking_id) from private.mail_outbox where state = 'dead'`,
      );
    expect(await left()).toEqual(['past, deleted today', 'past, deleted long ago']);
    await setMonths(connection, { past: 1 });
    while (await one('select public.erase_expired()'));
    expect(await left()).toEqual(['past, deleted today']);
    await actAs(driver, ownerId);
    await driver.unsafe(
      `select public.restore_deleted(id) from public.change_history where before ->> 'first_name' = 'past, deleted today'`,
    );
    expect(await one('select array_agg(first_name) from public.bookings_la2024')).toEqual(['past, deleted today']);
  }, onServer));

test('PE6 the schedule drops history after a year, and sent emails’ copies of deleted bookings', () =>
  inScratchDatabase(async (connection, one) => {
    const { driver } = connection;
    await actAs(driver, await addOwner(driver));
    const booking = await bookSoon(driver);
    await driver.unsafe(`update private.mail_outbox set state = 'sent'`);
    await driver.unsafe(`update public.bookings_la2024 set status = 'cancelled'`);
    await driver.unsafe('delete from public.bookings_la2024');
    await driver.unsafe(
      `update private.mail_outbox set next_attempt_at = now() where state = 'waiting' and booking_id = $1`,
      [booking],
    );
    const mail = Object.values((await driver.unsafe('select mail_id, claim from public.claim_mail()'))[0]!);
    await driver.unsafe('select public.start_mail($1, $2), public.finish_mail($1, $2)', mail);
    const look = async () => {
      await one('select public.erase_expired()');
      await driver.unsafe(`update private.retention_runs set looked_at = '-infinity'`);
      return one(`select jsonb_build_object(
        'history', (select count(*) from public.change_history where table_name = 'bookings_la2024'),
        'copies', (select count(*) from private.mail_outbox where deleted_booking is not null),
        'mails', (select count(*) from private.mail_outbox where kind = 'cancelled' and state = 'sent'))`);
    };
    expect(await look()).toEqual({ history: 3, copies: 1, mails: 1 });
    await driver.unsafe(`update private.deleted_rows set deleted_at = now() - interval '31 days'`);
    await driver.unsafe(
      `update public.change_history set changed_at = now() - interval '366 days' where action <> 'deleted'`,
    );
    expect(await look()).toEqual({ history: 1, copies: 0, mails: 1 });
  }, onServer));

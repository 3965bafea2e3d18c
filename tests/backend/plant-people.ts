import type { Connection } from '../../local-stack/backend/database';

const count = 20;

/** A text per invented person that is stored nowhere else. */
export const markers = Array.from({ length: count }, (_, index) => `zq${String(index).padStart(2, '0')}zq`);

export const addressOf = (marker: string) => `${marker}@example.com`;

/** An address of the same person, whose records are all deleted. */
export const deletedAddressOf = (marker: string) => `gone.${marker}@example.com`;

const marker = `'zq' || lpad(number::text, 2, '0') || 'zq'`;
const people = `(select ${marker} as m, ${marker} || '@example.com' as email, number
  from generate_series(0, ${count - 1}) as number) as person`;

/** A booking of each person on a day of their own. */
const bookings = (day: string, status: string) => `
  insert into public.bookings_la2024 (request_id, service_type, service_name, appointment_date, appointment_time, starts_at,
    ends_at, first_name, last_name, email, phone, company, message, owner_note, cancel_reason, intake_answers, visitor_time_zone, status)
  select gen_random_uuid(), 'leadership', 'Leadership', ${day}, '9:00 AM', now(), now(), m, 'Quill', email, m, m, m, m, m,
    jsonb_build_array(jsonb_build_object('id', 'a', 'kind', 'text', 'question', 'Why?', 'answer', m)), 'Europe/' || m, '${status}'
  from ${people}`;

const lostMail = `select booking.id, 'reminder', 'dead', 3, 'Unknown: ' || booking.email, booking.meeting_place
  from public.bookings_la2024 as booking`;

/**
 * Plants the marker of each person in every place that can hold something about them, as the signed-in owner, so that the
 * history has it, too.
 */
const steps = [
  `select set_config('booking.changed_by', 'owner', false)`,
  bookings(`date '2030-01-01' + number`, 'confirmed'),
  bookings(`date '2024-01-01' + number`, 'completed'),
  `update public.bookings_la2024 set last_name = first_name, meeting_kind = 'address', meeting_place = first_name || ' street'`,
  `insert into public.contact_messages_la2024 (name, email, company, message) select m || ' ' || m, upper(email), m, m from ${people}`,
  `insert into public.newsletter_subscribers_la2024 (email, confirmed_at, name, consent_statement) select email, now(), m, m from ${people}`,
  // Deleted rows stay in the history, and their undelivered emails keep a copy.
  bookings(`date '2031-01-01' + number`, 'confirmed'),
  `insert into private.mail_outbox (booking_id, kind, state, sequence, last_error, announced_place) ${lostMail}`,
  `delete from public.bookings_la2024 where appointment_date >= '2031-01-01'`,
  `insert into public.contact_messages_la2024 (name, email, message) select m, email, m || ' deleted' from ${people}`,
  `delete from public.contact_messages_la2024 where message like '% deleted'`,
  `insert into private.mail_outbox (message_id, kind, last_error) select id, 'owner-message', email from public.contact_messages_la2024`,
  `insert into private.mail_outbox (subscriber_id, kind, state) select id, 'welcome', 'sending' from public.newsletter_subscribers_la2024`,
  `insert into public.newsletter_campaigns (subject, state, started_at) values ('News', 'sending', now())`,
  `insert into public.newsletter_campaign_mails (campaign_id, subscriber_id, state, claim, last_error)
    select campaign.id, reader.id, 'sending', gen_random_uuid(), 'Unknown: ' || reader.email
    from public.newsletter_campaigns as campaign, public.newsletter_subscribers_la2024 as reader`,
  `insert into public.person_notes (person_id, text) select known.person_id, m from ${people} join public.person_addresses as known using (email)`,
  `insert into public.person_tags (person_id, tag) select known.person_id, m from ${people} join public.person_addresses as known using (email)`,
  `insert into public.personal_mails (id, email, message_id, subject, body)
    select gen_random_uuid(), lower(message.email), message.id, message.name, message.name from public.contact_messages_la2024 as message`,
  `insert into public.booking_invitations (token_hash, email, expires_at)
    select sha256(convert_to(email, 'UTF8')), email, now() + interval '30 days' from public.person_addresses`,
  `insert into private.mail_outbox (personal_mail_id, kind, last_error) select id, 'personal', email from public.personal_mails`,
  `insert into public.testimonials_la2024 (name, title, company, content, image_url, has_picture_consent)
    select m || ' ' || m, m, m, m, '/images/' || m || '.jpg', true from ${people}`,
  // The history knows replaced pictures and deleted testimonials.
  `update public.testimonials_la2024 set image_url = replace(image_url, '.jpg', '.webp') where has_picture_consent`,
  `insert into public.testimonials_la2024 (name, content) select m || ' ' || m, m || ' deleted' from ${people}`,
  `delete from public.testimonials_la2024 where content like '% deleted'`,
  `insert into private.rate_counters (action, subject, hits, resets_at) select 'booking', 'email ' || email, 1, now() + interval '1 day' from ${people}`,
  `insert into private.slot_holds (holder, starts_at, ends_at, address, held_until)
    select distinct on (email) request_id, starts_at, ends_at, first_name, now() from public.bookings_la2024 where request_id is not null`,
  // A second address of the first person, joined, and their row of the history about the join.
  `insert into public.contact_messages_la2024 (name, email, message) values ('zq00zq', 'other.zq00zq@example.com', 'zq00zq')`,
  `select public.join_people(private.find_person('zq00zq@example.com'), private.find_person('other.zq00zq@example.com'))`,
  // Another address, whose records are all deleted, with a note that was changed and deleted, and a join that was undone, before.
  `insert into public.contact_messages_la2024 (name, email, message) select m || ' gone', 'gone.' || email, m from ${people}`,
  bookings(`date '2032-01-01' + number`, 'confirmed').replace('email, m, m, m', `'gone.' || email, m, m, m`),
  `insert into public.person_notes (person_id, text) select known.person_id, m from ${people}
    join public.person_addresses as known on known.email = 'gone.' || person.email`,
  `update public.person_notes as note set text = note.text || ' changed' from public.person_addresses as known
    where known.person_id = note.person_id and known.email like 'gone.%'`,
  `delete from public.person_notes where text like '% changed'`,
  `select public.join_people(private.find_person(email), private.find_person('gone.' || email)) from ${people}`,
  `select public.separate_person(known.origin_id) from public.person_addresses as known where known.email like 'gone.%'`,
  `insert into private.mail_outbox (booking_id, kind, state, sequence, last_error, announced_place) ${lostMail}
    where email like 'gone.%'`,
  `delete from public.bookings_la2024 where email like 'gone.%'`,
  `delete from public.contact_messages_la2024 where email like 'gone.%'`,
];

/** Every row of every table as text, except for the schedule's own. */
export async function dump({ driver }: Connection) {
  const tables = await driver.unsafe(`select table_schema || '.' || table_name as name from information_schema.tables
    where table_schema in ('public', 'private', 'auth', 'storage') and table_type = 'BASE TABLE' and table_name <> 'retention_runs'
    order by 1`);
  const rows: string[] = [];
  for (const { name } of tables) {
    const found = await driver.unsafe(`select lower(to_jsonb(one)::text) as text from ${name} as one`);
    rows.push(...found.map(({ text }) => `${name} ${text}`));
  }
  return rows.toSorted();
}

export const rowsWith = (rows: string[], wanted: readonly string[]) =>
  rows.filter((row) => wanted.some((marker) => row.includes(marker)));

export async function plantPeople({ driver }: Connection) {
  for (const step of steps) await driver.unsafe(step);
}

/** Columns for texts that are not about a person; `*` is the whole table. */
const notPersonal: Record<string, string[]> = {
  'private.booking_limits': ['*'],
  'private.calendar_access': ['*'],
  'private.deleted_rows': ['table_name', 'links'],
  'private.mail_outbox': ['kind', 'state', 'announced_status'],
  'private.post_words': ['*'],
  'private.rate_counters': ['action'],
  'private.rate_limits': ['*'],
  'private.recovery_codes': ['*'],
  'private.restored_links': ['*'],
  // A restore under way, into a project without people.
  'private.restore_pages': ['*'],
  'private.restores': ['*'],
  'private.setting_secrets': ['*'],
  'private.slot_holds': ['service_type'],
  'public.blocked_times': ['*'],
  'public.blog_posts_la2024': ['*'],
  'public.booking_rules': ['*'],
  'public.bookings_la2024': [
    ...[
      'service_type',
      'service_name',
      'appointment_time',
      'timezone',
      'status',
      'language',
      'price_label',
      'meeting_kind',
    ],
  ],
  'public.booking_invitations': ['service_type'],
  'public.calendar_feeds': ['*'],
  'public.calendars': ['*'],
  'public.change_history': ['actor', 'table_name', 'row_id', 'action', 'reason'],
  'public.contact_messages_la2024': ['service', 'service_name', 'status'],
  'public.newsletter_campaign_mails': ['state'],
  'public.newsletter_campaigns': ['*'],
  'public.newsletter_subscribers_la2024': ['source', 'status'],
  'public.services_la2024': ['*'],
  'public.site_settings_la2024': ['*'],
  'public.travel_dates': ['*'],
  'public.weekly_hours': ['*'],
  // Times and reasons. The events in the coach's calendar follow the bookings.
  'private.written_bookings': ['*'],
};

/** The columns for texts that hold fewer than all markers. */
export async function unplantedColumns({ driver }: Connection) {
  const columns = await driver.unsafe(`
    select c.table_schema || '.' || c.table_name as place, c.column_name as name
    from information_schema.columns as c join information_schema.tables as t using (table_schema, table_name)
    where c.table_schema in ('public', 'private') and t.table_type = 'BASE TABLE' and c.data_type in ('text', 'character varying', 'json', 'jsonb', 'ARRAY')
    order by 1, 2`);
  const missing = [];
  for (const { place, name } of columns) {
    const known = notPersonal[place] ?? [];
    if (known.includes('*') || known.includes(name)) continue;
    const [row] = await driver.unsafe(
      `select count(*)::integer as planted from unnest($1::text[]) as marker
      where exists (select 1 from ${place} as one where position(marker in lower(one.${name}::text)) > 0)`,
      [markers],
    );
    if (row?.planted !== count) missing.push(`${place}.${name}`);
  }
  return missing;
}

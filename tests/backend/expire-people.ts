import type { Connection } from '../../local-stack/backend/database';

/** Removes rows that retention does not cover, such as subscriptions. */
const uncovered = `
  delete from public.newsletter_campaign_mails where last_error ~ any ($1::text[]);
  delete from public.newsletter_subscribers_la2024 where email ~ any ($1::text[]);
  delete from public.testimonials_la2024 where name ~ any ($1::text[]);
  delete from private.deleted_rows where table_name = 'testimonials_la2024' and stored::text ~ any ($1::text[]);
  delete from private.rate_counters where subject ~ any ($1::text[]);
  delete from public.change_history where table_name in ('newsletter_subscribers_la2024', 'testimonials_la2024')
    and coalesce(before, after)::text ~ any ($1::text[])`;

/** Makes messages, answers, bookings and the history of these people ten years older, and some bookings canceled. */
const aged = `
  update public.bookings_la2024 set starts_at = starts_at - interval '10 years', ends_at = ends_at - interval '10 years',
    status = case when starts_at > now() and first_name < 'zq05zq' then 'cancelled' else 'completed' end
    where email ~ any ($1::text[]);
  update public.contact_messages_la2024 set created_at = created_at - interval '10 years' where lower(email) ~ any ($1::text[]);
  update public.personal_mails set created_at = created_at - interval '10 years' where email ~ any ($1::text[]);
  update private.mail_outbox set deleted_booking = deleted_booking || '{"starts_at": "2021-01-01T14:00:00Z"}'
    where deleted_booking ->> 'email' ~ any ($1::text[]);
  update public.change_history set changed_at = changed_at - interval '10 years',
    before = case when before ? 'starts_at' then before || '{"starts_at": "2021-01-01T14:00:00Z"}' else before end
    where coalesce(before, after)::text ~ any ($1::text[])`;

const recent = `update public.bookings_la2024 set starts_at = now() - interval '2 months', ends_at = now() - interval '2 months' + interval '1 hour'
  where starts_at < now() and email ~ any ($1::text[])`;

/** Leaves people nothing that is younger than ten years or not covered, and makes the past bookings of others recent. */
export async function expirePeople({ driver }: Connection, markers: string[], others: string[]) {
  for (const statement of uncovered.split(';')) await driver.unsafe(statement, [markers]);
  // Entries older than a year are deleted, as these would be.
  await driver.unsafe(
    `create or replace function private.drop_old_history(at_most integer) returns void language sql as 'select'`,
  );
  // Without triggers, which would write emails and compute the times from the dates.
  await driver.unsafe('set session_replication_role = replica');
  for (const statement of aged.split(';')) await driver.unsafe(statement, [markers]);
  await driver.unsafe(recent, [others]);
  await driver.unsafe('set session_replication_role = origin');
}

/** Stores the owner's months by kind. */
export async function setMonths({ driver }: Connection, months: Record<string, number>) {
  for (const [kind, number] of Object.entries(months))
    await driver.unsafe(
      `insert into public.site_settings_la2024 (key, value) values ($1, $2)
       on conflict (key) do update set value = excluded.value, updated_at = clock_timestamp()`,
      [`retention_${kind}_months`, JSON.stringify(String(number))],
    );
}

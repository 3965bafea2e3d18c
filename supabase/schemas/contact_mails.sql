-- The emails that are not about bookings: the alerts of messages and calendars to the owner, the newsletter's welcome, and what
-- the owner writes to a person. The outbox is in mail_outbox.sql.

create function private.subscription_signature(subscriber_id uuid) returns text
language sql stable set search_path = '' as $$
  select left(encode(sha256(key.secret || sha256(key.secret || convert_to('subscription ' || subscriber_id, 'UTF8'))), 'hex'), 40)
  from private.signing_key as key;
$$;

-- `link` has 32 hex digits of the subscriber's id and 40 of its signature. `is_outdated`: there is nothing to confirm anymore.
-- `message` of a personal email is the message that it quotes, and `alert_id` the email that announced it to the owner.
create type public.claimed_contact_mail as (
  mail_id uuid,
  claim uuid,
  kind text,
  attempt integer,
  email text,
  name text,
  company text,
  service_name text,
  message text,
  message_id uuid,
  link text,
  is_outdated boolean,
  calendar_name text,
  last_error text,
  read_at timestamptz,
  home_zone text,
  subject text,
  body text,
  message_at timestamptz,
  alert_id uuid
);

create function private.queue_calendar_mail(of_calendar uuid, its_kind text) returns void
language sql volatile set search_path = '' as $$
  insert into private.mail_outbox (calendar_id, kind) values (of_calendar, its_kind);
$$;

-- Claims due emails that are not about bookings, like claim_mail.
create function public.claim_contact_mails(at_most integer default 10) returns setof public.claimed_contact_mail
language sql volatile security definer set search_path = '' as $$
  select taken.id, taken.claim, taken.kind, taken.attempts, coalesce(message.email, subscriber.email, personal.email), coalesce(message.name, person.name),
    message.company, message.service_name, case when personal.quotes_message is not false then message.message end, message.id,
    replace(subscriber.id::text, '-', '') || private.subscription_signature(subscriber.id),
    coalesce(subscriber.status <> 'active' or subscriber.confirmed_at is not null, (taken.kind = 'owner-calendar-back') = (calendar.withdrawn_at is not null)),
    calendar.name, calendar.last_error, calendar.read_at, (select rules.home_zone from public.booking_rules as rules),
    personal.subject, personal.body, message.created_at,
    (select alert.id from private.mail_outbox as alert where alert.message_id = personal.message_id)
  from private.claim_due_mails(false, null, at_most) as taken
  left join public.personal_mails as personal on personal.id = taken.personal_mail_id
  left join public.person_addresses as known on known.email = personal.email
  left join public.people as person on person.id = known.person_id
  left join public.contact_messages_la2024 as message on message.id = coalesce(taken.message_id, personal.message_id)
  left join public.newsletter_subscribers_la2024 as subscriber on subscriber.id = taken.subscriber_id
  left join public.calendars as calendar on calendar.id = taken.calendar_id;
$$;

grant execute on function public.claim_contact_mails(integer) to service_role;

-- Confirms the address of a welcome email's link, and subscribes it again if it has unsubscribed. False for any other text.
create function public.confirm_subscription(link text) returns boolean
language plpgsql volatile security definer set search_path = '' as $$
declare
  signed_id uuid;
begin
  if link ~ '^[0-9a-f]{72}$' and (
    right(link, 40) = private.subscription_signature(left(link, 32)::uuid) or private.is_restored_link(link)
  ) then
    signed_id := left(link, 32)::uuid;
  end if;
  update public.newsletter_subscribers_la2024 as subscriber set status = 'active', confirmed_at = now()
  where subscriber.id = signed_id and not private.is_reader(subscriber);
  return exists (select 1 from public.newsletter_subscribers_la2024 as subscriber where subscriber.id = signed_id);
end;
$$;

grant execute on function public.confirm_subscription(text) to anon, authenticated;

set check_function_bodies = off;

-- Their functions are created again below.
drop type public.subscriber_overview cascade;
create type public.subscriber_overview as (total integer, active integer, confirmed integer, unsubscribed integer, this_month integer, this_week integer, months jsonb);
drop type public.undelivered_mail cascade;
create type public.undelivered_mail as (mail_id uuid, kind text, state text, booking_id uuid, message_id uuid, campaign_id uuid, about text, recipient text, attempts integer, reason text, given_up_at timestamp with time zone, is_over boolean, total integer);

alter table private.mail_outbox alter column booking_id drop not null;

update private.rate_limits set per_email = 3 where action = 'subscription';

create type public.claimed_contact_mail as (mail_id uuid, claim uuid, kind text, attempt integer, email text, name text, company text, service text, message text, message_id uuid, link text, is_outdated boolean);

alter table private.mail_outbox add column message_id uuid;

alter table private.mail_outbox add column subscriber_id uuid;

-- Existing subscribers count as confirmed. The default fills their rows without the trigger that would touch updated_at.
alter table public.newsletter_subscribers_la2024 add column confirmed_at timestamp with time zone default now();
alter table public.newsletter_subscribers_la2024 alter column confirmed_at drop default;

CREATE OR REPLACE FUNCTION private.store_message(wanted public.contact_messages_la2024)
 RETURNS public.contact_messages_la2024
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
declare
  stored public.contact_messages_la2024;
begin
  perform pg_advisory_xact_lock(hashtextextended('message ' || lower(wanted.email), 0));
  select * into stored from public.contact_messages_la2024 as earlier
  where earlier.created_at > now() - interval '10 minutes'
    and (earlier.name, earlier.email, earlier.company, earlier.service, earlier.message)
      = (wanted.name, wanted.email, wanted.company, wanted.service, wanted.message)
  limit 1;
  if stored.id is not null then
    -- Does not reveal whether the owner has read it.
    stored.status := 'unread';
    stored.updated_at := stored.created_at;
    return stored;
  end if;
  perform private.limit_messages(wanted.email);
  insert into public.contact_messages_la2024 (name, email, company, service, message)
  values (wanted.name, wanted.email, wanted.company, wanted.service, wanted.message)
  returning * into stored;
  insert into private.mail_outbox (message_id, kind) values (stored.id, 'owner-message');
  return stored;
end;
$function$;

CREATE OR REPLACE FUNCTION private.is_reader(subscriber public.newsletter_subscribers_la2024)
 RETURNS boolean
 LANGUAGE sql
 IMMUTABLE
 SET search_path TO ''
AS $function$
  select subscriber.status = 'active' and subscriber.confirmed_at is not null;
$function$;

CREATE OR REPLACE FUNCTION private.subscription_signature(subscriber_id uuid)
 RETURNS text
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  select left(encode(sha256(key.secret || sha256(key.secret || convert_to('subscription ' || subscriber_id, 'UTF8'))), 'hex'), 40)
  from private.signing_key as key;
$function$;

CREATE OR REPLACE FUNCTION public.subscribe(email text, website text DEFAULT ''::text, source text DEFAULT 'website'::text)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
#variable_conflict use_column
declare
  address text := private.email_address(subscribe.email);
  origin text := coalesce(nullif(subscribe.source, ''), 'website');
  unconfirmed uuid;
begin
  if not private.is_feature_on('newsletter_enabled') then
    perform private.reject('PT422', 'The newsletter is closed at the moment.', 'newsletter-closed');
  elsif origin !~ '^[a-z0-9-]{1,40}$' then
    perform private.reject('PT422', 'Please subscribe from one of the forms on this site.', 'source');
  elsif coalesce(subscribe.website, '') <> '' then
    return;
  elsif not private.is_within_address_limit('subscription') then
    perform private.reject('PT429', 'Many addresses were subscribed from your connection just now. Please try again in an hour.', 'address');
  elsif not private.is_within_email_limit('subscription', address) then
    -- An error would reveal that someone keeps subscribing this address.
    return;
  end if;

  insert into public.newsletter_subscribers_la2024 as known (email, source) values (address, origin)
  -- Someone else may have entered an address that had unsubscribed, so it has to be confirmed again.
  on conflict ((lower(email))) do update set status = 'active', confirmed_at = null where not private.is_reader(known)
  returning known.id into unconfirmed;
  insert into private.mail_outbox (subscriber_id, kind)
  select unconfirmed, 'welcome' where unconfirmed is not null
    and not exists (select 1 from private.mail_outbox as mail where mail.subscriber_id = unconfirmed and mail.state = 'waiting');
end;
$function$;

CREATE OR REPLACE FUNCTION public.subscriber_overview()
 RETURNS public.subscriber_overview
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  with zone as (
    select date_trunc('month', now() at time zone 'America/New_York') as this_month
  ), months as (
    select first_day, first_day at time zone 'America/New_York' as since,
      (first_day + interval '1 month') at time zone 'America/New_York' as until
    from zone, generate_series(zone.this_month - interval '11 months', zone.this_month, interval '1 month') as first_day
  ), counted as (
    select to_char(month.first_day, 'YYYY-MM') as month,
      (select count(*) from public.newsletter_subscribers_la2024 as joined
        where joined.created_at >= month.since and joined.created_at < month.until) as joined,
      (select count(*) from public.newsletter_subscribers_la2024 as gone
        where gone.status = 'unsubscribed' and gone.updated_at >= month.since and gone.updated_at < month.until) as gone
    from months as month
  )
  select count(*)::integer,
    (count(*) filter (where subscriber.status = 'active'))::integer,
    (count(*) filter (where subscriber.status = 'active' and subscriber.confirmed_at is not null))::integer,
    (count(*) filter (where subscriber.status = 'unsubscribed'))::integer,
    (select counted.joined from counted order by counted.month desc limit 1)::integer,
    (count(*) filter (where subscriber.created_at > now() - interval '7 days'))::integer,
    (select jsonb_agg(jsonb_build_object('month', counted.month, 'joined', counted.joined, 'left', counted.gone) order by counted.month) from counted)
  from public.newsletter_subscribers_la2024 as subscriber;
$function$;

CREATE OR REPLACE FUNCTION private.claim_due_mails(is_about_booking boolean, for_booking uuid, at_most integer)
 RETURNS SETOF private.mail_outbox
 LANGUAGE sql
 SET search_path TO ''
AS $function$
  with due as (
    select mail.id
    from private.mail_outbox as mail
    where ((mail.state = 'waiting' and mail.next_attempt_at <= now()) or (mail.state = 'claimed' and mail.claimed_until < now()))
      and (mail.booking_id is not null) = is_about_booking
      and (for_booking is null or mail.booking_id = for_booking)
    order by mail.next_attempt_at
    limit least(greatest(at_most, 1), 100)
    for update skip locked
  )
  update private.mail_outbox as mail
  set state = 'claimed', claim = gen_random_uuid(), claimed_until = now() + interval '2 minutes', attempts = mail.attempts + 1
  from due where mail.id = due.id
  returning mail.*;
$function$;

CREATE OR REPLACE FUNCTION public.claim_mail(for_booking uuid DEFAULT NULL::uuid, at_most integer DEFAULT 10)
 RETURNS SETOF public.claimed_mail
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select taken.id, taken.claim, taken.kind, taken.attempts, booking.id, booking.service_type, booking.service_name,
    booking.appointment_date, booking.appointment_time, booking.starts_at, booking.ends_at, booking.first_name,
    booking.last_name, booking.email, booking.phone, booking.company, booking.message, booking.status,
    booking.sequence, private.booking_link(booking.id)
  from private.claim_due_mails(true, for_booking, at_most) as taken
  join public.bookings_la2024 as booking on booking.id = taken.booking_id;
$function$;

CREATE OR REPLACE FUNCTION public.claim_contact_mails(at_most integer DEFAULT 10)
 RETURNS SETOF public.claimed_contact_mail
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select taken.id, taken.claim, taken.kind, taken.attempts, coalesce(message.email, subscriber.email), message.name,
    message.company, message.service, message.message, message.id,
    replace(subscriber.id::text, '-', '') || private.subscription_signature(subscriber.id),
    subscriber.status <> 'active' or subscriber.confirmed_at is not null
  from private.claim_due_mails(false, null, at_most) as taken
  left join public.contact_messages_la2024 as message on message.id = taken.message_id
  left join public.newsletter_subscribers_la2024 as subscriber on subscriber.id = taken.subscriber_id;
$function$;

CREATE OR REPLACE FUNCTION public.confirm_subscription(link text)
 RETURNS boolean
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  signed_id uuid;
begin
  if link ~ '^[0-9a-f]{72}$' and right(link, 40) = private.subscription_signature(left(link, 32)::uuid) then
    signed_id := left(link, 32)::uuid;
  end if;
  update public.newsletter_subscribers_la2024 as subscriber set status = 'active', confirmed_at = now()
  where subscriber.id = signed_id and not private.is_reader(subscriber);
  return exists (select 1 from public.newsletter_subscribers_la2024 as subscriber where subscriber.id = signed_id);
end;
$function$;

CREATE OR REPLACE FUNCTION public.start_campaign(campaign_id uuid)
 RETURNS integer
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  campaign public.newsletter_campaigns := private.lock_campaign(campaign_id);
  readers integer;
begin
  if campaign.state <> 'draft' then
    select count(*) into readers from public.newsletter_campaign_mails as mail where mail.campaign_id = campaign.id;
    return readers;
  elsif btrim(campaign.subject) = '' then
    perform private.reject('PT422', 'Please write a subject.', 'subject');
  elsif btrim(campaign.body, E' \t\r\n') = '' then
    perform private.reject('PT422', 'Please write the message.', 'body');
  end if;

  insert into public.newsletter_campaign_mails (campaign_id, subscriber_id)
  select campaign.id, subscriber.id
  from public.newsletter_subscribers_la2024 as subscriber
  where private.is_reader(subscriber);
  get diagnostics readers = row_count;
  if readers = 0 then
    perform private.reject('PT422', 'There are no confirmed subscribers to send this to.', 'no-readers');
  end if;
  update public.newsletter_campaigns as one set state = 'sending', started_at = now() where one.id = campaign.id;
  -- Without statistics about the new rows, the planner would sort them all for every batch that is claimed.
  analyze public.newsletter_campaign_mails;
  return readers;
end;
$function$;

CREATE OR REPLACE FUNCTION public.claim_campaign_mails(at_most integer DEFAULT 20, hold_seconds integer DEFAULT 120)
 RETURNS SETOF public.claimed_campaign_mail
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  due uuid[];
  held_until timestamptz := now() + make_interval(secs => least(greatest(hold_seconds, 1), 600));
begin
  update public.newsletter_campaign_mails as mail
  set state = 'doubtful', last_error = 'Sending broke off while the mail was handed over.'
  where mail.state = 'sending' and mail.claimed_until < now();

  loop
    select array_agg(taken.id) into due from (
      select mail.id
      from public.newsletter_campaign_mails as mail
      join public.newsletter_campaigns as campaign on campaign.id = mail.campaign_id and campaign.state = 'sending'
      where mail.state in ('waiting', 'claimed') and mail.next_attempt_at <= now()
        and (mail.state = 'waiting' or mail.claimed_until < now())
      limit least(greatest(at_most, 1), 100)
      for update of mail skip locked
    ) as taken;
    exit when due is null;

    return query
      with taken as (
        update public.newsletter_campaign_mails as mail
        set state = case when subscriber.id is null then 'skipped' else 'claimed' end,
          claim = gen_random_uuid(), claimed_until = held_until, attempts = mail.attempts + 1
        from unnest(due) as wanted (id)
        join public.newsletter_campaign_mails as same on same.id = wanted.id
        left join public.newsletter_subscribers_la2024 as subscriber
          on subscriber.id = same.subscriber_id and private.is_reader(subscriber)
        where mail.id = wanted.id
        returning mail.id, mail.claim, mail.campaign_id, subscriber.email, mail.attempts, mail.state
      )
      select taken.id, taken.claim, taken.campaign_id, taken.email, taken.attempts from taken where taken.state = 'claimed';
    -- All readers of this batch have unsubscribed: try the next one.
    exit when found;
  end loop;

  if due is null then
    perform private.close_finished_campaigns();
  end if;
end;
$function$;

CREATE OR REPLACE FUNCTION public.start_campaign_mail(mail_id uuid, mail_claim uuid, token_hash text, hold_seconds integer DEFAULT 120)
 RETURNS boolean
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  mail public.newsletter_campaign_mails;
begin
  select * into mail from public.newsletter_campaign_mails as one
  where one.id = mail_id and one.claim = mail_claim and one.state = 'claimed' for update;
  if mail.id is null then
    return false;
  elsif not exists (
    select 1 from public.newsletter_subscribers_la2024 as reader where reader.id = mail.subscriber_id and private.is_reader(reader)
  ) then
    update public.newsletter_campaign_mails as one set state = 'skipped' where one.id = mail.id;
    return false;
  elsif not exists (select 1 from public.newsletter_campaigns as one where one.id = mail.campaign_id and one.state = 'sending') then
    update public.newsletter_campaign_mails as one set state = 'waiting', attempts = one.attempts - 1 where one.id = mail.id;
    return false;
  end if;
  insert into private.unsubscribe_tokens (token_hash, mail_id) values (decode(token_hash, 'hex'), mail.id);
  update public.newsletter_campaign_mails as one
  set state = 'sending', claimed_until = now() + make_interval(secs => least(greatest(hold_seconds, 1), 600))
  where one.id = mail.id;
  return true;
end;
$function$;

CREATE OR REPLACE FUNCTION public.undelivered_mails(of_kind text DEFAULT NULL::text, first integer DEFAULT 0, at_most integer DEFAULT 20)
 RETURNS SETOF public.undelivered_mail
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  perform private.require_owner();
  return query
    select lost.*, (count(*) over ())::integer
    from (
      select mail.id as mail_id, mail.kind, private.delivery_state(mail) as state, booking.id as booking_id,
        null::uuid as message_id, null::uuid as campaign_id, btrim(booking.first_name || ' ' || booking.last_name) as about,
        case when mail.kind like 'owner-%' then '' else booking.email end as recipient, mail.attempts,
        mail.last_error as reason, coalesce(mail.given_up_at, mail.claimed_until) as given_up_at,
        booking.ends_at < now() as is_over
      from private.mail_outbox as mail
      join public.bookings_la2024 as booking on booking.id = mail.booking_id
      where mail.state in ('dead', 'sending') and mail.dismissed_at is null
        and (mail.state = 'dead' or mail.claimed_until < now())
        and (of_kind is null or of_kind = 'booking')
      union all
      select mail.id, mail.kind, private.delivery_state(mail), null, message.id, null, coalesce(message.name, subscriber.email),
        coalesce(subscriber.email, ''), mail.attempts, mail.last_error, coalesce(mail.given_up_at, mail.claimed_until),
        coalesce(subscriber.status <> 'active' or subscriber.confirmed_at is not null, false)
      from private.mail_outbox as mail
      left join public.contact_messages_la2024 as message on message.id = mail.message_id
      left join public.newsletter_subscribers_la2024 as subscriber on subscriber.id = mail.subscriber_id
      where mail.booking_id is null and mail.state in ('dead', 'sending') and mail.dismissed_at is null
        and (mail.state = 'dead' or mail.claimed_until < now())
        and (of_kind is null or of_kind = case when mail.message_id is null then 'campaign' else 'message' end)
      union all
      select mail.id, 'campaign', mail.state, null, null, campaign.id, campaign.subject, coalesce(reader.email, ''),
        mail.attempts, mail.last_error, mail.given_up_at, not coalesce(private.is_reader(reader), false)
      from public.newsletter_campaign_mails as mail
      join public.newsletter_campaigns as campaign on campaign.id = mail.campaign_id
      left join public.newsletter_subscribers_la2024 as reader on reader.id = mail.subscriber_id
      where mail.state in ('failed', 'doubtful') and mail.dismissed_at is null
        and (of_kind is null or of_kind = 'campaign')
    ) as lost
    order by lost.given_up_at desc nulls last, lost.mail_id
    offset greatest(first, 0) limit least(greatest(at_most, 1), 100);
end;
$function$;

CREATE OR REPLACE FUNCTION public.retry_mails(mail_ids uuid[])
 RETURNS integer
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  of_outbox integer;
  campaigns uuid[];
begin
  perform private.require_owner();
  if cardinality(mail_ids) > 100 then
    perform private.reject('PT422', 'Please select no more than 100 emails.', 'mail-ids');
  end if;

  update private.mail_outbox as mail
  set state = 'waiting', attempts = 0, next_attempt_at = now(), claim = null, claimed_until = null,
    given_up_at = null, dismissed_at = null
  where mail.id = any (mail_ids) and private.delivery_state(mail) in ('failed', 'doubtful')
    and not exists (select 1 from public.bookings_la2024 as booking where booking.id = mail.booking_id and booking.ends_at <= now());
  get diagnostics of_outbox = row_count;

  with again as (
    update public.newsletter_campaign_mails as mail
    set state = 'waiting', attempts = 0, next_attempt_at = now(), claim = null, claimed_until = null,
      given_up_at = null, dismissed_at = null
    where mail.id = any (mail_ids) and mail.state in ('failed', 'doubtful')
    returning mail.campaign_id
  )
  select coalesce(array_agg(again.campaign_id), '{}') into campaigns from again;
  -- Retrying a mail does not resume a paused campaign.
  update public.newsletter_campaigns as campaign set state = 'sending', finished_at = null
  where campaign.id = any (campaigns) and campaign.state = 'sent';
  return of_outbox + cardinality(campaigns);
end;
$function$;

CREATE OR REPLACE FUNCTION public.dismiss_mails(mail_ids uuid[], is_dismissed boolean DEFAULT true)
 RETURNS integer
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  put_away timestamptz := case when is_dismissed then now() end;
  of_outbox integer;
  of_campaigns integer;
begin
  perform private.require_owner();
  if cardinality(mail_ids) > 100 then
    perform private.reject('PT422', 'Please select no more than 100 emails.', 'mail-ids');
  end if;
  update private.mail_outbox as mail set dismissed_at = put_away
  where mail.id = any (mail_ids) and private.delivery_state(mail) in ('failed', 'doubtful');
  get diagnostics of_outbox = row_count;
  update public.newsletter_campaign_mails as mail set dismissed_at = put_away
  where mail.id = any (mail_ids) and mail.state in ('failed', 'doubtful');
  get diagnostics of_campaigns = row_count;
  return of_outbox + of_campaigns;
end;
$function$;

alter table private.mail_outbox add constraint mail_outbox_message_id_fkey FOREIGN KEY (message_id) REFERENCES public.contact_messages_la2024(id) ON DELETE CASCADE;

alter table private.mail_outbox add constraint mail_outbox_subscriber_id_fkey FOREIGN KEY (subscriber_id) REFERENCES public.newsletter_subscribers_la2024(id) ON DELETE CASCADE;

alter table private.mail_outbox add constraint mail_outbox_about_one CHECK ((num_nonnulls(booking_id, message_id, subscriber_id) = 1));

alter table private.mail_outbox drop constraint mail_outbox_kind_known;
alter table private.mail_outbox add constraint mail_outbox_kind_known CHECK (
CASE
    WHEN (message_id IS NOT NULL) THEN (kind = 'owner-message'::text)
    WHEN (subscriber_id IS NOT NULL) THEN (kind = 'welcome'::text)
    ELSE (kind = ANY (ARRAY['confirmation'::text, 'owner-notice'::text, 'confirmed'::text, 'moved'::text, 'cancelled'::text, 'reinstated'::text, 'reminder'::text, 'owner-moved'::text, 'owner-cancelled'::text]))
END);

CREATE UNIQUE INDEX mail_outbox_once_per_message ON private.mail_outbox USING btree (message_id);

CREATE INDEX mail_outbox_by_subscriber ON private.mail_outbox USING btree (subscriber_id, created_at);

grant execute on function public.claim_contact_mails(integer) to service_role;

grant execute on function public.confirm_subscription(text) to anon;

grant execute on function public.confirm_subscription(text) to authenticated;

comment on column public.newsletter_subscribers_la2024.confirmed_at is 'When the reader confirmed the address with the link in the welcome mail. Campaigns go to confirmed addresses only.';

grant execute on function public.subscriber_overview() to authenticated;

grant execute on function public.undelivered_mails(text, integer, integer) to authenticated;

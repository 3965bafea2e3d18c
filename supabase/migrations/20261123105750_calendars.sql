-- Other calendars: their busy times are taken, and they can subscribe to bookings.

set check_function_bodies = off;

alter type public.claimed_contact_mail
  add attribute calendar_name text, add attribute last_error text, add attribute read_at timestamptz,
  add attribute home_zone text;

create type public.claimed_calendar as (calendar_id uuid, claim uuid, kind text, sealed text, version text, known_until timestamp with time zone);

create table public.calendars (
  id uuid default gen_random_uuid() not null,
  name text not null,
  kind text not null,
  host text not null,
  created_at timestamp with time zone default now() not null,
  read_at timestamp with time zone default now() not null,
  tried_at timestamp with time zone default now() not null,
  next_try_at timestamp with time zone default now() not null,
  failures integer default 0 not null,
  last_error text default ''::text not null,
  event_count integer default 0 not null,
  withdrawn_at timestamp with time zone
);

create table private.calendar_access (
  calendar_id uuid not null,
  sealed text not null,
  version text default ''::text not null,
  known_until timestamp with time zone default now() not null,
  claim uuid,
  claimed_until timestamp with time zone default '-infinity'::timestamp with time zone not null
);

create table private.busy_times (
  calendar_id uuid not null,
  span tstzrange not null
);

create table public.calendar_feeds (
  id uuid default gen_random_uuid() not null,
  name text not null,
  shows_clients boolean not null,
  created_at timestamp with time zone default now() not null,
  read_at timestamp with time zone
);

create table private.calendar_feed_secrets (
  secret_hash bytea not null,
  feed_id uuid not null
);

alter table private.mail_outbox add column calendar_id uuid;

CREATE OR REPLACE FUNCTION private.reread_calendars()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  update private.calendar_access set known_until = now() where true;
  update public.calendars set next_try_at = now() where true;
  return null;
end;
$function$;

CREATE OR REPLACE FUNCTION private.calendar_patience()
 RETURNS interval
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  select make_interval(hours => coalesce(substring(private.setting_or('calendar_patience_hours', '') from '^[0-9]{1,3}$'), '24')::integer);
$function$;

CREATE OR REPLACE FUNCTION private.is_calendar_overdue()
 RETURNS boolean
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  select exists (select 1 from public.calendars as calendar where calendar.read_at < now() - private.calendar_patience());
$function$;

CREATE OR REPLACE FUNCTION public.busy_times(begins timestamp with time zone, ends timestamp with time zone)
 RETURNS TABLE(starts_at timestamp with time zone, ends_at timestamp with time zone, calendar_name text)
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  perform private.require_owner();
  return query
    select lower(busy.span), upper(busy.span), calendar.name
    from private.busy_times as busy join public.calendars as calendar on calendar.id = busy.calendar_id
    where busy.span && tstzrange(begins, least(ends, begins + interval '100 days'), '[)')
    order by 1, 2
    limit 2000;
end;
$function$;

CREATE OR REPLACE FUNCTION private.keep_reading(of_calendar uuid, reading jsonb)
 RETURNS void
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
  update private.calendar_access as access set version = coalesce(reading ->> 'version', '') where access.calendar_id = of_calendar;
  if jsonb_typeof(reading -> 'spans') is distinct from 'array' then
    return;
  end if;
  update private.calendar_access as access set known_until = (reading ->> 'known_until')::timestamptz where access.calendar_id = of_calendar;
  update public.calendars as calendar set event_count = (reading ->> 'event_count')::integer where calendar.id = of_calendar;
  delete from private.busy_times as busy where busy.calendar_id = of_calendar;
  insert into private.busy_times (calendar_id, span)
  select of_calendar, tstzrange((pair ->> 0)::timestamptz, (pair ->> 1)::timestamptz, '[)')
  from jsonb_array_elements(reading -> 'spans') as pair;
end;
$function$;

CREATE OR REPLACE FUNCTION public.connect_calendar(name text, kind text, host text, sealed text, reading jsonb)
 RETURNS uuid
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  added uuid;
begin
  if (select count(*) from public.calendars) >= 20 then
    perform private.reject('PT422', 'No more than 20 calendars can be connected. Remove one first.', 'name');
  end if;
  insert into public.calendars (name, kind, host, next_try_at)
  values (btrim(connect_calendar.name), connect_calendar.kind, connect_calendar.host, now() + interval '10 minutes')
  returning id into added;
  insert into private.calendar_access (calendar_id, sealed) values (added, connect_calendar.sealed);
  perform private.keep_reading(added, reading);
  return added;
end;
$function$;

CREATE OR REPLACE FUNCTION public.claim_calendars(only_one uuid DEFAULT NULL::uuid)
 RETURNS SETOF public.claimed_calendar
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
  with due as (
    select calendar.id, calendar.kind
    from public.calendars as calendar join private.calendar_access as access on access.calendar_id = calendar.id
    where case when only_one is null then calendar.next_try_at <= now() else calendar.id = only_one end
      and access.claimed_until <= now()
    order by calendar.next_try_at
    limit 5
    for update of access skip locked
  )
  update private.calendar_access as access
  set claim = gen_random_uuid(), claimed_until = now() + interval '2 minutes'
  from due where access.calendar_id = due.id
  returning access.calendar_id, access.claim, due.kind, access.sealed, access.version, access.known_until;
$function$;

CREATE OR REPLACE FUNCTION public.finish_calendar(of_calendar uuid, its_claim uuid, reading jsonb)
 RETURNS boolean
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  was_withdrawn boolean;
begin
  update private.calendar_access as access set claim = null, claimed_until = '-infinity'
  where access.calendar_id = of_calendar and access.claim = its_claim;
  if not found then
    return false;
  end if;
  perform private.keep_reading(of_calendar, reading);
  select calendar.withdrawn_at is not null into was_withdrawn from public.calendars as calendar where calendar.id = of_calendar for update;
  update public.calendars as calendar
  set read_at = now(), tried_at = now(), next_try_at = now() + interval '10 minutes', failures = 0, last_error = '', withdrawn_at = null
  where calendar.id = of_calendar;
  if was_withdrawn then
    perform private.queue_calendar_mail(of_calendar, 'owner-calendar-back');
  end if;
  return true;
end;
$function$;

CREATE OR REPLACE FUNCTION public.fail_calendar(of_calendar uuid, its_claim uuid, reason text)
 RETURNS boolean
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  calendar public.calendars;
begin
  update private.calendar_access as access set claim = null, claimed_until = '-infinity'
  where access.calendar_id = of_calendar and access.claim = its_claim;
  if not found then
    return false;
  end if;
  update public.calendars as failed
  set tried_at = now(), failures = failed.failures + 1, last_error = left(reason, 300),
    next_try_at = now() + least(interval '60 minutes', interval '5 minutes' * (2 ^ least(failed.failures, 5)))
  where failed.id = of_calendar
  returning * into calendar;
  if calendar.withdrawn_at is null and calendar.read_at < now() - private.calendar_patience() then
    update public.calendars as overdue set withdrawn_at = calendar.read_at + private.calendar_patience() where overdue.id = of_calendar;
    perform private.queue_calendar_mail(of_calendar, 'owner-calendar-overdue');
  end if;
  return true;
end;
$function$;

CREATE OR REPLACE FUNCTION private.taken_for_visitors(first_day date, last_day date, service_type text DEFAULT NULL::text, holder uuid DEFAULT NULL::uuid, except_booking uuid DEFAULT NULL::uuid)
 RETURNS TABLE(starts_at timestamp with time zone, ends_at timestamp with time zone)
 LANGUAGE sql
 STABLE
 SET search_path TO ''
 SET jit TO 'off'
AS $function$
  with buffers as materialized (
    select service.id, private.buffer_of(service.id) as buffer from public.services_la2024 as service
  ), asked as (
    select
      first_day::timestamp at time zone private.zone_on(first_day) as begins,
      (last_day + 1)::timestamp at time zone private.zone_on(last_day) as ends,
      coalesce((select own.buffer from buffers as own where own.id = taken_for_visitors.service_type), interval '0') as buffer,
      (select max(one.buffer) from buffers as one) as longest_buffer,
      rules.daily_cap
    from public.booking_rules as rules
    where first_day <= last_day
  ), promised as (
    select booking.starts_at, booking.ends_at, booking.service_type
    from public.bookings_la2024 as booking, asked
    where booking.status in ('pending', 'confirmed')
      and (booking.lapses_at <= now()) is not true
      and booking.id is distinct from except_booking
      and (booking.request_id is null or booking.request_id is distinct from taken_for_visitors.holder)
      and tstzrange(booking.starts_at, booking.ends_at, '[)') && tstzrange(asked.begins - asked.longest_buffer, asked.ends + asked.longest_buffer, '[)')
    union all
    select hold.starts_at, hold.ends_at, hold.service_type
    from private.slot_holds as hold, asked
    where hold.held_until > now()
      and hold.holder is distinct from taken_for_visitors.holder
      and tstzrange(hold.starts_at, hold.ends_at, '[)') && tstzrange(asked.begins - asked.longest_buffer, asked.ends + asked.longest_buffer, '[)')
  )
  select promised.starts_at - greatest(asked.buffer, own.buffer), promised.ends_at + greatest(asked.buffer, own.buffer)
  from asked, promised left join buffers as own on own.id = promised.service_type
  union all
  select greatest(blocked.starts_at, asked.begins), least(blocked.ends_at, asked.ends)
  from public.blocked_times as blocked, asked
  where tstzrange(blocked.starts_at, blocked.ends_at, '[)') && tstzrange(asked.begins, asked.ends, '[)')
  union all
  select greatest(lower(busy.span), asked.begins), least(upper(busy.span), asked.ends)
  from private.busy_times as busy, asked
  where busy.span && tstzrange(asked.begins, asked.ends, '[)')
  union all
  select asked.begins, asked.ends from asked where private.is_calendar_overdue()
  union all
  select day.begins, day.ends
  from asked, generate_series(0, last_day - first_day) as number,
    lateral (select
      private.day_start(first_day + number) as begins,
      private.day_start(first_day + number + 1) as ends) as day
  where asked.daily_cap is not null and asked.daily_cap <= (
    select count(*) from promised where promised.starts_at >= day.begins and promised.starts_at < day.ends
  );
$function$;

CREATE OR REPLACE FUNCTION private.queue_calendar_mail(of_calendar uuid, its_kind text)
 RETURNS void
 LANGUAGE sql
 SET search_path TO ''
AS $function$
  insert into private.mail_outbox (calendar_id, kind) values (of_calendar, its_kind);
$function$;

CREATE OR REPLACE FUNCTION public.claim_contact_mails(at_most integer DEFAULT 10)
 RETURNS SETOF public.claimed_contact_mail
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select taken.id, taken.claim, taken.kind, taken.attempts, coalesce(message.email, subscriber.email), message.name,
    message.company, message.service_name, message.message, message.id,
    replace(subscriber.id::text, '-', '') || private.subscription_signature(subscriber.id),
    coalesce(subscriber.status <> 'active' or subscriber.confirmed_at is not null, (taken.kind = 'owner-calendar-back') = (calendar.withdrawn_at is not null)),
    calendar.name, calendar.last_error, calendar.read_at, (select rules.home_zone from public.booking_rules as rules)
  from private.claim_due_mails(false, null, at_most) as taken
  left join public.contact_messages_la2024 as message on message.id = taken.message_id
  left join public.newsletter_subscribers_la2024 as subscriber on subscriber.id = taken.subscriber_id
  left join public.calendars as calendar on calendar.id = taken.calendar_id;
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
      select mail.id as mail_id, mail.kind, private.delivery_state(mail) as state,
        case when mail.deleted_booking is null then booking.id end as booking_id,
        null::uuid as message_id, null::uuid as campaign_id, btrim(booking.first_name || ' ' || booking.last_name) as about,
        case when mail.kind like 'owner-%' then '' else booking.email end as recipient, mail.attempts,
        mail.last_error as reason, coalesce(mail.given_up_at, mail.claimed_until) as given_up_at,
        booking.ends_at < now() or (mail.deleted_booking is not null and not private.announces_cancellation(mail.kind)) as is_over
      from private.mail_outbox as mail
      cross join lateral private.booking_of_mail(mail) as booking
      where mail.booking_id is not null and mail.state in ('dead', 'sending') and mail.dismissed_at is null
        and (mail.state = 'dead' or mail.claimed_until < now())
        and (of_kind is null or of_kind = 'booking')
        and (mail.batch is null or not exists (
          select 1 from private.mail_outbox as earlier
          where earlier.batch = mail.batch and earlier.id < mail.id and earlier.state = mail.state and earlier.dismissed_at is null))
      union all
      select mail.id, mail.kind, private.delivery_state(mail), null, message.id, null, coalesce(message.name, subscriber.email, calendar.name),
        coalesce(subscriber.email, ''), mail.attempts, mail.last_error, coalesce(mail.given_up_at, mail.claimed_until),
        coalesce(subscriber.status <> 'active' or subscriber.confirmed_at is not null, false)
      from private.mail_outbox as mail
      left join public.contact_messages_la2024 as message on message.id = mail.message_id
      left join public.newsletter_subscribers_la2024 as subscriber on subscriber.id = mail.subscriber_id
      left join public.calendars as calendar on calendar.id = mail.calendar_id
      where mail.booking_id is null and mail.state in ('dead', 'sending') and mail.dismissed_at is null
        and (mail.state = 'dead' or mail.claimed_until < now())
        and (of_kind is null or of_kind = case when mail.subscriber_id is not null then 'campaign' else 'message' end)
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

CREATE OR REPLACE FUNCTION private.unusual_time(booking public.bookings_la2024)
 RETURNS text
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  with asked as (select tstzrange(booking.starts_at, booking.ends_at, '[)') as span)
  select case
    when booking.starts_at <= now() then 'This time is in the past.'
    when exists (
      select 1 from public.blocked_times as blocked where tstzrange(blocked.starts_at, blocked.ends_at, '[)') && asked.span
    ) then 'You have blocked this time.'
    when exists (
      select 1 from private.busy_times as busy where busy.span && asked.span
    ) then 'Another of your calendars is busy at this time.'
    when exists (
      select 1 from private.slot_holds as hold
      where hold.held_until > now() and tstzrange(hold.starts_at, hold.ends_at, '[)') && asked.span
    ) then 'A visitor is filling in the booking form for this time.'
    when not exists (
      select 1 from public.weekly_hours as hours
      where hours.weekday = extract(isodow from booking.appointment_date)
        and booking.appointment_time::time >= hours.start_times[1]
        and booking.ends_at <= private.coach_instant(booking.appointment_date, hours.ends_by)
    ) then 'This time is outside your weekly hours.'
  end
  from asked;
$function$;

CREATE OR REPLACE FUNCTION public.add_calendar_feed(name text, shows_clients boolean)
 RETURNS text
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  secret text := replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', '');
  added uuid;
begin
  perform private.require_owner();
  if (select count(*) from public.calendar_feeds) >= 20 then
    perform private.reject('PT422', 'No more than 20 feeds can exist. Revoke one first.', 'name');
  end if;
  insert into public.calendar_feeds (name, shows_clients)
  values (private.clean_line(add_calendar_feed.name, 'name', 'name', 80, true), add_calendar_feed.shows_clients)
  returning id into added;
  insert into private.calendar_feed_secrets (secret_hash, feed_id) values (sha256(convert_to(secret, 'UTF8')), added);
  return secret;
end;
$function$;

CREATE OR REPLACE FUNCTION public.read_calendar_feed(secret text)
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  feed public.calendar_feeds;
begin
  select known.* into feed
  from public.calendar_feeds as known join private.calendar_feed_secrets as own on own.feed_id = known.id
  where own.secret_hash = sha256(convert_to(secret, 'UTF8'));
  if feed.id is null then
    return null;
  end if;
  update public.calendar_feeds as known set read_at = now()
  where known.id = feed.id and (known.read_at > now() - interval '1 hour') is not true;
  return jsonb_build_object('name', feed.name, 'bookings', coalesce((
    select jsonb_agg(
      jsonb_build_object(
        'id', booking.id, 'starts_at', booking.starts_at, 'ends_at', booking.ends_at, 'status', booking.status,
        'sequence', booking.sequence, 'updated_at', booking.updated_at
      ) || case when feed.shows_clients then jsonb_build_object(
        'client', btrim(booking.first_name || ' ' || booking.last_name), 'service_name', booking.service_name, 'email', booking.email,
        'phone', booking.phone, 'meeting_kind', booking.meeting_kind, 'meeting_place', booking.meeting_place
      ) else '{}' end
      order by booking.starts_at, booking.id
    )
    from public.bookings_la2024 as booking
    where booking.status <> 'cancelled' and (booking.lapses_at <= now()) is not true and booking.ends_at > now() - interval '3 months'
  ), '[]'));
end;
$function$;

alter table public.calendars add constraint calendars_name_length CHECK (((char_length(btrim(name)) >= 1) AND (char_length(btrim(name)) <= 80)));

alter table public.calendars add constraint calendars_kind_known CHECK ((kind = ANY (ARRAY['icalendar'::text, 'caldav'::text])));

alter table public.calendars add constraint calendars_host_length CHECK (((char_length(host) >= 1) AND (char_length(host) <= 253)));

alter table public.calendars add constraint calendars_error_length CHECK ((char_length(last_error) <= 300));

alter table public.calendars add constraint calendars_pkey PRIMARY KEY (id);

alter table private.calendar_access add constraint calendar_access_sealed_length CHECK ((char_length(sealed) <= 8000));

alter table private.calendar_access add constraint calendar_access_version_length CHECK ((char_length(version) <= 500));

alter table private.calendar_access add constraint calendar_access_pkey PRIMARY KEY (calendar_id);

alter table private.calendar_access add constraint calendar_access_calendar_id_fkey FOREIGN KEY (calendar_id) REFERENCES public.calendars(id) ON DELETE CASCADE;

alter table private.busy_times add constraint busy_times_span CHECK (((NOT isempty(span)) AND lower_inc(span) AND (NOT upper_inc(span)) AND (NOT lower_inf(span)) AND (NOT upper_inf(span))));

alter table private.busy_times add constraint busy_times_pkey PRIMARY KEY (calendar_id, span);

alter table private.busy_times add constraint busy_times_calendar_id_fkey FOREIGN KEY (calendar_id) REFERENCES public.calendars(id) ON DELETE CASCADE;

alter table private.mail_outbox add constraint mail_outbox_calendar_id_fkey FOREIGN KEY (calendar_id) REFERENCES public.calendars(id) ON DELETE CASCADE;

alter table private.mail_outbox drop constraint mail_outbox_about_one;
alter table private.mail_outbox add constraint mail_outbox_about_one CHECK ((num_nonnulls(booking_id, message_id, subscriber_id, calendar_id) = 1));

alter table private.mail_outbox drop constraint mail_outbox_kind_known;
alter table private.mail_outbox add constraint mail_outbox_kind_known CHECK (
CASE
    WHEN (message_id IS NOT NULL) THEN (kind = 'owner-message'::text)
    WHEN (subscriber_id IS NOT NULL) THEN (kind = 'welcome'::text)
    WHEN (calendar_id IS NOT NULL) THEN (kind = ANY (ARRAY['owner-calendar-overdue'::text, 'owner-calendar-back'::text]))
    ELSE (kind = ANY (ARRAY['confirmation'::text, 'owner-notice'::text, 'confirmed'::text, 'moved'::text, 'relocated'::text, 'cancelled'::text, 'reinstated'::text, 'reminder'::text, 'owner-moved'::text, 'owner-cancelled'::text]))
END);

alter table public.calendar_feeds add constraint calendar_feeds_name_length CHECK (((char_length(btrim(name)) >= 1) AND (char_length(btrim(name)) <= 80)));

alter table public.calendar_feeds add constraint calendar_feeds_pkey PRIMARY KEY (id);

alter table private.calendar_feed_secrets add constraint calendar_feed_secrets_hash_length CHECK ((octet_length(secret_hash) = 32));

alter table private.calendar_feed_secrets add constraint calendar_feed_secrets_pkey PRIMARY KEY (secret_hash);

alter table private.calendar_feed_secrets add constraint calendar_feed_secrets_feed_id_fkey FOREIGN KEY (feed_id) REFERENCES public.calendar_feeds(id) ON DELETE CASCADE;

CREATE INDEX busy_times_by_span ON private.busy_times USING gist (span);

CREATE INDEX mail_outbox_by_calendar ON private.mail_outbox USING btree (calendar_id);

CREATE INDEX calendar_feed_secrets_by_feed ON private.calendar_feed_secrets USING btree (feed_id);

CREATE TRIGGER zz_keep_history AFTER DELETE OR UPDATE OF name ON public.calendars FOR EACH ROW EXECUTE FUNCTION private.record_change();

CREATE TRIGGER travel_dates_reread_calendars AFTER INSERT OR DELETE OR UPDATE ON public.travel_dates FOR EACH STATEMENT EXECUTE FUNCTION private.reread_calendars();

CREATE TRIGGER booking_rules_reread_calendars AFTER UPDATE OF home_zone ON public.booking_rules FOR EACH STATEMENT EXECUTE FUNCTION private.reread_calendars();

CREATE TRIGGER zz_keep_history AFTER INSERT OR DELETE ON public.calendar_feeds FOR EACH ROW EXECUTE FUNCTION private.record_change();

alter table public.calendars enable row level security;

alter table private.calendar_access enable row level security;

alter table private.busy_times enable row level security;

alter table public.calendar_feeds enable row level security;

alter table private.calendar_feed_secrets enable row level security;

create policy "the owner reads calendars" on public.calendars as PERMISSIVE for SELECT to authenticated using (( SELECT public.is_owner() AS is_owner));

create policy "the owner renames calendars" on public.calendars as PERMISSIVE for UPDATE to authenticated using (( SELECT public.is_owner() AS is_owner)) with check (( SELECT public.is_owner() AS is_owner));

create policy "the owner removes calendars" on public.calendars as PERMISSIVE for DELETE to authenticated using (( SELECT public.is_owner() AS is_owner));

create policy "the owner reads feeds" on public.calendar_feeds as PERMISSIVE for SELECT to authenticated using (( SELECT public.is_owner() AS is_owner));

create policy "the owner revokes feeds" on public.calendar_feeds as PERMISSIVE for DELETE to authenticated using (( SELECT public.is_owner() AS is_owner));

grant select on table public.calendars to authenticated;

grant delete on table public.calendars to authenticated;

grant select on table public.calendars to service_role;

grant select on table public.calendar_feeds to authenticated;

grant delete on table public.calendar_feeds to authenticated;

grant select on table public.calendar_feeds to service_role;

grant update (name) on table public.calendars to authenticated;

grant execute on function public.busy_times(timestamp with time zone,timestamp with time zone) to authenticated;

grant execute on function public.connect_calendar(text,text,text,text,jsonb) to service_role;

grant execute on function public.claim_calendars(uuid) to service_role;

grant execute on function public.finish_calendar(uuid,uuid,jsonb) to service_role;

grant execute on function public.fail_calendar(uuid,uuid,text) to service_role;

grant execute on function public.add_calendar_feed(text,boolean) to authenticated;

grant execute on function public.read_calendar_feed(text) to service_role;

comment on column public.calendars.host is 'The server that answers. Addresses and passwords are secrets: private.calendar_access.';

comment on column public.calendars.withdrawn_at is 'Since when no times are offered because it cannot be read.';

comment on column public.calendars.read_at is 'When its busy times were last known to be current.';

comment on column public.calendars.event_count is 'Busy events in the next three months.';

comment on column public.calendar_feeds.shows_clients is 'Otherwise the feed only says that the coach is busy.';

comment on column public.calendar_feeds.read_at is 'When a calendar last read it, accurate to an hour; null if none has.';

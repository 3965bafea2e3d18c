set check_function_bodies = off;

alter type public.claimed_mail add attribute batch uuid;

alter table private.mail_outbox add column batch uuid;

alter table public.bookings_la2024 add column series_id uuid;

CREATE OR REPLACE FUNCTION public.claim_mail(for_booking uuid DEFAULT NULL::uuid, at_most integer DEFAULT 10)
 RETURNS SETOF public.claimed_mail
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select private.lapse_requests();
  select taken.id, taken.claim, taken.kind, taken.attempts, booking.id, booking.service_type, booking.service_name,
    booking.appointment_date, booking.appointment_time, booking.starts_at, booking.ends_at, booking.first_name,
    booking.last_name, booking.email, booking.phone, booking.company, booking.message, booking.status,
    booking.sequence, private.booking_link(booking.id), booking.visitor_time_zone, booking.language, booking.cancel_reason,
    booking.lapses_at, taken.batch
  from private.claim_due_mails(true, for_booking, at_most) as taken
  cross join lateral private.booking_of_mail(taken) as booking;
$function$;

CREATE OR REPLACE FUNCTION private.queue_change_mails()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  is_visitors boolean := coalesce(current_setting('booking.changed_by', true), '') = 'visitor';
  announced private.mail_outbox;
  kind text;
begin
  perform private.queue_reminder(new);
  -- A lapsed request is not mailed: its address is unconfirmed.
  if new.starts_at < now() or coalesce(current_setting('booking.changed_by', true), '') = 'lapse' then
    return null;
  end if;
  delete from private.mail_outbox as mail
  where mail.booking_id = new.id and mail.state = 'waiting' and mail.kind in ('confirmed', 'moved', 'cancelled', 'reinstated');
  select * into announced from private.mail_outbox as mail
  where mail.booking_id = new.id and mail.kind in ('confirmation', 'confirmed', 'moved', 'cancelled', 'reinstated')
  order by mail.sequence desc limit 1;
  kind := private.change_mail_kind(coalesce(announced.announced_status, 'pending'), coalesce(announced.announced_start, old.starts_at), new);
  if kind is null then
    return null;
  end if;
  insert into private.mail_outbox (booking_id, kind, sequence, announced_status, announced_start, next_attempt_at, batch)
  values (new.id, kind, new.sequence, new.status, new.starts_at,
    case when is_visitors then now() else now() + interval '30 seconds' end,
    nullif(current_setting('booking.mail_batch', true), '')::uuid);
  if is_visitors and kind in ('moved', 'cancelled') then
    insert into private.mail_outbox (booking_id, kind, sequence) values (new.id, 'owner-' || kind, new.sequence);
  end if;
  return null;
end;
$function$;

CREATE OR REPLACE FUNCTION private.claim_due_mails(is_about_booking boolean, for_booking uuid, at_most integer)
 RETURNS SETOF private.mail_outbox
 LANGUAGE sql
 SET search_path TO ''
AS $function$
  with due as (
    select mail.id, mail.batch
    from private.mail_outbox as mail
    where ((mail.state = 'waiting' and mail.next_attempt_at <= now()) or (mail.state = 'claimed' and mail.claimed_until < now()))
      and (mail.booking_id is not null) = is_about_booking
      and (for_booking is null or mail.booking_id = for_booking
        or mail.batch in (select own.batch from private.mail_outbox as own where own.booking_id = for_booking))
      and (mail.batch is null or not exists (
        select 1 from private.mail_outbox as earlier
        where earlier.batch = mail.batch and earlier.id < mail.id and earlier.state in ('waiting', 'claimed')))
    order by mail.next_attempt_at
    limit least(greatest(at_most, 1), 100)
    for update skip locked
  )
  update private.mail_outbox as mail
  set state = 'claimed', claim = gen_random_uuid(), claimed_until = now() + interval '2 minutes', attempts = mail.attempts + 1
  from due
  where mail.id = due.id or (mail.batch = due.batch and mail.state in ('waiting', 'claimed'))
  returning mail.*;
$function$;

CREATE OR REPLACE FUNCTION private.with_batches(mail_ids uuid[])
 RETURNS SETOF uuid
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  select mail.id from private.mail_outbox as mail
  where mail.id = any (mail_ids)
    or mail.batch in (select asked.batch from private.mail_outbox as asked where asked.id = any (mail_ids));
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
  where mail.id in (select private.with_batches(mail_ids)) and private.delivery_state(mail) in ('failed', 'doubtful');
  get diagnostics of_outbox = row_count;
  update public.newsletter_campaign_mails as mail set dismissed_at = put_away
  where mail.id = any (mail_ids) and mail.state in ('failed', 'doubtful');
  get diagnostics of_campaigns = row_count;
  return of_outbox + of_campaigns;
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
  where mail.id in (select private.with_batches(mail_ids)) and private.delivery_state(mail) in ('failed', 'doubtful')
    and coalesce((private.booking_of_mail(mail)).ends_at > now(), true);
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

CREATE OR REPLACE FUNCTION private.store_clients_booking(wanted public.bookings_la2024, sends_email boolean)
 RETURNS public.bookings_la2024
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
declare
  stored public.bookings_la2024;
begin
  insert into public.bookings_la2024 as booking
    (request_id, service_type, service_name, appointment_date, appointment_time, first_name, last_name, email, phone,
      owner_note, status, visitor_time_zone, language, series_id)
  values (wanted.request_id, wanted.service_type, wanted.service_type, wanted.appointment_date, wanted.appointment_time,
    wanted.first_name, wanted.last_name, wanted.email, wanted.phone, wanted.owner_note, 'confirmed',
    wanted.visitor_time_zone, wanted.language, wanted.series_id)
  returning * into stored;
  if sends_email and stored.starts_at > now() then
    insert into private.mail_outbox (booking_id, kind, batch) values (stored.id, 'confirmation', stored.series_id);
  else
    insert into private.mail_outbox (booking_id, kind, state, last_error)
    values (stored.id, 'confirmation', 'skipped', 'You booked this without an email to the client.');
    delete from private.mail_outbox as mail where mail.booking_id = stored.id and mail.kind = 'reminder';
  end if;
  return stored;
exception
  when unique_violation or exclusion_violation then
    stored := private.find_booking_of_request(wanted);
    if stored.id is null then
      perform private.reject('PT409', 'Another booking already holds this time.', 'slot-taken');
    end if;
    return stored;
end;
$function$;

CREATE OR REPLACE FUNCTION private.clients_details(request_id uuid, service_type text, first_name text, last_name text, email text, phone text, owner_note text)
 RETURNS public.bookings_la2024
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$
declare
  wanted public.bookings_la2024;
begin
  if request_id is null then
    perform private.reject('PT422', 'Please open the form again.', 'request_id');
  elsif not exists (select 1 from private.services as service where service.id = clients_details.service_type) then
    perform private.reject('PT422', 'Please choose a service.', 'service_type');
  end if;
  wanted.request_id := clients_details.request_id;
  wanted.service_type := clients_details.service_type;
  wanted.first_name := private.clean_line(clients_details.first_name, 'first_name', 'first name', 80, true);
  wanted.last_name := private.clean_line(clients_details.last_name, 'last_name', 'last name', 80, true);
  wanted.email := private.email_address(clients_details.email);
  wanted.phone := private.clean_line(clients_details.phone, 'phone', 'phone number', 40);
  wanted.owner_note := private.clean_text(clients_details.owner_note, 'owner_note', 2000);
  select booking.visitor_time_zone, booking.language into wanted.visitor_time_zone, wanted.language
  from public.bookings_la2024 as booking where lower(booking.email) = lower(wanted.email)
  order by booking.created_at desc limit 1;
  wanted.visitor_time_zone := coalesce(wanted.visitor_time_zone, '');
  wanted.language := coalesce(wanted.language, 'en');
  return wanted;
end;
$function$;

CREATE OR REPLACE FUNCTION public.book_for_client(request_id uuid, service_type text, appointment_date date, appointment_time text, first_name text, last_name text, email text, phone text DEFAULT ''::text, owner_note text DEFAULT ''::text, sends_email boolean DEFAULT true, is_sure boolean DEFAULT false)
 RETURNS public.bookings_la2024
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  wanted public.bookings_la2024;
  earlier public.bookings_la2024;
begin
  perform private.require_owner();
  perform private.require_date_and_time(appointment_date, appointment_time);
  wanted := private.clients_details(request_id, service_type, first_name, last_name, email, phone, owner_note);
  wanted.appointment_date := book_for_client.appointment_date;
  wanted.appointment_time := book_for_client.appointment_time;

  perform pg_advisory_xact_lock(hashtextextended('booking request ' || wanted.request_id::text, 0));
  earlier := private.find_booking_of_request(wanted);
  if earlier.id is not null then
    return earlier;
  end if;
  perform private.lapse_requests();
  perform set_config('booking.changed_by', 'owner', true);
  perform set_config('history.reason', 'booked-for-client', true);
  wanted := private.store_clients_booking(wanted, coalesce(sends_email, true));
  perform private.require_owners_time(wanted, is_sure);
  return wanted;
end;
$function$;

CREATE OR REPLACE FUNCTION private.nearest_free_times(service_type text, day date, slot text)
 RETURNS jsonb
 LANGUAGE sql
 STABLE
 SET search_path TO ''
 SET jit TO 'off'
AS $function$
  with wanted as (
    select (day + slot::time) at time zone 'America/New_York' as starts_at,
      make_interval(mins => coalesce(service.booking_minutes, 60)) as duration
    from private.services as service where service.id = nearest_free_times.service_type
  ), taken as materialized (
    select tstzrange(range.starts_at, range.ends_at, '[)') as span from private.taken_for_visitors(day - 7, day + 7) as range
  ), offered as (
    select date, one as start_time, (date + one) at time zone 'America/New_York' as starts_at,
      (date + hours.ends_by) at time zone 'America/New_York' as ends_by
    from (select day + number as date from generate_series(-7, 7) as number) as near
    join public.weekly_hours as hours on hours.weekday = extract(isodow from near.date)
    cross join unnest(hours.start_times) as one
  ), nearest as (
    select offered.date, to_char(offered.start_time, 'FMHH12:MI AM') as time,
      abs(extract(epoch from offered.starts_at - wanted.starts_at)) as distance
    from offered, wanted
    where offered.starts_at > now() and offered.starts_at + wanted.duration <= offered.ends_by
      and not exists (
        select 1 from taken where taken.span && tstzrange(offered.starts_at, offered.starts_at + wanted.duration, '[)'))
    order by distance limit 3
  )
  select coalesce(jsonb_agg(jsonb_build_object('date', nearest.date, 'time', nearest.time) order by nearest.distance), '[]')
  from nearest;
$function$;

CREATE OR REPLACE FUNCTION private.try_date(wanted public.bookings_la2024, sends_email boolean, is_sure boolean)
 RETURNS jsonb
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
declare
  conflict_hint text;
begin
  wanted.request_id := gen_random_uuid();
  perform private.require_owners_time(private.store_clients_booking(wanted, sends_email), is_sure);
  return null;
exception
  when sqlstate 'PT409' or sqlstate 'PT422' then
    get stacked diagnostics conflict_hint = pg_exception_hint;
    return jsonb_build_object('date', wanted.appointment_date, 'time', wanted.appointment_time, 'hint', conflict_hint,
      'message', sqlerrm);
end;
$function$;

CREATE OR REPLACE FUNCTION private.find_series_of_request(wanted public.bookings_la2024, appointment_dates date[], appointment_times text[])
 RETURNS SETOF public.bookings_la2024
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$
begin
  return query
    select * from public.bookings_la2024 as booking where booking.series_id = wanted.request_id order by booking.starts_at;
  if found and exists (
    select slot.day, slot.start_time, wanted.email, wanted.service_type
    from unnest(appointment_dates, appointment_times) as slot (day, start_time)
    except
    select booking.appointment_date, booking.appointment_time, booking.email, booking.service_type
    from public.bookings_la2024 as booking where booking.series_id = wanted.request_id
  ) then
    perform private.reject('PT409', 'This form has been sent before with other details. Please open it again.', 'request-used');
  end if;
end;
$function$;

CREATE OR REPLACE FUNCTION public.book_series(request_id uuid, service_type text, appointment_dates date[], appointment_times text[], first_name text, last_name text, email text, phone text DEFAULT ''::text, owner_note text DEFAULT ''::text, sends_email boolean DEFAULT true, is_sure boolean DEFAULT false)
 RETURNS SETOF public.bookings_la2024
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  wanted public.bookings_la2024;
  slot record;
  conflicts jsonb := '[]';
begin
  perform private.require_owner();
  if cardinality(appointment_dates) between 2 and 20 is not true
    or cardinality(appointment_times) is distinct from cardinality(appointment_dates) then
    perform private.reject('PT422', 'Please choose 2 to 20 dates.', 'appointment_dates');
  end if;
  for slot in select * from unnest(appointment_dates, appointment_times) as one (day, start_time) loop
    perform private.require_date_and_time(slot.day, slot.start_time);
  end loop;
  wanted := private.clients_details(request_id, service_type, first_name, last_name, email, phone, owner_note);
  wanted.series_id := wanted.request_id;

  perform pg_advisory_xact_lock(hashtextextended('booking request ' || wanted.request_id::text, 0));
  return query select * from private.find_series_of_request(wanted, appointment_dates, appointment_times);
  if found then
    return;
  end if;
  perform private.lapse_requests();
  perform set_config('booking.changed_by', 'owner', true);
  perform set_config('history.reason', 'series-booked', true);
  -- In the order of their days, which writers lock: two series cannot wait for each other.
  for slot in
    select * from unnest(appointment_dates, appointment_times) as one (day, start_time)
    order by one.day, one.start_time::time
  loop
    wanted.appointment_date := slot.day;
    wanted.appointment_time := slot.start_time;
    conflicts := conflicts || coalesce(private.try_date(wanted, coalesce(sends_email, true), is_sure), '[]');
  end loop;
  if conflicts <> '[]' then
    select jsonb_agg(one || jsonb_build_object('free',
      private.nearest_free_times(wanted.service_type, (one ->> 'date')::date, one ->> 'time')))
    into conflicts from jsonb_array_elements(conflicts) as one;
    raise exception using errcode = 'PT409', hint = 'series-conflicts', detail = conflicts::text,
      message = 'Nothing was booked: some of the dates need another time.';
  end if;
  return query
    select * from public.bookings_la2024 as booking where booking.series_id = wanted.series_id order by booking.starts_at;
end;
$function$;

CREATE OR REPLACE FUNCTION public.cancel_series_from(booking_id uuid, cancel_reason text DEFAULT ''::text)
 RETURNS SETOF public.bookings_la2024
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  perform private.require_owner();
  perform set_config('booking.mail_batch', gen_random_uuid()::text, true);
  perform set_config('history.reason', 'series-cancelled', true);
  return query
    update public.bookings_la2024 as booking
    set status = 'cancelled', cancel_reason = private.clean_text(cancel_series_from.cancel_reason, 'cancel_reason', 500)
    from public.bookings_la2024 as first
    where first.id = cancel_series_from.booking_id and booking.series_id = first.series_id
      and booking.starts_at >= first.starts_at and booking.status in ('pending', 'confirmed')
    returning booking.*;
end;
$function$;

CREATE INDEX bookings_by_series ON public.bookings_la2024 USING btree (series_id, starts_at) WHERE (series_id IS NOT NULL);

CREATE INDEX mail_outbox_by_batch ON private.mail_outbox USING btree (batch) WHERE (batch IS NOT NULL);

grant execute on function public.book_series(uuid,text,date[],text[],text,text,text,text,text,boolean,boolean) to authenticated;

grant execute on function public.cancel_series_from(uuid,text) to authenticated;

comment on column public.change_history.reason is 'What made the change: booked-for-client, series-booked, series-cancelled or moved; empty for a plain edit.';

comment on column public.bookings_la2024.series_id is 'The request that made this booking together with others; null for a single booking.';

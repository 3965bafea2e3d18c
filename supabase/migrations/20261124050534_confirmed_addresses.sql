set check_function_bodies = off;

CREATE OR REPLACE FUNCTION private.email_address(value text, field text DEFAULT 'email'::text)
 RETURNS text
 LANGUAGE plpgsql
 IMMUTABLE
 SET search_path TO ''
AS $function$
declare
  address text := private.clean_line(value, field, 'email address', 254, true);
begin
  if not private.is_email(address) or lower(address) = private.erased_address() then
    perform private.reject('PT422', 'Please enter an email address like name@example.com.', field);
  end if;
  return address;
end;
$function$;

CREATE OR REPLACE FUNCTION public.import_subscribers(entries jsonb, statement text, is_preview boolean DEFAULT false)
 RETURNS text[]
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  wording text := private.clean_line(statement, 'statement', 'statement', 500, not is_preview);
  today date := private.coach_today();
  outcomes text[];
  added integer;
begin
  perform private.require_owner();
  if jsonb_array_length(entries) > 500 then
    perform private.reject('PT422', 'Please import no more than 500 addresses at once.', 'entries');
  end if;
  perform set_config('history.is_summarized', 'true', true);
  with judged as (
    select entry.*, case
        when private.is_email(entry.email) is not true or lower(entry.email) = private.erased_address() then 'email'
        when char_length(entry.name) > 120 or entry.name ~ '[[:cntrl:]]' then 'name'
        when entry.consented_on > today then 'consented_on'
        when row_number() over (partition by lower(entry.email) order by entry.position) > 1 then 'known'
        else coalesce((
          select case known.status when 'unsubscribed' then 'unsubscribed' else 'known' end
          from public.newsletter_subscribers_la2024 as known where lower(known.email) = lower(entry.email)
        ), 'added')
      end as outcome
    from rows from (jsonb_to_recordset(entries) as (email text, name text, consented_on date, source text))
      with ordinality as entry (email, name, consented_on, source, position)
  ), inserted as (
    insert into public.newsletter_subscribers_la2024 (email, source, confirmed_at, name, consented_on, consent_statement)
    select wanted.email,
      coalesce(nullif(left(btrim(regexp_replace(
        regexp_replace(lower(normalize(wanted.source, NFKD)), '[\u0300-\u036f]', '', 'g'), '[^a-z0-9]+', '-', 'g'), '-'), 40), ''), 'import'),
      now(), coalesce(wanted.name, ''), wanted.consented_on, wording
    from judged as wanted where wanted.outcome = 'added' and not is_preview
    -- In the same order in every transaction, so that two imports never wait for each other.
    order by lower(wanted.email)
    on conflict do nothing
    returning email
  )
  select array_agg(case when judged.outcome = 'added' and not is_preview and inserted.email is null then 'known' else judged.outcome end
      order by judged.position),
    count(inserted.email)
  into outcomes, added
  from judged left join inserted on inserted.email = judged.email and judged.outcome = 'added';
  if added > 0 then
    insert into public.change_history (actor_id, actor, table_name, row_id, subject, reason, action, after)
    select account.id, coalesce(account.email, ''), 'newsletter_subscribers_la2024', '', added || ' addresses', 'imported', 'added',
      jsonb_build_object('consent_statement', wording)
    from auth.users as account where account.id = auth.uid();
  end if;
  return coalesce(outcomes, '{}');
end;
$function$;

CREATE OR REPLACE FUNCTION private.add_people(emails text[])
 RETURNS void
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
  with added as (
    insert into public.person_addresses (email, person_id, origin_id)
    select address.email, address.id, address.id
    from (
      select wanted as email, gen_random_uuid() as id from unnest(emails) as wanted
      where wanted <> private.erased_address() order by wanted
    ) as address
    on conflict (email) do nothing
    returning origin_id
  )
  insert into public.people (id) select added.origin_id from added;
end;
$function$;

CREATE OR REPLACE FUNCTION private.lapse_of_request(address text)
 RETURNS timestamp with time zone
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  select case when not exists (
    select 1 from public.bookings_la2024 as booking where lower(booking.email) = lower(address) and booking.lapses_at is null
  ) then now() + make_interval(hours =>
    greatest(coalesce(substring(private.setting_or('request_lapse_hours', '') from '^[0-9]{1,3}$'), '24')::integer, 1)) end;
$function$;

CREATE OR REPLACE FUNCTION private.accept_address()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  if coalesce(current_setting('booking.changed_by', true), '') in ('', 'owner') then
    if new.status <> 'cancelled' then
      new.lapses_at := null;
    end if;
    update private.mail_outbox as mail set state = 'skipped', last_error = 'The booking was answered before its address was confirmed.'
    where mail.booking_id = new.id and mail.state = 'waiting' and mail.next_attempt_at = 'infinity';
  end if;
  return new;
end;
$function$;

CREATE OR REPLACE FUNCTION private.expired_copies(messages_since timestamp with time zone, cancelled_since timestamp with time zone, past_since timestamp with time zone, at_most integer)
 RETURNS TABLE(kind text, id uuid)
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  (
    select 'message', entry.row_id::uuid from public.change_history as entry
    where entry.table_name = 'contact_messages_la2024' and entry.changed_at < messages_since
      and entry.action = 'deleted' and entry.before is not null
      and not exists (select 1 from public.contact_messages_la2024 as message where message.id = entry.row_id::uuid)
    limit at_most
  ) union all (
    select 'booking', entry.row_id::uuid from public.change_history as entry,
      lateral (select case entry.before ->> 'status' when 'cancelled' then cancelled_since else past_since end as since) as kept
    where entry.table_name = 'bookings_la2024' and entry.changed_at < greatest(cancelled_since, past_since)
      and entry.action = 'deleted' and entry.before is not null
      and entry.changed_at < kept.since and (entry.before ->> 'starts_at')::timestamptz < kept.since
      and not exists (select 1 from public.bookings_la2024 as booking where booking.id = entry.row_id::uuid)
    limit at_most
  ) union all (
    select 'booking', mail.booking_id from private.mail_outbox as mail
    -- A copy says "cancelled" even if the booking was not.
    where mail.deleted_booking is not null
      and (mail.deleted_booking ->> 'starts_at')::timestamptz < greatest(cancelled_since, past_since)
    limit at_most
  );
$function$;

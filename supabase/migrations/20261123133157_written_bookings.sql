set check_function_bodies = off;

create table private.written_bookings (
  calendar_id uuid not null,
  booking_id uuid not null,
  version timestamp with time zone,
  spans tstzrange[] default '{}'::tstzrange[] not null,
  is_different boolean default false not null,
  found tstzrange,
  failures integer default 0 not null,
  next_try_at timestamp with time zone default now() not null,
  last_error text default ''::text not null
);

alter table public.calendars add column writes_bookings boolean default false not null;

CREATE OR REPLACE FUNCTION public.claim_calendars(only_one uuid DEFAULT NULL::uuid)
 RETURNS SETOF public.claimed_calendar
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  return query with due as (
    select calendar.id, calendar.kind
    from public.calendars as calendar join private.calendar_access as access on access.calendar_id = calendar.id
    where case
        when only_one is not null then calendar.id = only_one
        else calendar.next_try_at <= now() or (calendar.failures = 0 and private.has_bookings_to_write(calendar.id))
      end
      and access.claimed_until <= now()
    order by calendar.next_try_at
    limit 5
    for update of access skip locked
  )
  update private.calendar_access as access
  set claim = gen_random_uuid(), claimed_until = now() + interval '2 minutes'
  from due where access.calendar_id = due.id
  returning access.calendar_id, access.claim, due.kind, access.sealed, access.version, access.known_until;
end;
$function$;

CREATE OR REPLACE FUNCTION public.write_booking_again(of_booking uuid, of_calendar uuid)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  perform private.require_owner();
  update private.written_bookings as written
  set spans = written.spans || case when written.found is null then '{}' else array[written.found] end,
    is_different = false, found = null, version = null, next_try_at = now()
  where written.calendar_id = of_calendar and written.booking_id = of_booking;
end;
$function$;

CREATE OR REPLACE FUNCTION private.is_in_calendars(booking public.bookings_la2024)
 RETURNS boolean
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  select booking.status <> 'cancelled' and (booking.lapses_at <= now()) is not true;
$function$;

CREATE OR REPLACE FUNCTION private.calendar_event(booking public.bookings_la2024, shows_clients boolean)
 RETURNS jsonb
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  select jsonb_build_object(
    'id', booking.id, 'starts_at', booking.starts_at, 'ends_at', booking.ends_at, 'status', booking.status,
    'sequence', booking.sequence, 'updated_at', booking.updated_at
  ) || case when shows_clients then jsonb_build_object(
    'client', btrim(booking.first_name || ' ' || booking.last_name), 'service_name', booking.service_name, 'email', booking.email,
    'phone', booking.phone, 'meeting_kind', booking.meeting_kind, 'meeting_place', booking.meeting_place
  ) else '{}' end;
$function$;

CREATE OR REPLACE FUNCTION private.has_bookings_to_write(of_calendar uuid)
 RETURNS boolean
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  select exists (select 1 from private.bookings_for_calendar(of_calendar) as one where one.is_due);
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
    select jsonb_agg(private.calendar_event(booking, feed.shows_clients) order by booking.starts_at, booking.id)
    from public.bookings_la2024 as booking
    where private.is_in_calendars(booking) and booking.ends_at > now() - interval '3 months'
  ), '[]'));
end;
$function$;

CREATE OR REPLACE FUNCTION private.instants_of(span tstzrange)
 RETURNS jsonb
 LANGUAGE sql
 IMMUTABLE
 SET search_path TO ''
AS $function$
  select case when span is not null then jsonb_build_array(lower(span), upper(span)) end;
$function$;

CREATE OR REPLACE FUNCTION private.span_of(pair jsonb)
 RETURNS tstzrange
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  select case when jsonb_typeof(pair) = 'array' then tstzrange((pair ->> 0)::timestamptz, (pair ->> 1)::timestamptz, '[)') end;
$function$;

CREATE OR REPLACE FUNCTION private.bookings_for_calendar(of_calendar uuid)
 RETURNS TABLE(booking_id uuid, span tstzrange, updated_at timestamp with time zone, is_wanted boolean, is_settled boolean, is_due boolean)
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  with calendar as (
    select one.writes_bookings from public.calendars as one where one.id = of_calendar
  ), ids as (
    select written.booking_id as id from private.written_bookings as written where written.calendar_id = of_calendar
    union
    select booking.id from public.bookings_la2024 as booking, calendar
    where calendar.writes_bookings and booking.ends_at > now() and booking.starts_at > now() - interval '8 hours'
      and private.is_in_calendars(booking)
  ), known as (
    select ids.id, booking.updated_at, tstzrange(booking.starts_at, booking.ends_at, '[)') as span, written.booking_id as written_id,
      written.version, written.is_different, written.next_try_at,
      booking.id is not null and calendar.writes_bookings and private.is_in_calendars(booking) as is_wanted,
      -- The booking was moved to where the coach had moved the event.
      coalesce(lower(written.found) = booking.starts_at and tstzrange(booking.starts_at, booking.ends_at, '[)') <> all (written.spans), false) as is_settled
    from ids cross join calendar
    left join public.bookings_la2024 as booking on booking.id = ids.id
    left join private.written_bookings as written on written.calendar_id = of_calendar and written.booking_id = ids.id
  )
  select known.id, known.span, known.updated_at, known.is_wanted, known.is_settled,
    coalesce(known.next_try_at <= now(), true) and case
      when known.is_wanted then known.version is distinct from known.updated_at and (known.is_different is not true or known.is_settled)
      else known.written_id is not null
    end
  from known;
$function$;

CREATE OR REPLACE FUNCTION public.bookings_to_write(of_calendar uuid)
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  insert into private.written_bookings as written (calendar_id, booking_id, spans)
  select of_calendar, due.booking_id, array[due.span]
  from private.bookings_for_calendar(of_calendar) as due where due.is_due and due.is_wanted
  on conflict (calendar_id, booking_id) do update
  set spans = case when excluded.spans <@ written.spans then written.spans else written.spans || excluded.spans end
    || case when written.found is null then '{}' else array[written.found] end,
    is_different = false, found = null;
  return (
    select coalesce(jsonb_agg(jsonb_build_object(
      'booking_id', one.booking_id, 'version', one.updated_at, 'is_due', one.is_due, 'is_known', written.version is not null,
      'is_different', written.is_different, 'found', private.instants_of(written.found),
      'spans', (select jsonb_agg(private.instants_of(span)) from unnest(written.spans) as span),
      'event', case when one.is_wanted then (
        select private.calendar_event(booking, true) from public.bookings_la2024 as booking where booking.id = one.booking_id
      ) end
    ) order by lower(one.span), one.booking_id), '[]')
    from private.bookings_for_calendar(of_calendar) as one
    join private.written_bookings as written on written.calendar_id = of_calendar and written.booking_id = one.booking_id
    where one.is_due or upper(one.span) > now()
  );
end;
$function$;

CREATE OR REPLACE FUNCTION public.keep_written_booking(of_calendar uuid, its_claim uuid, of_booking uuid, outcome jsonb)
 RETURNS boolean
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  state text := outcome ->> 'state';
begin
  if not exists (
    select 1 from private.calendar_access as access where access.calendar_id = of_calendar and access.claim = its_claim
  ) then
    return false;
  end if;
  if state = 'removed' then
    delete from private.written_bookings as gone where gone.calendar_id = of_calendar and gone.booking_id = of_booking;
  elsif state = 'failed' then
    update private.written_bookings as failed
    set failures = failed.failures + 1, last_error = left(outcome ->> 'reason', 300),
      next_try_at = now() + least(interval '60 minutes', interval '1 minute' * (2 ^ least(failed.failures, 6)))
    where failed.calendar_id = of_calendar and failed.booking_id = of_booking;
  else
    update private.written_bookings as kept
    set is_different = state = 'differs', found = case when state = 'differs' then private.span_of(outcome -> 'found') end,
      version = case when state = 'written' then (outcome ->> 'version')::timestamptz else kept.version end,
      spans = case when state = 'written' then array[private.span_of(outcome -> 'span')] else kept.spans end,
      failures = 0, last_error = ''
    where kept.calendar_id = of_calendar and kept.booking_id = of_booking;
  end if;
  return true;
end;
$function$;

CREATE OR REPLACE FUNCTION public.start_writing_bookings(of_calendar uuid)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  perform private.require_owner();
  if exists (select 1 from public.calendars as other where other.writes_bookings and other.id <> of_calendar) then
    perform private.reject('PT409', 'Your bookings are written to another calendar. Stop that first.', 'calendar');
  end if;
  update public.calendars as calendar set writes_bookings = true where calendar.id = of_calendar and calendar.kind = 'caldav';
  if not found then
    perform private.reject('PT422', 'Bookings can only be written to a calendar that is connected by an account.', 'calendar');
  end if;
  -- Events that an earlier choice was about to remove.
  update private.written_bookings as written set version = null, next_try_at = now() where written.calendar_id = of_calendar;
end;
$function$;

CREATE OR REPLACE FUNCTION public.stop_writing_bookings(of_calendar uuid, removes_events boolean)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  perform private.require_owner();
  update public.calendars as calendar set writes_bookings = false where calendar.id = of_calendar;
  if removes_events is not true then
    delete from private.written_bookings as written where written.calendar_id = of_calendar;
  end if;
end;
$function$;

CREATE OR REPLACE FUNCTION public.calendar_differences()
 RETURNS TABLE(booking_id uuid, calendar_id uuid, calendar_name text, is_different boolean, found_starts_at timestamp with time zone, found_ends_at timestamp with time zone, last_error text)
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  perform private.require_owner();
  return query
    select written.booking_id, written.calendar_id, calendar.name, written.is_different and one.is_wanted, lower(written.found),
      upper(written.found), written.last_error
    from public.calendars as calendar
    cross join private.bookings_for_calendar(calendar.id) as one
    join private.written_bookings as written on written.calendar_id = calendar.id and written.booking_id = one.booking_id
    where (written.is_different and one.is_wanted and not one.is_settled and upper(one.span) > now()) or written.last_error <> ''
    order by lower(one.span), one.booking_id
    limit 200;
end;
$function$;

alter table public.calendars add constraint calendars_writes_to_account CHECK (((kind = 'caldav'::text) OR (NOT writes_bookings)));

alter table private.written_bookings add constraint written_bookings_found CHECK ((is_different OR (found IS NULL)));

alter table private.written_bookings add constraint written_bookings_error_length CHECK ((char_length(last_error) <= 300));

alter table private.written_bookings add constraint written_bookings_pkey PRIMARY KEY (calendar_id, booking_id);

alter table private.written_bookings add constraint written_bookings_calendar_id_fkey FOREIGN KEY (calendar_id) REFERENCES public.calendars(id) ON DELETE CASCADE;

CREATE UNIQUE INDEX calendars_one_is_written ON public.calendars USING btree (writes_bookings) WHERE writes_bookings;

drop trigger zz_keep_history on public.calendars;
CREATE TRIGGER zz_keep_history AFTER DELETE OR UPDATE OF name, writes_bookings ON public.calendars FOR EACH ROW EXECUTE FUNCTION private.record_change();

alter table private.written_bookings enable row level security;

grant execute on function public.write_booking_again(uuid,uuid) to authenticated;

grant execute on function public.bookings_to_write(uuid) to service_role;

grant execute on function public.keep_written_booking(uuid,uuid,uuid,jsonb) to service_role;

grant execute on function public.start_writing_bookings(uuid) to authenticated;

grant execute on function public.stop_writing_bookings(uuid,boolean) to authenticated;

grant execute on function public.calendar_differences() to authenticated;

comment on column public.calendars.writes_bookings is 'Whether bookings are written to it: written_bookings.sql.';

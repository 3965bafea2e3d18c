-- The coach's bookings in one of her other calendars. The function `calendars` writes, moves and removes their events. A
-- change that the coach makes there is kept as a difference until she decides which time counts.

create table private.written_bookings (
  calendar_id uuid not null references public.calendars (id) on delete cascade,
  -- Outlives the booking, whose event still has to be removed.
  booking_id uuid not null,
  -- When the booking was last changed before its event was written; null if that has not been confirmed.
  version timestamptz,
  -- Where the event may be: a run that was interrupted may have written it without saying so.
  spans tstzrange[] not null default '{}',
  is_different boolean not null default false,
  -- Where the coach moved the event; null if she deleted it.
  found tstzrange,
  failures integer not null default 0,
  next_try_at timestamptz not null default now(),
  last_error text not null default '',
  constraint written_bookings_pkey primary key (calendar_id, booking_id),
  constraint written_bookings_found check (is_different or found is null),
  constraint written_bookings_error_length check (char_length(last_error) <= 300)
);

alter table private.written_bookings enable row level security;

-- [start, end], as functions read and write spans.
create function private.instants_of(span tstzrange) returns jsonb
language sql immutable set search_path = '' as $$
  select case when span is not null then jsonb_build_array(lower(span), upper(span)) end;
$$;

create function private.span_of(pair jsonb) returns tstzrange
language sql stable set search_path = '' as $$
  select case when jsonb_typeof(pair) = 'array' then tstzrange((pair ->> 0)::timestamptz, (pair ->> 1)::timestamptz, '[)') end;
$$;

-- The bookings that concern a calendar: those it should contain, and those it may contain.
create function private.bookings_for_calendar(of_calendar uuid)
returns table (booking_id uuid, span tstzrange, updated_at timestamptz, is_wanted boolean, is_settled boolean, is_due boolean)
language sql stable set search_path = '' as $$
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
$$;

/*
  What the function has to write and to compare, as
  [{booking_id, event, version, spans, is_known, is_different, found, has_failed, is_due}].
  `event` is null if the calendar must not contain one. `has_failed`: its comparison is to be repeated; an event that could not be
  written becomes due instead. Stores first what is about to be written, so that a later run recognizes it.
*/
create function public.bookings_to_write(of_calendar uuid) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
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
      'has_failed', written.failures > 0 and written.next_try_at <= now(),
      'spans', (select jsonb_agg(private.instants_of(span)) from unnest(written.spans) as span),
      'event', case when one.is_wanted then (
        select private.calendar_event(booking, true) from public.bookings_la2024 as booking where booking.id = one.booking_id
      ) end
    ) order by lower(one.span), one.booking_id), '[]')
    from private.bookings_for_calendar(of_calendar) as one
    join private.written_bookings as written on written.calendar_id = of_calendar and written.booking_id = one.booking_id
    where one.is_due or upper(one.span) > now() or written.failures > 0
  );
end;
$$;

grant execute on function public.bookings_to_write(uuid) to service_role;

/*
  Stores what came of a booking's event: `{state: written, version, span}`, `{state: removed}`, `{state: differs, found}` (null: it was
  deleted), `{state: same}` or `{state: failed, reason}`. False if the claim is over.
*/
create function public.keep_written_booking(of_calendar uuid, its_claim uuid, of_booking uuid, outcome jsonb) returns boolean
language plpgsql volatile security definer set search_path = '' as $$
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
$$;

grant execute on function public.keep_written_booking(uuid, uuid, uuid, jsonb) to service_role;

-- Writes bookings to a calendar of an account from now on.
create function public.start_writing_bookings(of_calendar uuid) returns void
language plpgsql volatile security definer set search_path = '' as $$
begin
  perform private.require_owner();
  if exists (select 1 from public.calendars as other where other.writes_bookings and other.id <> of_calendar) then
    perform private.reject('PT409', 'Your bookings are already written to another calendar. Stop that first.', 'calendar');
  end if;
  update public.calendars as calendar set writes_bookings = true where calendar.id = of_calendar and calendar.kind = 'caldav';
  if not found then
    perform private.reject('PT422', 'Bookings can only be written to a calendar that is connected by an account.', 'calendar');
  end if;
  -- Events that an earlier choice was about to remove.
  update private.written_bookings as written set version = null, next_try_at = now() where written.calendar_id = of_calendar;
end;
$$;

-- Stops writing bookings to a calendar. Events that are not removed stay as they are.
create function public.stop_writing_bookings(of_calendar uuid, removes_events boolean) returns void
language plpgsql volatile security definer set search_path = '' as $$
begin
  perform private.require_owner();
  update public.calendars as calendar set writes_bookings = false where calendar.id = of_calendar;
  if removes_events is not true then
    delete from private.written_bookings as written where written.calendar_id = of_calendar;
  end if;
end;
$$;

-- Events that differ from their bookings, and events that could not be written or removed.
create function public.calendar_differences()
returns table (
  booking_id uuid, calendar_id uuid, calendar_name text, is_different boolean, found_starts_at timestamptz, found_ends_at timestamptz,
  last_error text
)
language plpgsql stable security definer set search_path = '' as $$
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
$$;

-- The booking's time counts: its event is written again, to where it was before the coach changed it.
create function public.write_booking_again(of_booking uuid, of_calendar uuid) returns void
language plpgsql volatile security definer set search_path = '' as $$
begin
  perform private.require_owner();
  update private.written_bookings as written
  set spans = written.spans || case when written.found is null then '{}' else array[written.found] end,
    is_different = false, found = null, version = null, next_try_at = now()
  where written.calendar_id = of_calendar and written.booking_id = of_booking;
end;
$$;

grant execute on function public.start_writing_bookings(uuid), public.stop_writing_bookings(uuid, boolean),
  public.calendar_differences(), public.write_booking_again(uuid, uuid) to authenticated;

create function private.has_bookings_to_write(of_calendar uuid) returns boolean
language sql stable set search_path = '' as $$
  select exists (select 1 from private.bookings_for_calendar(of_calendar) as one where one.is_due);
$$;

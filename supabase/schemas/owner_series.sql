-- Series of bookings for one client: stored all or none, announced in one email.

-- Up to three free times closest to the wanted one, within a week before and after, as [{date, time}].
create function private.nearest_free_times(service_type text, day date, slot text) returns jsonb
language sql stable set search_path = '' set jit = off as $$
  with wanted as (
    select private.coach_instant(day, slot::time) as starts_at,
      make_interval(mins => service.booking_minutes) as duration
    from public.services_la2024 as service where service.id = nearest_free_times.service_type
  ), taken as materialized (
    select tstzrange(range.starts_at, range.ends_at, '[)') as span from private.taken_for_visitors(day - 7, day + 7, service_type) as range
  ), offered as materialized (
    select date, one as start_time, private.coach_instant(date, one) as starts_at,
      private.coach_instant(date, hours.ends_by) as ends_by
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
$$;

-- Tries to book one date of a series. Returns null, or the conflict: {date, time, hint, message}.
create function private.try_date(wanted public.bookings_la2024, sends_email boolean, is_sure boolean) returns jsonb
language plpgsql set search_path = '' as $$
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
$$;

-- The bookings that this request made before, in case its response was lost. Raises PT409 if it asked for other ones.
create function private.find_series_of_request(
  wanted public.bookings_la2024, appointment_dates date[], appointment_times text[]
) returns setof public.bookings_la2024
language plpgsql stable set search_path = '' as $$
begin
  return query
    select * from public.bookings_la2024 as booking where booking.series_id = wanted.request_id order by booking.starts_at;
  if found and (exists (
    select slot.day, slot.start_time, wanted.email, wanted.service_type, wanted.meeting_kind, wanted.meeting_place
    from unnest(appointment_dates, appointment_times) as slot (day, start_time)
    except
    select booking.appointment_date, booking.appointment_time, booking.email, booking.service_type, booking.meeting_kind,
      booking.meeting_place
    from public.bookings_la2024 as booking where booking.series_id = wanted.request_id
  ) or exists (
    select from public.bookings_la2024 as booking where booking.series_id = wanted.request_id
      and (booking.appointment_date <> all (appointment_dates)
        or (booking.first_name, booking.last_name, booking.phone, booking.owner_note, booking.intake_answers)
          is distinct from (wanted.first_name, wanted.last_name, wanted.phone, wanted.owner_note, wanted.intake_answers))
  )) then
    perform private.reject('PT409', 'This series was already booked, without the latest changes. Please make them in its bookings.',
      'request-used');
  end if;
end;
$$;

/*
  Books 2 to 20 dates for a client, all or none, and confirms them. Without a `meeting_kind`, they take place where the service
  does. Repeating a request_id returns the first series. Raises PT409 (hint series-conflicts) with every conflict as detail: a
  JSON array of {date, time, hint, message, free}, where `free` has the nearest free times. Dates with the hint unusual-time are
  no conflicts if the owner `is_sure`.
*/
create function public.book_series(
  request_id uuid,
  service_type text,
  appointment_dates date[],
  appointment_times text[],
  first_name text,
  last_name text,
  email text,
  phone text default '',
  owner_note text default '',
  sends_email boolean default true,
  is_sure boolean default false,
  intake_answers jsonb default null,
  meeting_kind text default null,
  meeting_place text default ''
) returns setof public.bookings_la2024
language plpgsql volatile security definer set search_path = '' as $$
declare
  wanted public.bookings_la2024;
  slot record;
  conflicts jsonb := '[]'::jsonb;
begin
  perform private.require_owner();
  if cardinality(appointment_dates) between 2 and 20 is not true
    or cardinality(appointment_times) is distinct from cardinality(appointment_dates) then
    perform private.reject('PT422', 'Please choose 2 to 20 dates.', 'appointment_dates');
  end if;
  for slot in select * from unnest(appointment_dates, appointment_times) as one (day, start_time) loop
    perform private.require_date_and_time(slot.day, slot.start_time);
  end loop;
  wanted := private.clients_details(request_id, service_type, first_name, last_name, email, phone, owner_note, intake_answers,
    meeting_kind, meeting_place);
  wanted.series_id := wanted.request_id;

  perform pg_advisory_xact_lock(hashtextextended('booking request ' || wanted.request_id::text, 0));
  return query select * from private.find_series_of_request(wanted, appointment_dates, appointment_times);
  if found then
    return;
  end if;
  perform private.lapse_requests();
  perform set_config('booking.changed_by', 'owner', true);
  perform set_config('history.reason', 'series-booked', true);
  -- All days that the bookings can touch, before the first is stored: two series cannot wait for each other.
  perform private.lock_days((
    select array_agg(day + near) from unnest(appointment_dates) as day cross join generate_series(-1, 1) as near));
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
$$;

grant execute on function
  public.book_series(uuid, text, date[], text[], text, text, text, text, text, boolean, boolean, jsonb, text, text) to authenticated;

-- Cancels a booking of a series and all later ones, with one email to the client. Returns those it canceled. Raises PT409 (hint
-- booking-changed) if the booking no longer starts at `seen_start`, because different bookings would then be the later ones.
create function public.cancel_series_from(booking_id uuid, cancel_reason text default '', seen_start timestamptz default null)
returns setof public.bookings_la2024
language plpgsql volatile security definer set search_path = '' as $$
declare
  first public.bookings_la2024;
begin
  perform private.require_owner();
  -- In the order of their ids, as move_series does: they cannot wait for each other.
  perform 1 from public.bookings_la2024 as one
  where one.series_id = (select own.series_id from public.bookings_la2024 as own where own.id = booking_id)
  order by one.id for update;
  select * into first from public.bookings_la2024 as one where one.id = booking_id;
  if first.starts_at <> seen_start then
    perform private.reject('PT409', 'This booking was changed in the meantime. Please look at its new details first.', 'booking-changed');
  end if;
  perform set_config('booking.mail_batch', gen_random_uuid()::text, true);
  perform set_config('history.reason', 'series-cancelled', true);
  return query
    update public.bookings_la2024 as booking
    set status = 'cancelled', cancel_reason = private.clean_text(cancel_series_from.cancel_reason, 'cancel_reason', 500)
    where booking.series_id = first.series_id and booking.starts_at >= first.starts_at
      and booking.status in ('pending', 'confirmed')
    returning booking.*;
end;
$$;

grant execute on function public.cancel_series_from(uuid, text, timestamptz) to authenticated;

-- Why a booking of a series cannot take place at its wanted time: {date, time, hint, message}, or null. Its own series moves, too.
create function private.move_conflict(wanted public.bookings_la2024, moving_ids uuid[], is_sure boolean) returns jsonb
language plpgsql stable set search_path = '' as $$
declare
  conflict_hint text;
begin
  if exists (
    select 1 from public.bookings_la2024 as other
    where other.id <> all (moving_ids) and other.status in ('pending', 'confirmed')
      and tstzrange(other.starts_at, other.ends_at, '[)') && tstzrange(wanted.starts_at, wanted.ends_at, '[)')
  ) then
    perform private.reject('PT409', 'Another booking already has this time.', 'slot-taken');
  end if;
  perform private.require_owners_time(wanted, is_sure);
  return null;
exception
  when sqlstate 'PT409' or sqlstate 'PT422' then
    get stacked diagnostics conflict_hint = pg_exception_hint;
    return jsonb_build_object('date', wanted.appointment_date, 'time', wanted.appointment_time, 'hint', conflict_hint,
      'message', sqlerrm);
end;
$$;

/*
  Moves up to 20 bookings of one series, all or none, each to its own date and time, with one email to the client. They keep their
  status. Raises PT409 (hint series-conflicts) with every conflict as detail, as book_series does, but without free times,
  and the errors of lock_seen_booking. `sends_email` is as for move_booking.
*/
create function public.move_series(
  booking_ids uuid[],
  seen_sequences integer[],
  appointment_dates date[],
  appointment_times text[],
  is_sure boolean default false,
  sends_email boolean default null
) returns setof public.bookings_la2024
language plpgsql volatile security definer set search_path = '' as $$
declare
  mail_batch text := gen_random_uuid()::text;
  series uuid;
  move record;
  wanted public.bookings_la2024;
  targets public.bookings_la2024[] := array[]::public.bookings_la2024[];
  conflict jsonb;
  conflicts jsonb := '[]'::jsonb;
begin
  perform private.require_owner();
  if (cardinality(booking_ids) between 1 and 20 and cardinality(seen_sequences) = cardinality(booking_ids)
    and cardinality(appointment_dates) = cardinality(booking_ids) and cardinality(appointment_times) = cardinality(booking_ids)
    and (select count(distinct id) from unnest(booking_ids) as id) = cardinality(booking_ids)) is not true then
    perform private.reject('PT422', 'Please choose 1 to 20 bookings.', 'booking_ids');
  end if;
  -- In the order of their ids: two moves cannot wait for each other.
  for move in
    select * from unnest(booking_ids, seen_sequences, appointment_dates, appointment_times) as one (id, sequence, day, start_time)
    order by one.id
  loop
    perform private.require_date_and_time(move.day, move.start_time);
    wanted := private.lock_seen_booking(move.id, move.sequence);
    series := coalesce(series, wanted.series_id);
    if wanted.series_id is null or wanted.series_id <> series then
      perform private.reject('PT422', 'These bookings don’t belong to the same series.', 'booking_ids');
    end if;
    wanted.appointment_date := move.day;
    wanted.appointment_time := move.start_time;
    wanted.timezone := private.booking_zone_on(move.day);
    wanted.ends_at := private.coach_instant(move.day, move.start_time::time) + (wanted.ends_at - wanted.starts_at);
    wanted.starts_at := private.coach_instant(move.day, move.start_time::time);
    targets := targets || wanted;
  end loop;
  perform private.lock_days((
    select array_agg(day + near) from unnest(appointment_dates) as day cross join generate_series(-1, 1) as near));
  -- All conflicts are known before the first booking is changed.
  for wanted in select * from unnest(targets) as target order by target.starts_at loop
    conflict := private.move_conflict(wanted, booking_ids, is_sure);
    conflicts := conflicts || coalesce(conflict || '{"free": []}', '[]');
  end loop;
  if jsonb_array_length(conflicts) > 0 then
    raise exception using errcode = 'PT409', hint = 'series-conflicts', detail = conflicts::text,
      message = 'Nothing was moved: some of the bookings need another time.';
  end if;

  perform set_config('booking.changed_by', 'owner', true);
  perform set_config('booking.sends_email', coalesce(move_series.sends_email::text, ''), true);
  perform set_config('history.reason', 'moved', true);
  -- The last one first if they move to later times, so that none needs the old time of another one.
  for wanted in
    select target.* from unnest(targets) as target
    join public.bookings_la2024 as one on one.id = target.id
    order by case when target.starts_at > one.starts_at then - extract(epoch from one.starts_at) else extract(epoch from one.starts_at) end
  loop
    -- A request is not confirmed yet, so it gets a separate email.
    perform set_config('booking.mail_batch', case when wanted.status = 'confirmed' then mail_batch else '' end, true);
    update public.bookings_la2024 as one
    set appointment_date = wanted.appointment_date, appointment_time = wanted.appointment_time, timezone = wanted.timezone
    where one.id = wanted.id;
  end loop;
  return query
    select * from public.bookings_la2024 as one where one.id = any (booking_ids) order by one.starts_at;
exception
  when exclusion_violation then
    perform private.reject('PT409', 'Another booking already has this time.', 'slot-taken');
end;
$$;

grant execute on function public.move_series(uuid[], integer[], date[], text[], boolean, boolean) to authenticated;

set check_function_bodies = off;

CREATE OR REPLACE FUNCTION private.move_booking_of_link(link text, to_date date, to_time text)
 RETURNS public.bookings_la2024
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
declare
  booking public.bookings_la2024;
begin
  -- Counts before it locks the booking, in the order of an erasure.
  if not (
    select private.is_within_email_limit('booking-move', one.email)
    from public.bookings_la2024 as one where one.id = private.link_booking_id(link)
  ) then
    perform private.reject('PT429', 'You’ve moved your bookings many times today. Please reply to the email instead.', 'email');
  end if;
  booking := private.lock_booking_of_link(link);
  perform private.require_changeable(booking, booking.move_cutoff_hours);
  if booking.status = 'cancelled' then
    perform private.reject('PT422', 'This booking is canceled. Please book a new time instead.', 'link');
  end if;
  perform private.require_bookable_time(to_date, to_time, booking.ends_at - booking.starts_at);
  -- Perhaps on the clock of another zone, if the coach's has changed.
  if booking.starts_at = private.coach_instant(to_date, to_time::time) then
    return booking;
  end if;
  perform private.lapse_requests();
  perform set_config('booking.changed_by', 'visitor', true);
  update public.bookings_la2024 as one
  set appointment_date = to_date, appointment_time = to_time, timezone = private.booking_zone_on(to_date),
    status = private.status_of_request()
  where one.id = booking.id;
  return private.lock_booking_of_link(link);
exception
  when exclusion_violation then
    perform private.reject('PT409', 'This time has just been taken. Please choose another one.', 'slot-taken');
end;
$function$;

CREATE OR REPLACE FUNCTION private.limit_messages(email text)
 RETURNS void
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
  if not private.is_within_address_limit('message') then
    perform private.reject('PT429', 'Too many messages from your connection. Please try again in an hour.', 'address');
  elsif not private.is_within_email_limit('message', email) then
    perform private.reject('PT429', 'You’ve sent several messages today. Please wait for an answer, or try again tomorrow.', 'email');
  end if;
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
    ) then 'You’ve blocked this time.'
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

CREATE OR REPLACE FUNCTION public.move_series(booking_ids uuid[], seen_sequences integer[], appointment_dates date[], appointment_times text[], is_sure boolean DEFAULT false, sends_email boolean DEFAULT NULL::boolean)
 RETURNS SETOF public.bookings_la2024
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
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
      perform private.reject('PT422', 'These bookings aren’t of one series.', 'booking_ids');
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
$function$;

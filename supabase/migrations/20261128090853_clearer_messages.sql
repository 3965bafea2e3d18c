set check_function_bodies = off;

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
$function$;

CREATE OR REPLACE FUNCTION public.create_booking_invitation(to_email text, service_type text DEFAULT NULL::text, valid_days integer DEFAULT 30, invitation_id uuid DEFAULT gen_random_uuid())
 RETURNS text
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  token text := replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', '');
begin
  perform private.require_owner();
  -- Not a change that the owner makes.
  perform set_config('history.is_summarized', 'true', true);
  delete from public.booking_invitations as expired where expired.expires_at < now() - interval '30 days';
  perform set_config('history.is_summarized', '', true);
  if not exists (select 1 from public.person_addresses as known where known.email = lower(to_email) for key share) then
    perform private.reject('PT409', 'The person no longer exists.', 'person-gone');
  elsif create_booking_invitation.service_type is not null and not exists (
    select 1 from public.services_la2024 as service
    where service.id = create_booking_invitation.service_type and service.is_bookable and service.archived_at is null
  ) then
    perform private.reject('PT422', 'This service can’t be booked online. Please choose another one.', 'service_type');
  elsif (valid_days between 1 and 365) is not true then
    perform private.reject('PT422', 'A link can work for 1 to 365 days.', 'valid_days');
  elsif (
    select count(*) >= 20 from public.booking_invitations as earlier
    where earlier.email = lower(to_email) and earlier.expires_at > now() and earlier.id <> invitation_id
  ) then
    perform private.reject('PT422', 'An address can have at most 20 links. Please revoke one first.', 'to_email');
  end if;
  insert into public.booking_invitations (id, token_hash, email, service_type, expires_at)
  values (invitation_id, sha256(convert_to(token, 'UTF8')), lower(to_email), create_booking_invitation.service_type,
    now() + make_interval(days => valid_days))
  on conflict (id) do update set token_hash = excluded.token_hash, email = excluded.email, service_type = excluded.service_type,
    expires_at = excluded.expires_at;
  return token;
end;
$function$;

comment on table public.booking_invitations is 'Works any number of times until it expires or the owner revokes it.';

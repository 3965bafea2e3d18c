set check_function_bodies = off;

CREATE OR REPLACE FUNCTION private.lock_days(days date[])
 RETURNS void
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
declare
  day date;
begin
  for day in select distinct one from unnest(days) as one order by one loop
    perform pg_advisory_xact_lock(hashtextextended('booking day ' || day::text, 0));
  end loop;
end;
$function$;

CREATE OR REPLACE FUNCTION private.reject_taken_time()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  span tstzrange := tstzrange(new.starts_at, new.ends_at, '[)');
  changed_by text := coalesce(current_setting('booking.changed_by', true), '');
begin
  perform private.lock_days(array[new.appointment_date, (new.starts_at at time zone 'UTC')::date, (new.ends_at at time zone 'UTC')::date]);
  if changed_by = 'visitor' or (tg_op = 'INSERT' and changed_by <> 'owner') then
    perform private.require_free_time(new.appointment_date, span, new.service_type, new.request_id, new.id);
  elsif exists (
    select 1 from public.bookings_la2024 as other
    where other.id <> new.id
      and other.status in ('pending', 'confirmed')
      and tstzrange(other.starts_at, other.ends_at, '[)') && span
  ) then
    perform private.reject('PT409', 'Another booking already holds this time.', 'slot-taken');
  end if;
  return new;
end;
$function$;

CREATE OR REPLACE FUNCTION public.hold_slot(holder uuid, service_type text, appointment_date date, appointment_time text)
 RETURNS timestamp with time zone
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  limits private.booking_limits;
  before private.slot_holds;
  wanted private.slot_holds;
begin
  if holder is null then
    perform private.reject('PT422', 'Please open the booking form again.', 'holder');
  elsif not private.is_feature_on('booking_enabled') then
    perform private.reject('PT422', 'Online booking is closed at the moment. Please send a message instead.', 'booking-closed');
  end if;
  perform private.require_bookable_slot(service_type, appointment_date, appointment_time);
  if not private.is_within_address_limit('hold') then
    perform private.reject('PT429', 'Many forms were opened from your connection just now. You can still book this time.', 'address');
  end if;

  select * into strict limits from private.booking_limits;
  wanted.holder := hold_slot.holder;
  wanted.address := private.request_address();
  wanted.starts_at := private.coach_instant(appointment_date, appointment_time::time);
  wanted.service_type := hold_slot.service_type;
  wanted.ends_at := wanted.starts_at + make_interval(mins => (
    select service.booking_minutes from public.services_la2024 as service where service.id = wanted.service_type));

  perform pg_advisory_xact_lock(hashtextextended('booking request ' || wanted.holder::text, 0));
  perform private.lock_days(array[appointment_date]);
  perform private.require_free_time(appointment_date, tstzrange(wanted.starts_at, wanted.ends_at, '[)'), wanted.service_type, wanted.holder);
  perform private.limit_holds(wanted.holder, limits);

  select * into before from private.slot_holds as hold where hold.holder = wanted.holder;
  wanted.held_since := case when before.starts_at = wanted.starts_at then before.held_since else now() end;
  wanted.held_until := least(now() + limits.hold, wanted.held_since + limits.longest_hold);
  if wanted.held_until <= now() then
    perform private.reject('PT409', 'This time is no longer held for you. While it is free, you can still book it.', 'hold-over');
  end if;
  insert into private.slot_holds as hold (holder, service_type, starts_at, ends_at, address, held_since, held_until)
  values (wanted.holder, wanted.service_type, wanted.starts_at, wanted.ends_at, wanted.address, wanted.held_since, wanted.held_until)
  on conflict on constraint slot_holds_pkey do update set service_type = excluded.service_type, starts_at = excluded.starts_at, ends_at = excluded.ends_at,
    address = excluded.address, held_since = excluded.held_since, held_until = excluded.held_until;
  perform private.purge_old_holds();
  return wanted.held_until;
end;
$function$;

CREATE OR REPLACE FUNCTION public.book_series(request_id uuid, service_type text, appointment_dates date[], appointment_times text[], first_name text, last_name text, email text, phone text DEFAULT ''::text, owner_note text DEFAULT ''::text, sends_email boolean DEFAULT true, is_sure boolean DEFAULT false, intake_answers jsonb DEFAULT NULL::jsonb)
 RETURNS SETOF public.bookings_la2024
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
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
  wanted := private.clients_details(request_id, service_type, first_name, last_name, email, phone, owner_note, intake_answers);
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
$function$;

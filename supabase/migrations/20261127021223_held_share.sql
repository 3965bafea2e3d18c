set check_function_bodies = off;


alter table private.booking_limits add column held_share numeric default 0.5 not null;

CREATE OR REPLACE FUNCTION private.closed_share(service_types text[], spans tstzrange[])
 RETURNS numeric
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  with buffers as materialized (
    select service.id, private.buffer_of(service.id) as buffer from public.services_la2024 as service
    where service.id = any (service_types)
  ), window_days as materialized (
    select day, private.zone_on(day) as zone
    from (select (select private.coach_today()) + ahead as day from generate_series(1, 14) as ahead) as one
  ), offered as materialized (
    select window_days.day, (window_days.day + one) at time zone window_days.zone as starts_at
    from window_days join public.weekly_hours as hours on hours.weekday = extract(isodow from window_days.day)
    cross join unnest(hours.start_times) as one
  ), asked as materialized (
    select lower(span) as starts_at, tstzrange(lower(span) - own.buffer, upper(span) + own.buffer, '[)') as closed
    from unnest(service_types, spans) as one (service_type, span) join buffers as own on own.id = one.service_type
  ), days as (
    select count(*) as times, min(offered.starts_at) as first_start, max(offered.starts_at) as last_start,
      count(*) filter (where exists (select 1 from asked where asked.closed @> offered.starts_at)) as covered
    from offered group by offered.day
  ), closed as (
    select days.times, days.covered, (
      select count(*) * days.times::numeric from asked where asked.starts_at between days.first_start and days.last_start
    ) / rules.daily_cap as capped
    from days, public.booking_rules as rules
  )
  select coalesce(sum(least(closed.times, greatest(closed.covered, closed.capped))) / sum(closed.times), 0) from closed;
$function$;

CREATE OR REPLACE FUNCTION private.limit_holds(of_holder uuid, limits private.booking_limits)
 RETURNS void
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$
declare
  own integer;
  near integer;
  others integer;
  share numeric;
begin
  select count(*) filter (where hold.address = private.request_address()),
    count(*) filter (where private.network_of(hold.address) = private.request_network()), count(*),
    private.closed_share(array_agg(hold.service_type), array_agg(tstzrange(hold.starts_at, hold.ends_at, '[)')))
  into own, near, others, share
  from private.slot_holds as hold
  where hold.held_until > now() and hold.holder <> of_holder;
  if own >= limits.holds_per_address or near >= limits.holds_per_network or others >= limits.holds_at_once
    or share >= limits.held_share then
    perform private.reject('PT429', 'No more times can be reserved right now, but you can still book this one.', 'holds');
  end if;
end;
$function$;

CREATE OR REPLACE FUNCTION private.unconfirmed_share()
 RETURNS numeric
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  select private.closed_share(array_agg(booking.service_type), array_agg(tstzrange(booking.starts_at, booking.ends_at, '[)')))
  from public.bookings_la2024 as booking
  where booking.status = 'pending' and booking.lapses_at > now() and booking.starts_at < now() + interval '16 days';
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
    perform private.reject('PT429', 'Too many forms were opened from your connection. You can still book this time.', 'address');
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
  select * into before from private.slot_holds as hold where hold.holder = wanted.holder;
  if (before.starts_at, before.service_type) is distinct from (wanted.starts_at, wanted.service_type) or before.held_until <= now() then
    -- One after the other, because each counts the others.
    perform pg_advisory_xact_lock(hashtextextended('slot holds', 0));
    perform private.limit_holds(wanted.holder, limits);
  end if;
  wanted.held_since := case when before.starts_at = wanted.starts_at then before.held_since else now() end;
  wanted.held_until := least(now() + limits.hold, wanted.held_since + limits.longest_hold);
  if wanted.held_until <= now() then
    perform private.reject('PT409', 'This time is no longer held for you. You can still book it if it’s free.', 'hold-over');
  end if;
  insert into private.slot_holds as hold (holder, service_type, starts_at, ends_at, address, held_since, held_until)
  values (wanted.holder, wanted.service_type, wanted.starts_at, wanted.ends_at, wanted.address, wanted.held_since, wanted.held_until)
  on conflict on constraint slot_holds_pkey do update set service_type = excluded.service_type, starts_at = excluded.starts_at, ends_at = excluded.ends_at,
    address = excluded.address, held_since = excluded.held_since, held_until = excluded.held_until;
  perform private.purge_old_holds();
  return wanted.held_until;
end;
$function$;


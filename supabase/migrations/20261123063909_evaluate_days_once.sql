set check_function_bodies = off;

CREATE OR REPLACE FUNCTION private.unconfirmed_share()
 RETURNS numeric
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  with window_days as materialized (select (select private.coach_today()) + ahead as day from generate_series(1, 14) as ahead)
  select coalesce((
    select count(*)::numeric from public.bookings_la2024 as booking
    where booking.status = 'pending' and booking.lapses_at > now()
      and booking.appointment_date in (select day from window_days)
  ) / nullif((
    select sum(cardinality(hours.start_times)) from window_days
    join public.weekly_hours as hours on hours.weekday = extract(isodow from window_days.day)
  ), 0), 0);
$function$;

CREATE OR REPLACE FUNCTION private.nearest_free_times(service_type text, day date, slot text)
 RETURNS jsonb
 LANGUAGE sql
 STABLE
 SET search_path TO ''
 SET jit TO 'off'
AS $function$
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
$function$;

set check_function_bodies = off;

CREATE OR REPLACE FUNCTION private.unconfirmed_share()
 RETURNS numeric
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  with window_days as materialized (select (select private.coach_today()) + ahead as day from generate_series(1, 14) as ahead),
  requests as materialized (
    select booking.appointment_date as day, booking.appointment_time::time as start_time,
      booking.ends_at - booking.starts_at as duration, private.buffer_of(booking.service_type) as buffer
    from public.bookings_la2024 as booking
    where booking.status = 'pending' and booking.lapses_at > now()
      and booking.appointment_date in (select day from window_days)
  ), closed as (
    select cardinality(hours.start_times) as times,
      (select count(*) from unnest(hours.start_times) as one where exists (
        select 1 from requests as request
        where request.day = window_days.day and one - request.start_time >= - request.buffer
          and one - request.start_time < request.duration + request.buffer)) as covered,
      (select count(*) from requests as request where request.day = window_days.day)
        * cardinality(hours.start_times)::numeric / rules.daily_cap as capped
    from window_days join public.weekly_hours as hours on hours.weekday = extract(isodow from window_days.day)
    cross join public.booking_rules as rules
  )
  select coalesce(sum(least(closed.times, greatest(closed.covered, closed.capped))) / nullif(sum(closed.times), 0), 0) from closed;
$function$;

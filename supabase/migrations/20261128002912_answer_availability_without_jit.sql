set check_function_bodies = off;

CREATE OR REPLACE FUNCTION public.availability()
 RETURNS TABLE(weekday smallint, start_times text[], ends_by text, minimum_notice_hours integer, home_zone text, travel jsonb, move_cutoff_hours integer, cancel_cutoff_hours integer, home_offset integer)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
 SET jit TO 'off'
AS $function$
  with asked as materialized (
    select private.coach_today() as today
  ), trips as materialized (
    select trip.first_day, trip.last_day, trip.zone, greatest(trip.first_day, asked.today) as since
    from public.travel_dates as trip, asked where trip.last_day >= asked.today - 1 and trip.first_day <= asked.today + 62
  )
  select hours.weekday, array(select to_char(one, 'FMHH12:MI AM') from unnest(hours.start_times) as one order by one),
    to_char(hours.ends_by, 'HH24:MI'), rules.minimum_notice_hours, rules.home_zone, (
      select coalesce(jsonb_agg(changed), '[]')
      from trips, jsonb_array_elements(private.clock_change(trips.zone, trips.since, least(trips.last_day, asked.today + 15))) as changed
    ) || (
      select coalesce(jsonb_agg(jsonb_build_object('firstDay', first_day, 'lastDay', last_day, 'zone', zone,
        'offset', private.zone_offset(zone, since)) order by first_day), '[]') from trips
    ) || private.clock_change(rules.home_zone, asked.today, asked.today + 15),
    rules.move_cutoff_hours, rules.cancel_cutoff_hours, private.zone_offset(rules.home_zone, asked.today)
  from public.weekly_hours as hours, public.booking_rules as rules, asked
  order by hours.weekday;
$function$;

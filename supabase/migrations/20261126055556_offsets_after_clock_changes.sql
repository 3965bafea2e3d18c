set check_function_bodies = off;

drop function private.zone_offset(text);

CREATE OR REPLACE FUNCTION private.zone_offset(zone text, day date)
 RETURNS integer
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  select (extract(epoch from (day + time '12:00') - ((day + time '12:00') at time zone zone at time zone 'UTC')) / 60)::integer;
$function$;

CREATE OR REPLACE FUNCTION private.clock_change(zone text, first_day date, last_day date)
 RETURNS jsonb
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  select coalesce(jsonb_agg(jsonb_build_object('firstDay', changed.first_day, 'lastDay', clock_change.last_day, 'zone', zone,
    'offset', private.zone_offset(zone, changed.first_day))), '[]')
  from (
    select min(clock_change.first_day + days) as first_day from generate_series(1, clock_change.last_day - clock_change.first_day) as days
    where private.zone_offset(zone, clock_change.first_day + days) <> private.zone_offset(zone, clock_change.first_day)
  ) as changed
  where changed.first_day is not null;
$function$;

CREATE OR REPLACE FUNCTION public.availability()
 RETURNS TABLE(weekday smallint, start_times text[], ends_by text, minimum_notice_hours integer, home_zone text, travel jsonb, move_cutoff_hours integer, cancel_cutoff_hours integer, home_offset integer)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select hours.weekday, array(select to_char(one, 'FMHH12:MI AM') from unnest(hours.start_times) as one order by one),
    to_char(hours.ends_by, 'HH24:MI'), rules.minimum_notice_hours, rules.home_zone, (
      select coalesce(jsonb_agg(jsonb_build_object('firstDay', first_day, 'lastDay', last_day, 'zone', zone,
        'offset', private.zone_offset(zone, greatest(first_day, private.coach_today()))) order by first_day), '[]')
      from public.travel_dates where last_day >= private.coach_today() - 1 and first_day <= private.coach_today() + 62
    ) || (
      select private.clock_change(home.home_zone, private.coach_today(), private.coach_today() + 15) from public.booking_rules as home
    ), rules.move_cutoff_hours, rules.cancel_cutoff_hours, private.zone_offset(rules.home_zone, private.coach_today())
  from public.weekly_hours as hours, public.booking_rules as rules
  order by hours.weekday;
$function$;

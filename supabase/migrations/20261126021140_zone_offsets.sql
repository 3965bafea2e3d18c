set check_function_bodies = off;

CREATE OR REPLACE FUNCTION private.zone_offset(zone text)
 RETURNS integer
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  select (extract(epoch from (now() at time zone zone) - (now() at time zone 'UTC')) / 60)::integer;
$function$;

drop function public.availability();
CREATE OR REPLACE FUNCTION public.availability()
 RETURNS TABLE(weekday smallint, start_times text[], ends_by text, minimum_notice_hours integer, home_zone text, travel jsonb, move_cutoff_hours integer, cancel_cutoff_hours integer, home_offset integer)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select hours.weekday, array(select to_char(one, 'FMHH12:MI AM') from unnest(hours.start_times) as one order by one),
    to_char(hours.ends_by, 'HH24:MI'), rules.minimum_notice_hours, rules.home_zone, (
      select coalesce(jsonb_agg(jsonb_build_object('firstDay', first_day, 'lastDay', last_day, 'zone', zone,
        'offset', private.zone_offset(zone)) order by first_day), '[]')
      from public.travel_dates where last_day >= private.coach_today() - 1 and first_day <= private.coach_today() + 62
    ), rules.move_cutoff_hours, rules.cancel_cutoff_hours, private.zone_offset(rules.home_zone)
  from public.weekly_hours as hours, public.booking_rules as rules
  order by hours.weekday;
$function$;

grant execute on function public.availability() to anon;

grant execute on function public.availability() to authenticated;

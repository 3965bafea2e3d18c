set check_function_bodies = off;

CREATE OR REPLACE FUNCTION public.taken_ranges(from_date date, to_date date, holder uuid DEFAULT NULL::uuid, link text DEFAULT NULL::text, service_type text DEFAULT NULL::text)
 RETURNS TABLE(starts_at timestamp with time zone, ends_at timestamp with time zone)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
 SET jit TO 'off'
AS $function$
  with asked as (
    select
      least(greatest(from_date, private.coach_today()), private.coach_today() + 63) as first_day,
      least(greatest(coalesce(to_date, 'infinity'), private.coach_today() - 1), private.coach_today() + 62) as last_day,
      coalesce(moved.service_type, taken_ranges.service_type) as service_type,
      moved.id as except_booking
    from (select private.link_booking_id(taken_ranges.link) as id) as linked
    left join public.bookings_la2024 as moved on moved.id = linked.id
  ), taken as (
    select range.starts_at, range.ends_at
    from asked,
      private.taken_for_visitors(asked.first_day, asked.last_day, asked.service_type, taken_ranges.holder, asked.except_booking) as range
    union all
    select private.day_start(day), private.day_start(day + 1)
    from asked, generate_series(0, asked.last_day - asked.first_day) as number,
      lateral (select asked.first_day + number as day) as counted,
      public.weekly_hours as hours
    where hours.weekday = extract(isodow from day) and hours.start_times = '{}'
  )
  -- Merged, because a response has at most 1,000 rows.
  select lower(span), upper(span)
  from unnest((select range_agg(tstzrange(taken.starts_at, taken.ends_at)) from taken)) as span
  order by 1;
$function$;

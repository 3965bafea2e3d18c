set check_function_bodies = off;

CREATE OR REPLACE FUNCTION public.claim_calendars(only_one uuid DEFAULT NULL::uuid)
 RETURNS SETOF public.claimed_calendar
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  perform public.fail_calendar(access.calendar_id, access.claim, 'Reading this calendar didn’t finish.')
  from private.calendar_access as access where access.claim is not null and access.claimed_until <= now();
  return query with due as (
    select calendar.id, calendar.kind
    from public.calendars as calendar join private.calendar_access as access on access.calendar_id = calendar.id
    where case
        when only_one is not null then calendar.id = only_one
        else calendar.next_try_at <= now() or (calendar.failures = 0 and private.has_bookings_to_write(calendar.id))
      end
      and access.claimed_until <= now()
    order by calendar.next_try_at
    limit 1
    for update of access skip locked
  )
  update private.calendar_access as access
  set claim = gen_random_uuid(), claimed_until = now() + interval '2 minutes'
  from due where access.calendar_id = due.id
  returning access.calendar_id, access.claim, due.kind, access.sealed, access.version, access.known_until;
end;
$function$;

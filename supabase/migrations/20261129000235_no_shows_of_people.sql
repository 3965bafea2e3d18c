set check_function_bodies = off;

CREATE OR REPLACE FUNCTION public.no_shows_before(booking_id uuid)
 RETURNS integer
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select private.require_owner();
  select count(*)::integer
  from public.bookings_la2024 as booking
  join public.person_addresses as own on own.email = lower(booking.email)
  join public.person_addresses as known on known.person_id = own.person_id
  join public.bookings_la2024 as missed on lower(missed.email) = known.email
  where booking.id = no_shows_before.booking_id and missed.status = 'no-show' and missed.starts_at < booking.starts_at;
$function$;

grant execute on function public.no_shows_before(uuid) to authenticated;

set check_function_bodies = off;

CREATE OR REPLACE FUNCTION private.place_of(booking public.bookings_la2024)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE
 SET search_path TO ''
AS $function$
  select booking.meeting_kind || case when booking.status = 'pending' then '' else ' ' || booking.meeting_place end;
$function$;

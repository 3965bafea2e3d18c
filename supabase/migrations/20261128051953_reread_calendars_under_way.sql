set check_function_bodies = off;

CREATE OR REPLACE FUNCTION private.reread_calendars()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  update private.calendar_access set known_until = now(), claim = null where true;
  update public.calendars set next_try_at = now() where true;
  return null;
end;
$function$;

set check_function_bodies = off;

CREATE OR REPLACE FUNCTION private.pretend_booking(wanted public.bookings_la2024)
 RETURNS public.bookings_la2024
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$
declare
  service public.services_la2024;
begin
  select * into service from public.services_la2024 as one where one.id = wanted.service_type;
  wanted.id := gen_random_uuid();
  wanted.service_name := service.name;
  wanted.starts_at := private.coach_instant(wanted.appointment_date, wanted.appointment_time::time);
  wanted.ends_at := wanted.starts_at + make_interval(mins => service.booking_minutes);
  wanted.timezone := private.booking_zone_on(wanted.appointment_date);
  wanted.status := 'pending';
  wanted.created_at := now();
  wanted.updated_at := now();
  wanted.meeting_kind := 'email';
  wanted.meeting_place := '';
  select rules.move_cutoff_hours, rules.cancel_cutoff_hours into wanted.move_cutoff_hours, wanted.cancel_cutoff_hours
  from public.booking_rules as rules;
  return wanted;
end;
$function$;

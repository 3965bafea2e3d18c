set check_function_bodies = off;

CREATE OR REPLACE FUNCTION private.booked(booking public.bookings_la2024)
 RETURNS public.booked_consultation
 LANGUAGE sql
 IMMUTABLE
 SET search_path TO ''
AS $function$
  select row(booking.id, booking.service_type, booking.service_name, booking.appointment_date, booking.appointment_time,
    booking.starts_at, booking.ends_at, booking.first_name, booking.last_name, booking.email, booking.phone, booking.company,
    booking.message, booking.timezone, booking.status, booking.created_at, booking.updated_at, booking.visitor_time_zone,
    booking.language, booking.meeting_kind,
    case when booking.status in ('pending', 'cancelled') then '' else booking.meeting_place end, booking.move_cutoff_hours, booking.cancel_cutoff_hours)::public.booked_consultation;
$function$;

CREATE OR REPLACE FUNCTION private.cancel_booking_of_link(link text)
 RETURNS public.bookings_la2024
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
declare
  booking public.bookings_la2024 := private.lock_booking_of_link(link);
begin
  if booking.status <> 'cancelled' then
    -- The coach has planned nothing around a request yet, so it can be withdrawn until it begins.
    perform private.require_changeable(booking, case booking.status when 'pending' then 0 else booking.cancel_cutoff_hours end);
    perform set_config('booking.changed_by', 'visitor', true);
    update public.bookings_la2024 as one set status = 'cancelled' where one.id = booking.id;
  end if;
  return private.lock_booking_of_link(link);
end;
$function$;

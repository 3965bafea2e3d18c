set check_function_bodies = off;

CREATE OR REPLACE FUNCTION private.move_booking_of_link(link text, to_date date, to_time text)
 RETURNS public.bookings_la2024
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
declare
  booking public.bookings_la2024;
begin
  -- Counts before it locks the booking, in the order of an erasure.
  if not (
    select private.is_within_email_limit('booking-move', one.email)
    from public.bookings_la2024 as one where one.id = private.link_booking_id(link)
  ) then
    perform private.reject('PT429', 'You’ve moved your bookings many times today. Please reply to the email instead.', 'email');
  end if;
  booking := private.lock_booking_of_link(link);
  if booking.status = 'cancelled' then
    perform private.reject('PT422', 'This booking is canceled. Please book a new time instead.', 'link');
  end if;
  perform private.require_bookable_time(to_date, to_time, booking.ends_at - booking.starts_at);
  -- Perhaps on the clock of another zone, if the coach's has changed. A repeated move succeeds, even to a time within the cutoff.
  if booking.starts_at = private.coach_instant(to_date, to_time::time) then
    return booking;
  elsif not private.is_feature_on('booking_enabled') then
    perform private.reject('PT422', 'Online booking is closed at the moment. Please reply to the email instead.', 'booking-closed');
  end if;
  perform private.require_changeable(booking, booking.move_cutoff_hours);
  perform private.lapse_requests();
  perform set_config('booking.changed_by', 'visitor', true);
  update public.bookings_la2024 as one
  set appointment_date = to_date, appointment_time = to_time, timezone = private.booking_zone_on(to_date),
    status = private.status_of_request()
  where one.id = booking.id;
  return private.lock_booking_of_link(link);
exception
  when exclusion_violation then
    perform private.reject('PT409', 'This time has just been taken. Please choose another one.', 'slot-taken');
end;
$function$;

set check_function_bodies = off;

CREATE OR REPLACE FUNCTION private.lock_booking_of_link(link text)
 RETURNS public.bookings_la2024
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
declare
  signed_id uuid := private.link_booking_id(link);
  booking public.bookings_la2024;
begin
  if signed_id is null then
    perform private.reject('PT422', 'This link is incomplete. Please open it from the email again.', 'link');
  end if;
  select * into booking from public.bookings_la2024 as one where one.id = signed_id for update;
  -- An erased client's kept booking is nobody's.
  if booking.id is null or booking.email = private.erased_address() then
    perform private.reject('PT422', 'This booking no longer exists.', 'link');
  elsif booking.ends_at < now() then
    perform private.reject('PT422', 'This consultation is over, so the link no longer works.', 'link');
  end if;
  if booking.lapses_at is not null then
    perform private.confirm_address(booking.email);
    select * into booking from public.bookings_la2024 as one where one.id = signed_id;
  end if;
  -- A link can be forwarded, so it reveals the appointment but nothing confidential.
  booking.phone := '';
  booking.company := '';
  booking.message := '';
  return booking;
end;
$function$;

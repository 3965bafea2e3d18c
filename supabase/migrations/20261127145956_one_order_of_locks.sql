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
  -- Confirming locks all requests of the address in one order, so before this one.
  perform private.confirm_address(one.email) from public.bookings_la2024 as one
  where one.id = signed_id and one.lapses_at is not null and one.ends_at >= now() and one.email <> private.erased_address();
  select * into booking from public.bookings_la2024 as one where one.id = signed_id for update;
  -- An erased client's kept booking is nobody's.
  if booking.id is null or booking.email = private.erased_address() then
    perform private.reject('PT422', 'This booking no longer exists.', 'link');
  elsif booking.ends_at < now() then
    perform private.reject('PT422', 'This consultation is over, so the link no longer works.', 'link');
  end if;
  -- A link can be forwarded, so it reveals the appointment but nothing confidential.
  booking.phone := '';
  booking.company := '';
  booking.message := '';
  return booking;
end;
$function$;

CREATE OR REPLACE FUNCTION private.confirm_address(address text)
 RETURNS void
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
  -- Before their emails, as each change of a booking does.
  perform from public.bookings_la2024 as booking
  where private.mailbox_of(booking.email) = private.mailbox_of(address) and booking.lapses_at is not null
  order by booking.id for update;
  update private.mail_outbox as mail set next_attempt_at = now()
  from public.bookings_la2024 as booking
  where private.mailbox_of(booking.email) = private.mailbox_of(address) and booking.lapses_at is not null
    and mail.booking_id = booking.id and mail.state = 'waiting' and mail.next_attempt_at = 'infinity';
  perform set_config('booking.changed_by', 'address', true);
  update public.bookings_la2024 as booking
  set lapses_at = null, status = case booking.status when 'pending' then private.status_of_request() else booking.status end
  where lower(booking.email) = lower(address) and booking.lapses_at is not null;
  perform set_config('booking.changed_by', '', true);
end;
$function$;

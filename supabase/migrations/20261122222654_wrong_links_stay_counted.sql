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
  if booking.id is null then
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

CREATE OR REPLACE FUNCTION private.cancel_booking_of_link(link text)
 RETURNS public.bookings_la2024
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
declare
  booking public.bookings_la2024 := private.lock_booking_of_link(link);
begin
  perform private.require_changeable(booking);
  if booking.status <> 'cancelled' then
    perform set_config('booking.changed_by', 'visitor', true);
    update public.bookings_la2024 as one set status = 'cancelled' where one.id = booking.id;
  end if;
  return private.lock_booking_of_link(link);
end;
$function$;

CREATE OR REPLACE FUNCTION private.move_booking_of_link(link text, to_date date, to_time text)
 RETURNS public.bookings_la2024
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
declare
  booking public.bookings_la2024 := private.lock_booking_of_link(link);
begin
  perform private.require_changeable(booking);
  if booking.status = 'cancelled' then
    perform private.reject('PT422', 'This booking is cancelled. Please book a new time instead.', 'link');
  elsif (booking.appointment_date, booking.appointment_time) = (to_date, to_time) then
    return booking;
  end if;
  perform private.require_bookable_slot(booking.service_type, to_date, to_time);
  perform private.lapse_requests();
  perform set_config('booking.changed_by', 'visitor', true);
  update public.bookings_la2024 as one
  set appointment_date = to_date, appointment_time = to_time, status = private.status_of_request()
  where one.id = booking.id;
  return private.lock_booking_of_link(link);
exception
  when exclusion_violation then
    perform private.reject('PT409', 'This time has just been taken. Please choose another one.', 'slot-taken');
end;
$function$;

CREATE OR REPLACE FUNCTION private.answer_link(action text, link text, appointment_date date DEFAULT NULL::date, appointment_time text DEFAULT NULL::text)
 RETURNS jsonb
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
declare
  booking public.bookings_la2024;
  error_hint text;
begin
  if not private.is_within_address_limit('booking-link') then
    perform private.reject('PT429', 'There were too many attempts from your connection. Please try again in an hour.', 'address');
  end if;
  begin
    booking := case action
      when 'cancel' then private.cancel_booking_of_link(link)
      when 'move' then private.move_booking_of_link(link, appointment_date, appointment_time)
      else private.lock_booking_of_link(link) end;
    return to_jsonb(private.booked(booking));
  exception
    when sqlstate 'PT409' or sqlstate 'PT422' then
      get stacked diagnostics error_hint = pg_exception_hint;
      perform set_config('response.status', right(sqlstate, 3), true);
      return jsonb_build_object('code', sqlstate, 'message', sqlerrm, 'details', null, 'hint', error_hint);
  end;
end;
$function$;

drop function public.booking_by_link(text);
CREATE OR REPLACE FUNCTION public.booking_by_link(link text)
 RETURNS jsonb
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$ select private.answer_link('open', link); $function$;

drop function public.cancel_by_link(text);
CREATE OR REPLACE FUNCTION public.cancel_by_link(link text)
 RETURNS jsonb
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$ select private.answer_link('cancel', link); $function$;

drop function public.move_by_link(text,date,text);
CREATE OR REPLACE FUNCTION public.move_by_link(link text, appointment_date date, appointment_time text)
 RETURNS jsonb
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select private.answer_link('move', link, appointment_date, appointment_time);
$function$;

grant execute on function public.booking_by_link(text) to anon;

grant execute on function public.booking_by_link(text) to authenticated;

grant execute on function public.cancel_by_link(text) to anon;

grant execute on function public.cancel_by_link(text) to authenticated;

grant execute on function public.move_by_link(text,date,text) to anon;

grant execute on function public.move_by_link(text,date,text) to authenticated;

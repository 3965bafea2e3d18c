set check_function_bodies = off;

drop function public.cancel_series_from(uuid,text);

CREATE OR REPLACE FUNCTION public.cancel_series_from(booking_id uuid, cancel_reason text DEFAULT ''::text, seen_start timestamp with time zone DEFAULT NULL::timestamp with time zone)
 RETURNS SETOF public.bookings_la2024
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  first public.bookings_la2024;
begin
  perform private.require_owner();
  -- In the order of their ids, as move_series does: they cannot wait for each other.
  perform 1 from public.bookings_la2024 as one
  where one.series_id = (select own.series_id from public.bookings_la2024 as own where own.id = booking_id)
  order by one.id for update;
  select * into first from public.bookings_la2024 as one where one.id = booking_id;
  if first.starts_at <> seen_start then
    perform private.reject('PT409', 'This booking was changed in the meantime. Please look at its new details first.', 'booking-changed');
  end if;
  perform set_config('booking.mail_batch', gen_random_uuid()::text, true);
  perform set_config('history.reason', 'series-cancelled', true);
  return query
    update public.bookings_la2024 as booking
    set status = 'cancelled', cancel_reason = private.clean_text(cancel_series_from.cancel_reason, 'cancel_reason', 500)
    where booking.series_id = first.series_id and booking.starts_at >= first.starts_at
      and booking.status in ('pending', 'confirmed')
    returning booking.*;
end;
$function$;

grant execute on function public.cancel_series_from(uuid,text,timestamp with time zone) to authenticated;

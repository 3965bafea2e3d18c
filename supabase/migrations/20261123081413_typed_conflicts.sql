set check_function_bodies = off;

CREATE OR REPLACE FUNCTION public.book_series(request_id uuid, service_type text, appointment_dates date[], appointment_times text[], first_name text, last_name text, email text, phone text DEFAULT ''::text, owner_note text DEFAULT ''::text, sends_email boolean DEFAULT true, is_sure boolean DEFAULT false)
 RETURNS SETOF public.bookings_la2024
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  wanted public.bookings_la2024;
  slot record;
  conflicts jsonb := '[]'::jsonb;
begin
  perform private.require_owner();
  if cardinality(appointment_dates) between 2 and 20 is not true
    or cardinality(appointment_times) is distinct from cardinality(appointment_dates) then
    perform private.reject('PT422', 'Please choose 2 to 20 dates.', 'appointment_dates');
  end if;
  for slot in select * from unnest(appointment_dates, appointment_times) as one (day, start_time) loop
    perform private.require_date_and_time(slot.day, slot.start_time);
  end loop;
  wanted := private.clients_details(request_id, service_type, first_name, last_name, email, phone, owner_note);
  wanted.series_id := wanted.request_id;

  perform pg_advisory_xact_lock(hashtextextended('booking request ' || wanted.request_id::text, 0));
  return query select * from private.find_series_of_request(wanted, appointment_dates, appointment_times);
  if found then
    return;
  end if;
  perform private.lapse_requests();
  perform set_config('booking.changed_by', 'owner', true);
  perform set_config('history.reason', 'series-booked', true);
  -- In the order of their days, which writers lock: two series cannot wait for each other.
  for slot in
    select * from unnest(appointment_dates, appointment_times) as one (day, start_time)
    order by one.day, one.start_time::time
  loop
    wanted.appointment_date := slot.day;
    wanted.appointment_time := slot.start_time;
    conflicts := conflicts || coalesce(private.try_date(wanted, coalesce(sends_email, true), is_sure), '[]');
  end loop;
  if conflicts <> '[]' then
    select jsonb_agg(one || jsonb_build_object('free',
      private.nearest_free_times(wanted.service_type, (one ->> 'date')::date, one ->> 'time')))
    into conflicts from jsonb_array_elements(conflicts) as one;
    raise exception using errcode = 'PT409', hint = 'series-conflicts', detail = conflicts::text,
      message = 'Nothing was booked: some of the dates need another time.';
  end if;
  return query
    select * from public.bookings_la2024 as booking where booking.series_id = wanted.series_id order by booking.starts_at;
end;
$function$;

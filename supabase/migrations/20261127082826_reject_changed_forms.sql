set check_function_bodies = off;

CREATE OR REPLACE FUNCTION public.book_for_client(request_id uuid, service_type text, appointment_date date, appointment_time text, first_name text, last_name text, email text, phone text DEFAULT ''::text, owner_note text DEFAULT ''::text, sends_email boolean DEFAULT true, is_sure boolean DEFAULT false, intake_answers jsonb DEFAULT NULL::jsonb, meeting_kind text DEFAULT NULL::text, meeting_place text DEFAULT ''::text)
 RETURNS public.bookings_la2024
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  wanted public.bookings_la2024;
  earlier public.bookings_la2024;
begin
  perform private.require_owner();
  perform private.require_date_and_time(appointment_date, appointment_time);
  wanted := private.clients_details(request_id, service_type, first_name, last_name, email, phone, owner_note, intake_answers,
    meeting_kind, meeting_place);
  wanted.appointment_date := book_for_client.appointment_date;
  wanted.appointment_time := book_for_client.appointment_time;

  perform pg_advisory_xact_lock(hashtextextended('booking request ' || wanted.request_id::text, 0));
  earlier := private.find_booking_of_request(wanted, intake_answers);
  if earlier.id is not null then
    return earlier;
  end if;
  perform private.lapse_requests();
  perform set_config('booking.changed_by', 'owner', true);
  perform set_config('history.reason', 'booked-for-client', true);
  wanted := private.store_clients_booking(wanted, coalesce(sends_email, true));
  perform private.require_owners_time(wanted, is_sure);
  return wanted;
end;
$function$;

CREATE OR REPLACE FUNCTION private.find_series_of_request(wanted public.bookings_la2024, appointment_dates date[], appointment_times text[])
 RETURNS SETOF public.bookings_la2024
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$
begin
  return query
    select * from public.bookings_la2024 as booking where booking.series_id = wanted.request_id order by booking.starts_at;
  if found and (exists (
    select slot.day, slot.start_time, wanted.email, wanted.service_type, wanted.meeting_kind, wanted.meeting_place
    from unnest(appointment_dates, appointment_times) as slot (day, start_time)
    except
    select booking.appointment_date, booking.appointment_time, booking.email, booking.service_type, booking.meeting_kind,
      booking.meeting_place
    from public.bookings_la2024 as booking where booking.series_id = wanted.request_id
  ) or exists (
    select from public.bookings_la2024 as booking where booking.series_id = wanted.request_id
      and (booking.appointment_date <> all (appointment_dates)
        or (booking.first_name, booking.last_name, booking.phone, booking.owner_note, booking.intake_answers)
          is distinct from (wanted.first_name, wanted.last_name, wanted.phone, wanted.owner_note, wanted.intake_answers))
  )) then
    perform private.reject('PT409', 'This series was already booked, without the latest changes. Please make them in its bookings.',
      'request-used');
  end if;
end;
$function$;

set check_function_bodies = off;

CREATE OR REPLACE FUNCTION public.book_consultation(request_id uuid, service_type text, appointment_date date, appointment_time text, first_name text, last_name text, email text, phone text DEFAULT ''::text, company text DEFAULT ''::text, message text DEFAULT ''::text, website text DEFAULT ''::text, proof text DEFAULT ''::text, visitor_time_zone text DEFAULT ''::text, language text DEFAULT ''::text, intake_answers jsonb DEFAULT NULL::jsonb)
 RETURNS public.booked_consultation
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  wanted public.bookings_la2024;
  earlier public.bookings_la2024;
begin
  if request_id is null then
    perform private.reject('PT422', 'Please open the booking form again.', 'request_id');
  elsif not private.is_feature_on('booking_enabled') then
    perform private.reject('PT422', 'Online booking is closed at the moment. Please send a message instead.', 'booking-closed');
  end if;
  wanted.request_id := book_consultation.request_id;
  wanted.service_type := book_consultation.service_type;
  wanted.appointment_date := book_consultation.appointment_date;
  wanted.appointment_time := book_consultation.appointment_time;
  wanted.first_name := private.clean_line(book_consultation.first_name, 'first_name', 'first name', 80, true);
  wanted.last_name := private.clean_line(book_consultation.last_name, 'last_name', 'last name', 80, true);
  wanted.email := private.email_address(book_consultation.email);
  wanted.phone := private.clean_line(book_consultation.phone, 'phone', 'phone number', 40);
  wanted.company := private.clean_line(book_consultation.company, 'company', 'company', 120);
  wanted.message := private.clean_text(book_consultation.message, 'message', 2000);
  -- A strange zone or language is no reason to lose a booking.
  wanted.visitor_time_zone := case when private.is_zone_name(coalesce(visitor_time_zone, '')) then coalesce(visitor_time_zone, '') else '' end;
  wanted.language := coalesce(substring(lower(book_consultation.language) from '^([a-z]{2,3})(?:-|$)'), 'en');

  -- Serializes repeated submissions of one form, so that the first one is returned even if the rules have changed since.
  perform pg_advisory_xact_lock(hashtextextended('booking request ' || wanted.request_id::text, 0));
  earlier := private.find_booking_of_request(wanted, book_consultation.intake_answers);
  if earlier.id is not null then
    return private.booked(earlier);
  end if;
  perform private.require_bookable_slot(wanted.service_type, wanted.appointment_date, wanted.appointment_time);
  wanted.intake_answers := private.intake_answers_of(wanted.service_type, book_consultation.intake_answers);
  if coalesce(website, '') <> '' then
    return private.booked(private.pretend_booking(wanted));
  end if;
  perform private.require_proof(wanted.request_id, proof);
  perform private.limit_bookings(wanted.email);
  -- After counting, because an erasure locks the counters before the bookings.
  perform private.lapse_requests();
  earlier := private.store_booking(wanted);
  perform public.release_slot(wanted.request_id);
  return private.booked(earlier);
end;
$function$;

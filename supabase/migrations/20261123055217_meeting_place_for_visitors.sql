set check_function_bodies = off;

alter type public.booked_consultation add attribute meeting_kind text, add attribute meeting_place text;

CREATE OR REPLACE FUNCTION private.booked(booking public.bookings_la2024)
 RETURNS public.booked_consultation
 LANGUAGE sql
 IMMUTABLE
 SET search_path TO ''
AS $function$
  select row(booking.id, booking.service_type, booking.service_name, booking.appointment_date, booking.appointment_time,
    booking.starts_at, booking.ends_at, booking.first_name, booking.last_name, booking.email, booking.phone, booking.company,
    booking.message, booking.timezone, booking.status, booking.created_at, booking.updated_at, booking.visitor_time_zone,
    booking.language, booking.meeting_kind, booking.meeting_place)::public.booked_consultation;
$function$;

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
  wanted.status := case when private.lapse_of_request(wanted.email) is null then private.status_of_request() else 'pending' end;
  wanted.created_at := now();
  wanted.updated_at := now();
  wanted.meeting_kind := 'email';
  wanted.meeting_place := '';
  return wanted;
end;
$function$;

-- Until now only the form required a place.
update public.services_la2024 set meeting_kind = 'email' where meeting_kind in ('phone', 'address') and meeting_place !~ '[^[:space:]]';
update public.bookings_la2024 set meeting_kind = 'email' where meeting_kind in ('phone', 'address') and meeting_place !~ '[^[:space:]]';

alter table public.services_la2024 add constraint services_meeting_place_given CHECK (((meeting_kind = ANY (ARRAY['email'::text, 'video'::text])) OR (meeting_place ~ '[^[:space:]]'::text)));

alter table public.bookings_la2024 add constraint bookings_meeting_place_given CHECK (((meeting_kind = ANY (ARRAY['email'::text, 'video'::text])) OR (meeting_place ~ '[^[:space:]]'::text)));

comment on column public.services_la2024.meeting_place is 'A link (empty if each booking gets its own), a phone number or an address. Visitors get it with their booking only.';

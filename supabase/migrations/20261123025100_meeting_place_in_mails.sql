set check_function_bodies = off;

alter type public.claimed_mail add attribute meeting_kind text, add attribute meeting_place text;

CREATE OR REPLACE FUNCTION public.claim_mail(for_booking uuid DEFAULT NULL::uuid, at_most integer DEFAULT 10)
 RETURNS SETOF public.claimed_mail
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select private.lapse_requests();
  select taken.id, taken.claim, taken.kind, taken.attempts, booking.id, booking.service_type, booking.service_name,
    booking.appointment_date, booking.appointment_time, booking.starts_at, booking.ends_at, booking.first_name,
    booking.last_name, booking.email, booking.phone, booking.company, booking.message, booking.status,
    booking.sequence, private.booking_link(booking.id), booking.visitor_time_zone, booking.language, booking.cancel_reason,
    booking.lapses_at, taken.batch, booking.timezone, booking.meeting_kind, booking.meeting_place
  from private.claim_due_mails(true, for_booking, at_most) as taken
  cross join lateral private.booking_of_mail(taken) as booking;
$function$;

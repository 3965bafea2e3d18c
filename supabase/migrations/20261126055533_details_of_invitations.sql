set check_function_bodies = off;

drop function private.known_details(text);

CREATE OR REPLACE FUNCTION private.known_details(address text, known_at timestamp with time zone)
 RETURNS jsonb
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  select coalesce(
    (
      select jsonb_build_object('firstName', booking.first_name, 'lastName', booking.last_name, 'phone', booking.phone,
        'company', booking.company)
      from public.bookings_la2024 as booking
      where lower(booking.email) = address and booking.created_at <= known_at order by booking.created_at desc limit 1
    ),
    (
      select jsonb_build_object('firstName', regexp_replace(contact.name, '\s+\S+$', ''),
        'lastName', coalesce(substring(contact.name from '\s(\S+)$'), ''), 'phone', '', 'company', contact.company)
      from private.contacts as contact
      where contact.email = address and contact.name <> '' and contact.at <= known_at order by contact.at desc limit 1
    ),
    '{"firstName": "", "lastName": "", "phone": "", "company": ""}'
  );
$function$;

CREATE OR REPLACE FUNCTION public.open_booking_invitation(token text)
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  invitation public.booking_invitations;
begin
  perform private.count_link_use();
  select one.* into invitation from public.booking_invitations as one
  where one.token_hash = sha256(convert_to(token, 'UTF8')) and one.expires_at > now();
  if invitation.id is null then
    return private.answered_error('PT422', 'This link no longer works. You can still book as usual.', 'token');
  end if;
  return private.known_details(invitation.email, invitation.created_at)
    || jsonb_build_object('email', invitation.email, 'serviceType', invitation.service_type);
end;
$function$;

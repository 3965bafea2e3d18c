set check_function_bodies = off;

CREATE OR REPLACE FUNCTION private.mailbox_of(email text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE
 SET search_path TO ''
AS $function$
  select case when untagged ~ '@(gmail|googlemail)\.com$'
    then replace(split_part(untagged, '@', 1), '.', '') || '@gmail.com' else untagged end
  from regexp_replace(lower(email), '(?<=.)\+[^@]*@', '@') as untagged;
$function$;

CREATE OR REPLACE FUNCTION private.is_mailbox_used(address text)
 RETURNS boolean
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  select exists (
    select 1 from public.bookings_la2024 as booking join private.mail_outbox as mail on mail.booking_id = booking.id
    where private.mailbox_of(booking.email) = private.mailbox_of(address) and booking.lapses_at is not null
      and mail.kind = 'confirmation' and mail.next_attempt_at < 'infinity' and mail.created_at > now() - interval '7 days'
  );
$function$;

CREATE OR REPLACE FUNCTION private.confirm_address(address text)
 RETURNS void
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
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

CREATE INDEX bookings_unconfirmed_by_mailbox ON public.bookings_la2024 USING btree (private.mailbox_of(email)) WHERE (lapses_at IS NOT NULL);

grant execute on function private.mailbox_of(text) to authenticated;

grant execute on function private.mailbox_of(text) to service_role;

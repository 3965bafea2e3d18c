set check_function_bodies = off;

CREATE OR REPLACE FUNCTION private.expired_copies(messages_since timestamp with time zone, cancelled_since timestamp with time zone, past_since timestamp with time zone, at_most integer)
 RETURNS TABLE(kind text, id uuid)
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  (
    select 'message', entry.row_id::uuid from public.change_history as entry
    where entry.table_name = 'contact_messages_la2024' and entry.changed_at < messages_since
      and entry.action = 'deleted' and entry.before is not null
      and not exists (select 1 from public.contact_messages_la2024 as message where message.id = entry.row_id::uuid)
    limit at_most
  ) union all (
    select 'booking', entry.row_id::uuid from public.change_history as entry,
      lateral (select case entry.before ->> 'status' when 'cancelled' then cancelled_since else past_since end as since) as kept
    where entry.table_name = 'bookings_la2024' and entry.changed_at < greatest(cancelled_since, past_since)
      and entry.action = 'deleted' and entry.before is not null
      and entry.changed_at < kept.since and (entry.before ->> 'starts_at')::timestamptz < kept.since
      and not exists (select 1 from public.bookings_la2024 as booking where booking.id = entry.row_id::uuid)
    limit at_most
  ) union all (
    select 'booking', mail.booking_id from private.mail_outbox as mail
    -- The copy always says "cancelled", and not when the booking was deleted. While it can be restored, the history decides.
    where mail.deleted_booking is not null
      and (mail.deleted_booking ->> 'starts_at')::timestamptz < greatest(cancelled_since, past_since)
      and not exists (
        select 1 from public.change_history as entry
        where entry.table_name = 'bookings_la2024' and entry.row_id = mail.booking_id::text
          and entry.action = 'deleted' and entry.restorable_until > now())
    limit at_most
  );
$function$;

set check_function_bodies = off;

CREATE OR REPLACE FUNCTION private.drop_old_mail_copies()
 RETURNS void
 LANGUAGE sql
 SET search_path TO ''
AS $function$
  update private.mail_outbox as mail set deleted_booking = null
  where mail.id in (
    select old.id from private.mail_outbox as old
    where old.deleted_booking is not null
      and (old.state in ('sent', 'skipped') or (old.state in ('dead', 'sending') and old.dismissed_at < now() - interval '1 hour'))
      and ((old.deleted_booking ->> 'ends_at')::timestamptz < now() or not exists (
        select 1 from private.deleted_rows as kept where kept.table_name = 'bookings_la2024' and kept.row_id = old.booking_id))
    for update skip locked
  );
$function$;

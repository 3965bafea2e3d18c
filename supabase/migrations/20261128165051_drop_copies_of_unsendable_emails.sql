set check_function_bodies = off;

CREATE OR REPLACE FUNCTION private.drop_old_mail_copies()
 RETURNS void
 LANGUAGE sql
 SET search_path TO ''
AS $function$
  update private.mail_outbox as mail
  set deleted_booking = null, state = case mail.state when 'waiting' then 'skipped' else mail.state end,
    dismissed_at = case when mail.state in ('dead', 'sending') then coalesce(mail.dismissed_at, now()) else mail.dismissed_at end
  where mail.id in (
    select old.id from private.mail_outbox as old
    left join private.deleted_rows as kept on kept.table_name = 'bookings_la2024' and kept.row_id = old.booking_id
    where old.deleted_booking is not null and (case
      when old.state in ('sent', 'skipped') or (old.state in ('dead', 'sending') and old.dismissed_at < now() - interval '1 hour')
        then kept.row_id is null or (old.deleted_booking ->> 'ends_at')::timestamptz < now()
      else private.delivery_state(old) in ('waiting', 'failed', 'doubtful')
        and kept.row_id is null and (private.booking_of_mail(old)).ends_at < now()
      end)
    for update of old skip locked
  );
$function$;

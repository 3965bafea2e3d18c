set check_function_bodies = off;

CREATE OR REPLACE FUNCTION private.queue_change_mails()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  is_visitors boolean := coalesce(current_setting('booking.changed_by', true), '') = 'visitor';
  is_wanted boolean := is_visitors
    or coalesce(nullif(current_setting('booking.sends_email', true), '')::boolean, new.sends_email);
  announced private.mail_outbox;
  kind text;
begin
  perform private.queue_reminder(new);
  -- A lapsed request is not mailed: its address is unconfirmed.
  if new.starts_at < now() or coalesce(current_setting('booking.changed_by', true), '') = 'lapse' then
    return null;
  end if;
  delete from private.mail_outbox as mail
  where mail.booking_id = new.id and mail.state = 'waiting' and mail.kind in ('confirmed', 'moved', 'relocated', 'cancelled', 'reinstated');
  select * into announced from private.mail_outbox as mail
  where mail.booking_id = new.id and mail.announced_status is not null
  order by mail.sequence desc limit 1;
  -- Without an earlier email, the client knows what they requested.
  kind := private.change_mail_kind(coalesce(announced.announced_status, 'pending'), coalesce(announced.announced_start, old.starts_at),
    coalesce(announced.announced_place, private.place_of(jsonb_populate_record(old, '{"status": "pending"}'))), new);
  if kind is null then
    return null;
  end if;
  insert into private.mail_outbox
    (booking_id, kind, sequence, announced_status, announced_start, announced_place, next_attempt_at, batch, state, last_error)
  values (new.id, kind, new.sequence, new.status, new.starts_at, private.place_of(new),
    case when is_visitors then now() else now() + interval '30 seconds' end,
    nullif(current_setting('booking.mail_batch', true), '')::uuid,
    case when is_wanted then 'waiting' else 'skipped' end,
    case when is_wanted then '' else 'You chose not to email the client about this change.' end);
  if is_visitors and kind in ('moved', 'cancelled') then
    insert into private.mail_outbox (booking_id, kind, sequence) values (new.id, 'owner-' || kind, new.sequence);
  end if;
  return null;
end;
$function$;

set check_function_bodies = off;

CREATE OR REPLACE FUNCTION private.change_mail_kind(announced_status text, announced_start timestamp with time zone, announced_place text, booking public.bookings_la2024)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE
 SET search_path TO ''
AS $function$
  select case
    when booking.status = 'cancelled' then case when announced_status <> 'cancelled' then 'cancelled' end
    when booking.status in ('completed', 'no-show') then null
    when announced_start <> booking.starts_at then 'moved'
    when announced_status = 'cancelled' then 'reinstated'
    when booking.status = 'pending' and announced_status = 'confirmed' then 'reinstated'
    when booking.status = 'confirmed' and announced_status <> 'confirmed' then 'confirmed'
    when announced_place <> private.place_of(booking) then 'relocated'
  end;
$function$;

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
  order by greatest(mail.created_at, mail.sent_at, mail.claimed_until) desc, mail.sequence desc limit 1;
  -- Without an earlier email, the client knows what they requested.
  kind := private.change_mail_kind(coalesce(announced.announced_status, 'pending'), coalesce(announced.announced_start, old.starts_at),
    coalesce(announced.announced_place, private.place_of(jsonb_populate_record(old, '{"status": "pending"}'))), new);
  if kind is null then
    -- The first email was skipped because of a change that is undone now, so the client has got nothing yet.
    update private.mail_outbox as mail
    set state = 'waiting', attempts = 0, last_error = '', next_attempt_at = now() + interval '30 seconds'
    where mail.booking_id = new.id and mail.kind = 'confirmation' and mail.state = 'skipped' and announced.id is null and is_wanted;
    return null;
  end if;
  insert into private.mail_outbox
    (booking_id, kind, sequence, announced_status, announced_start, announced_place, next_attempt_at, batch, state, last_error)
  values (new.id, kind, new.sequence, new.status,
    case when kind = 'cancelled' and not is_visitors then coalesce(announced.announced_start, new.starts_at) else new.starts_at end,
    private.place_of(new),
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

CREATE OR REPLACE FUNCTION private.record_announced_state()
 RETURNS trigger
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  select booking.status, booking.starts_at, private.place_of(booking)
  into new.announced_status, new.announced_start, new.announced_place
  from public.bookings_la2024 as booking where booking.id = new.booking_id;
  return new;
end;
$function$;

CREATE OR REPLACE FUNCTION private.booking_of_mail(mail private.mail_outbox)
 RETURNS public.bookings_la2024
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$
declare
  booking public.bookings_la2024;
  known timestamp;
begin
  select * into booking from public.bookings_la2024 as one where one.id = mail.booking_id;
  if booking.id is null then
    booking := jsonb_populate_record(booking, mail.deleted_booking);
  end if;
  if mail.kind = 'cancelled' and mail.announced_start is not null then
    booking.ends_at := booking.ends_at + (mail.announced_start - booking.starts_at);
    booking.starts_at := mail.announced_start;
    known := booking.starts_at at time zone private.zone_of_booking(booking.timezone);
    booking.appointment_date := known::date;
    booking.appointment_time := to_char(known, 'FMHH12:MI AM');
  end if;
  return booking;
end;
$function$;

CREATE OR REPLACE FUNCTION private.accept_address()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  if coalesce(current_setting('booking.changed_by', true), '') in ('', 'owner') then
    if new.status <> 'cancelled' then
      new.lapses_at := null;
    end if;
    update private.mail_outbox as mail
    set state = 'skipped', announced_status = null, last_error = 'The booking was answered before its address was confirmed.'
    where mail.booking_id = new.id and mail.state = 'waiting' and mail.next_attempt_at = 'infinity';
  end if;
  return new;
end;
$function$;

CREATE TRIGGER mail_outbox_claimed BEFORE UPDATE OF state ON private.mail_outbox FOR EACH ROW WHEN (((new.state = 'claimed'::text) AND (new.kind = ANY (ARRAY['confirmation'::text, 'confirmed'::text, 'moved'::text, 'relocated'::text, 'reinstated'::text])))) EXECUTE FUNCTION private.record_announced_state();

set check_function_bodies = off;

drop function private.change_mail_kind(text,timestamp with time zone,public.bookings_la2024);

revoke update (meeting_kind) on table public.bookings_la2024 from authenticated;

revoke update (meeting_place) on table public.bookings_la2024 from authenticated;

alter table private.mail_outbox add column announced_place text;

CREATE OR REPLACE FUNCTION private.place_of(booking public.bookings_la2024)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE
 SET search_path TO ''
AS $function$ select booking.meeting_kind || ' ' || booking.meeting_place; $function$;

CREATE OR REPLACE FUNCTION private.change_mail_kind(announced_status text, announced_start timestamp with time zone, announced_place text, booking public.bookings_la2024)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE
 SET search_path TO ''
AS $function$
  select case
    when booking.status = 'cancelled' then case when announced_status <> 'cancelled' then 'cancelled' end
    when booking.status in ('completed', 'no-show') then null
    when announced_status = 'cancelled' then 'reinstated'
    when announced_start <> booking.starts_at then 'moved'
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
  where mail.booking_id = new.id and mail.kind in ('confirmation', 'confirmed', 'moved', 'relocated', 'cancelled', 'reinstated')
  order by mail.sequence desc limit 1;
  kind := private.change_mail_kind(coalesce(announced.announced_status, 'pending'), coalesce(announced.announced_start, old.starts_at),
    coalesce(announced.announced_place, private.place_of(old)), new);
  if kind is null then
    return null;
  end if;
  insert into private.mail_outbox
    (booking_id, kind, sequence, announced_status, announced_start, announced_place, next_attempt_at, batch, state, last_error)
  values (new.id, kind, new.sequence, new.status, new.starts_at, private.place_of(new),
    case when is_visitors then now() else now() + interval '30 seconds' end,
    nullif(current_setting('booking.mail_batch', true), '')::uuid,
    case when is_wanted then 'waiting' else 'skipped' end,
    case when is_wanted then '' else 'You changed this without an email to the client.' end);
  if is_visitors and kind in ('moved', 'cancelled') then
    insert into private.mail_outbox (booking_id, kind, sequence) values (new.id, 'owner-' || kind, new.sequence);
  end if;
  return null;
end;
$function$;

CREATE OR REPLACE FUNCTION private.record_announced_state()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  select booking.status, booking.starts_at, private.place_of(booking)
  into new.announced_status, new.announced_start, new.announced_place
  from public.bookings_la2024 as booking where booking.id = new.booking_id;
  return new;
end;
$function$;

CREATE OR REPLACE FUNCTION private.lock_seen_booking(booking_id uuid, seen_sequence integer)
 RETURNS public.bookings_la2024
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
declare
  booking public.bookings_la2024;
begin
  perform private.lapse_requests();
  select * into booking from public.bookings_la2024 as one where one.id = booking_id for update;
  if booking.id is null then
    perform private.reject('PT409', 'This booking no longer exists.', 'booking-changed');
  elsif booking.sequence is distinct from seen_sequence then
    perform private.reject('PT409', 'This booking was changed in the meantime. Please look at its new details first.', 'booking-changed');
  elsif booking.status not in ('pending', 'confirmed') then
    perform private.reject('PT409', 'Only requested and confirmed bookings can be changed.', 'booking-changed');
  end if;
  return booking;
end;
$function$;

CREATE OR REPLACE FUNCTION public.move_booking(booking_id uuid, seen_sequence integer, appointment_date date, appointment_time text, is_sure boolean DEFAULT false, sends_email boolean DEFAULT NULL::boolean)
 RETURNS public.bookings_la2024
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  booking public.bookings_la2024;
begin
  perform private.require_owner();
  perform private.require_date_and_time(appointment_date, appointment_time);
  booking := private.lock_seen_booking(booking_id, seen_sequence);
  perform set_config('booking.changed_by', 'owner', true);
  perform set_config('booking.sends_email', coalesce(move_booking.sends_email::text, ''), true);
  perform set_config('history.reason', 'moved', true);
  update public.bookings_la2024 as one
  set appointment_date = move_booking.appointment_date, appointment_time = move_booking.appointment_time,
    timezone = private.booking_zone_on(move_booking.appointment_date)
  where one.id = booking.id
  returning * into booking;
  perform private.require_owners_time(booking, is_sure);
  return booking;
exception
  when exclusion_violation then
    perform private.reject('PT409', 'Another booking already holds this time.', 'slot-taken');
end;
$function$;

CREATE OR REPLACE FUNCTION public.change_meeting_place(booking_id uuid, seen_sequence integer, meeting_kind text, meeting_place text, sends_email boolean DEFAULT NULL::boolean)
 RETURNS public.bookings_la2024
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  booking public.bookings_la2024;
begin
  perform private.require_owner();
  if meeting_kind is null or meeting_kind not in ('email', 'video', 'phone', 'address') then
    perform private.reject('PT422', 'Please choose where the consultation takes place.', 'meeting_kind');
  end if;
  booking := private.lock_seen_booking(booking_id, seen_sequence);
  perform set_config('booking.changed_by', 'owner', true);
  perform set_config('booking.sends_email', coalesce(change_meeting_place.sends_email::text, ''), true);
  perform set_config('history.reason', 'relocated', true);
  update public.bookings_la2024 as one
  set meeting_kind = change_meeting_place.meeting_kind,
    meeting_place = case change_meeting_place.meeting_kind when 'email' then ''
      else private.clean_line(change_meeting_place.meeting_place, 'meeting_place', 'meeting place', 300,
        change_meeting_place.meeting_kind in ('phone', 'address')) end
  where one.id = booking.id
  returning * into booking;
  return booking;
end;
$function$;

alter table private.mail_outbox drop constraint mail_outbox_kind_known;
alter table private.mail_outbox add constraint mail_outbox_kind_known CHECK (
CASE
    WHEN (message_id IS NOT NULL) THEN (kind = 'owner-message'::text)
    WHEN (subscriber_id IS NOT NULL) THEN (kind = 'welcome'::text)
    ELSE (kind = ANY (ARRAY['confirmation'::text, 'owner-notice'::text, 'confirmed'::text, 'moved'::text, 'relocated'::text, 'cancelled'::text, 'reinstated'::text, 'reminder'::text, 'owner-moved'::text, 'owner-cancelled'::text]))
END);

drop trigger bookings_4_increment_sequence on public.bookings_la2024;
create trigger bookings_4_increment_sequence before update of service_type, appointment_date, appointment_time, status, meeting_kind, meeting_place
  on public.bookings_la2024 for each row
  when (new.status not in ('completed', 'no-show')
    and (old.status, old.starts_at, old.ends_at, old.meeting_kind, old.meeting_place)
      is distinct from (new.status, new.starts_at, new.ends_at, new.meeting_kind, new.meeting_place))
  execute function private.increment_sequence();

drop trigger bookings_3_accept_address on public.bookings_la2024;
create trigger bookings_3_accept_address before update of status, appointment_date, appointment_time, meeting_kind, meeting_place
  on public.bookings_la2024 for each row
  when (old.lapses_at is not null and (old.status, old.starts_at, old.meeting_kind, old.meeting_place)
    is distinct from (new.status, new.starts_at, new.meeting_kind, new.meeting_place))
  execute function private.accept_address();

grant execute on function public.change_meeting_place(uuid,integer,text,text,boolean) to authenticated;

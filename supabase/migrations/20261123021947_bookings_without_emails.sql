set check_function_bodies = off;

drop function public.move_booking(uuid,integer,date,text,boolean);

alter table public.bookings_la2024 add column sends_email boolean default true not null;

CREATE OR REPLACE FUNCTION private.queue_reminder(booking public.bookings_la2024)
 RETURNS void
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
  delete from private.mail_outbox as mail
  where mail.booking_id = booking.id and mail.kind = 'reminder' and mail.state = 'waiting';
  if booking.status = 'confirmed' and booking.sends_email and booking.starts_at > now() + interval '30 hours' then
    insert into private.mail_outbox (booking_id, kind, sequence, next_attempt_at)
    values (booking.id, 'reminder', booking.sequence, booking.starts_at - interval '24 hours')
    on conflict do nothing;
  end if;
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
  where mail.booking_id = new.id and mail.state = 'waiting' and mail.kind in ('confirmed', 'moved', 'cancelled', 'reinstated');
  select * into announced from private.mail_outbox as mail
  where mail.booking_id = new.id and mail.kind in ('confirmation', 'confirmed', 'moved', 'cancelled', 'reinstated')
  order by mail.sequence desc limit 1;
  kind := private.change_mail_kind(coalesce(announced.announced_status, 'pending'), coalesce(announced.announced_start, old.starts_at), new);
  if kind is null then
    return null;
  end if;
  insert into private.mail_outbox
    (booking_id, kind, sequence, announced_status, announced_start, next_attempt_at, batch, state, last_error)
  values (new.id, kind, new.sequence, new.status, new.starts_at,
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

CREATE OR REPLACE FUNCTION private.accept_address()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  if coalesce(current_setting('booking.changed_by', true), '') in ('', 'owner') then
    new.lapses_at := null;
    update private.mail_outbox as mail set state = 'skipped', last_error = 'The booking was answered before its address was confirmed.'
    where mail.booking_id = new.id and mail.state = 'waiting' and mail.next_attempt_at = 'infinity';
  end if;
  return new;
end;
$function$;

CREATE OR REPLACE FUNCTION private.store_clients_booking(wanted public.bookings_la2024, sends_email boolean)
 RETURNS public.bookings_la2024
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
declare
  stored public.bookings_la2024;
begin
  insert into public.bookings_la2024 as booking
    (request_id, service_type, service_name, appointment_date, appointment_time, first_name, last_name, email, phone,
      owner_note, status, visitor_time_zone, language, series_id, sends_email)
  values (wanted.request_id, wanted.service_type, wanted.service_type, wanted.appointment_date, wanted.appointment_time,
    wanted.first_name, wanted.last_name, wanted.email, wanted.phone, wanted.owner_note, 'confirmed',
    wanted.visitor_time_zone, wanted.language, wanted.series_id, sends_email)
  returning * into stored;
  if sends_email and stored.starts_at > now() then
    insert into private.mail_outbox (booking_id, kind, batch) values (stored.id, 'confirmation', stored.series_id);
  else
    insert into private.mail_outbox (booking_id, kind, state, last_error)
    values (stored.id, 'confirmation', 'skipped', 'You booked this without an email to the client.');
  end if;
  return stored;
exception
  when unique_violation or exclusion_violation then
    stored := private.find_booking_of_request(wanted);
    if stored.id is null then
      perform private.reject('PT409', 'Another booking already holds this time.', 'slot-taken');
    end if;
    return stored;
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
  perform private.lapse_requests();
  select * into booking from public.bookings_la2024 as one where one.id = booking_id for update;
  if booking.id is null then
    perform private.reject('PT409', 'This booking no longer exists.', 'booking-changed');
  elsif booking.sequence is distinct from seen_sequence then
    perform private.reject('PT409', 'This booking was changed in the meantime. Please look at its new time and status first.', 'booking-changed');
  elsif booking.status not in ('pending', 'confirmed') then
    perform private.reject('PT409', 'Only requested and confirmed bookings can be moved.', 'booking-changed');
  end if;
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

drop trigger bookings_3_accept_address on public.bookings_la2024;
CREATE TRIGGER bookings_3_accept_address BEFORE UPDATE OF status, appointment_date, appointment_time ON public.bookings_la2024 FOR EACH ROW WHEN (((old.lapses_at IS NOT NULL) AND ((old.status IS DISTINCT FROM new.status) OR (old.starts_at IS DISTINCT FROM new.starts_at)))) EXECUTE FUNCTION private.accept_address();

grant execute on function public.move_booking(uuid,integer,date,text,boolean,boolean) to authenticated;

comment on column public.bookings_la2024.sends_email is 'Whether the client gets emails about the owner''s changes, and a reminder.';

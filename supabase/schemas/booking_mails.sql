-- Emails about bookings: which of them are due, and what they say. They are sent from the outbox (mail_outbox.sql).

-- Queues the reminder of a confirmed booking for 24 hours before, unless that is so close that the confirmation is enough.
create function private.queue_reminder(booking public.bookings_la2024) returns void
language plpgsql set search_path = '' as $$
begin
  delete from private.mail_outbox as mail
  where mail.booking_id = booking.id and mail.kind = 'reminder' and mail.state = 'waiting';
  if booking.status = 'confirmed' and booking.sends_email and booking.starts_at > now() + interval '30 hours' then
    insert into private.mail_outbox (booking_id, kind, sequence, next_attempt_at)
    values (booking.id, 'reminder', booking.sequence, booking.starts_at - interval '24 hours')
    on conflict do nothing;
  end if;
end;
$$;

create function private.queue_first_reminder() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.queue_reminder(new);
  return null;
end;
$$;

create trigger bookings_5_first_reminder after insert on public.bookings_la2024 for each row
  when (new.request_id is not null) execute function private.queue_first_reminder();

-- Kind and place of the meeting as the client may know them, for comparison: the place is private until the confirmation.
create function private.place_of(booking public.bookings_la2024) returns text
language sql immutable set search_path = '' as $$
  select booking.meeting_kind || case when booking.status = 'pending' then '' else ' ' || booking.meeting_place end;
$$;

-- The email that announces a change since the last announced state; null if there is nothing to announce.
create function private.change_mail_kind(
  announced_status text, announced_start timestamptz, announced_place text, booking public.bookings_la2024
) returns text
language sql immutable set search_path = '' as $$
  select case
    when booking.status = 'cancelled' then case when announced_status <> 'cancelled' then 'cancelled' end
    when booking.status in ('completed', 'no-show') then null
    when announced_start <> booking.starts_at then 'moved'
    when announced_status = 'cancelled' then 'reinstated'
    when booking.status = 'pending' and announced_status = 'confirmed' then 'reinstated'
    when booking.status = 'confirmed' and announced_status <> 'confirmed' then 'confirmed'
    when announced_place <> private.place_of(booking) then 'relocated'
  end;
$$;

/*
  Emails about the owner's changes wait for half a minute, so that an undone change sends none. Visitors' changes are mailed at
  once, to both. If the owner chose to send none, a skipped one records what the client knows. Her cancellation names the time
  that the client knows, even if she has moved the booking since.
*/
create function private.queue_change_mails() returns trigger
language plpgsql security definer set search_path = '' as $$
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
$$;

create trigger bookings_6_queue_mails after update on public.bookings_la2024 for each row
  when (old.sequence <> new.sequence) execute function private.queue_change_mails();

-- Stable, to read the same booking as claim_mail.
create function private.record_announced_state() returns trigger
language plpgsql stable security definer set search_path = '' as $$
begin
  select booking.status, booking.starts_at, private.place_of(booking)
  into new.announced_status, new.announced_start, new.announced_place
  from public.bookings_la2024 as booking where booking.id = new.booking_id;
  return new;
end;
$$;

create trigger mail_outbox_announced before insert on private.mail_outbox for each row
  when (new.kind = 'confirmation') execute function private.record_announced_state();

-- An email states the booking as it is when it is claimed, perhaps long after the change that it announces.
create trigger mail_outbox_claimed before update of state on private.mail_outbox for each row
  when (new.state = 'claimed' and new.kind in ('confirmation', 'confirmed', 'moved', 'relocated', 'reinstated'))
  execute function private.record_announced_state();

-- The booking that an email is about, also if it was deleted. A cancellation is about the time that the client knows.
create function private.booking_of_mail(mail private.mail_outbox) returns public.bookings_la2024
language plpgsql stable set search_path = '' as $$
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
$$;

create function private.announces_cancellation(kind text) returns boolean
language sql immutable set search_path = '' as $$ select kind in ('cancelled', 'owner-cancelled'); $$;

/*
  Before a booking is deleted, its undelivered emails get a copy of it. Those about a cancellation are still sent; those about
  an appointment are obsolete. The owner can still see and retry failed ones.
*/
create function private.keep_owed_mails() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update private.mail_outbox as mail
  set deleted_booking = to_jsonb(old) || '{"status": "cancelled"}'
  where mail.booking_id = old.id and mail.state in ('waiting', 'claimed', 'sending', 'dead');
  update private.mail_outbox as mail
  set state = 'skipped', claimed_until = null, last_error = 'The booking was deleted before the email was sent.'
  where mail.booking_id = old.id and mail.state in ('waiting', 'claimed') and not private.announces_cancellation(mail.kind);
  return old;
end;
$$;

create trigger bookings_7_keep_owed_mails before delete on public.bookings_la2024
  for each row execute function private.keep_owed_mails();

create type public.claimed_mail as (
  mail_id uuid,
  claim uuid,
  kind text,
  attempt integer,
  booking_id uuid,
  service_type text,
  service_name text,
  appointment_date date,
  appointment_time text,
  starts_at timestamptz,
  ends_at timestamptz,
  first_name text,
  last_name text,
  email text,
  phone text,
  company text,
  message text,
  status text,
  sequence integer,
  link text,
  visitor_time_zone text,
  language text,
  cancel_reason text,
  lapses_at timestamptz,
  batch uuid,
  timezone text,
  meeting_kind text,
  meeting_place text,
  move_cutoff_hours integer,
  cancel_cutoff_hours integer,
  intake_answers jsonb
);

create function public.claim_mail(for_booking uuid default null, at_most integer default 10) returns setof public.claimed_mail
language sql volatile security definer set search_path = '' as $$
  select private.lapse_requests();
  select taken.id, taken.claim, taken.kind, taken.attempts, booking.id, booking.service_type, booking.service_name,
    booking.appointment_date, booking.appointment_time, booking.starts_at, booking.ends_at, booking.first_name,
    booking.last_name, booking.email, booking.phone, booking.company, booking.message, booking.status,
    booking.sequence, private.booking_link(booking.id), booking.visitor_time_zone, booking.language, booking.cancel_reason,
    booking.lapses_at, taken.batch, booking.timezone, booking.meeting_kind, booking.meeting_place, booking.move_cutoff_hours,
    booking.cancel_cutoff_hours, booking.intake_answers
  from private.claim_due_mails(true, for_booking, at_most) as taken
  cross join lateral private.booking_of_mail(taken) as booking;
$$;

grant execute on function public.claim_mail(uuid, integer) to service_role;

-- The state of a booking's email (waiting, held, claimed, sending, sent, dead, skipped), or null if there is none. A held
-- email waits until its address is confirmed.
create function public.mail_state(for_booking uuid, mail_kind text default 'confirmation') returns text
language sql stable security definer set search_path = '' as $$
  select case when mail.state = 'waiting' and mail.next_attempt_at = 'infinity' then 'held' else mail.state end
  from private.mail_outbox as mail where mail.booking_id = for_booking and mail.kind = mail_kind;
$$;

grant execute on function public.mail_state(uuid, text) to service_role;

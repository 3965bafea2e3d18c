-- The outbox of the emails that visitors cause, and the emails of bookings. Rows are written in the same transaction as the
-- announced change, claimed by an email function and sent at most once. contact_mails.sql has the emails of messages and subscribers.

create table private.mail_outbox (
  id uuid primary key default gen_random_uuid(),
  -- The subject of the email: exactly one of these is set.
  -- No foreign key: an unsent email outlives its booking.
  booking_id uuid,
  -- Deleted with their rows: the owner needs no alert of a message that she has deleted, and an address that she has removed
  -- gets no welcome. deleted_rows.sql queues the welcome of a subscriber whom she restores.
  message_id uuid references public.contact_messages_la2024 (id) on delete cascade,
  subscriber_id uuid references public.newsletter_subscribers_la2024 (id) on delete cascade,
  kind text not null,
  state text not null default 'waiting',
  attempts integer not null default 0,
  next_attempt_at timestamptz not null default now(),
  claim uuid,
  claimed_until timestamptz,
  last_error text not null default '',
  created_at timestamptz not null default now(),
  sent_at timestamptz,
  sequence integer not null default 0,
  -- The state of the appointment that this email announces, so that a change that is undone at once sends no email.
  announced_status text,
  announced_start timestamptz,
  announced_place text,
  given_up_at timestamptz,
  dismissed_at timestamptz,
  -- The booking of an undelivered email, once it is deleted.
  deleted_booking jsonb,
  -- Emails of one kind that the client receives as one.
  batch uuid,
  calendar_id uuid references public.calendars (id) on delete cascade,
  personal_mail_id uuid references public.personal_mails (id) on delete cascade,
  constraint mail_outbox_once unique (booking_id, kind, sequence),
  constraint mail_outbox_about_one check (num_nonnulls(booking_id, message_id, subscriber_id, calendar_id, personal_mail_id) = 1),
  constraint mail_outbox_kind_known check (case
    when message_id is not null then kind = 'owner-message'
    when subscriber_id is not null then kind = 'welcome'
    when personal_mail_id is not null then kind = 'personal'
    when calendar_id is not null then kind in ('owner-calendar-overdue', 'owner-calendar-back')
    else kind in ('confirmation', 'owner-notice', 'confirmed', 'moved', 'relocated', 'cancelled', 'reinstated', 'reminder', 'owner-moved', 'owner-cancelled')
  end),
  constraint mail_outbox_state_known check (state in ('waiting', 'claimed', 'sending', 'sent', 'dead', 'skipped')),
  constraint mail_outbox_error_length check (char_length(last_error) <= 500)
);

alter table private.mail_outbox enable row level security;

create index mail_outbox_due on private.mail_outbox (next_attempt_at) where state in ('waiting', 'claimed');
create index mail_outbox_by_batch on private.mail_outbox (batch) where batch is not null;

-- One alert per message.
create unique index mail_outbox_once_per_message on private.mail_outbox (message_id);
create index mail_outbox_by_subscriber on private.mail_outbox (subscriber_id, created_at);
create index mail_outbox_by_calendar on private.mail_outbox (calendar_id);
create unique index mail_outbox_once_per_personal_mail on private.mail_outbox (personal_mail_id);

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

create index mail_outbox_undelivered on private.mail_outbox (given_up_at)
  where state in ('dead', 'sending') and dismissed_at is null;

create function private.record_giving_up() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  new.given_up_at := now();
  new.dismissed_at := null;
  return new;
end;
$$;

create trigger mail_outbox_giving_up before update of state on private.mail_outbox for each row
  when (new.state = 'dead' and old.state <> 'dead') execute function private.record_giving_up();

-- Rows that a seed or a backup inserts as given up need the time, too.
create trigger mail_outbox_insert_given_up before insert on private.mail_outbox for each row
  when (new.state = 'dead' and new.given_up_at is null) execute function private.record_giving_up();

-- The history contains the owner's changes of an email, not those of the email function.
create trigger zz_keep_history after update on private.mail_outbox for each row
  when (old.dismissed_at is distinct from new.dismissed_at or (old.state in ('dead', 'sending') and new.state = 'waiting'))
  execute function private.record_change();

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

/*
  Claims due emails for two minutes. If a sender dies before start_mail, its emails are handed out again; after start_mail never,
  because the email may have been sent. A batch is claimed as a whole, with its first email, so that no two senders split it.
*/
create function private.claim_due_mails(is_about_booking boolean, for_booking uuid, at_most integer) returns setof private.mail_outbox
language sql volatile set search_path = '' as $$
  with due as (
    select mail.id, mail.batch
    from private.mail_outbox as mail
    where ((mail.state = 'waiting' and mail.next_attempt_at <= now()) or (mail.state = 'claimed' and mail.claimed_until < now()))
      and (mail.booking_id is not null) = is_about_booking
      and (for_booking is null or mail.booking_id = for_booking
        or mail.batch in (select own.batch from private.mail_outbox as own where own.booking_id = for_booking))
      and (mail.batch is null or not exists (
        select 1 from private.mail_outbox as earlier
        where earlier.batch = mail.batch and earlier.id < mail.id and earlier.state in ('waiting', 'claimed')))
    order by mail.next_attempt_at
    limit least(greatest(at_most, 1), 100)
    for update skip locked
  )
  update private.mail_outbox as mail
  set state = 'claimed', claim = gen_random_uuid(), claimed_until = now() + interval '2 minutes', attempts = mail.attempts + 1
  from due
  where mail.id = due.id or (mail.batch = due.batch and mail.state in ('waiting', 'claimed'))
  returning mail.*;
$$;

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

-- Marks the email as being sent. False if another sender has claimed it: then do not send.
create function public.start_mail(mail_id uuid, mail_claim uuid) returns boolean
language sql volatile security definer set search_path = '' as $$
  with started as (
    update private.mail_outbox as mail set state = 'sending'
    where mail.id = mail_id and mail.claim = mail_claim and mail.state = 'claimed'
    returning 1
  )
  select exists (select 1 from started);
$$;

grant execute on function public.start_mail(uuid, uuid) to service_role;

create function public.finish_mail(mail_id uuid, mail_claim uuid) returns boolean
language sql volatile security definer set search_path = '' as $$
  with finished as (
    update private.mail_outbox as mail set state = 'sent', sent_at = now(), last_error = '', claimed_until = null
    where mail.id = mail_id and mail.claim = mail_claim and mail.state in ('claimed', 'sending')
    returning 1
  )
  select exists (select 1 from finished);
$$;

grant execute on function public.finish_mail(uuid, uuid) to service_role;

-- The email was certainly not sent: retries after 1, 5, 25, 125 … minutes, gives up after the sixth attempt.
create function public.fail_mail(mail_id uuid, mail_claim uuid, reason text default '', is_final boolean default false) returns boolean
language sql volatile security definer set search_path = '' as $$
  with failed as (
    update private.mail_outbox as mail
    set state = case when is_final or mail.attempts >= 6 then 'dead' else 'waiting' end,
      next_attempt_at = now() + make_interval(mins => (5 ^ (mail.attempts - 1))::integer),
      last_error = left(coalesce(reason, ''), 500),
      claimed_until = null
    where mail.id = mail_id and mail.claim = mail_claim and mail.state in ('claimed', 'sending')
    returning 1
  )
  select exists (select 1 from failed);
$$;

grant execute on function public.fail_mail(uuid, uuid, text, boolean) to service_role;

-- The state of a booking's email (waiting, held, claimed, sending, sent, dead, skipped), or null if there is none. A held
-- email waits until its address is confirmed.
create function public.mail_state(for_booking uuid, mail_kind text default 'confirmation') returns text
language sql stable security definer set search_path = '' as $$
  select case when mail.state = 'waiting' and mail.next_attempt_at = 'infinity' then 'held' else mail.state end
  from private.mail_outbox as mail where mail.booking_id = for_booking and mail.kind = mail_kind;
$$;

grant execute on function public.mail_state(uuid, text) to service_role;

-- The email is obsolete: what it announces is no longer true, and the client never learns it.
create function public.skip_mail(mail_id uuid, mail_claim uuid, reason text default '') returns boolean
language sql volatile security definer set search_path = '' as $$
  with skipped as (
    update private.mail_outbox as mail
    set state = 'skipped', last_error = left(coalesce(reason, ''), 500), claimed_until = null, announced_status = null
    where mail.id = mail_id and mail.claim = mail_claim and mail.state = 'claimed'
    returning 1
  )
  select exists (select 1 from skipped);
$$;

grant execute on function public.skip_mail(uuid, uuid, text) to service_role;

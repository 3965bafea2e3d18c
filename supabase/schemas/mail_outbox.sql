-- The outbox of all emails but newsletters. Rows are written in the same transaction as the announced change, claimed by an email
-- function and sent at most once.

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

-- Mails that a booking owes somebody. Written in the booking's own transaction, handed out to the mail function, sent at most once.

create table private.mail_outbox (
  id uuid primary key default gen_random_uuid(),
  booking_id uuid not null references public.bookings_la2024 (id) on delete cascade,
  kind text not null,
  state text not null default 'waiting',
  attempts integer not null default 0,
  next_attempt_at timestamptz not null default now(),
  claim uuid,
  claimed_until timestamptz,
  last_error text not null default '',
  created_at timestamptz not null default now(),
  sent_at timestamptz,
  constraint mail_outbox_once unique (booking_id, kind),
  constraint mail_outbox_kind_known check (kind in ('confirmation', 'owner-notice')),
  constraint mail_outbox_state_known check (state in ('waiting', 'claimed', 'sending', 'sent', 'dead')),
  constraint mail_outbox_error_length check (char_length(last_error) <= 500)
);
alter table private.mail_outbox enable row level security;

create index mail_outbox_due on private.mail_outbox (next_attempt_at) where state in ('waiting', 'claimed');

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
  status text
);

/*
  Takes mails that are due, each for two minutes. Until start_mail says that it goes out, a mail whose taker vanished is
  handed out again; afterwards never, because nobody knows whether it left.
*/
create function public.claim_mail(for_booking uuid default null, at_most integer default 10) returns setof public.claimed_mail
language sql volatile security definer set search_path = '' as $$
  with due as (
    select mail.id
    from private.mail_outbox as mail
    where ((mail.state = 'waiting' and mail.next_attempt_at <= now()) or (mail.state = 'claimed' and mail.claimed_until < now()))
      and (for_booking is null or mail.booking_id = for_booking)
    order by mail.next_attempt_at
    limit least(greatest(at_most, 1), 100)
    for update skip locked
  ), taken as (
    update private.mail_outbox as mail
    set state = 'claimed', claim = gen_random_uuid(), claimed_until = now() + interval '2 minutes', attempts = mail.attempts + 1
    from due where mail.id = due.id
    returning mail.*
  )
  select taken.id, taken.claim, taken.kind, taken.attempts, booking.id, booking.service_type, booking.service_name,
    booking.appointment_date, booking.appointment_time, booking.starts_at, booking.ends_at, booking.first_name,
    booking.last_name, booking.email, booking.phone, booking.company, booking.message, booking.status
  from taken join public.bookings_la2024 as booking on booking.id = taken.booking_id;
$$;

-- The mail goes out now. False when the claim has passed to somebody else: then do not send.
create function public.start_mail(mail_id uuid, mail_claim uuid) returns boolean
language sql volatile security definer set search_path = '' as $$
  with started as (
    update private.mail_outbox as mail set state = 'sending'
    where mail.id = mail_id and mail.claim = mail_claim and mail.state = 'claimed'
    returning 1
  )
  select exists (select 1 from started);
$$;

create function public.finish_mail(mail_id uuid, mail_claim uuid) returns boolean
language sql volatile security definer set search_path = '' as $$
  with finished as (
    update private.mail_outbox as mail set state = 'sent', sent_at = now(), last_error = '', claimed_until = null
    where mail.id = mail_id and mail.claim = mail_claim and mail.state in ('claimed', 'sending')
    returning 1
  )
  select exists (select 1 from finished);
$$;

-- The mail is known not to have left: tried again after 1, 5, 25, 125 … minutes, given up after the sixth attempt.
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

-- How far a booking's mail is: waiting, claimed, sending, sent, dead, or null when none is owed.
create function public.mail_state(for_booking uuid, mail_kind text default 'confirmation') returns text
language sql stable security definer set search_path = '' as $$
  select mail.state from private.mail_outbox as mail where mail.booking_id = for_booking and mail.kind = mail_kind;
$$;

revoke all on function public.claim_mail(uuid, integer) from public, anon, authenticated, service_role;
revoke all on function public.start_mail(uuid, uuid) from public, anon, authenticated, service_role;
revoke all on function public.finish_mail(uuid, uuid) from public, anon, authenticated, service_role;
revoke all on function public.fail_mail(uuid, uuid, text, boolean) from public, anon, authenticated, service_role;
revoke all on function public.mail_state(uuid, text) from public, anon, authenticated, service_role;
grant execute on function public.claim_mail(uuid, integer) to service_role;
grant execute on function public.start_mail(uuid, uuid) to service_role;
grant execute on function public.finish_mail(uuid, uuid) to service_role;
grant execute on function public.fail_mail(uuid, uuid, text, boolean) to service_role;
grant execute on function public.mail_state(uuid, text) to service_role;

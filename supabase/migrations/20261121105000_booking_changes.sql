-- What readers are told when a booking changes, and the link with which a visitor moves or cancels the own booking.

alter table public.bookings_la2024 add column sequence integer not null default 0;
alter table public.bookings_la2024 add constraint bookings_sequence_counts check (sequence >= 0);
comment on column public.bookings_la2024.sequence is 'How often the appointment was changed, as calendars count it (RFC 5545).';

alter table private.mail_outbox
  add column sequence integer not null default 0,
  -- What the mail says about the appointment, so that a change taken back at once owes nobody a mail.
  add column told_status text,
  add column told_start timestamptz,
  drop constraint mail_outbox_once,
  drop constraint mail_outbox_kind_known,
  add constraint mail_outbox_once unique (booking_id, kind, sequence),
  add constraint mail_outbox_kind_known check (kind in ('confirmation', 'owner-notice', 'confirmed', 'moved', 'cancelled',
    'reinstated', 'reminder', 'owner-moved', 'owner-cancelled'));

create function private.count_change() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  new.sequence := old.sequence + 1;
  return new;
end;
$$;

-- A conversation that took place changes nobody's calendar.
create trigger bookings_4_count before update of service_type, appointment_date, appointment_time, status
  on public.bookings_la2024 for each row
  when (new.status <> 'completed'
    and (old.status, old.starts_at, old.ends_at) is distinct from (new.status, new.starts_at, new.ends_at))
  execute function private.count_change();

-- The day before, unless that is so soon that the confirmation says the same.
create function private.owe_reminder(booking public.bookings_la2024) returns void
language plpgsql set search_path = '' as $$
begin
  delete from private.mail_outbox as mail
  where mail.booking_id = booking.id and mail.kind = 'reminder' and mail.state = 'waiting';
  if booking.status in ('pending', 'confirmed') and booking.starts_at > now() + interval '30 hours' then
    insert into private.mail_outbox (booking_id, kind, sequence, next_attempt_at)
    values (booking.id, 'reminder', booking.sequence, booking.starts_at - interval '24 hours')
    on conflict do nothing;
  end if;
end;
$$;

create function private.owe_first_reminder() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.owe_reminder(new);
  return null;
end;
$$;

create trigger bookings_5_first_reminder after insert on public.bookings_la2024 for each row
  when (new.request_id is not null) execute function private.owe_first_reminder();

-- Which mail tells a visitor, last told of one state and time, of another one; null when there is nothing to tell.
create function private.kind_of_change(told_status text, told_start timestamptz, booking public.bookings_la2024) returns text
language sql immutable set search_path = '' as $$
  select case
    when booking.status = 'cancelled' then case when told_status <> 'cancelled' then 'cancelled' end
    when booking.status = 'completed' then null
    when told_status = 'cancelled' then 'reinstated'
    when told_start <> booking.starts_at then 'moved'
    when booking.status = 'confirmed' and told_status <> 'confirmed' then 'confirmed'
  end;
$$;

/*
  Changes of the owner are told half a minute later: one that is taken back until then was none. Changes of the visitor
  are told at once, to both.
*/
create function private.owe_change_mails() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  is_visitors boolean := coalesce(current_setting('booking.changed_by', true), '') = 'visitor';
  told private.mail_outbox;
  kind text;
begin
  perform private.owe_reminder(new);
  if new.starts_at < now() then
    return null;
  end if;
  delete from private.mail_outbox as mail
  where mail.booking_id = new.id and mail.state = 'waiting' and mail.kind in ('confirmed', 'moved', 'cancelled', 'reinstated');
  select * into told from private.mail_outbox as mail
  where mail.booking_id = new.id and mail.kind in ('confirmation', 'confirmed', 'moved', 'cancelled', 'reinstated')
  order by mail.sequence desc limit 1;
  kind := private.kind_of_change(coalesce(told.told_status, 'pending'), coalesce(told.told_start, old.starts_at), new);
  if kind is null then
    return null;
  end if;
  insert into private.mail_outbox (booking_id, kind, sequence, told_status, told_start, next_attempt_at)
  values (new.id, kind, new.sequence, new.status, new.starts_at,
    case when is_visitors then now() else now() + interval '30 seconds' end);
  if is_visitors and kind in ('moved', 'cancelled') then
    insert into private.mail_outbox (booking_id, kind, sequence) values (new.id, 'owner-' || kind, new.sequence);
  end if;
  return null;
end;
$$;

create trigger bookings_6_owe_mails after update on public.bookings_la2024 for each row
  when (old.sequence <> new.sequence) execute function private.owe_change_mails();

-- The confirmation tells of the time booked, also when it was owed before this migration.
update private.mail_outbox as mail set told_status = 'pending', told_start = booking.starts_at
from public.bookings_la2024 as booking where booking.id = mail.booking_id and mail.kind = 'confirmation';

create function private.note_what_is_told() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  select booking.status, booking.starts_at into new.told_status, new.told_start
  from public.bookings_la2024 as booking where booking.id = new.booking_id;
  return new;
end;
$$;

create trigger mail_outbox_told before insert on private.mail_outbox for each row
  when (new.kind = 'confirmation') execute function private.note_what_is_told();

-- Signs the links. Made by each database for itself, and never leaves it.
create table private.signing_key (
  is_only boolean primary key default true,
  secret bytea not null default decode(replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', ''), 'hex'),
  constraint signing_key_one check (is_only)
);
alter table private.signing_key enable row level security;
insert into private.signing_key default values;

create function private.link_signature(booking_id uuid) returns text
language sql stable set search_path = '' as $$
  select left(encode(sha256(key.secret || sha256(key.secret || convert_to('booking ' || booking_id, 'UTF8'))), 'hex'), 40)
  from private.signing_key as key;
$$;

-- 32 digits that say which booking, 40 that nobody else can know.
create function private.booking_link(booking_id uuid) returns text
language sql stable set search_path = '' as $$
  select replace(booking_id::text, '-', '') || private.link_signature(booking_id);
$$;

-- The booking of a link, held until the end of the transaction. A link lives until its conversation is over.
create function private.booking_of_link(link text) returns public.bookings_la2024
language plpgsql set search_path = '' as $$
declare
  booking public.bookings_la2024;
begin
  if not private.is_within_address_limit('booking-link') then
    perform private.refuse('PT429', 'Too many tries came from your connection. Please try again in an hour.', 'address');
  end if;
  if coalesce(link, '') !~ '^[0-9a-f]{72}$' or right(link, 40) <> private.link_signature(left(link, 32)::uuid) then
    perform private.refuse('PT422', 'This link is not complete. Please open it from the mail once more.', 'link');
  end if;
  select * into booking from public.bookings_la2024 as one where one.id = left(link, 32)::uuid for update;
  if booking.id is null then
    perform private.refuse('PT422', 'This booking no longer exists.', 'link');
  elsif booking.ends_at < now() then
    perform private.refuse('PT422', 'This consultation is over, and the link with it.', 'link');
  end if;
  -- A link can be passed on: it shows the appointment, not what was told in confidence.
  booking.phone := '';
  booking.company := '';
  booking.message := '';
  return booking;
end;
$$;

create function public.booking_by_link(link text) returns public.booked_consultation
language plpgsql volatile security definer set search_path = '' as $$
begin
  return private.booked(private.booking_of_link(link));
end;
$$;

create function private.refuse_settled(booking public.bookings_la2024) returns void
language plpgsql stable set search_path = '' as $$
begin
  if booking.starts_at <= now() then
    perform private.refuse('PT422', 'This consultation has begun already. Please answer the mail instead.', 'link');
  elsif booking.status = 'completed' then
    perform private.refuse('PT422', 'This consultation is noted as completed. Please answer the mail instead.', 'link');
  end if;
end;
$$;

-- Cancelled twice is cancelled once.
create function public.cancel_by_link(link text) returns public.booked_consultation
language plpgsql volatile security definer set search_path = '' as $$
declare
  booking public.bookings_la2024 := private.booking_of_link(link);
begin
  perform private.refuse_settled(booking);
  if booking.status <> 'cancelled' then
    perform set_config('booking.changed_by', 'visitor', true);
    update public.bookings_la2024 as one set status = 'cancelled' where one.id = booking.id;
  end if;
  return public.booking_by_link(link);
end;
$$;

-- Another time for the same conversation; the owner confirms it anew. Refuses like book_consultation.
create function public.move_by_link(link text, appointment_date date, appointment_time text) returns public.booked_consultation
language plpgsql volatile security definer set search_path = '' as $$
declare
  booking public.bookings_la2024 := private.booking_of_link(link);
begin
  perform private.refuse_settled(booking);
  if booking.status = 'cancelled' then
    perform private.refuse('PT422', 'This booking is cancelled. Please book a new time instead.', 'link');
  elsif (booking.appointment_date, booking.appointment_time) = (move_by_link.appointment_date, move_by_link.appointment_time) then
    return private.booked(booking);
  end if;
  perform private.check_slot(booking.service_type, move_by_link.appointment_date, move_by_link.appointment_time);
  perform set_config('booking.changed_by', 'visitor', true);
  update public.bookings_la2024 as one
  set appointment_date = move_by_link.appointment_date, appointment_time = move_by_link.appointment_time, status = 'pending'
  where one.id = booking.id;
  return public.booking_by_link(link);
exception
  when exclusion_violation then
    perform private.refuse('PT409', 'This time has just been taken. Please choose another one.', 'slot-taken');
end;
$$;

insert into private.rate_limits (action, per_address, address_window, per_email, email_window)
values ('booking-link', 120, '1 hour', 120, '1 hour');

alter type public.claimed_mail add attribute sequence integer;
alter type public.claimed_mail add attribute link text;

create or replace function public.claim_mail(for_booking uuid default null, at_most integer default 10) returns setof public.claimed_mail
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
    booking.last_name, booking.email, booking.phone, booking.company, booking.message, booking.status,
    booking.sequence, private.booking_link(booking.id)
  from taken join public.bookings_la2024 as booking on booking.id = taken.booking_id;
$$;

revoke all on function private.count_change() from public;
revoke all on function private.owe_reminder(public.bookings_la2024) from public;
revoke all on function private.owe_first_reminder() from public;
revoke all on function private.kind_of_change(text, timestamptz, public.bookings_la2024) from public;
revoke all on function private.owe_change_mails() from public;
revoke all on function private.note_what_is_told() from public;
revoke all on function private.link_signature(uuid) from public;
revoke all on function private.booking_link(uuid) from public;
revoke all on function private.booking_of_link(text) from public;
revoke all on function private.refuse_settled(public.bookings_la2024) from public;

revoke all on function public.booking_by_link(text) from public, anon, authenticated, service_role;
revoke all on function public.cancel_by_link(text) from public, anon, authenticated, service_role;
revoke all on function public.move_by_link(text, date, text) from public, anon, authenticated, service_role;
grant execute on function public.booking_by_link(text) to anon, authenticated;
grant execute on function public.cancel_by_link(text) to anon, authenticated;
grant execute on function public.move_by_link(text, date, text) to anon, authenticated;

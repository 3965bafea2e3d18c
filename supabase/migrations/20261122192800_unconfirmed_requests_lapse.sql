-- Requests with unconfirmed addresses lapse, their mailboxes get one mail, and the work for bookings grows with what they take.
set check_function_bodies = off;

alter table public.bookings_la2024 add column lapses_at timestamptz;
comment on column public.bookings_la2024.lapses_at is 'When a request lapses unless its email address is confirmed; null once it is.';
create index bookings_by_email on public.bookings_la2024 (lower(email));
alter type public.claimed_mail add attribute lapses_at timestamptz;
alter table private.booking_limits
  add column bookings_per_network integer not null default 5,
  add column bookings_per_host integer not null default 3,
  add column unconfirmed_share numeric not null default 0.25;

create or replace function private.request_network() returns text
language plpgsql stable set search_path = '' as $$
declare
  address inet := nullif(private.request_address(), 'unknown')::inet;
begin
  if address <<= inet '127.0.0.0/8' or address = inet '::/64' then
    return null;
  end if;
  return network(set_masklen(address, case family(address) when 6 then 48 else 24 end))::text;
end;
$$;

create or replace function private.add_hit(hit_action text, hit_subject text, within interval) returns integer
language plpgsql set search_path = '' as $$
declare
  counted integer;
begin
  insert into private.rate_counters as counter (action, subject, hits, resets_at)
  values (hit_action, left(hit_subject, 320), 1, now() + within)
  on conflict (action, subject) do update set
    hits = case when counter.resets_at <= now() then 1 else counter.hits + 1 end,
    resets_at = case when counter.resets_at <= now() then excluded.resets_at else counter.resets_at end
  returning counter.hits into counted;
  return counted;
end;
$$;

create or replace function private.count_hit(hit_action text, hit_subject text, allowed integer, within interval) returns boolean
language sql volatile set search_path = '' as $$ select private.add_hit(hit_action, hit_subject, within) <= allowed; $$;

create or replace function private.taken_for_visitors(first_day date, last_day date, holder uuid default null, except_booking uuid default null)
returns table (starts_at timestamptz, ends_at timestamptz)
language sql stable set search_path = '' set jit = off as $$
  with asked as (
    select
      first_day::timestamp at time zone 'America/New_York' as begins,
      (last_day + 1)::timestamp at time zone 'America/New_York' as ends,
      make_interval(mins => rules.buffer_minutes) as buffer,
      rules.daily_cap
    from public.booking_rules as rules
    where first_day <= last_day
  ), promised as (
    select booking.starts_at, booking.ends_at
    from public.bookings_la2024 as booking, asked
    where booking.status in ('pending', 'confirmed')
      and (booking.lapses_at <= now()) is not true
      and booking.id is distinct from except_booking
      and (booking.request_id is null or booking.request_id is distinct from taken_for_visitors.holder)
      and tstzrange(booking.starts_at, booking.ends_at, '[)') && tstzrange(asked.begins - asked.buffer, asked.ends + asked.buffer, '[)')
    union all
    select hold.starts_at, hold.ends_at
    from private.slot_holds as hold, asked
    where hold.held_until > now()
      and hold.holder is distinct from taken_for_visitors.holder
      and tstzrange(hold.starts_at, hold.ends_at, '[)') && tstzrange(asked.begins - asked.buffer, asked.ends + asked.buffer, '[)')
  )
  select promised.starts_at - asked.buffer, promised.ends_at + asked.buffer
  from promised, asked
  union all
  select greatest(blocked.starts_at, asked.begins), least(blocked.ends_at, asked.ends)
  from public.blocked_times as blocked, asked
  where tstzrange(blocked.starts_at, blocked.ends_at, '[)') && tstzrange(asked.begins, asked.ends, '[)')
  union all
  select day.begins, day.ends
  from asked, generate_series(0, last_day - first_day) as number,
    lateral (select
      (first_day + number)::timestamp at time zone 'America/New_York' as begins,
      (first_day + number + 1)::timestamp at time zone 'America/New_York' as ends) as day
  where asked.daily_cap <= (
    select count(*) from promised where promised.starts_at >= day.begins and promised.starts_at < day.ends
  );
$$;

create or replace function private.unconfirmed_share() returns numeric
language sql stable set search_path = '' as $$
  select coalesce((
    select count(*)::numeric from public.bookings_la2024 as booking
    where booking.status = 'pending' and booking.lapses_at > now()
      and booking.appointment_date between private.coach_today() + 1 and private.coach_today() + 14
  ) / nullif((
    select sum(cardinality(hours.start_times)) from generate_series(1, 14) as ahead
    join public.weekly_hours as hours on hours.weekday = extract(isodow from private.coach_today() + ahead)
  ), 0), 0);
$$;

create or replace function private.demanded_bits(request_id uuid, limits private.booking_limits) returns integer
language plpgsql volatile set search_path = '' as $$
declare
  network text := private.request_network();
  share numeric := private.unconfirmed_share();
  is_unsuspicious boolean := share <= limits.unconfirmed_share;
  excess integer := 0;
begin
  is_unsuspicious := private.count_hit('booking', 'everybody', limits.bookings_per_hour, '1 hour') and is_unsuspicious;
  if not exists (
    select 1 from private.slot_holds as hold
    where hold.holder = demanded_bits.request_id and hold.opened_at <= now() - limits.hasty
  ) then
    is_unsuspicious := private.count_hit('hasty-booking', 'everybody', limits.hasty_bookings_per_hour, '1 hour') and is_unsuspicious;
  end if;
  if network is not null then
    excess := greatest(0,
      private.add_hit('booking-network', network, '1 day') - limits.bookings_per_network,
      private.add_hit('booking-host', private.request_address(), '1 day') - limits.bookings_per_host);
  end if;
  if is_unsuspicious and excess = 0 then
    return 0;
  end if;
  return least(32, limits.proof_bits + greatest(0, excess - 1) + greatest(0, floor(8 * (share - 0.5)))::integer);
end;
$$;

create or replace function private.require_proof(request_id uuid, proof text) returns void
language plpgsql volatile set search_path = '' as $$
declare
  limits private.booking_limits;
  bits integer;
begin
  select * into strict limits from private.booking_limits;
  bits := private.demanded_bits(require_proof.request_id, limits);
  if bits > 0 and not coalesce(private.is_proof(require_proof.request_id, proof, bits), false) then
    raise exception using
      errcode = 'PT428',
      message = 'Many bookings are coming in right now. Please try again in a few minutes.',
      hint = 'proof',
      detail = bits || ' ' || private.proof_challenge(require_proof.request_id, now());
  end if;
end;
$$;

create or replace function private.accept_address() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if coalesce(current_setting('booking.changed_by', true), '') = '' then
    new.lapses_at := null;
    update private.mail_outbox as mail set state = 'skipped', last_error = 'The booking was answered before its address was confirmed.'
    where mail.booking_id = new.id and mail.state = 'waiting' and mail.next_attempt_at = 'infinity';
  end if;
  return new;
end;
$$;

create or replace function private.lapse_of_request(address text) returns timestamptz
language sql stable set search_path = '' as $$
  select case when not exists (
    select 1 from public.bookings_la2024 as booking where lower(booking.email) = lower(address) and booking.lapses_at is null
  ) then now() + make_interval(hours => coalesce(substring(private.setting_or('request_lapse_hours', '') from '^[0-9]{1,3}$'), '24')::integer) end;
$$;

create or replace function private.is_mailbox_used(address text) returns boolean
language sql stable set search_path = '' as $$
  select exists (
    select 1 from public.bookings_la2024 as booking join private.mail_outbox as mail on mail.booking_id = booking.id
    where lower(booking.email) = lower(address) and booking.lapses_at is not null
      and mail.kind = 'confirmation' and mail.next_attempt_at < 'infinity' and mail.created_at > now() - interval '7 days'
  );
$$;

create or replace function private.lapse_requests() returns void
language plpgsql set search_path = '' as $$
declare
  changed_by text := coalesce(current_setting('booking.changed_by', true), '');
begin
  perform set_config('booking.changed_by', 'lapse', true);
  update public.bookings_la2024 as booking set status = 'cancelled'
  where booking.id in (
    select due.id from public.bookings_la2024 as due
    where due.status = 'pending' and due.lapses_at <= now() limit 100 for update skip locked
  );
  perform set_config('booking.changed_by', changed_by, true);
end;
$$;

create or replace function private.confirm_address(address text) returns void
language plpgsql set search_path = '' as $$
begin
  update private.mail_outbox as mail set next_attempt_at = now()
  from public.bookings_la2024 as booking
  where lower(booking.email) = lower(address) and booking.lapses_at is not null and mail.booking_id = booking.id
    and mail.state = 'waiting' and mail.next_attempt_at = 'infinity';
  perform set_config('booking.changed_by', 'address', true);
  update public.bookings_la2024 as booking
  set lapses_at = null, status = case booking.status when 'pending' then private.status_of_request() else booking.status end
  where lower(booking.email) = lower(address) and booking.lapses_at is not null;
  perform set_config('booking.changed_by', '', true);
end;
$$;

create or replace function private.store_booking(wanted public.bookings_la2024) returns public.bookings_la2024
language plpgsql set search_path = '' as $$
declare
  stored public.bookings_la2024;
  is_mailbox_used boolean := private.is_mailbox_used(wanted.email);
begin
  wanted.lapses_at := private.lapse_of_request(wanted.email);
  insert into public.bookings_la2024 as booking
    (request_id, service_type, service_name, appointment_date, appointment_time, first_name, last_name, email, phone, company,
      message, status, visitor_time_zone, language, lapses_at)
  values (wanted.request_id, wanted.service_type, wanted.service_type, wanted.appointment_date, wanted.appointment_time,
    wanted.first_name, wanted.last_name, wanted.email, wanted.phone, wanted.company, wanted.message,
    case when wanted.lapses_at is null then private.status_of_request() else 'pending' end, wanted.visitor_time_zone,
    wanted.language, wanted.lapses_at)
  returning * into stored;
  insert into private.mail_outbox (booking_id, kind, next_attempt_at)
  values (stored.id, 'confirmation', case when wanted.lapses_at is not null and is_mailbox_used then 'infinity' else now() end),
    (stored.id, 'owner-notice', now());
  return stored;
exception
  -- Either the same form was sent twice at once, or another visitor was faster.
  when unique_violation or exclusion_violation then
    stored := private.find_booking_of_request(wanted);
    if stored.id is null then
      perform private.reject('PT409', 'This time has just been taken. Please choose another one.', 'slot-taken');
    end if;
    return stored;
end;
$$;

create or replace function private.pretend_booking(wanted public.bookings_la2024) returns public.bookings_la2024
language plpgsql stable set search_path = '' as $$
declare
  service private.services;
begin
  select * into service from private.services where id = wanted.service_type;
  wanted.id := gen_random_uuid();
  wanted.service_name := service.name;
  wanted.starts_at := (wanted.appointment_date + wanted.appointment_time::time) at time zone 'America/New_York';
  wanted.ends_at := wanted.starts_at + make_interval(mins => service.booking_minutes);
  wanted.timezone := 'EST';
  wanted.status := case when private.lapse_of_request(wanted.email) is null then private.status_of_request() else 'pending' end;
  wanted.created_at := now();
  wanted.updated_at := now();
  return wanted;
end;
$$;

create or replace function public.book_consultation(
  request_id uuid,
  service_type text,
  appointment_date date,
  appointment_time text,
  first_name text,
  last_name text,
  email text,
  phone text default '',
  company text default '',
  message text default '',
  website text default '',
  proof text default '',
  visitor_time_zone text default '',
  language text default ''
) returns public.booked_consultation
language plpgsql volatile security definer set search_path = '' as $$
declare
  wanted public.bookings_la2024;
  earlier public.bookings_la2024;
begin
  if request_id is null then
    perform private.reject('PT422', 'Please open the booking form again.', 'request_id');
  elsif not private.is_feature_on('booking_enabled') then
    perform private.reject('PT422', 'Online booking is closed at the moment. Please send a message instead.', 'booking-closed');
  end if;
  wanted.request_id := book_consultation.request_id;
  wanted.service_type := book_consultation.service_type;
  wanted.appointment_date := book_consultation.appointment_date;
  wanted.appointment_time := book_consultation.appointment_time;
  wanted.first_name := private.clean_line(book_consultation.first_name, 'first_name', 'first name', 80, true);
  wanted.last_name := private.clean_line(book_consultation.last_name, 'last_name', 'last name', 80, true);
  wanted.email := private.email_address(book_consultation.email);
  wanted.phone := private.clean_line(book_consultation.phone, 'phone', 'phone number', 40);
  wanted.company := private.clean_line(book_consultation.company, 'company', 'company', 120);
  wanted.message := private.clean_text(book_consultation.message, 'message', 2000);
  -- A strange zone or language is no reason to lose a booking.
  wanted.visitor_time_zone := case when private.is_zone_name(coalesce(visitor_time_zone, '')) then coalesce(visitor_time_zone, '') else '' end;
  wanted.language := coalesce(substring(lower(book_consultation.language) from '^([a-z]{2,3})(?:-|$)'), 'en');

  -- Serializes repeated submissions of one form, so that the first one is returned even if the rules have changed since.
  perform pg_advisory_xact_lock(hashtextextended('booking request ' || wanted.request_id::text, 0));
  earlier := private.find_booking_of_request(wanted);
  if earlier.id is not null then
    return private.booked(earlier);
  end if;
  perform private.require_bookable_slot(wanted.service_type, wanted.appointment_date, wanted.appointment_time);
  if coalesce(website, '') <> '' then
    return private.booked(private.pretend_booking(wanted));
  end if;
  perform private.lapse_requests();
  perform private.require_proof(wanted.request_id, proof);
  perform private.limit_bookings(wanted.email);
  earlier := private.store_booking(wanted);
  perform public.release_slot(wanted.request_id);
  return private.booked(earlier);
end;
$$;

create or replace function private.lock_booking_of_link(link text) returns public.bookings_la2024
language plpgsql set search_path = '' as $$
declare
  signed_id uuid := private.link_booking_id(link);
  booking public.bookings_la2024;
begin
  if not private.is_within_address_limit('booking-link') then
    perform private.reject('PT429', 'There were too many attempts from your connection. Please try again in an hour.', 'address');
  end if;
  if signed_id is null then
    perform private.reject('PT422', 'This link is incomplete. Please open it from the email again.', 'link');
  end if;
  select * into booking from public.bookings_la2024 as one where one.id = signed_id for update;
  if booking.id is null then
    perform private.reject('PT422', 'This booking no longer exists.', 'link');
  elsif booking.ends_at < now() then
    perform private.reject('PT422', 'This consultation is over, so the link no longer works.', 'link');
  end if;
  if booking.lapses_at is not null then
    perform private.confirm_address(booking.email);
    select * into booking from public.bookings_la2024 as one where one.id = signed_id;
  end if;
  -- A link can be forwarded, so it reveals the appointment but nothing confidential.
  booking.phone := '';
  booking.company := '';
  booking.message := '';
  return booking;
end;
$$;

create or replace function public.move_by_link(link text, appointment_date date, appointment_time text) returns public.booked_consultation
language plpgsql volatile security definer set search_path = '' as $$
declare
  booking public.bookings_la2024 := private.lock_booking_of_link(link);
begin
  perform private.require_changeable(booking);
  if booking.status = 'cancelled' then
    perform private.reject('PT422', 'This booking is cancelled. Please book a new time instead.', 'link');
  elsif (booking.appointment_date, booking.appointment_time) = (move_by_link.appointment_date, move_by_link.appointment_time) then
    return private.booked(booking);
  end if;
  perform private.require_bookable_slot(booking.service_type, move_by_link.appointment_date, move_by_link.appointment_time);
  perform private.lapse_requests();
  perform set_config('booking.changed_by', 'visitor', true);
  update public.bookings_la2024 as one
  set appointment_date = move_by_link.appointment_date, appointment_time = move_by_link.appointment_time,
    status = private.status_of_request()
  where one.id = booking.id;
  return public.booking_by_link(link);
exception
  when exclusion_violation then
    perform private.reject('PT409', 'This time has just been taken. Please choose another one.', 'slot-taken');
end;
$$;

create or replace function private.queue_change_mails() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  is_visitors boolean := coalesce(current_setting('booking.changed_by', true), '') = 'visitor';
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
  insert into private.mail_outbox (booking_id, kind, sequence, announced_status, announced_start, next_attempt_at)
  values (new.id, kind, new.sequence, new.status, new.starts_at,
    case when is_visitors then now() else now() + interval '30 seconds' end);
  if is_visitors and kind in ('moved', 'cancelled') then
    insert into private.mail_outbox (booking_id, kind, sequence) values (new.id, 'owner-' || kind, new.sequence);
  end if;
  return null;
end;
$$;

create or replace function public.claim_mail(for_booking uuid default null, at_most integer default 10) returns setof public.claimed_mail
language sql volatile security definer set search_path = '' as $$
  select private.lapse_requests();
  select taken.id, taken.claim, taken.kind, taken.attempts, booking.id, booking.service_type, booking.service_name,
    booking.appointment_date, booking.appointment_time, booking.starts_at, booking.ends_at, booking.first_name,
    booking.last_name, booking.email, booking.phone, booking.company, booking.message, booking.status,
    booking.sequence, private.booking_link(booking.id), booking.visitor_time_zone, booking.language, booking.cancel_reason,
    booking.lapses_at
  from private.claim_due_mails(true, for_booking, at_most) as taken
  cross join lateral private.booking_of_mail(taken) as booking;
$$;

create or replace function public.mail_state(for_booking uuid, mail_kind text default 'confirmation') returns text
language sql stable security definer set search_path = '' as $$
  select case when mail.state = 'waiting' and mail.next_attempt_at = 'infinity' then 'held' else mail.state end
  from private.mail_outbox as mail where mail.booking_id = for_booking and mail.kind = mail_kind;
$$;

create trigger bookings_3_accept_address before update of status on public.bookings_la2024 for each row
  when (old.lapses_at is not null and old.status <> new.status) execute function private.accept_address();

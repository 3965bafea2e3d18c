-- A time is held while its form is filled in, and what visitors are told is exactly what visitors are refused.

-- How far visitors' holds and bookings go before they are asked for more. The numbers live in this one row.
create table private.booking_limits (
  is_only boolean primary key default true,
  hold interval not null default '10 minutes',
  longest_hold interval not null default '30 minutes',
  holds_per_address integer not null default 3,
  -- More are no visitors: holds are a courtesy, and must not close the calendar.
  holds_at_once integer not null default 30,
  constraint booking_limits_one check (is_only)
);
alter table private.booking_limits enable row level security;
insert into private.booking_limits default values;

insert into private.rate_limits (action, per_address, address_window, per_email, email_window)
values ('hold', 120, '1 hour', 120, '1 hour');

create table private.slot_holds (
  -- The id of the form that is filled in, which becomes the booking's request_id.
  holder uuid primary key,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  address text not null,
  -- When this form held its first time, and since when it holds this one.
  opened_at timestamptz not null default now(),
  held_since timestamptz not null default now(),
  held_until timestamptz not null,
  constraint slot_holds_order check (ends_at > starts_at)
);
alter table private.slot_holds enable row level security;
create index slot_holds_by_end on private.slot_holds (held_until);

/*
  When visitors cannot have the coach, between two of the coach's dates, both included: bookings and holds with the buffer
  around them, blocked times, and days with as many conversations as the owner takes. Without what the form `holder` holds
  or booked, and without the booking `besides`. Compiling the plan, as the server would, takes a hundred times as long as
  running it: hence no jit.
*/
create function private.taken_for_visitors(first_day date, last_day date, holder uuid default null, besides uuid default null)
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
      and booking.id is distinct from besides
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
revoke all on function private.taken_for_visitors(date, date, uuid, uuid) from public;

/*
  When the coach is taken, between two of the coach's dates, both included, to the form `holder`. Only from today on, and
  for two months at most. Days without hours are taken as a whole, for bookers that do not know the owner's week.
*/
drop function public.taken_ranges(date, date);
create function public.taken_ranges(from_date date, to_date date, holder uuid default null)
returns table (starts_at timestamptz, ends_at timestamptz)
language sql stable security definer set search_path = '' set jit = off as $$
  with asked as (
    select
      greatest(from_date, private.coach_today()) as first_day,
      least(to_date, private.coach_today() + 62) as last_day
  )
  select taken.starts_at, taken.ends_at
  from asked, private.taken_for_visitors(asked.first_day, asked.last_day, taken_ranges.holder) as taken
  union all
  select day::timestamp at time zone 'America/New_York', (day + 1)::timestamp at time zone 'America/New_York'
  from asked, generate_series(0, asked.last_day - asked.first_day) as number,
    lateral (select asked.first_day + number as day) as counted,
    public.weekly_hours as hours
  where hours.weekday = extract(isodow from day) and hours.start_times = '{}'
  order by 1;
$$;
revoke all on function public.taken_ranges(date, date, uuid) from public, anon, authenticated, service_role;
grant execute on function public.taken_ranges(date, date, uuid) to anon, authenticated;

create function private.refuse_unless_free(day date, span tstzrange, holder uuid, besides uuid default null) returns void
language plpgsql stable set search_path = '' as $$
begin
  if exists (
    select 1 from private.taken_for_visitors(day, day, holder, besides) as taken
    where tstzrange(taken.starts_at, taken.ends_at, '[)') && span
  ) then
    perform private.refuse('PT409', 'This time has just been taken. Please choose another one.', 'slot-taken');
  end if;
end;
$$;
revoke all on function private.refuse_unless_free(date, tstzrange, uuid, uuid) from public;

/*
  A visitor's booking, new or moved, gets only what visitors are shown as free. What the owner does with a booking made
  earlier is the owner's, as long as no two conversations overlap. The exclusion constraint stays the judge.
*/
create or replace function private.refuse_taken_time() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  span tstzrange := tstzrange(new.starts_at, new.ends_at, '[)');
begin
  perform pg_advisory_xact_lock(hashtextextended('booking day ' || new.appointment_date::text, 0));
  if tg_op = 'INSERT' or coalesce(current_setting('booking.changed_by', true), '') = 'visitor' then
    perform private.refuse_unless_free(new.appointment_date, span, new.request_id, new.id);
  elsif exists (
    select 1 from public.bookings_la2024 as other
    where other.id <> new.id
      and other.status in ('pending', 'confirmed')
      and tstzrange(other.starts_at, other.ends_at, '[)') && span
  ) then
    perform private.refuse('PT409', 'Another booking already holds this time.', 'slot-taken');
  end if;
  return new;
end;
$$;

drop function private.is_blocked(tstzrange);

-- Whoever opens many forms holds some of their times, and everybody together holds not the whole calendar.
create function private.limit_holds(of_holder uuid, limits private.booking_limits) returns void
language plpgsql stable set search_path = '' as $$
declare
  own integer;
  others integer;
begin
  select count(*) filter (where hold.address = private.request_address()), count(*) into own, others
  from private.slot_holds as hold
  where hold.held_until > now() and hold.holder <> of_holder;
  if own >= limits.holds_per_address or others >= limits.holds_at_once then
    perform private.refuse('PT429', 'No more times can be held at the moment. Please book it as it is.', 'holds');
  end if;
end;
$$;
revoke all on function private.limit_holds(uuid, private.booking_limits) from public;

-- Holds are for minutes, and say where somebody was: forgotten soon, now and then and a little at a time.
create function private.forget_old_holds() returns void
language plpgsql set search_path = '' as $$
begin
  if random() < 0.05 then
    delete from private.slot_holds
    where ctid in (
      select old.ctid from private.slot_holds as old
      where old.held_until < now() - interval '2 hours' limit 500 for update skip locked
    );
  end if;
end;
$$;
revoke all on function private.forget_old_holds() from public;

/*
  Holds a time for the form `holder` and tells until when; asked again, it goes on holding, half an hour in all. A form
  holds one time. Refuses like book_consultation, and with PT409 (hint hold-over) when it was held long enough.
*/
create function public.hold_slot(holder uuid, service_type text, appointment_date date, appointment_time text)
returns timestamptz
language plpgsql volatile security definer set search_path = '' as $$
declare
  limits private.booking_limits;
  before private.slot_holds;
  wanted private.slot_holds;
begin
  if holder is null then
    perform private.refuse('PT422', 'Please open the booking form again.', 'holder');
  elsif not private.is_feature_on('booking_enabled') then
    perform private.refuse('PT422', 'Online booking is closed at the moment. Please send a message instead.', 'booking-closed');
  end if;
  perform private.check_slot(service_type, appointment_date, appointment_time);
  if not private.is_within_address_limit('hold') then
    perform private.refuse('PT429', 'Many forms were opened from your connection just now. Please book this time as it is.', 'address');
  end if;

  select * into strict limits from private.booking_limits;
  wanted.holder := hold_slot.holder;
  wanted.address := private.request_address();
  wanted.starts_at := (appointment_date + appointment_time::time) at time zone 'America/New_York';
  wanted.ends_at := wanted.starts_at + make_interval(mins => (
    select offered.booking_minutes from private.services as offered where offered.id = hold_slot.service_type));

  perform pg_advisory_xact_lock(hashtextextended('booking request ' || wanted.holder::text, 0));
  perform pg_advisory_xact_lock(hashtextextended('booking day ' || appointment_date::text, 0));
  perform private.refuse_unless_free(appointment_date, tstzrange(wanted.starts_at, wanted.ends_at, '[)'), wanted.holder);
  perform private.limit_holds(wanted.holder, limits);

  select * into before from private.slot_holds as hold where hold.holder = wanted.holder;
  wanted.held_since := case when before.starts_at = wanted.starts_at then before.held_since else now() end;
  wanted.held_until := least(now() + limits.hold, wanted.held_since + limits.longest_hold);
  if wanted.held_until <= now() then
    perform private.refuse('PT409', 'This time is no longer held for you. While it is free, you can still book it.', 'hold-over');
  end if;
  insert into private.slot_holds as hold (holder, starts_at, ends_at, address, held_since, held_until)
  values (wanted.holder, wanted.starts_at, wanted.ends_at, wanted.address, wanted.held_since, wanted.held_until)
  on conflict on constraint slot_holds_pkey do update set starts_at = excluded.starts_at, ends_at = excluded.ends_at,
    address = excluded.address, held_since = excluded.held_since, held_until = excluded.held_until;
  perform private.forget_old_holds();
  return wanted.held_until;
end;
$$;

-- Gives the time of a form back. It stays written when the form was opened.
create function public.release_slot(holder uuid) returns void
language sql volatile security definer set search_path = '' as $$
  update private.slot_holds as hold set held_until = now() where hold.holder = release_slot.holder and hold.held_until > now();
$$;

revoke all on function public.hold_slot(uuid, text, date, text) from public, anon, authenticated, service_role;
revoke all on function public.release_slot(uuid) from public, anon, authenticated, service_role;
grant execute on function public.hold_slot(uuid, text, date, text) to anon, authenticated;
grant execute on function public.release_slot(uuid) to anon, authenticated;

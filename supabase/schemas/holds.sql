-- Slot holds: a time is reserved while its visitor fills in the form.

-- One row of limits for holds and for proof of work.
create table private.booking_limits (
  is_only boolean primary key default true,
  hold interval not null default '10 minutes',
  longest_hold interval not null default '30 minutes',
  holds_per_address integer not null default 3,
  -- For all addresses together, like held_share, so that holds cannot close the calendar.
  holds_at_once integer not null default 30,
  bookings_per_hour integer not null default 15,
  -- A booking is hasty if its form held no time, or was sent within this interval of its first hold.
  hasty interval not null default '3 seconds',
  hasty_bookings_per_hour integer not null default 5,
  -- Per day. From then on, each further booking doubles the work. A network is IPv4 /24 or IPv6 /48, a host /32 or /64.
  bookings_per_network integer not null default 5,
  bookings_per_host integer not null default 3,
  -- The share of the bookable times that requests with unconfirmed addresses may take before every booking needs work.
  unconfirmed_share numeric not null default 0.25,
  -- Leading zero bits of a proof's hash; each additional bit doubles the work.
  proof_bits integer not null default 17,
  -- One network's; with long services a few holds close a day.
  holds_per_network integer not null default 9,
  -- The share of the bookable times that holds may take: a few close it with long services or a daily limit.
  held_share numeric not null default 0.5,
  constraint booking_limits_one check (is_only),
  constraint booking_limits_bits check (proof_bits between 1 and 32)
);

alter table private.booking_limits enable row level security;

insert into private.booking_limits default values;

create table private.slot_holds (
  -- The form's id, which becomes the booking's request_id.
  holder uuid primary key,
  service_type text,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  address text not null,
  -- When the form held its first time, and when it started to hold this one.
  opened_at timestamptz not null default now(),
  held_since timestamptz not null default now(),
  held_until timestamptz not null,
  constraint slot_holds_service_known foreign key (service_type) references public.services_la2024 (id),
  constraint slot_holds_order check (ends_at > starts_at)
);

alter table private.slot_holds enable row level security;

create index slot_holds_by_end on private.slot_holds (held_until);
create index slot_holds_by_service on private.slot_holds (service_type);

-- Limits holds per address, per network and in total.
create function private.limit_holds(of_holder uuid, limits private.booking_limits) returns void
language plpgsql stable set search_path = '' as $$
declare
  own integer;
  near integer;
  others integer;
begin
  select count(*) filter (where hold.address = private.request_address()),
    count(*) filter (where private.network_of(hold.address) = private.request_network()), count(*)
  into own, near, others
  from private.slot_holds as hold
  where hold.held_until > now() and hold.holder <> of_holder;
  if own >= limits.holds_per_address or near >= limits.holds_per_network or others >= limits.holds_at_once
    or (others >= limits.holds_per_address and private.closed_share(3, of_holder) >= limits.held_share) then
    perform private.reject('PT429', 'No more times can be reserved right now, but you can still book this one.', 'holds');
  end if;
end;
$$;

-- Deletes holds two hours after they expire, because they contain IP addresses.
create function private.drop_old_holds(at_most integer) returns void
language sql volatile set search_path = '' as $$
  delete from private.slot_holds
  where ctid in (
    select old.ctid from private.slot_holds as old
    where old.held_until < now() - interval '2 hours' limit at_most for update skip locked
  );
$$;

-- Drops old holds in a few calls at random, because every hold calls it. retention.sql does so every hour.
create function private.purge_old_holds() returns void
language plpgsql set search_path = '' as $$
begin
  if random() < 0.05 then
    perform private.drop_old_holds(500);
  end if;
end;
$$;

/*
  Holds a slot for the form `holder` and returns when the hold expires. Calling it again extends the hold, to half an hour in
  all. A form holds one slot. Raises the errors of book_consultation, and PT409 (hint hold-over) after that half hour.
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
    perform private.reject('PT422', 'Please open the booking form again.', 'holder');
  elsif not private.is_feature_on('booking_enabled') then
    perform private.reject('PT422', 'Online booking is closed at the moment. Please send a message instead.', 'booking-closed');
  end if;
  perform private.require_bookable_slot(service_type, appointment_date, appointment_time);
  if not private.is_within_address_limit('hold') then
    perform private.reject('PT429', 'Too many forms were opened from your connection. You can still book this time.', 'address');
  end if;

  select * into strict limits from private.booking_limits;
  wanted.holder := hold_slot.holder;
  wanted.address := private.request_address();
  wanted.starts_at := private.coach_instant(appointment_date, appointment_time::time);
  wanted.service_type := hold_slot.service_type;
  wanted.ends_at := wanted.starts_at + make_interval(mins => (
    select service.booking_minutes from public.services_la2024 as service where service.id = wanted.service_type));

  perform pg_advisory_xact_lock(hashtextextended('booking request ' || wanted.holder::text, 0));
  perform private.lock_days(array[appointment_date]);
  perform private.require_free_time(appointment_date, tstzrange(wanted.starts_at, wanted.ends_at, '[)'), wanted.service_type, wanted.holder);
  select * into before from private.slot_holds as hold where hold.holder = wanted.holder;
  if (before.starts_at, before.service_type) is distinct from (wanted.starts_at, wanted.service_type) or before.held_until <= now() then
    -- One after the other, because each counts the others.
    perform pg_advisory_xact_lock(hashtextextended('slot holds', 0));
    perform private.limit_holds(wanted.holder, limits);
  end if;
  wanted.held_since := case when before.starts_at = wanted.starts_at then before.held_since else now() end;
  wanted.held_until := least(now() + limits.hold, wanted.held_since + limits.longest_hold);
  if wanted.held_until <= now() then
    perform private.reject('PT409', 'This time is no longer held for you. You can still book it if it’s free.', 'hold-over');
  end if;
  insert into private.slot_holds as hold (holder, service_type, starts_at, ends_at, address, held_since, held_until)
  values (wanted.holder, wanted.service_type, wanted.starts_at, wanted.ends_at, wanted.address, wanted.held_since, wanted.held_until)
  on conflict on constraint slot_holds_pkey do update set service_type = excluded.service_type, starts_at = excluded.starts_at, ends_at = excluded.ends_at,
    address = excluded.address, held_since = excluded.held_since, held_until = excluded.held_until;
  perform private.purge_old_holds();
  return wanted.held_until;
end;
$$;

grant execute on function public.hold_slot(uuid, text, date, text) to anon, authenticated;

-- Releases the slot of a form. The row stays, because it records when the form was opened.
create function public.release_slot(holder uuid) returns void
language sql volatile security definer set search_path = '' as $$
  update private.slot_holds as hold set held_until = now() where hold.holder = release_slot.holder and hold.held_until > now();
$$;

grant execute on function public.release_slot(uuid) to anon, authenticated;

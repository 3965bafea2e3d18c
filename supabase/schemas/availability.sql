-- When consultations can be booked: weekly hours, booking rules, travel dates and blocked times.

-- The zone of a new site. No other place names it.
create function private.default_zone() returns text
language sql immutable set search_path = '' as $$ select 'America/New_York' $$;

-- Whether this database knows an IANA zone. Excludes short names: EST is not the zone that a booking's EST means.
create function private.is_known_zone(zone text) returns boolean
language sql stable set search_path = '' as $$
  select zone ~ '^(UTC$|[A-Z][A-Za-z_]*/)' and exists (select 1 from pg_catalog.pg_timezone_names as known where known.name = zone);
$$;

grant execute on function private.is_known_zone(text) to authenticated, service_role;

-- Whether start times are distinct, sorted, multiples of five minutes and in the daytime.
create function private.are_start_times(times time[]) returns boolean
language sql immutable set search_path = '' as $$
  select cardinality(times) <= 24
    and array_position(times, null) is null
    and times = coalesce(array(select distinct one from unnest(times) as one order by one), '{}')
    -- In nearly all zones daylight saving changes before four o'clock; later times exist exactly once a day.
    and not exists (
      select 1 from unnest(times) as one
      where one < '04:00' or one >= '24:00' or extract(epoch from one)::integer % 300 <> 0
    );
$$;

grant execute on function private.are_start_times(time[]) to authenticated, service_role;

create table public.weekly_hours (
  weekday smallint primary key,
  start_times time[] not null default '{}',
  ends_by time not null default '17:30',
  updated_at timestamptz not null default now(),
  constraint weekly_hours_weekday check (weekday between 1 and 7),
  constraint weekly_hours_start_times check (private.are_start_times(start_times)),
  constraint weekly_hours_ends_by check (extract(epoch from ends_by)::integer % 300 = 0 and ends_by > all (start_times))
);

comment on table public.weekly_hours is 'Bookable times per weekday: wall-clock times in the zone of the day.';
comment on column public.weekly_hours.weekday is '1 is Monday, 7 is Sunday.';
comment on column public.weekly_hours.start_times is 'When a consultation may start.';
comment on column public.weekly_hours.ends_by is 'When the last consultation must have ended.';

insert into public.weekly_hours (weekday, start_times)
select weekday, case when weekday <= 5 then '{09:00,10:00,11:00,13:00,14:00,15:00,16:00}'::time[] else '{}' end
from generate_series(1, 7) as weekday;

create table public.booking_rules (
  is_only boolean primary key default true,
  minimum_notice_hours integer not null default 0,
  buffer_minutes integer not null default 0,
  daily_cap integer,
  updated_at timestamptz not null default now(),
  home_zone text not null default private.default_zone(),
  move_cutoff_hours integer not null default 0,
  cancel_cutoff_hours integer not null default 0,
  constraint booking_rules_one check (is_only),
  constraint booking_rules_notice check (minimum_notice_hours between 0 and 240),
  constraint booking_rules_buffer check (buffer_minutes between 0 and 120 and buffer_minutes % 5 = 0),
  constraint booking_rules_cap check (daily_cap between 1 and 24),
  constraint booking_rules_move_cutoff check (move_cutoff_hours between 0 and 240),
  constraint booking_rules_cancel_cutoff check (cancel_cutoff_hours between 0 and 240),
  constraint booking_rules_home_zone check (private.is_known_zone(home_zone))
);

comment on column public.booking_rules.minimum_notice_hours is 'The minimum time between booking and consultation; tomorrow is the earliest day in any case.';
comment on column public.booking_rules.buffer_minutes is 'Free time before and after each consultation whose service has no buffer of its own.';
comment on column public.booking_rules.daily_cap is 'The maximum number of consultations per day for visitors'' bookings; null for no limit.';
comment on column public.booking_rules.move_cutoff_hours is 'How long before a consultation visitors can move it with their link, in hours; new bookings copy it.';
comment on column public.booking_rules.cancel_cutoff_hours is 'The same for canceling.';
comment on column public.booking_rules.home_zone is 'The coach''s IANA time zone, except on travel dates.';

insert into public.booking_rules default values;

create trigger weekly_hours_touch before update on public.weekly_hours
  for each row execute function private.touch_updated_at();
create trigger zz_keep_history after insert or update or delete on public.weekly_hours
  for each row execute function private.record_change();
create trigger booking_rules_touch before update on public.booking_rules
  for each row execute function private.touch_updated_at();
create trigger zz_keep_history after insert or update or delete on public.booking_rules
  for each row execute function private.record_change();

alter table public.weekly_hours enable row level security;
alter table public.booking_rules enable row level security;

grant select on table public.weekly_hours, public.booking_rules to authenticated, service_role;

grant update (start_times, ends_by) on table public.weekly_hours to authenticated;
grant update (minimum_notice_hours, buffer_minutes, daily_cap, home_zone, move_cutoff_hours, cancel_cutoff_hours) on table public.booking_rules to authenticated;

create policy "the owner reads the hours" on public.weekly_hours
  for select to authenticated using ((select public.is_owner()));
create policy "the owner changes the hours" on public.weekly_hours
  for update to authenticated using ((select public.is_owner())) with check ((select public.is_owner()));
create policy "the owner reads the rules" on public.booking_rules
  for select to authenticated using ((select public.is_owner()));
create policy "the owner changes the rules" on public.booking_rules
  for update to authenticated using ((select public.is_owner())) with check ((select public.is_owner()));

-- Days that the coach spends in another zone.

create table public.travel_dates (
  id uuid primary key default gen_random_uuid(),
  first_day date not null,
  last_day date not null,
  zone text not null,
  note text not null default '',
  created_at timestamptz not null default now(),
  constraint travel_dates_order check (last_day >= first_day),
  constraint travel_dates_range check (first_day >= '2020-01-01' and last_day <= '2199-12-31'),
  constraint travel_dates_zone check (private.is_known_zone(zone)),
  constraint travel_dates_note_length check (char_length(note) <= 120),
  constraint travel_dates_never_overlap exclude using gist (daterange(first_day, last_day, '[]') with &&)
);

comment on table public.travel_dates is 'Days with a zone other than the home zone, both included.';
comment on column public.travel_dates.note is 'For the owner only.';

create trigger zz_keep_history after insert or update or delete on public.travel_dates
  for each row execute function private.record_change();

alter table public.travel_dates enable row level security;

grant select on table public.travel_dates to authenticated, service_role;

grant insert (first_day, last_day, zone, note), update (first_day, last_day, zone, note), delete
  on table public.travel_dates to authenticated;

create policy "the owner reads travel dates" on public.travel_dates
  for select to authenticated using ((select public.is_owner()));
create policy "the owner adds travel dates" on public.travel_dates
  for insert to authenticated with check ((select public.is_owner()));
create policy "the owner changes travel dates" on public.travel_dates
  for update to authenticated using ((select public.is_owner())) with check ((select public.is_owner()));
create policy "the owner deletes travel dates" on public.travel_dates
  for delete to authenticated using ((select public.is_owner()));

-- The coach's zone on a day: the only place that decides it.
create function private.zone_on(day date) returns text
language sql stable set search_path = '' as $$
  select coalesce(
    (select travel.zone from public.travel_dates as travel where daterange(travel.first_day, travel.last_day, '[]') @> day),
    (select rules.home_zone from public.booking_rules as rules)
  );
$$;

-- The instant of a time on the coach's wall clock.
create function private.coach_instant(day date, clock time) returns timestamptz
language sql stable set search_path = '' as $$ select (day + clock) at time zone private.zone_on(day); $$;

-- When a day of the coach begins: at midnight, or halfway between the midnights of both zones if she arrives that day.
create function private.day_start(day date) returns timestamptz
language sql stable set search_path = '' as $$
  select midnight.before + (midnight.own - midnight.before) / 2
  from (
    select day::timestamp at time zone private.zone_on(day - 1) as before,
      day::timestamp at time zone private.zone_on(day) as own
  ) as midnight;
$$;

-- The coach's day of an instant.
create function private.coach_day(instant timestamptz) returns date
language sql stable set search_path = '' as $$
  select max(near.day)
  from (select (instant at time zone 'UTC')::date + shift as day from generate_series(-1, 1) as shift) as near
  where private.day_start(near.day) <= instant;
$$;

create function private.coach_today() returns date
language sql stable set search_path = '' as $$ select private.coach_day(now()) $$;

-- Replaces the travel dates, which must be those that the owner saw. A trip that she changed keeps its note.
create function private.replace_travel(seen jsonb, wanted jsonb) returns void
language plpgsql set search_path = '' as $$
declare
  before jsonb := (
    select coalesce(jsonb_agg(jsonb_build_object('id', id, 'first_day', first_day, 'last_day', last_day, 'zone', zone)), '[]')
    from public.travel_dates
  );
  notes jsonb := (select coalesce(jsonb_object_agg(id, note), '{}') from public.travel_dates);
begin
  if not (before @> seen and seen @> before) then
    perform private.reject('PT409', 'Your travel dates were changed in the meantime.', 'availability-changed');
  end if;
  delete from public.travel_dates as trip
  where not wanted @> jsonb_build_array(jsonb_build_object(
    'id', trip.id, 'first_day', trip.first_day, 'last_day', trip.last_day, 'zone', trip.zone));
  insert into public.travel_dates (first_day, last_day, zone, note)
  select trip.first_day, trip.last_day, trip.zone, coalesce(notes ->> trip.id::text, '')
  from jsonb_to_recordset(wanted) as trip (id uuid, first_day date, last_day date, zone text)
  where not exists (select 1 from public.travel_dates as kept where kept.id = trip.id);
end;
$$;

/*
  Saves what the owner changed of her availability, all or none. `days`: weekdays as {weekday, start_times, ends_by, version};
  `rules`: the columns of booking_rules and their version; `travel`: the trips that she saw and those she wants, as {seen, wanted},
  each {id, first_day, last_day, zone}. Null stands for no change. Raises PT409 if any of it was changed in the meantime.
*/
create function public.save_availability(days jsonb default '[]', rules jsonb default null, travel jsonb default null) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  sentence constant text := 'Your hours were changed in the meantime.';
  wanted public.booking_rules := jsonb_populate_record(null::public.booking_rules, save_availability.rules);
  day record;
begin
  perform private.require_owner();
  -- One save at a time.
  perform 1 from public.booking_rules for update;
  for day in
    select * from jsonb_to_recordset(days) as one (weekday smallint, start_times time[], ends_by time, version timestamptz)
  loop
    update public.weekly_hours as hours set start_times = day.start_times, ends_by = day.ends_by
    where hours.weekday = day.weekday and hours.updated_at = day.version;
    if not found then
      perform private.reject('PT409', sentence, 'availability-changed');
    end if;
  end loop;
  if save_availability.rules is not null then
    update public.booking_rules as stored
    set (home_zone, minimum_notice_hours, buffer_minutes, daily_cap, move_cutoff_hours, cancel_cutoff_hours) =
      (wanted.home_zone, wanted.minimum_notice_hours, wanted.buffer_minutes, wanted.daily_cap, wanted.move_cutoff_hours,
        wanted.cancel_cutoff_hours)
    where stored.updated_at = (save_availability.rules ->> 'version')::timestamptz;
    if not found then
      perform private.reject('PT409', sentence, 'availability-changed');
    end if;
  end if;
  if travel is not null then
    perform private.replace_travel(travel -> 'seen', travel -> 'wanted');
  end if;
end;
$$;

grant execute on function public.save_availability(jsonb, jsonb, jsonb) to authenticated;

-- Periods in which the owner takes no bookings. Existing bookings stay.

create table public.blocked_times (
  id uuid primary key default gen_random_uuid(),
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  note text not null default '',
  created_at timestamptz not null default now(),
  constraint blocked_times_order check (ends_at > starts_at),
  constraint blocked_times_length check (ends_at <= starts_at + interval '400 days'),
  constraint blocked_times_range check (starts_at >= '2020-01-01' and ends_at < '2200-01-01'),
  constraint blocked_times_note_length check (char_length(note) <= 120)
);

comment on column public.blocked_times.note is 'The reason, for the owner only: visitors just see that the time is taken.';

create index blocked_times_by_range on public.blocked_times using gist (tstzrange(starts_at, ends_at, '[)'));

create trigger zz_keep_history after insert or update or delete on public.blocked_times
  for each row execute function private.record_change();

alter table public.blocked_times enable row level security;

grant select on table public.blocked_times to authenticated, service_role;

grant insert (id, starts_at, ends_at, note), delete on table public.blocked_times to authenticated;

create policy "the owner reads blocked times" on public.blocked_times
  for select to authenticated using ((select public.is_owner()));
create policy "the owner blocks times" on public.blocked_times
  for insert to authenticated with check ((select public.is_owner()));
create policy "the owner frees blocked times" on public.blocked_times
  for delete to authenticated using ((select public.is_owner()));

-- A zone's offset from UTC at noon of a day, in minutes, for browsers that do not know the zone.
create function private.zone_offset(zone text, day date) returns integer
language sql stable set search_path = '' as $$
  select (extract(epoch from (day + time '12:00') - ((day + time '12:00') at time zone zone at time zone 'UTC')) / 60)::integer;
$$;

-- The days after a clock change, if there is one between the days: an array with one entry like a trip to the zone itself.
create function private.clock_change(zone text, first_day date, last_day date) returns jsonb
language sql stable set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object('firstDay', changed.first_day, 'lastDay', clock_change.last_day, 'zone', zone,
    'offset', private.zone_offset(zone, changed.first_day))), '[]')
  from (
    select min(clock_change.first_day + days) as first_day from generate_series(1, clock_change.last_day - clock_change.first_day) as days
    where private.zone_offset(zone, clock_change.first_day + days) <> private.zone_offset(zone, clock_change.first_day)
  ) as changed
  where changed.first_day is not null;
$$;

/*
  Returns what the booking widget needs to offer the right times: a row per weekday, with times in the format of
  appointment_time. Every row repeats the notice, the cutoffs, the home zone and the travel of the next two months, both zones
  with their offsets. The days after a clock change come as travel, too, as far as visitors can book: those of a trip before the
  trips, those at home last, because the first entry with a day counts. JIT compilation is off because it takes ten times as long
  as the query.
*/
create function public.availability()
returns table (
  weekday smallint, start_times text[], ends_by text, minimum_notice_hours integer, home_zone text, travel jsonb,
  move_cutoff_hours integer, cancel_cutoff_hours integer, home_offset integer
)
language sql stable security definer set search_path = '' set jit = off as $$
  with asked as materialized (
    select private.coach_today() as today
  ), trips as materialized (
    select trip.first_day, trip.last_day, trip.zone, greatest(trip.first_day, asked.today) as since
    from public.travel_dates as trip, asked where trip.last_day >= asked.today - 1 and trip.first_day <= asked.today + 62
  )
  select hours.weekday, array(select to_char(one, 'FMHH12:MI AM') from unnest(hours.start_times) as one order by one),
    to_char(hours.ends_by, 'HH24:MI'), rules.minimum_notice_hours, rules.home_zone, (
      select coalesce(jsonb_agg(changed), '[]')
      from trips, jsonb_array_elements(private.clock_change(trips.zone, trips.since, least(trips.last_day, asked.today + 15))) as changed
    ) || (
      select coalesce(jsonb_agg(jsonb_build_object('firstDay', first_day, 'lastDay', last_day, 'zone', zone,
        'offset', private.zone_offset(zone, since)) order by first_day), '[]') from trips
    ) || private.clock_change(rules.home_zone, asked.today, asked.today + 15),
    rules.move_cutoff_hours, rules.cancel_cutoff_hours, private.zone_offset(rules.home_zone, asked.today)
  from public.weekly_hours as hours, public.booking_rules as rules, asked
  order by hours.weekday;
$$;

grant execute on function public.availability() to anon, authenticated;

/*
  Raises PT422 unless a consultation of that duration can take place then: on one of the next fourteen days, on a weekday with
  hours, and at an offered time that ends in time and respects the minimum notice.
*/
create function private.require_bookable_time(day date, slot text, duration interval) returns void
language plpgsql stable set search_path = '' as $$
declare
  hours public.weekly_hours;
  notice integer := (select rules.minimum_notice_hours from public.booking_rules as rules);
  starts time := case when slot ~ '^(1[0-2]|[1-9]):[0-5][0-9] (AM|PM)$' then slot::time end;
begin
  if day is null or not day between private.coach_today() + 1 and private.coach_today() + 14 then
    perform private.reject('PT422', 'Please choose a date within the next two weeks.', 'appointment_date');
  end if;
  select * into hours from public.weekly_hours as one where one.weekday = extract(isodow from day);
  if hours.start_times = '{}' then
    perform private.reject('PT422', 'There are no consultations on this day of the week. Please choose another date.', 'appointment_date');
  elsif starts is null or starts <> all (hours.start_times) then
    perform private.reject('PT422', 'Please choose one of the times offered.', 'appointment_time');
  elsif starts - time '00:00' + duration > hours.ends_by - time '00:00' then
    perform private.reject('PT422', 'At that time, this consultation would end too late. Please choose an earlier time.', 'appointment_time');
  elsif private.coach_instant(day, starts) < now() + make_interval(hours => notice) then
    perform private.reject('PT422', format('Please book at least %s hours ahead.', notice), 'appointment_time');
  end if;
end;
$$;

create function private.require_bookable_slot(service text, day date, slot text) returns void
language plpgsql stable set search_path = '' as $$
declare
  wanted public.services_la2024 := private.require_bookable_service(service);
begin
  perform private.require_bookable_time(day, slot, make_interval(mins => wanted.booking_minutes));
end;
$$;

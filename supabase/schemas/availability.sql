-- When consultations can be booked: weekly hours, booking rules and blocked times.

create function private.coach_today() returns date
language sql stable set search_path = '' as $$ select (now() at time zone 'America/New_York')::date $$;

-- Whether start times are distinct, sorted, multiples of five minutes and in the daytime.
create function private.are_start_times(times time[]) returns boolean
language sql immutable set search_path = '' as $$
  select cardinality(times) <= 24
    and array_position(times, null) is null
    and times = coalesce(array(select distinct one from unnest(times) as one order by one), '{}')
    -- Daylight saving changes before four o'clock; later times exist exactly once a day.
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

comment on table public.weekly_hours is 'Bookable times per weekday, in America/New_York.';
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
  constraint booking_rules_one check (is_only),
  constraint booking_rules_notice check (minimum_notice_hours between 0 and 240),
  constraint booking_rules_buffer check (buffer_minutes between 0 and 120 and buffer_minutes % 5 = 0),
  constraint booking_rules_cap check (daily_cap between 1 and 24)
);

comment on column public.booking_rules.minimum_notice_hours is 'The minimum time between booking and consultation; tomorrow is the earliest day in any case.';
comment on column public.booking_rules.buffer_minutes is 'Free time before and after each consultation.';
comment on column public.booking_rules.daily_cap is 'The maximum number of consultations per day for visitors'' bookings; null for no limit.';

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
grant update (minimum_notice_hours, buffer_minutes, daily_cap) on table public.booking_rules to authenticated;

create policy "the owner reads the hours" on public.weekly_hours
  for select to authenticated using ((select public.is_owner()));
create policy "the owner changes the hours" on public.weekly_hours
  for update to authenticated using ((select public.is_owner())) with check ((select public.is_owner()));
create policy "the owner reads the rules" on public.booking_rules
  for select to authenticated using ((select public.is_owner()));
create policy "the owner changes the rules" on public.booking_rules
  for update to authenticated using ((select public.is_owner())) with check ((select public.is_owner()));

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

grant insert (starts_at, ends_at, note), delete on table public.blocked_times to authenticated;

create policy "the owner reads blocked times" on public.blocked_times
  for select to authenticated using ((select public.is_owner()));
create policy "the owner blocks times" on public.blocked_times
  for insert to authenticated with check ((select public.is_owner()));
create policy "the owner frees blocked times" on public.blocked_times
  for delete to authenticated using ((select public.is_owner()));

/*
  Returns what the booking widget needs to offer the right times: a row per weekday, with times in the format of
  appointment_time.
*/
create function public.availability()
returns table (weekday smallint, start_times text[], ends_by text, minimum_notice_hours integer)
language sql stable security definer set search_path = '' as $$
  select hours.weekday, array(select to_char(one, 'FMHH12:MI AM') from unnest(hours.start_times) as one order by one),
    to_char(hours.ends_by, 'HH24:MI'), rules.minimum_notice_hours
  from public.weekly_hours as hours, public.booking_rules as rules
  order by hours.weekday;
$$;

grant execute on function public.availability() to anon, authenticated;

/*
  Raises PT422 unless the slot can be booked: a bookable service, one of the next fourteen days, a weekday with hours, and an
  offered time that ends in time and respects the minimum notice.
*/
create function private.require_bookable_slot(service text, day date, slot text) returns void
language plpgsql stable set search_path = '' as $$
declare
  hours public.weekly_hours;
  notice integer := (select rules.minimum_notice_hours from public.booking_rules as rules);
  minutes integer := (select offered.booking_minutes from private.services as offered where offered.id = service);
  starts time := case when slot ~ '^(1[0-2]|[1-9]):[0-5][0-9] (AM|PM)$' then slot::time end;
begin
  if minutes is null then
    perform private.reject('PT422', 'Please choose one of the services that can be booked online.', 'service_type');
  elsif day is null or not day between private.coach_today() + 1 and private.coach_today() + 14 then
    perform private.reject('PT422', 'Please choose a date within the next two weeks.', 'appointment_date');
  end if;
  select * into hours from public.weekly_hours as one where one.weekday = extract(isodow from day);
  if hours.start_times = '{}' then
    perform private.reject('PT422', 'No consultations take place on this day of the week. Please choose another date.', 'appointment_date');
  elsif starts is null or starts <> all (hours.start_times) then
    perform private.reject('PT422', 'Please choose one of the times offered.', 'appointment_time');
  elsif starts - time '00:00' + make_interval(mins => minutes) > hours.ends_by - time '00:00' then
    perform private.reject('PT422', 'This consultation would end too late at that time. Please choose an earlier one.', 'appointment_time');
  elsif (day + starts) at time zone 'America/New_York' < now() + make_interval(hours => notice) then
    perform private.reject('PT422', format('Please book at least %s hours ahead.', notice), 'appointment_time');
  end if;
end;
$$;

-- When conversations can be booked: the owner's hours of a week, and a few rules beside them.

-- What a list of start times must be: each once, in order, on the grid of five minutes, in the daytime.
create function private.are_start_times(times time[]) returns boolean
language sql immutable set search_path = '' as $$
  select cardinality(times) <= 24
    and array_position(times, null) is null
    and times = coalesce(array(select distinct one from unnest(times) as one order by one), '{}')
    -- Clocks change in the night: from four on, every time comes once a day.
    and not exists (
      select 1 from unnest(times) as one
      where one < '04:00' or one >= '24:00' or extract(epoch from one)::integer % 300 <> 0
    );
$$;
revoke all on function private.are_start_times(time[]) from public;
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

comment on table public.weekly_hours is 'On the coach''s wall clock, America/New_York; one row for each day of the week.';
comment on column public.weekly_hours.weekday is '1 is Monday, 7 is Sunday.';
comment on column public.weekly_hours.start_times is 'When a conversation may begin.';
comment on column public.weekly_hours.ends_by is 'When every conversation is over.';

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

comment on column public.booking_rules.minimum_notice_hours is 'How long ahead visitors book at least; tomorrow is the earliest day in any case.';
comment on column public.booking_rules.buffer_minutes is 'What visitors leave free before and after each conversation.';
comment on column public.booking_rules.daily_cap is 'How many conversations visitors may bring a day to; null for as many as fit.';

insert into public.booking_rules default values;

create trigger weekly_hours_touch before update on public.weekly_hours
  for each row execute function private.touch_updated_at();
create trigger booking_rules_touch before update on public.booking_rules
  for each row execute function private.touch_updated_at();

alter table public.weekly_hours enable row level security;
alter table public.booking_rules enable row level security;
revoke all on table public.weekly_hours, public.booking_rules from public, anon, authenticated, service_role;
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

-- As before, and a day of the week is named by its number.
create or replace function private.record_change() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  person uuid := auth.uid();
  old_row jsonb := case when tg_op <> 'INSERT' then to_jsonb(old) end;
  new_row jsonb := case when tg_op <> 'DELETE' then to_jsonb(new) end;
  any_row jsonb := coalesce(new_row, old_row);
  changed jsonb;
begin
  -- Visitors and the site's own functions are no persons: what they write is the table's own record.
  if person is null then
    return null;
  end if;
  if tg_op = 'UPDATE' then
    select jsonb_object_agg(field.key, true) into changed
    from jsonb_each(new_row) as field
    where field.value is distinct from old_row -> field.key and field.key not in ('created_at', 'updated_at');
    -- A secret is the same mark before and after: that it was written again is all there is to know.
    if changed is null and new_row ->> 'key' = 'smtp_password' then
      changed := '{"value": true}';
    elsif changed is null then
      return null;
    end if;
  end if;

  insert into public.change_history (actor_id, actor, table_name, row_id, action, before, after)
  values (
    person,
    coalesce((select account.email from auth.users as account where account.id = person), ''),
    tg_table_name,
    coalesce(any_row ->> 'id', any_row ->> 'key', any_row ->> 'weekday', ''),
    case tg_op when 'INSERT' then 'added' when 'UPDATE' then 'changed' else 'deleted' end,
    private.only_fields(private.historic_row(old_row), changed),
    private.only_fields(private.historic_row(new_row), changed)
  );
  perform private.forget_old_history();
  return null;
end;
$$;

select private.keep_history('public.weekly_hours');
select private.keep_history('public.booking_rules');

/*
  What a visitor's booker must know to offer the right times: a row for each day of the week, with its times as
  appointment_time writes them.
*/
create function public.availability()
returns table (weekday smallint, start_times text[], ends_by text, minimum_notice_hours integer)
language sql stable security definer set search_path = '' as $$
  select hours.weekday, array(select to_char(one, 'FMHH12:MI AM') from unnest(hours.start_times) as one order by one),
    to_char(hours.ends_by, 'HH24:MI'), rules.minimum_notice_hours
  from public.weekly_hours as hours, public.booking_rules as rules
  order by hours.weekday;
$$;
revoke all on function public.availability() from public, anon, authenticated, service_role;
grant execute on function public.availability() to anon, authenticated;

/*
  Refuses what cannot be booked: another service, a day outside the next fourteen or without hours, a time that is not
  offered, ends too late or comes too soon.
*/
create or replace function private.check_slot(service text, day date, slot text) returns void
language plpgsql stable set search_path = '' as $$
declare
  hours public.weekly_hours;
  notice integer := (select rules.minimum_notice_hours from public.booking_rules as rules);
  minutes integer := (select offered.booking_minutes from private.services as offered where offered.id = service);
  starts time := case when slot ~ '^(1[0-2]|[1-9]):[0-5][0-9] (AM|PM)$' then slot::time end;
begin
  if minutes is null then
    perform private.refuse('PT422', 'Please choose one of the services that can be booked online.', 'service_type');
  elsif day is null or not day between private.coach_today() + 1 and private.coach_today() + 14 then
    perform private.refuse('PT422', 'Please choose a date within the next two weeks.', 'appointment_date');
  end if;
  select * into hours from public.weekly_hours as one where one.weekday = extract(isodow from day);
  if hours.start_times = '{}' then
    perform private.refuse('PT422', 'No consultations take place on this day of the week. Please choose another date.', 'appointment_date');
  elsif starts is null or starts <> all (hours.start_times) then
    perform private.refuse('PT422', 'Please choose one of the times offered.', 'appointment_time');
  elsif starts - time '00:00' + make_interval(mins => minutes) > hours.ends_by - time '00:00' then
    perform private.refuse('PT422', 'This conversation would last too long at that time. Please choose an earlier one.', 'appointment_time');
  elsif (day + starts) at time zone 'America/New_York' < now() + make_interval(hours => notice) then
    perform private.refuse('PT422', format('Please book at least %s hours ahead.', notice), 'appointment_time');
  end if;
end;
$$;

drop table private.slot_times;

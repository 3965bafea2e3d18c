-- The coach's other calendars. The function `calendars` reads their busy times, which visitors see only as taken.

create table public.calendars (
  id uuid primary key default gen_random_uuid(),
  name text not null,
  kind text not null,
  host text not null,
  created_at timestamptz not null default now(),
  read_at timestamptz not null default now(),
  tried_at timestamptz not null default now(),
  next_try_at timestamptz not null default now(),
  failures integer not null default 0,
  last_error text not null default '',
  event_count integer not null default 0,
  withdrawn_at timestamptz,
  writes_bookings boolean not null default false,
  constraint calendars_name_length check (char_length(btrim(name)) between 1 and 80),
  constraint calendars_kind_known check (kind in ('icalendar', 'caldav')),
  constraint calendars_host_length check (char_length(host) between 1 and 253),
  constraint calendars_error_length check (char_length(last_error) <= 300),
  constraint calendars_writes_to_account check (kind = 'caldav' or not writes_bookings)
);

create unique index calendars_one_is_written on public.calendars (writes_bookings) where writes_bookings;

comment on column public.calendars.host is 'The server that answers. Addresses and passwords are secrets: private.calendar_access.';
comment on column public.calendars.read_at is 'When its busy times were last known to be current.';
comment on column public.calendars.event_count is 'Busy events in the next three months.';
comment on column public.calendars.withdrawn_at is 'Since when no times are offered because it cannot be read.';
comment on column public.calendars.writes_bookings is 'Whether bookings are written to it: written_bookings.sql.';

-- Records the owner's changes, not the function's.
create trigger zz_keep_history after insert or update of name, writes_bookings or delete on public.calendars
  for each row execute function private.record_change();

alter table public.calendars enable row level security;

grant select on table public.calendars to authenticated, service_role;
grant update (name), delete on table public.calendars to authenticated;

create policy "the owner reads calendars" on public.calendars
  for select to authenticated using ((select public.is_owner()));
create policy "the owner renames calendars" on public.calendars
  for update to authenticated using ((select public.is_owner())) with check ((select public.is_owner()));
create policy "the owner removes calendars" on public.calendars
  for delete to authenticated using ((select public.is_owner()));

-- Credentials and reading state of a calendar, for the function alone.
create table private.calendar_access (
  calendar_id uuid primary key references public.calendars (id) on delete cascade,
  -- Address, username and password, encrypted by the function.
  sealed text not null,
  -- How the server named the version that was read last, so that an unchanged calendar is not read again.
  version text not null default '',
  -- The window for which busy times are known ends here.
  known_until timestamptz not null default now(),
  claim uuid,
  claimed_until timestamptz not null default '-infinity',
  constraint calendar_access_sealed_length check (char_length(sealed) <= 8000),
  constraint calendar_access_version_length check (char_length(version) <= 500)
);

alter table private.calendar_access enable row level security;

-- Busy times without anything that says what they are.
create table private.busy_times (
  calendar_id uuid not null references public.calendars (id) on delete cascade,
  span tstzrange not null,
  constraint busy_times_pkey primary key (calendar_id, span),
  constraint busy_times_span check (not isempty(span) and lower_inc(span) and not upper_inc(span) and not lower_inf(span) and not upper_inf(span))
);

alter table private.busy_times enable row level security;

create index busy_times_by_span on private.busy_times using gist (span);

-- All-day events depend on the coach's zone, so calendars are read again when it changes. A reading under way has the earlier
-- zone: without its claim, it is not stored.
create function private.reread_calendars() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update private.calendar_access set known_until = now(), claim = null where true;
  update public.calendars set next_try_at = now() where true;
  return null;
end;
$$;

create trigger travel_dates_reread_calendars after insert or update or delete on public.travel_dates
  for each statement execute function private.reread_calendars();
create trigger booking_rules_reread_calendars after update of home_zone on public.booking_rules
  for each statement execute function private.reread_calendars();

-- How long the last known busy times hold while a calendar cannot be read.
create function private.calendar_patience() returns interval
language sql stable set search_path = '' as $$
  select make_interval(hours => private.setting_number('calendar_patience_hours'));
$$;

-- Whether it is unknown when the coach is free, because a calendar has been unreadable for too long.
create function private.is_calendar_overdue() returns boolean
language sql stable set search_path = '' as $$
  select exists (select 1 from public.calendars as calendar where calendar.read_at < now() - private.calendar_patience());
$$;

-- Busy times for the owner's week view.
create function public.busy_times(begins timestamptz, ends timestamptz)
returns table (starts_at timestamptz, ends_at timestamptz, calendar_name text)
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_owner();
  return query
    select lower(busy.span), upper(busy.span), calendar.name
    from private.busy_times as busy join public.calendars as calendar on calendar.id = busy.calendar_id
    where busy.span && tstzrange(begins, least(ends, begins + interval '100 days'), '[)')
    order by 1, 2
    limit 2000;
end;
$$;

grant execute on function public.busy_times(timestamptz, timestamptz) to authenticated;

/*
  Replaces what is known about a calendar by what reading it found: `version` and, unless that has not changed, `spans` (pairs
  [start, end]), `event_count` and `known_until`.
*/
create function private.keep_reading(of_calendar uuid, reading jsonb) returns void
language plpgsql set search_path = '' as $$
begin
  update private.calendar_access as access set version = coalesce(reading ->> 'version', '') where access.calendar_id = of_calendar;
  if jsonb_typeof(reading -> 'spans') is distinct from 'array' then
    return;
  end if;
  update private.calendar_access as access set known_until = (reading ->> 'known_until')::timestamptz where access.calendar_id = of_calendar;
  update public.calendars as calendar set event_count = (reading ->> 'event_count')::integer where calendar.id = of_calendar;
  delete from private.busy_times as busy where busy.calendar_id = of_calendar;
  insert into private.busy_times (calendar_id, span)
  select of_calendar, tstzrange((pair ->> 0)::timestamptz, (pair ->> 1)::timestamptz, '[)')
  from jsonb_array_elements(reading -> 'spans') as pair;
end;
$$;

-- Connects a calendar that has just been read. Only the function may do so, for the owner, whose email the history gets. Repeating
-- an id, after a lost response, connects the same calendar.
create function public.connect_calendar(
  name text, kind text, host text, sealed text, reading jsonb, connected_by text default '', its_id uuid default gen_random_uuid()
) returns uuid
language plpgsql volatile security definer set search_path = '' as $$
begin
  if (select count(*) from public.calendars as other where other.id <> its_id) >= 20 then
    perform private.reject('PT422', 'You can connect at most 20 calendars. Remove one first.', 'name');
  end if;
  perform set_config('history.actor',
    coalesce((select account.id::text from auth.users as account where lower(account.email) = lower(connected_by)), ''), true);
  insert into public.calendars (id, name, kind, host, next_try_at)
  values (its_id, btrim(connect_calendar.name), connect_calendar.kind, connect_calendar.host, now() + interval '10 minutes')
  on conflict (id) do update set name = excluded.name, kind = excluded.kind, host = excluded.host;
  insert into private.calendar_access (calendar_id, sealed) values (its_id, connect_calendar.sealed)
  on conflict on constraint calendar_access_pkey do update set sealed = excluded.sealed;
  perform private.keep_reading(its_id, reading);
  -- The coach's zone may have changed since it was read: it is read again as a whole.
  update private.calendar_access as access set known_until = now() where access.calendar_id = its_id;
  return its_id;
end;
$$;

grant execute on function public.connect_calendar(text, text, text, text, jsonb, text, uuid) to service_role;

create type public.claimed_calendar as (
  calendar_id uuid, claim uuid, kind text, sealed text, version text, known_until timestamptz
);

-- Claims the next calendar that is due, also for writing, or the named one at any time, for two minutes. A claim that has expired
-- counts as a failure: the host may end the function each time it reads a calendar, before it can say so.
create function public.claim_calendars(only_one uuid default null) returns setof public.claimed_calendar
language plpgsql volatile security definer set search_path = '' as $$
begin
  perform public.fail_calendar(access.calendar_id, access.claim, 'Reading this calendar didn’t finish.')
  from private.calendar_access as access where access.claim is not null and access.claimed_until <= now();
  return query with due as (
    select calendar.id, calendar.kind
    from public.calendars as calendar join private.calendar_access as access on access.calendar_id = calendar.id
    where case
        when only_one is not null then calendar.id = only_one
        else calendar.next_try_at <= now() or (calendar.failures = 0 and private.has_bookings_to_write(calendar.id))
      end
      and access.claimed_until <= now()
    order by calendar.next_try_at
    limit 1
    for update of access skip locked
  )
  update private.calendar_access as access
  set claim = gen_random_uuid(), claimed_until = now() + interval '2 minutes'
  from due where access.calendar_id = due.id
  returning access.calendar_id, access.claim, due.kind, access.sealed, access.version, access.known_until;
end;
$$;

grant execute on function public.claim_calendars(uuid) to service_role;

-- Stores what reading found; its times are offered again if they were withdrawn. False if the claim is over.
create function public.finish_calendar(of_calendar uuid, its_claim uuid, reading jsonb) returns boolean
language plpgsql volatile security definer set search_path = '' as $$
declare
  was_withdrawn boolean;
begin
  update private.calendar_access as access set claim = null, claimed_until = '-infinity'
  where access.calendar_id = of_calendar and access.claim = its_claim;
  if not found then
    return false;
  end if;
  perform private.keep_reading(of_calendar, reading);
  select calendar.withdrawn_at is not null into was_withdrawn from public.calendars as calendar where calendar.id = of_calendar for update;
  update public.calendars as calendar
  set read_at = now(), tried_at = now(), next_try_at = now() + interval '10 minutes', failures = 0, last_error = '', withdrawn_at = null
  where calendar.id = of_calendar;
  if was_withdrawn then
    perform private.queue_calendar_mail(of_calendar, 'owner-calendar-back');
  end if;
  return true;
end;
$$;

grant execute on function public.finish_calendar(uuid, uuid, jsonb) to service_role;

-- Reading failed: tries again after 5, 10, 20, 40, 60 minutes. After the coach's patience, an email says that times are withdrawn.
create function public.fail_calendar(of_calendar uuid, its_claim uuid, reason text) returns boolean
language plpgsql volatile security definer set search_path = '' as $$
declare
  calendar public.calendars;
begin
  update private.calendar_access as access set claim = null, claimed_until = '-infinity'
  where access.calendar_id = of_calendar and access.claim = its_claim;
  if not found then
    return false;
  end if;
  update public.calendars as failed
  set tried_at = now(), failures = failed.failures + 1, last_error = left(reason, 300),
    next_try_at = now() + least(interval '60 minutes', interval '5 minutes' * (2 ^ least(failed.failures, 5)))
  where failed.id = of_calendar
  returning * into calendar;
  if calendar.withdrawn_at is null and calendar.read_at < now() - private.calendar_patience() then
    update public.calendars as overdue set withdrawn_at = calendar.read_at + private.calendar_patience() where overdue.id = of_calendar;
    perform private.queue_calendar_mail(of_calendar, 'owner-calendar-overdue');
  end if;
  return true;
end;
$$;

grant execute on function public.fail_calendar(uuid, uuid, text) to service_role;

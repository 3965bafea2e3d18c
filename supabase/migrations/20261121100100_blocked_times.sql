-- Days and hours at which the owner takes no bookings. Bookings made before stay as they are.

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

comment on column public.blocked_times.note is 'Why, for the owner alone: visitors only see that the time is taken.';

create index blocked_times_by_range on public.blocked_times using gist (tstzrange(starts_at, ends_at, '[)'));

alter table public.blocked_times enable row level security;
revoke all on table public.blocked_times from public, anon, authenticated, service_role;
grant select on table public.blocked_times to authenticated, service_role;
grant insert (starts_at, ends_at, note), delete on table public.blocked_times to authenticated;

create policy "the owner reads blocked times" on public.blocked_times
  for select to authenticated using ((select public.is_owner()));
create policy "the owner blocks times" on public.blocked_times
  for insert to authenticated with check ((select public.is_owner()));
create policy "the owner frees blocked times" on public.blocked_times
  for delete to authenticated using ((select public.is_owner()));

create function private.is_blocked(span tstzrange) returns boolean
language sql stable set search_path = '' as $$
  select exists (
    select 1 from public.blocked_times as blocked where tstzrange(blocked.starts_at, blocked.ends_at, '[)') && span
  );
$$;
revoke all on function private.is_blocked(tstzrange) from public;

/*
  When the coach is taken, between two of the coach's dates, both included. Only from today on, and for two months at
  most. Of a blocked time only what lies between the dates is told.
*/
create or replace function public.taken_ranges(from_date date, to_date date)
returns table (starts_at timestamptz, ends_at timestamptz)
language sql stable security definer set search_path = '' as $$
  with asked as (
    select
      greatest(from_date, private.coach_today()) as first_day,
      least(to_date, private.coach_today() + 62) as last_day
  ), span as (
    select
      first_day::timestamp at time zone 'America/New_York' as begins,
      (last_day + 1)::timestamp at time zone 'America/New_York' as ends
    from asked
    where first_day <= last_day
  )
  select booking.starts_at, booking.ends_at
  from public.bookings_la2024 as booking, asked
  where booking.status in ('pending', 'confirmed')
    and booking.appointment_date between asked.first_day and asked.last_day
  union all
  select greatest(blocked.starts_at, span.begins), least(blocked.ends_at, span.ends)
  from public.blocked_times as blocked, span
  where tstzrange(blocked.starts_at, blocked.ends_at, '[)') && tstzrange(span.begins, span.ends, '[)')
  order by 1;
$$;

/*
  As before, and a visitor's booking, new or moved, does not get into a blocked time either. What the owner does with a
  booking made earlier is the owner's.
*/
create or replace function private.refuse_taken_time() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  span tstzrange := tstzrange(new.starts_at, new.ends_at, '[)');
  is_visitors boolean := tg_op = 'INSERT' or coalesce(current_setting('booking.changed_by', true), '') = 'visitor';
begin
  perform pg_advisory_xact_lock(hashtextextended('booking day ' || new.appointment_date::text, 0));
  if is_visitors and private.is_blocked(span) then
    perform private.refuse('PT409', 'This time has just been taken. Please choose another one.', 'slot-taken');
  end if;
  if exists (
    select 1 from public.bookings_la2024 as other
    where other.id <> new.id
      -- The same form sent twice at once is not a rival: request_id being unique settles that.
      and (new.request_id is null or other.request_id is distinct from new.request_id)
      and other.status in ('pending', 'confirmed')
      and tstzrange(other.starts_at, other.ends_at, '[)') && span
  ) then
    if is_visitors then
      perform private.refuse('PT409', 'This time has just been taken. Please choose another one.', 'slot-taken');
    end if;
    perform private.refuse('PT409', 'Another booking already holds this time.', 'slot-taken');
  end if;
  return new;
end;
$$;

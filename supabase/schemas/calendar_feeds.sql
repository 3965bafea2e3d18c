-- Secret addresses at which the coach's other calendars read her bookings. The function `calendar-feed` answers them.

create table public.calendar_feeds (
  id uuid primary key default gen_random_uuid(),
  name text not null,
  shows_clients boolean not null,
  created_at timestamptz not null default now(),
  read_at timestamptz,
  constraint calendar_feeds_name_length check (char_length(btrim(name)) between 1 and 80)
);

comment on column public.calendar_feeds.shows_clients is 'Otherwise the feed only says that the coach is busy.';
comment on column public.calendar_feeds.read_at is 'When a calendar last read it, accurate to an hour; null if none has.';

create trigger zz_keep_history after insert or delete on public.calendar_feeds
  for each row execute function private.record_change();

alter table public.calendar_feeds enable row level security;

grant select on table public.calendar_feeds to authenticated, service_role;
grant delete on table public.calendar_feeds to authenticated;

create policy "the owner reads feeds" on public.calendar_feeds
  for select to authenticated using ((select public.is_owner()));
create policy "the owner revokes feeds" on public.calendar_feeds
  for delete to authenticated using ((select public.is_owner()));

create table private.calendar_feed_secrets (
  secret_hash bytea primary key,
  feed_id uuid not null references public.calendar_feeds (id) on delete cascade,
  constraint calendar_feed_secrets_hash_length check (octet_length(secret_hash) = 32)
);

alter table private.calendar_feed_secrets enable row level security;

-- The dashboard would not show a second secret, which a forged backup could contain.
create unique index calendar_feed_secrets_once_per_feed on private.calendar_feed_secrets (feed_id);

-- Adds a feed and returns the secret of its address, which is stored only as a hash. Repeating a feed_id, after a lost response,
-- gives the feed a new secret.
create function public.add_calendar_feed(name text, shows_clients boolean, feed_id uuid default gen_random_uuid()) returns text
language plpgsql volatile security definer set search_path = '' as $$
declare
  secret text := replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', '');
begin
  perform private.require_owner();
  if (select count(*) from public.calendar_feeds as other where other.id <> feed_id) >= 20 then
    perform private.reject('PT422', 'You can have at most 20 addresses. Revoke one first.', 'name');
  end if;
  insert into public.calendar_feeds (id, name, shows_clients)
  values (feed_id, private.clean_line(add_calendar_feed.name, 'name', 'name', 80, true), add_calendar_feed.shows_clients)
  on conflict (id) do update set name = excluded.name, shows_clients = excluded.shows_clients;
  delete from private.calendar_feed_secrets as earlier where earlier.feed_id = add_calendar_feed.feed_id;
  insert into private.calendar_feed_secrets (secret_hash, feed_id)
  values (sha256(convert_to(secret, 'UTF8')), add_calendar_feed.feed_id);
  return secret;
end;
$$;

grant execute on function public.add_calendar_feed(text, boolean, uuid) to authenticated;

-- Whether calendars show a booking: not if it was canceled, or its client erased.
create function private.is_in_calendars(booking public.bookings_la2024) returns boolean
language sql stable set search_path = '' as $$
  select booking.status <> 'cancelled' and (booking.lapses_at <= now()) is not true and booking.email <> private.erased_address();
$$;

-- A booking as calendars show it.
create function private.calendar_event(booking public.bookings_la2024, shows_clients boolean) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object(
    'id', booking.id, 'starts_at', booking.starts_at, 'ends_at', booking.ends_at, 'status', booking.status,
    'sequence', booking.sequence, 'updated_at', booking.updated_at
  ) || case when shows_clients then jsonb_build_object(
    'client', btrim(booking.first_name || ' ' || booking.last_name), 'service_name', booking.service_name, 'email', booking.email,
    'phone', booking.phone, 'meeting_kind', booking.meeting_kind, 'meeting_place', booking.meeting_place
  ) else '{}' end;
$$;

-- The bookings of the last three months and all future ones, as a feed shows them; null if no feed has this secret.
create function public.read_calendar_feed(secret text) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  feed public.calendar_feeds;
begin
  select known.* into feed
  from public.calendar_feeds as known join private.calendar_feed_secrets as own on own.feed_id = known.id
  where own.secret_hash = sha256(convert_to(secret, 'UTF8'));
  if feed.id is null then
    return null;
  end if;
  update public.calendar_feeds as known set read_at = now()
  where known.id = feed.id and (known.read_at > now() - interval '1 hour') is not true;
  return jsonb_build_object('name', feed.name, 'bookings', coalesce((
    select jsonb_agg(private.calendar_event(booking, feed.shows_clients) order by booking.starts_at, booking.id)
    from public.bookings_la2024 as booking
    where private.is_in_calendars(booking) and booking.ends_at > now() - interval '3 months'
  ), '[]'));
end;
$$;

grant execute on function public.read_calendar_feed(text) to service_role;

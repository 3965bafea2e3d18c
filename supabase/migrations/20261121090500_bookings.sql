-- Booked conversations. A booking occupies its whole duration; the database decides who was first.

-- The catalogue. A service without a duration is offered but not booked directly.
create table private.services (
  id text primary key,
  name text not null,
  booking_minutes integer,
  constraint services_booking_minutes_positive check (booking_minutes > 0)
);
alter table private.services enable row level security;

insert into private.services (id, name, booking_minutes) values
  ('leadership', 'Leadership Coaching', 60),
  ('executive', 'Executive Coaching', 90),
  ('keynote', 'Keynote Speaking', 30),
  ('business', 'Business Coaching', 60),
  ('life', 'Life Coaching', null),
  ('retreats', 'Destination Retreats', null),
  ('advisory', 'Strategic Advisory', null),
  ('facilitation', 'Facilitation', null);

-- When a conversation may begin, on the coach's wall clock.
create table private.slot_times (
  label text primary key,
  starts time not null unique
);
alter table private.slot_times enable row level security;

insert into private.slot_times (label, starts) values
  ('9:00 AM', '09:00'), ('10:00 AM', '10:00'), ('11:00 AM', '11:00'),
  ('1:00 PM', '13:00'), ('2:00 PM', '14:00'), ('3:00 PM', '15:00'), ('4:00 PM', '16:00');

create function private.coach_today() returns date
language sql stable set search_path = '' as $$ select (now() at time zone 'America/New_York')::date $$;

create table public.bookings_la2024 (
  id uuid primary key default gen_random_uuid(),
  request_id uuid,
  service_type text not null,
  service_name text not null,
  appointment_date date not null,
  appointment_time text not null,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  first_name text not null,
  last_name text not null,
  email text not null,
  phone text not null default '',
  company text not null default '',
  message text not null default '',
  timezone text not null default 'EST',
  status text not null default 'pending',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint bookings_request_once unique (request_id),
  constraint bookings_service_known check (service_type in ('leadership', 'executive', 'keynote', 'business', 'life', 'retreats', 'advisory', 'facilitation')),
  constraint bookings_service_name_length check (char_length(service_name) between 1 and 80),
  constraint bookings_date_range check (appointment_date between '2020-01-01' and '2199-12-31'),
  constraint bookings_time_format check (appointment_time ~ '^(1[0-2]|[1-9]):[0-5][0-9] (AM|PM)$'),
  constraint bookings_duration check (ends_at > starts_at and ends_at <= starts_at + interval '8 hours'),
  constraint bookings_first_name_length check (char_length(first_name) between 1 and 80),
  constraint bookings_last_name_length check (char_length(last_name) between 1 and 80),
  constraint bookings_email_format check (private.is_email(email)),
  constraint bookings_phone_length check (char_length(phone) <= 40),
  constraint bookings_company_length check (char_length(company) <= 120),
  constraint bookings_message_length check (char_length(message) <= 2000),
  constraint bookings_timezone_known check (timezone = 'EST'),
  constraint bookings_status_known check (status in ('pending', 'confirmed', 'cancelled', 'completed')),
  constraint bookings_never_overlap exclude using gist (tstzrange(starts_at, ends_at, '[)') with &&)
    where (status in ('pending', 'confirmed'))
);

comment on table public.bookings_la2024 is 'Consultations; starts_at and ends_at follow from date, time and service.';
comment on column public.bookings_la2024.timezone is 'Always the text EST; the times are wall clock in America/New_York.';

create index bookings_newest on public.bookings_la2024 (created_at desc, id);
create index bookings_newest_by_status on public.bookings_la2024 (status, created_at desc, id);
create index bookings_by_start on public.bookings_la2024 (starts_at);

create function private.derive_booking() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  service private.services;
begin
  select * into strict service from private.services where id = new.service_type;
  new.service_name := service.name;
  new.starts_at := (new.appointment_date + new.appointment_time::time) at time zone 'America/New_York';
  new.ends_at := new.starts_at + make_interval(mins => coalesce(service.booking_minutes, 60));
  return new;
end;
$$;

/*
  Two writers of the same day go one after the other, so the later one sees the earlier one's booking and is refused in
  words. The exclusion constraint stays the judge; alone it would answer a crowd with deadlocks.
*/
create function private.refuse_taken_time() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform pg_advisory_xact_lock(hashtextextended('booking day ' || new.appointment_date::text, 0));
  if exists (
    select 1 from public.bookings_la2024 as other
    where other.id <> new.id
      -- The same form sent twice at once is not a rival: request_id being unique settles that.
      and (new.request_id is null or other.request_id is distinct from new.request_id)
      and other.status in ('pending', 'confirmed')
      and tstzrange(other.starts_at, other.ends_at, '[)') && tstzrange(new.starts_at, new.ends_at, '[)')
  ) then
    if tg_op = 'INSERT' then
      perform private.refuse('PT409', 'This time has just been taken. Please choose another one.', 'slot-taken');
    end if;
    perform private.refuse('PT409', 'Another booking already holds this time.', 'slot-taken');
  end if;
  return new;
end;
$$;

-- In the order of their names: first derived, then compared.
create trigger bookings_1_derive before insert or update of service_type, appointment_date, appointment_time
  on public.bookings_la2024 for each row execute function private.derive_booking();
create trigger bookings_2_refuse_taken before insert or update of service_type, appointment_date, appointment_time, status
  on public.bookings_la2024 for each row when (new.status in ('pending', 'confirmed'))
  execute function private.refuse_taken_time();
create trigger bookings_3_touch before update on public.bookings_la2024
  for each row execute function private.touch_updated_at();

revoke all on function private.coach_today() from public;
revoke all on function private.derive_booking() from public;
revoke all on function private.refuse_taken_time() from public;

alter table public.bookings_la2024 enable row level security;
revoke all on table public.bookings_la2024 from public, anon, authenticated, service_role;

grant select on table public.bookings_la2024 to authenticated, service_role;
grant update (status, updated_at), delete on table public.bookings_la2024 to authenticated;

create policy "the owner reads bookings" on public.bookings_la2024
  for select to authenticated using ((select public.is_owner()));
create policy "the owner changes bookings" on public.bookings_la2024
  for update to authenticated using ((select public.is_owner())) with check ((select public.is_owner()));
create policy "the owner deletes bookings" on public.bookings_la2024
  for delete to authenticated using ((select public.is_owner()));

-- Bookings. Each occupies its whole duration; an exclusion constraint keeps them from overlapping.
--
-- Triggers on bookings_la2024, in firing order:
--   before insert and update  bookings_1_derive               start, end, and a new booking's copies of its service
--                             bookings_2_reject_taken         taken times
--                             bookings_3_accept_address       update: the owner's answer to a request, unconfirmed_requests.sql
--                             bookings_3_reject_early_no_show no-shows before the start
--                             bookings_3_touch                update: updated_at
--                             bookings_4_increment_sequence   update: the sequence of calendar files
--   before delete             bookings_7_keep_owed_mails      unsent emails keep a copy, booking_mails.sql
--                             zz_keep_deleted_row             the row can be restored, deleted_rows.sql
--   after insert              bookings_5_first_reminder       booking_mails.sql
--   after update              bookings_6_queue_mails          booking_mails.sql
--   after any change          zz_keep_history                 history.sql has its function
--   at the end of the transaction, after insert and delete
--                             zz_keep_person                  people.sql

-- Whether a text has the format of an IANA time zone, or is empty. Only browsers and functions know which zones exist.
create function private.is_zone_name(zone text) returns boolean
language sql immutable set search_path = '' as $$
  select zone = '' or (char_length(zone) <= 64 and zone ~ '^[A-Za-z_]+(/[A-Za-z0-9_+-]+)*$');
$$;

grant execute on function private.is_zone_name(text) to authenticated, service_role;

-- The time zone of a booking is written EST in the default zone, in summer too, and otherwise by its IANA name.
create function private.booking_zone_on(day date) returns text
language sql stable set search_path = '' as $$
  select coalesce(nullif(private.zone_on(day), private.default_zone()), 'EST');
$$;

-- The IANA name of a booking's time zone.
create function private.zone_of_booking(timezone text) returns text
language sql immutable set search_path = '' as $$
  select case timezone when 'EST' then private.default_zone() else timezone end;
$$;

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
  owner_note text not null default '',
  sequence integer not null default 0,
  visitor_time_zone text not null default '',
  language text not null default 'en',
  cancel_reason text not null default '',
  lapses_at timestamptz,
  series_id uuid,
  price_label text not null default '',
  meeting_kind text not null,
  meeting_place text not null default '',
  sends_email boolean not null default true,
  move_cutoff_hours integer not null default 0,
  cancel_cutoff_hours integer not null default 0,
  intake_answers jsonb default '[]',
  constraint bookings_request_once unique (request_id),
  constraint bookings_service_known foreign key (service_type) references public.services_la2024 (id),
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
  constraint bookings_timezone_known check (private.is_zone_name(timezone) and timezone <> ''),
  constraint bookings_status_known check (status in ('pending', 'confirmed', 'cancelled', 'completed', 'no-show')),
  constraint bookings_owner_note_length check (char_length(owner_note) <= 2000),
  constraint bookings_sequence_counts check (sequence >= 0),
  constraint bookings_visitor_time_zone_format check (private.is_zone_name(visitor_time_zone)),
  constraint bookings_cancel_reason_length check (char_length(cancel_reason) <= 500),
  constraint bookings_price_label_length check (char_length(price_label) <= 60),
  constraint bookings_meeting_kind_known check (meeting_kind in ('email', 'video', 'phone', 'address')),
  constraint bookings_meeting_place_given check (meeting_kind in ('email', 'video') or meeting_place ~ '[^[:space:]]'),
  constraint bookings_meeting_place_length check (char_length(meeting_place) <= 300),
  constraint bookings_move_cutoff check (move_cutoff_hours between 0 and 240),
  constraint bookings_cancel_cutoff check (cancel_cutoff_hours between 0 and 240),
  constraint bookings_intake_answers check (jsonb_typeof(intake_answers) = 'array' and char_length(intake_answers::text) <= 50000),
  constraint bookings_language_format check (language ~ '^[a-z]{2,3}$'),
  constraint bookings_never_overlap exclude using gist (tstzrange(starts_at, ends_at, '[)') with &&)
    where (status in ('pending', 'confirmed'))
);

comment on table public.bookings_la2024 is 'Consultations. Triggers derive starts_at and ends_at from date, time, zone and duration.';
comment on column public.bookings_la2024.timezone is 'The zone of the wall-clock time: EST in the default zone, otherwise the IANA name. Later changes of the coach''s zone keep it.';
comment on column public.bookings_la2024.service_name is 'As it was at the time of booking, like price_label, meeting_kind, meeting_place and the duration.';
comment on column public.bookings_la2024.move_cutoff_hours is 'How long before it begins the visitor can move it with the link, in hours, as at the time of booking; likewise cancel_cutoff_hours.';
comment on column public.bookings_la2024.visitor_time_zone is 'The visitor''s IANA time zone, for their emails; empty if unknown.';
comment on column public.bookings_la2024.lapses_at is 'When a request lapses unless its email address is confirmed; null once it is.';
comment on column public.bookings_la2024.sends_email is 'Whether the client gets emails about the owner''s changes, and a reminder.';
comment on column public.bookings_la2024.series_id is 'The request that made this booking together with others; null for a single booking.';
comment on column public.bookings_la2024.cancel_reason is 'The owner''s reason in the email about her cancellation; may be empty.';
comment on column public.bookings_la2024.intake_answers is 'The service''s questions as they were asked, and the answers: [{id, kind, question, answer}]. Null if the service has questions, but the form did not know them.';
comment on column public.bookings_la2024.language is 'The language of the form, for the visitor''s emails: the first part of a language tag.';
comment on column public.bookings_la2024.sequence is 'The number of changes, as in iCalendar (RFC 5545).';
comment on column public.bookings_la2024.owner_note is 'Private notes; never shown to visitors or sent in emails.';

create index bookings_newest on public.bookings_la2024 (created_at desc, id);
create index bookings_newest_by_status on public.bookings_la2024 (status, created_at desc, id);
create index bookings_by_start on public.bookings_la2024 (starts_at);
create index bookings_by_service_and_start on public.bookings_la2024 (service_type, starts_at);
create index bookings_by_status_and_start on public.bookings_la2024 (status, starts_at);
create index bookings_by_series on public.bookings_la2024 (series_id, starts_at) where series_id is not null;
create index bookings_by_email on public.bookings_la2024 (lower(email));
create index bookings_by_name on public.bookings_la2024 (last_name, first_name, id);

alter table public.bookings_la2024 enable row level security;

grant select on table public.bookings_la2024 to authenticated, service_role;

grant update (status, owner_note, cancel_reason, updated_at), delete on table public.bookings_la2024 to authenticated;

create policy "the owner reads bookings" on public.bookings_la2024
  for select to authenticated using ((select public.is_owner()));
create policy "the owner changes bookings" on public.bookings_la2024
  for update to authenticated using ((select public.is_owner())) with check ((select public.is_owner()));
create policy "the owner deletes bookings" on public.bookings_la2024
  for delete to authenticated using ((select public.is_owner()));

-- A new booking copies its service and the cutoffs; the owner may have chosen another meeting place. Later it keeps those values
-- and its duration, whatever happens to the service.
create function private.derive_booking() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  service public.services_la2024;
  duration interval;
begin
  if tg_op = 'INSERT' and coalesce(current_setting('booking.changed_by', true), '') = 'restore' then
    return new;
  elsif tg_op = 'INSERT' then
    select * into strict service from public.services_la2024 as one where one.id = new.service_type;
    new.service_name := service.name;
    new.price_label := service.price_label;
    if new.meeting_kind is null then
      new.meeting_kind := service.meeting_kind;
      new.meeting_place := service.meeting_place;
    end if;
    select rules.move_cutoff_hours, rules.cancel_cutoff_hours into new.move_cutoff_hours, new.cancel_cutoff_hours
    from public.booking_rules as rules;
    duration := make_interval(mins => service.booking_minutes);
    new.timezone := private.booking_zone_on(new.appointment_date);
  else
    duration := old.ends_at - old.starts_at;
  end if;
  new.starts_at := (new.appointment_date + new.appointment_time::time) at time zone private.zone_of_booking(new.timezone);
  new.ends_at := new.starts_at + duration;
  return new;
end;
$$;

-- Triggers run in the order of their names: derive first, then compare.
create trigger bookings_1_derive before insert or update of service_type, appointment_date, appointment_time, timezone
  on public.bookings_la2024 for each row execute function private.derive_booking();

-- Locks days for writers of bookings until the transaction ends, always in the same order.
create function private.lock_days(days date[]) returns void
language plpgsql set search_path = '' as $$
declare
  day date;
begin
  for day in select distinct one from unnest(days) as one order by one loop
    perform pg_advisory_xact_lock(hashtextextended('booking day ' || day::text, 0));
  end loop;
end;
$$;

/*
  Visitors can book or move only to times that taken_ranges shows as free. The owner may book or move to any time that does
  not overlap another booking. The locks serialize writers of one day, and of times that overlap in two zones or over midnight, so
  that the loser gets a clear error instead of a deadlock; the exclusion constraint has the last word.
*/
create function private.reject_taken_time() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  span tstzrange := tstzrange(new.starts_at, new.ends_at, '[)');
  changed_by text := coalesce(current_setting('booking.changed_by', true), '');
begin
  -- The booking keeps its time. Locking its days here could deadlock with a transaction that locks days in another order.
  if tg_op = 'UPDATE' and old.status in ('pending', 'confirmed') and (old.starts_at, old.ends_at) = (new.starts_at, new.ends_at) then
    return new;
  end if;
  perform private.lock_days(array[new.appointment_date, (new.starts_at at time zone 'UTC')::date, (new.ends_at at time zone 'UTC')::date]);
  if changed_by = 'visitor' or (tg_op = 'INSERT' and changed_by not in ('owner', 'restore')) then
    perform private.require_free_time(new.appointment_date, span, new.service_type, new.request_id, new.id);
  elsif exists (
    select 1 from public.bookings_la2024 as other
    where other.id <> new.id
      and other.status in ('pending', 'confirmed')
      and tstzrange(other.starts_at, other.ends_at, '[)') && span
  ) then
    perform private.reject('PT409', 'Another booking already has this time.', 'slot-taken');
  end if;
  return new;
end;
$$;

create trigger bookings_2_reject_taken before insert or update of service_type, appointment_date, appointment_time, status
  on public.bookings_la2024 for each row when (new.status in ('pending', 'confirmed'))
  execute function private.reject_taken_time();

create function private.reject_early_no_show() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.reject('PT422', 'A booking can be a no-show only after the consultation has started.', 'status');
  return null;
end;
$$;

create trigger bookings_3_reject_early_no_show before insert or update of status on public.bookings_la2024
  for each row when (new.status = 'no-show' and new.starts_at > now()) execute function private.reject_early_no_show();
create trigger bookings_3_touch before update on public.bookings_la2024
  for each row execute function private.touch_updated_at();

create function private.increment_sequence() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  new.sequence := old.sequence + 1;
  return new;
end;
$$;

-- The end of a consultation changes nobody's calendar.
create trigger bookings_4_increment_sequence before update of service_type, appointment_date, appointment_time, status, meeting_kind, meeting_place
  on public.bookings_la2024 for each row
  when (new.status not in ('completed', 'no-show')
    and (old.status, old.starts_at, old.ends_at, old.meeting_kind, old.meeting_place)
      is distinct from (new.status, new.starts_at, new.ends_at, new.meeting_kind, new.meeting_place))
  execute function private.increment_sequence();
create trigger zz_keep_history after insert or update or delete on public.bookings_la2024
  for each row execute function private.record_change();

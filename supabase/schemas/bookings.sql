-- Bookings. Each occupies its whole duration; an exclusion constraint keeps them from overlapping. Below the table: booking,
-- then the links with which visitors move and cancel. Emails are in mail_outbox.sql, holds and free times in holds.sql.
--
-- Triggers on bookings_la2024, in firing order:
--   before insert and update  bookings_1_derive               start, end, and a new booking's copies of its service
--                             bookings_2_reject_taken         taken times
--                             bookings_3_accept_address       update: the owner's answer to a request, unconfirmed_requests.sql
--                             bookings_3_reject_early_no_show no-shows before the start
--                             bookings_3_touch                update: updated_at
--                             bookings_4_increment_sequence   update: the sequence of calendar files
--   before delete             bookings_7_keep_owed_mails      unsent emails keep a copy, mail_outbox.sql
--                             zz_keep_deleted_row             the row can be restored, deleted_rows.sql
--   after insert              bookings_5_first_reminder       mail_outbox.sql
--   after update              bookings_6_queue_mails          mail_outbox.sql
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

create index bookings_newest on public.bookings_la2024 (created_at desc, id);
create index bookings_newest_by_status on public.bookings_la2024 (status, created_at desc, id);
create index bookings_by_start on public.bookings_la2024 (starts_at);
create index bookings_by_service_and_start on public.bookings_la2024 (service_type, starts_at);
create index bookings_by_status_and_start on public.bookings_la2024 (status, starts_at);

create index bookings_by_series on public.bookings_la2024 (series_id, starts_at) where series_id is not null;
create index bookings_by_email on public.bookings_la2024 (lower(email));
create index bookings_by_name on public.bookings_la2024 (last_name, first_name, id);

comment on column public.bookings_la2024.sequence is 'The number of changes, as in iCalendar (RFC 5545).';
comment on column public.bookings_la2024.owner_note is 'Private notes; never shown to visitors or sent in emails.';

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

-- Booking a consultation.

-- The visitor's own booking. A type of its own, so that new columns of the table stay private.
create type public.booked_consultation as (
  id uuid,
  service_type text,
  service_name text,
  appointment_date date,
  appointment_time text,
  starts_at timestamptz,
  ends_at timestamptz,
  first_name text,
  last_name text,
  email text,
  phone text,
  company text,
  message text,
  timezone text,
  status text,
  created_at timestamptz,
  updated_at timestamptz,
  visitor_time_zone text,
  language text,
  meeting_kind text,
  meeting_place text,
  move_cutoff_hours integer,
  cancel_cutoff_hours integer
);

-- A booking as its visitor may see it: without a private address, number or link unless it is confirmed.
create function private.booked(booking public.bookings_la2024) returns public.booked_consultation
language sql immutable set search_path = '' as $$
  select row(booking.id, booking.service_type, booking.service_name, booking.appointment_date, booking.appointment_time,
    booking.starts_at, booking.ends_at, booking.first_name, booking.last_name, booking.email, booking.phone, booking.company,
    booking.message, booking.timezone, booking.status, booking.created_at, booking.updated_at, booking.visitor_time_zone,
    booking.language, booking.meeting_kind,
    case when booking.status in ('pending', 'cancelled') then '' else booking.meeting_place end, booking.move_cutoff_hours, booking.cancel_cutoff_hours)::public.booked_consultation;
$$;

create function private.limit_bookings(email text) returns void
language plpgsql set search_path = '' as $$
begin
  if not private.is_within_address_limit('booking') then
    perform private.reject('PT429', 'Too many bookings from your connection. Please try again in an hour, or send a message instead.', 'address');
  elsif not private.is_within_email_limit('booking', email) then
    perform private.reject('PT429', 'This email address has booked several times today. Please try again tomorrow, or send a message instead.', 'email');
  end if;
end;
$$;

/*
  Returns the booking that the same form made before, in case its response was lost. Raises PT409 if the form has other details now,
  also in the visitor's `answers` ({id: answer}): a success would claim that they were stored. Only visitors send a message.
*/
create function private.find_booking_of_request(wanted public.bookings_la2024, answers jsonb default null) returns public.bookings_la2024
language plpgsql stable set search_path = '' as $$
declare
  earlier public.bookings_la2024;
begin
  select * into earlier from public.bookings_la2024 as booking where booking.request_id = wanted.request_id;
  if earlier.id is not null and (
    (earlier.email, earlier.service_type, earlier.appointment_date, earlier.appointment_time, earlier.first_name, earlier.last_name,
      earlier.phone, earlier.company, earlier.message, earlier.owner_note, earlier.meeting_kind, earlier.meeting_place)
    is distinct from (wanted.email, wanted.service_type, wanted.appointment_date, wanted.appointment_time, wanted.first_name,
      wanted.last_name, wanted.phone, coalesce(wanted.company, earlier.company), coalesce(wanted.message, earlier.message), coalesce(wanted.owner_note, earlier.owner_note),
      coalesce(wanted.meeting_kind, earlier.meeting_kind), coalesce(wanted.meeting_place, earlier.meeting_place))
    or exists (
      select 1 from jsonb_each_text(case jsonb_typeof(answers) when 'object' then answers else '{}' end) as given
      left join jsonb_array_elements(earlier.intake_answers) as known on known ->> 'id' = given.key
      where coalesce(known ->> 'answer', '') <> private.clean_answer(coalesce(known, '{}'), given.value, false)
    )
  ) then
    perform private.reject('PT409', case
      when wanted.message is null then 'This booking was already made, without the latest changes. Please make them in its details.'
      else 'This booking was already sent, without the latest changes. Please send them as a message.' end, 'request-used');
  end if;
  return earlier;
end;
$$;

-- The status of a visitor's new or moved booking: a request, unless the owner has chosen automatic confirmation.
create function private.status_of_request() returns text
language sql stable set search_path = '' as $$
  select case when private.is_feature_on('booking_auto_confirm') then 'confirmed' else 'pending' end;
$$;

-- Cancels requests whose addresses were not confirmed in time. No email is sent. Expects no lock on a day.
create function private.lapse_requests() returns void
language plpgsql set search_path = '' as $$
declare
  changed_by text := coalesce(current_setting('booking.changed_by', true), '');
begin
  perform set_config('booking.changed_by', 'lapse', true);
  update public.bookings_la2024 as booking set status = 'cancelled'
  where booking.id in (
    select due.id from public.bookings_la2024 as due
    where due.status = 'pending' and due.lapses_at <= now() limit 100 for update skip locked
  );
  perform set_config('booking.changed_by', changed_by, true);
end;
$$;

create function private.store_booking(wanted public.bookings_la2024) returns public.bookings_la2024
language plpgsql set search_path = '' as $$
declare
  stored public.bookings_la2024;
  is_mailbox_used boolean := private.is_mailbox_used(wanted.email);
begin
  wanted.lapses_at := private.lapse_of_request(wanted.email);
  insert into public.bookings_la2024 as booking
    (request_id, service_type, service_name, appointment_date, appointment_time, first_name, last_name, email, phone, company,
      message, status, visitor_time_zone, language, lapses_at, intake_answers)
  values (wanted.request_id, wanted.service_type, wanted.service_type, wanted.appointment_date, wanted.appointment_time,
    wanted.first_name, wanted.last_name, wanted.email, wanted.phone, wanted.company, wanted.message,
    case when wanted.lapses_at is null then private.status_of_request() else 'pending' end, wanted.visitor_time_zone,
    wanted.language, wanted.lapses_at, wanted.intake_answers)
  returning * into stored;
  insert into private.mail_outbox (booking_id, kind, next_attempt_at)
  values (stored.id, 'confirmation', case when wanted.lapses_at is not null and is_mailbox_used then 'infinity' else now() end),
    (stored.id, 'owner-notice', now());
  return stored;
exception
  -- Either the same form was sent twice at once, or another visitor was faster.
  when unique_violation or exclusion_violation then
    stored := private.find_booking_of_request(wanted);
    if stored.id is null then
      perform private.reject('PT409', 'This time has just been taken. Please choose another one.', 'slot-taken');
    end if;
    return stored;
end;
$$;

-- The checked answers of a visitor. Embeds of earlier versions send none and do not know the questions, so they may book without.
create function private.intake_answers_of(service_type text, answers jsonb) returns jsonb
language sql stable set search_path = '' as $$
  select case
    when answers is not null then private.answered_questions(service.intake_questions, answers, true)
    when not service.has_intake_questions then '[]' end
  from public.services_la2024 as service where service.id = intake_answers_of.service_type;
$$;

-- The response to a bot that filled in the honeypot: it looks like a booking, but nothing is stored, and the meeting place stays private.
-- It is always a request: no limit counts these calls, so another status would reveal whose addresses are confirmed.
create function private.pretend_booking(wanted public.bookings_la2024) returns public.bookings_la2024
language plpgsql stable set search_path = '' as $$
declare
  service public.services_la2024;
begin
  select * into service from public.services_la2024 as one where one.id = wanted.service_type;
  wanted.id := gen_random_uuid();
  wanted.service_name := service.name;
  wanted.starts_at := private.coach_instant(wanted.appointment_date, wanted.appointment_time::time);
  wanted.ends_at := wanted.starts_at + make_interval(mins => service.booking_minutes);
  wanted.timezone := private.booking_zone_on(wanted.appointment_date);
  wanted.status := 'pending';
  wanted.created_at := now();
  wanted.updated_at := now();
  wanted.meeting_kind := 'email';
  wanted.meeting_place := '';
  select rules.move_cutoff_hours, rules.cancel_cutoff_hours into wanted.move_cutoff_hours, wanted.cancel_cutoff_hours
  from public.booking_rules as rules;
  return wanted;
end;
$$;

create function public.book_consultation(
  request_id uuid,
  service_type text,
  appointment_date date,
  appointment_time text,
  first_name text,
  last_name text,
  email text,
  phone text default '',
  company text default '',
  message text default '',
  website text default '',
  proof text default '',
  visitor_time_zone text default '',
  language text default '',
  intake_answers jsonb default null
) returns public.booked_consultation
language plpgsql volatile security definer set search_path = '' as $$
declare
  wanted public.bookings_la2024;
  earlier public.bookings_la2024;
begin
  if request_id is null then
    perform private.reject('PT422', 'Please open the booking form again.', 'request_id');
  elsif not private.is_feature_on('booking_enabled') then
    perform private.reject('PT422', 'Online booking is closed at the moment. Please send a message instead.', 'booking-closed');
  end if;
  wanted.request_id := book_consultation.request_id;
  wanted.service_type := book_consultation.service_type;
  wanted.appointment_date := book_consultation.appointment_date;
  wanted.appointment_time := book_consultation.appointment_time;
  wanted.first_name := private.clean_line(book_consultation.first_name, 'first_name', 'first name', 80, true);
  wanted.last_name := private.clean_line(book_consultation.last_name, 'last_name', 'last name', 80, true);
  wanted.email := private.email_address(book_consultation.email);
  wanted.phone := private.clean_line(book_consultation.phone, 'phone', 'phone number', 40);
  wanted.company := private.clean_line(book_consultation.company, 'company', 'company', 120);
  wanted.message := private.clean_text(book_consultation.message, 'message', 2000);
  -- A strange zone or language is no reason to lose a booking.
  wanted.visitor_time_zone := case when private.is_zone_name(coalesce(visitor_time_zone, '')) then coalesce(visitor_time_zone, '') else '' end;
  wanted.language := coalesce(substring(lower(book_consultation.language) from '^([a-z]{2,3})(?:-|$)'), 'en');

  -- Serializes repeated submissions of one form, so that the first one is returned even if the rules have changed since.
  perform pg_advisory_xact_lock(hashtextextended('booking request ' || wanted.request_id::text, 0));
  earlier := private.find_booking_of_request(wanted, book_consultation.intake_answers);
  if earlier.id is not null then
    return private.booked(earlier);
  end if;
  perform private.require_bookable_slot(wanted.service_type, wanted.appointment_date, wanted.appointment_time);
  wanted.intake_answers := private.intake_answers_of(wanted.service_type, book_consultation.intake_answers);
  if coalesce(website, '') <> '' then
    return private.booked(private.pretend_booking(wanted));
  end if;
  perform private.require_proof(wanted.request_id, proof);
  perform private.limit_bookings(wanted.email);
  -- After counting, because an erasure locks the counters before the bookings.
  perform private.lapse_requests();
  earlier := private.store_booking(wanted);
  perform public.release_slot(wanted.request_id);
  return private.booked(earlier);
end;
$$;

grant execute on function
  public.book_consultation(uuid, text, date, text, text, text, text, text, text, text, text, text, text, text, jsonb)
  to anon, authenticated;

-- Links in emails, with which a visitor moves or cancels their own booking.

-- Signs the links. Each database creates its own key, which never leaves it.
create table private.signing_key (
  is_only boolean primary key default true,
  secret bytea not null default decode(replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', ''), 'hex'),
  constraint signing_key_one check (is_only)
);

alter table private.signing_key enable row level security;

insert into private.signing_key default values;

create function private.link_signature(booking_id uuid) returns text
language sql stable set search_path = '' as $$
  select left(encode(sha256(key.secret || sha256(key.secret || convert_to('booking ' || booking_id, 'UTF8'))), 'hex'), 40)
  from private.signing_key as key;
$$;

-- 32 hex digits of the booking's id and 40 of its signature.
create function private.booking_link(booking_id uuid) returns text
language sql stable set search_path = '' as $$
  select replace(booking_id::text, '-', '') || private.link_signature(booking_id);
$$;

-- Links of the projects that this one was restored from. They were signed with another key, so only their hashes are known.
create table private.restored_links (
  record_id uuid not null,
  link_hash text not null,
  primary key (record_id, link_hash),
  constraint restored_links_hash_format check (link_hash ~ '^[0-9a-f]{64}$')
);

alter table private.restored_links enable row level security;

create function private.link_hash(link text) returns text
language sql immutable set search_path = '' as $$ select encode(sha256(convert_to(link, 'UTF8')), 'hex'); $$;

create function private.is_restored_link(link text) returns boolean
language sql stable set search_path = '' as $$
  select exists (
    select 1 from private.restored_links as known
    where known.record_id = left(link, 32)::uuid and known.link_hash = private.link_hash(link)
  );
$$;

-- The id of the booking that a link was signed for; null for any other text.
create function private.link_booking_id(link text) returns uuid
language sql stable set search_path = '' as $$
  select case when link ~ '^[0-9a-f]{72}$' and (
      right(link, 40) = private.link_signature(left(link, 32)::uuid) or private.is_restored_link(link))
    then left(link, 32)::uuid end;
$$;

-- Returns and locks the booking of a link. A link is valid until its consultation is over.
create function private.lock_booking_of_link(link text) returns public.bookings_la2024
language plpgsql set search_path = '' as $$
declare
  signed_id uuid := private.link_booking_id(link);
  booking public.bookings_la2024;
begin
  if signed_id is null then
    perform private.reject('PT422', 'This link is incomplete. Please open it from the email again.', 'link');
  end if;
  -- Confirming locks all requests of the address in one order, so before this one.
  perform private.confirm_address(one.email) from public.bookings_la2024 as one
  where one.id = signed_id and one.lapses_at is not null and one.ends_at >= now() and one.email <> private.erased_address();
  select * into booking from public.bookings_la2024 as one where one.id = signed_id for update;
  -- An erased client's kept booking is nobody's.
  if booking.id is null or booking.email = private.erased_address() then
    perform private.reject('PT422', 'This booking no longer exists.', 'link');
  elsif booking.ends_at < now() then
    perform private.reject('PT422', 'This consultation is over, so the link no longer works.', 'link');
  end if;
  -- A link can be forwarded, so it reveals the appointment but nothing confidential.
  booking.phone := '';
  booking.company := '';
  booking.message := '';
  return booking;
end;
$$;

create function private.require_changeable(booking public.bookings_la2024, cutoff_hours integer) returns void
language plpgsql stable set search_path = '' as $$
begin
  if booking.starts_at <= now() then
    perform private.reject('PT422', 'This consultation has already started. Please reply to the email instead.', 'link');
  elsif booking.status = 'completed' then
    perform private.reject('PT422', 'This consultation is marked as completed. Please reply to the email instead.', 'link');
  elsif booking.starts_at <= now() + make_interval(hours => cutoff_hours) then
    perform private.reject('PT422', 'It’s too late to change this consultation with the link. Please reply to the email instead.', 'link');
  end if;
end;
$$;

create function private.cancel_booking_of_link(link text) returns public.bookings_la2024
language plpgsql set search_path = '' as $$
declare
  booking public.bookings_la2024 := private.lock_booking_of_link(link);
begin
  if booking.status <> 'cancelled' then
    -- The coach has planned nothing around a request yet, so it can be withdrawn until it begins.
    perform private.require_changeable(booking, case booking.status when 'pending' then 0 else booking.cancel_cutoff_hours end);
    perform set_config('booking.changed_by', 'visitor', true);
    update public.bookings_la2024 as one set status = 'cancelled' where one.id = booking.id;
  end if;
  return private.lock_booking_of_link(link);
end;
$$;

create function private.move_booking_of_link(link text, to_date date, to_time text) returns public.bookings_la2024
language plpgsql set search_path = '' as $$
declare
  booking public.bookings_la2024;
begin
  -- Counts before it locks the booking, in the order of an erasure.
  if not (
    select private.is_within_email_limit('booking-move', one.email)
    from public.bookings_la2024 as one where one.id = private.link_booking_id(link)
  ) then
    perform private.reject('PT429', 'You’ve moved your bookings many times today. Please reply to the email instead.', 'email');
  end if;
  booking := private.lock_booking_of_link(link);
  if booking.status = 'cancelled' then
    perform private.reject('PT422', 'This booking is canceled. Please book a new time instead.', 'link');
  end if;
  perform private.require_bookable_time(to_date, to_time, booking.ends_at - booking.starts_at);
  -- Perhaps on the clock of another zone, if the coach's has changed. A repeated move succeeds, even to a time within the cutoff.
  if booking.starts_at = private.coach_instant(to_date, to_time::time) then
    return booking;
  elsif not private.is_feature_on('booking_enabled') then
    perform private.reject('PT422', 'Online booking is closed at the moment. Please reply to the email instead.', 'booking-closed');
  end if;
  perform private.require_changeable(booking, booking.move_cutoff_hours);
  perform private.lapse_requests();
  perform set_config('booking.changed_by', 'visitor', true);
  update public.bookings_la2024 as one
  set appointment_date = to_date, appointment_time = to_time, timezone = private.booking_zone_on(to_date),
    status = private.status_of_request()
  where one.id = booking.id;
  return private.lock_booking_of_link(link);
exception
  when exclusion_violation then
    perform private.reject('PT409', 'This time has just been taken. Please choose another one.', 'slot-taken');
end;
$$;

-- Counts the use of a link from this connection. Raises PT429 over the limit.
create function private.count_link_use() returns void
language plpgsql volatile set search_path = '' as $$
begin
  if not private.is_within_address_limit('booking-link') then
    perform private.reject('PT429', 'Too many attempts from your connection. Please try again in an hour.', 'address');
  end if;
end;
$$;

-- Answers an error like a raised one, with status and body. Raising it would roll back the count of the attempt.
create function private.answered_error(code text, message text, hint text) returns jsonb
language plpgsql volatile set search_path = '' as $$
begin
  perform set_config('response.status', right(code, 3), true);
  return jsonb_build_object('code', code, 'message', message, 'details', null, 'hint', hint);
end;
$$;

/*
  Counts the use of a link, then opens, cancels or moves its booking. Raises PT429 over the limit; other errors are answered.
*/
create function private.answer_link(
  action text, link text, appointment_date date default null, appointment_time text default null
) returns jsonb
language plpgsql set search_path = '' as $$
declare
  booking public.bookings_la2024;
  error_hint text;
begin
  perform private.count_link_use();
  begin
    booking := case action
      when 'cancel' then private.cancel_booking_of_link(link)
      when 'move' then private.move_booking_of_link(link, appointment_date, appointment_time)
      else private.lock_booking_of_link(link) end;
    return to_jsonb(private.booked(booking));
  exception
    when sqlstate 'PT409' or sqlstate 'PT422' then
      get stacked diagnostics error_hint = pg_exception_hint;
      return private.answered_error(sqlstate, sqlerrm, error_hint);
  end;
end;
$$;

-- The booking of a link as a booked_consultation, or an error.
create function public.booking_by_link(link text) returns jsonb
language sql volatile security definer set search_path = '' as $$ select private.answer_link('open', link); $$;

-- Idempotent.
create function public.cancel_by_link(link text) returns jsonb
language sql volatile security definer set search_path = '' as $$ select private.answer_link('cancel', link); $$;

-- Moves a booking, which is then a new request unless the owner has chosen automatic confirmation. Answers the errors of
-- book_consultation.
create function public.move_by_link(link text, appointment_date date, appointment_time text) returns jsonb
language sql volatile security definer set search_path = '' as $$
  select private.answer_link('move', link, appointment_date, appointment_time);
$$;

grant execute on function public.booking_by_link(text), public.cancel_by_link(text), public.move_by_link(text, date, text)
  to anon, authenticated;

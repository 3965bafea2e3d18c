set check_function_bodies = off;

-- No role could read it.
-- squawk-ignore ban-drop-table
drop table private.services;

drop function private.require_free_time(date,tstzrange,uuid,uuid);

drop function private.taken_for_visitors(date,date,uuid,uuid);

drop function public.taken_ranges(date,date,uuid,text);

alter table public.contact_messages_la2024 drop constraint contact_messages_service_known;

create table public.services_la2024 (
  id text not null,
  name text not null,
  subtitle text default ''::text not null,
  description text default ''::text not null,
  details text default ''::text not null,
  invitation text default ''::text not null,
  picture_url text default ''::text not null,
  is_on_page boolean default true not null,
  is_bookable boolean default false not null,
  booking_minutes integer default 60 not null,
  price_label text default ''::text not null,
  booking_description text default ''::text not null,
  buffer_minutes integer,
  meeting_kind text default 'email'::text not null,
  meeting_place text default ''::text not null,
  "position" integer default 0 not null,
  archived_at timestamp with time zone,
  created_at timestamp with time zone default now() not null,
  updated_at timestamp with time zone default now() not null
);

alter table private.slot_holds add column service_type text;

alter table public.bookings_la2024 add column price_label text default ''::text not null;

alter table public.bookings_la2024 add column meeting_kind text default 'email'::text not null;

alter table public.bookings_la2024 add column meeting_place text default ''::text not null;

CREATE OR REPLACE FUNCTION private.identify_service()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  spelled text := regexp_replace(normalize(replace(lower(new.name), 'ß', 'ss'), nfd), '[\u0300-\u036f]', '', 'g');
  stem text := trim('-' from left(regexp_replace(regexp_replace(spelled, '[^a-z0-9]+', '-', 'g'), '^[^a-z]+', ''), 36));
begin
  perform pg_advisory_xact_lock(hashtextextended('service ids', 0));
  stem := coalesce(nullif(stem, ''), 'service');
  new.id := stem;
  for number in 2..999 loop
    exit when not exists (select 1 from public.services_la2024 as earlier where earlier.id = new.id);
    new.id := format('%s-%s', stem, number);
  end loop;
  return new;
end;
$function$;

CREATE OR REPLACE FUNCTION public.reorder_services(ids text[])
 RETURNS void
 LANGUAGE sql
 SET search_path TO ''
AS $function$
  update public.services_la2024 as service set position = ordered.position
  from unnest(ids) with ordinality as ordered (id, position)
  where service.id = ordered.id and service.position <> ordered.position;
$function$;

CREATE OR REPLACE FUNCTION private.require_bookable_service(wanted text)
 RETURNS public.services_la2024
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$
declare
  service public.services_la2024;
begin
  select * into service from public.services_la2024 as one where one.id = wanted;
  if service.archived_at is not null then
    perform private.reject('PT422', format('%s is no longer offered. Please choose another service.', service.name), 'service_type');
  elsif service.is_bookable is not true then
    perform private.reject('PT422', 'Please choose one of the services that can be booked online.', 'service_type');
  end if;
  return service;
end;
$function$;

CREATE OR REPLACE FUNCTION private.require_bookable_time(day date, slot text, duration interval)
 RETURNS void
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$
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
    perform private.reject('PT422', 'No consultations take place on this day of the week. Please choose another date.', 'appointment_date');
  elsif starts is null or starts <> all (hours.start_times) then
    perform private.reject('PT422', 'Please choose one of the times offered.', 'appointment_time');
  elsif starts - time '00:00' + duration > hours.ends_by - time '00:00' then
    perform private.reject('PT422', 'This consultation would end too late at that time. Please choose an earlier one.', 'appointment_time');
  elsif private.coach_instant(day, starts) < now() + make_interval(hours => notice) then
    perform private.reject('PT422', format('Please book at least %s hours ahead.', notice), 'appointment_time');
  end if;
end;
$function$;

CREATE OR REPLACE FUNCTION private.require_bookable_slot(service text, day date, slot text)
 RETURNS void
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$
declare
  wanted public.services_la2024 := private.require_bookable_service(service);
begin
  perform private.require_bookable_time(day, slot, make_interval(mins => wanted.booking_minutes));
end;
$function$;

CREATE OR REPLACE FUNCTION private.derive_booking()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  service public.services_la2024;
  duration interval;
begin
  if tg_op = 'INSERT' then
    select * into strict service from public.services_la2024 as one where one.id = new.service_type;
    new.service_name := service.name;
    new.price_label := service.price_label;
    new.meeting_kind := service.meeting_kind;
    new.meeting_place := service.meeting_place;
    duration := make_interval(mins => service.booking_minutes);
    new.timezone := private.booking_zone_on(new.appointment_date);
  else
    duration := old.ends_at - old.starts_at;
  end if;
  new.starts_at := (new.appointment_date + new.appointment_time::time) at time zone private.zone_of_booking(new.timezone);
  new.ends_at := new.starts_at + duration;
  return new;
end;
$function$;

CREATE OR REPLACE FUNCTION private.reject_taken_time()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  span tstzrange := tstzrange(new.starts_at, new.ends_at, '[)');
  changed_by text := coalesce(current_setting('booking.changed_by', true), '');
begin
  perform pg_advisory_xact_lock(hashtextextended('booking day ' || new.appointment_date::text, 0));
  if changed_by = 'visitor' or (tg_op = 'INSERT' and changed_by <> 'owner') then
    perform private.require_free_time(new.appointment_date, span, new.service_type, new.request_id, new.id);
  elsif exists (
    select 1 from public.bookings_la2024 as other
    where other.id <> new.id
      and other.status in ('pending', 'confirmed')
      and tstzrange(other.starts_at, other.ends_at, '[)') && span
  ) then
    perform private.reject('PT409', 'Another booking already holds this time.', 'slot-taken');
  end if;
  return new;
end;
$function$;

CREATE OR REPLACE FUNCTION private.pretend_booking(wanted public.bookings_la2024)
 RETURNS public.bookings_la2024
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$
declare
  service public.services_la2024;
begin
  select * into service from public.services_la2024 as one where one.id = wanted.service_type;
  wanted.id := gen_random_uuid();
  wanted.service_name := service.name;
  wanted.starts_at := private.coach_instant(wanted.appointment_date, wanted.appointment_time::time);
  wanted.ends_at := wanted.starts_at + make_interval(mins => service.booking_minutes);
  wanted.timezone := private.booking_zone_on(wanted.appointment_date);
  wanted.status := case when private.lapse_of_request(wanted.email) is null then private.status_of_request() else 'pending' end;
  wanted.created_at := now();
  wanted.updated_at := now();
  return wanted;
end;
$function$;

CREATE OR REPLACE FUNCTION private.move_booking_of_link(link text, to_date date, to_time text)
 RETURNS public.bookings_la2024
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
declare
  booking public.bookings_la2024 := private.lock_booking_of_link(link);
begin
  perform private.require_changeable(booking);
  if booking.status = 'cancelled' then
    perform private.reject('PT422', 'This booking is cancelled. Please book a new time instead.', 'link');
  elsif (booking.appointment_date, booking.appointment_time, booking.timezone) = (to_date, to_time, private.booking_zone_on(to_date)) then
    return booking;
  end if;
  perform private.require_bookable_time(to_date, to_time, booking.ends_at - booking.starts_at);
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
$function$;

CREATE OR REPLACE FUNCTION private.buffer_of(wanted text)
 RETURNS interval
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  select make_interval(mins => coalesce(
    (select service.buffer_minutes from public.services_la2024 as service where service.id = wanted), rules.buffer_minutes))
  from public.booking_rules as rules;
$function$;

CREATE OR REPLACE FUNCTION private.taken_for_visitors(first_day date, last_day date, service_type text DEFAULT NULL::text, holder uuid DEFAULT NULL::uuid, except_booking uuid DEFAULT NULL::uuid)
 RETURNS TABLE(starts_at timestamp with time zone, ends_at timestamp with time zone)
 LANGUAGE sql
 STABLE
 SET search_path TO ''
 SET jit TO 'off'
AS $function$
  with buffers as materialized (
    select service.id, private.buffer_of(service.id) as buffer from public.services_la2024 as service
  ), asked as (
    select
      first_day::timestamp at time zone private.zone_on(first_day) as begins,
      (last_day + 1)::timestamp at time zone private.zone_on(last_day) as ends,
      coalesce((select own.buffer from buffers as own where own.id = taken_for_visitors.service_type), interval '0') as buffer,
      (select max(one.buffer) from buffers as one) as longest_buffer,
      rules.daily_cap
    from public.booking_rules as rules
    where first_day <= last_day
  ), promised as (
    select booking.starts_at, booking.ends_at, booking.service_type
    from public.bookings_la2024 as booking, asked
    where booking.status in ('pending', 'confirmed')
      and (booking.lapses_at <= now()) is not true
      and booking.id is distinct from except_booking
      and (booking.request_id is null or booking.request_id is distinct from taken_for_visitors.holder)
      and tstzrange(booking.starts_at, booking.ends_at, '[)') && tstzrange(asked.begins - asked.longest_buffer, asked.ends + asked.longest_buffer, '[)')
    union all
    select hold.starts_at, hold.ends_at, hold.service_type
    from private.slot_holds as hold, asked
    where hold.held_until > now()
      and hold.holder is distinct from taken_for_visitors.holder
      and tstzrange(hold.starts_at, hold.ends_at, '[)') && tstzrange(asked.begins - asked.longest_buffer, asked.ends + asked.longest_buffer, '[)')
  )
  select promised.starts_at - greatest(asked.buffer, own.buffer), promised.ends_at + greatest(asked.buffer, own.buffer)
  from asked, promised left join buffers as own on own.id = promised.service_type
  union all
  select greatest(blocked.starts_at, asked.begins), least(blocked.ends_at, asked.ends)
  from public.blocked_times as blocked, asked
  where tstzrange(blocked.starts_at, blocked.ends_at, '[)') && tstzrange(asked.begins, asked.ends, '[)')
  union all
  select day.begins, day.ends
  from asked, generate_series(0, last_day - first_day) as number,
    lateral (select
      private.day_start(first_day + number) as begins,
      private.day_start(first_day + number + 1) as ends) as day
  where asked.daily_cap is not null and asked.daily_cap <= (
    select count(*) from promised where promised.starts_at >= day.begins and promised.starts_at < day.ends
  );
$function$;

CREATE OR REPLACE FUNCTION public.taken_ranges(from_date date, to_date date, holder uuid DEFAULT NULL::uuid, link text DEFAULT NULL::text, service_type text DEFAULT NULL::text)
 RETURNS TABLE(starts_at timestamp with time zone, ends_at timestamp with time zone)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
 SET jit TO 'off'
AS $function$
  with asked as (
    select
      greatest(from_date, private.coach_today()) as first_day,
      least(to_date, private.coach_today() + 62) as last_day,
      coalesce(moved.service_type, taken_ranges.service_type) as service_type,
      moved.id as except_booking
    from (select private.link_booking_id(taken_ranges.link) as id) as linked
    left join public.bookings_la2024 as moved on moved.id = linked.id
  )
  select taken.starts_at, taken.ends_at
  from asked,
    private.taken_for_visitors(asked.first_day, asked.last_day, asked.service_type, taken_ranges.holder, asked.except_booking) as taken
  union all
  select private.day_start(day), private.day_start(day + 1)
  from asked, generate_series(0, asked.last_day - asked.first_day) as number,
    lateral (select asked.first_day + number as day) as counted,
    public.weekly_hours as hours
  where hours.weekday = extract(isodow from day) and hours.start_times = '{}'
  order by 1;
$function$;

CREATE OR REPLACE FUNCTION private.require_free_time(day date, span tstzrange, service_type text, holder uuid, except_booking uuid DEFAULT NULL::uuid)
 RETURNS void
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$
begin
  if exists (
    select 1 from private.taken_for_visitors(day, day, service_type, holder, except_booking) as taken
    where tstzrange(taken.starts_at, taken.ends_at, '[)') && span
  ) then
    perform private.reject('PT409', 'This time has just been taken. Please choose another one.', 'slot-taken');
  end if;
end;
$function$;

CREATE OR REPLACE FUNCTION public.hold_slot(holder uuid, service_type text, appointment_date date, appointment_time text)
 RETURNS timestamp with time zone
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
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
    perform private.reject('PT429', 'Many forms were opened from your connection just now. You can still book this time.', 'address');
  end if;

  select * into strict limits from private.booking_limits;
  wanted.holder := hold_slot.holder;
  wanted.address := private.request_address();
  wanted.starts_at := private.coach_instant(appointment_date, appointment_time::time);
  wanted.service_type := hold_slot.service_type;
  wanted.ends_at := wanted.starts_at + make_interval(mins => (
    select service.booking_minutes from public.services_la2024 as service where service.id = wanted.service_type));

  perform pg_advisory_xact_lock(hashtextextended('booking request ' || wanted.holder::text, 0));
  perform pg_advisory_xact_lock(hashtextextended('booking day ' || appointment_date::text, 0));
  perform private.require_free_time(appointment_date, tstzrange(wanted.starts_at, wanted.ends_at, '[)'), wanted.service_type, wanted.holder);
  perform private.limit_holds(wanted.holder, limits);

  select * into before from private.slot_holds as hold where hold.holder = wanted.holder;
  wanted.held_since := case when before.starts_at = wanted.starts_at then before.held_since else now() end;
  wanted.held_until := least(now() + limits.hold, wanted.held_since + limits.longest_hold);
  if wanted.held_until <= now() then
    perform private.reject('PT409', 'This time is no longer held for you. While it is free, you can still book it.', 'hold-over');
  end if;
  insert into private.slot_holds as hold (holder, service_type, starts_at, ends_at, address, held_since, held_until)
  values (wanted.holder, wanted.service_type, wanted.starts_at, wanted.ends_at, wanted.address, wanted.held_since, wanted.held_until)
  on conflict on constraint slot_holds_pkey do update set service_type = excluded.service_type, starts_at = excluded.starts_at, ends_at = excluded.ends_at,
    address = excluded.address, held_since = excluded.held_since, held_until = excluded.held_until;
  perform private.purge_old_holds();
  return wanted.held_until;
end;
$function$;

CREATE OR REPLACE FUNCTION public.send_contact_message(name text, email text, company text DEFAULT ''::text, service text DEFAULT ''::text, message text DEFAULT ''::text, website text DEFAULT ''::text)
 RETURNS public.sent_message
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  wanted public.contact_messages_la2024;
begin
  if not private.is_feature_on('contact_form_enabled') then
    perform private.reject('PT422', 'The contact form is closed at the moment. Please write an email instead.', 'messages-closed');
  end if;
  wanted.name := private.clean_line(send_contact_message.name, 'name', 'name', 120, true);
  wanted.email := private.email_address(send_contact_message.email);
  wanted.company := private.clean_line(send_contact_message.company, 'company', 'company', 120);
  wanted.service := coalesce(send_contact_message.service, '');
  wanted.message := private.clean_text(send_contact_message.message, 'message', 5000, true);
  if wanted.service <> '' and not exists (select 1 from public.services_la2024 as service where service.id = wanted.service) then
    perform private.reject('PT422', 'Please choose one of the services.', 'service');
  end if;

  if coalesce(website, '') <> '' then
    wanted.id := gen_random_uuid();
    wanted.status := 'unread';
    wanted.created_at := now();
    wanted.updated_at := now();
    return private.sent(wanted);
  end if;
  return private.sent(private.store_message(wanted));
end;
$function$;

CREATE OR REPLACE FUNCTION private.clients_details(request_id uuid, service_type text, first_name text, last_name text, email text, phone text, owner_note text)
 RETURNS public.bookings_la2024
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$
declare
  wanted public.bookings_la2024;
begin
  if request_id is null then
    perform private.reject('PT422', 'Please open the form again.', 'request_id');
  elsif not exists (
    select 1 from public.services_la2024 as service where service.id = clients_details.service_type and service.archived_at is null
  ) then
    perform private.reject('PT422', 'Please choose a service.', 'service_type');
  end if;
  wanted.request_id := clients_details.request_id;
  wanted.service_type := clients_details.service_type;
  wanted.first_name := private.clean_line(clients_details.first_name, 'first_name', 'first name', 80, true);
  wanted.last_name := private.clean_line(clients_details.last_name, 'last_name', 'last name', 80, true);
  wanted.email := private.email_address(clients_details.email);
  wanted.phone := private.clean_line(clients_details.phone, 'phone', 'phone number', 40);
  wanted.owner_note := private.clean_text(clients_details.owner_note, 'owner_note', 2000);
  select booking.visitor_time_zone, booking.language into wanted.visitor_time_zone, wanted.language
  from public.bookings_la2024 as booking where lower(booking.email) = lower(wanted.email)
  order by booking.created_at desc limit 1;
  wanted.visitor_time_zone := coalesce(wanted.visitor_time_zone, '');
  wanted.language := coalesce(wanted.language, 'en');
  return wanted;
end;
$function$;

CREATE OR REPLACE FUNCTION private.nearest_free_times(service_type text, day date, slot text)
 RETURNS jsonb
 LANGUAGE sql
 STABLE
 SET search_path TO ''
 SET jit TO 'off'
AS $function$
  with wanted as (
    select private.coach_instant(day, slot::time) as starts_at,
      make_interval(mins => service.booking_minutes) as duration
    from public.services_la2024 as service where service.id = nearest_free_times.service_type
  ), taken as materialized (
    select tstzrange(range.starts_at, range.ends_at, '[)') as span from private.taken_for_visitors(day - 7, day + 7, service_type) as range
  ), offered as (
    select date, one as start_time, private.coach_instant(date, one) as starts_at,
      private.coach_instant(date, hours.ends_by) as ends_by
    from (select day + number as date from generate_series(-7, 7) as number) as near
    join public.weekly_hours as hours on hours.weekday = extract(isodow from near.date)
    cross join unnest(hours.start_times) as one
  ), nearest as (
    select offered.date, to_char(offered.start_time, 'FMHH12:MI AM') as time,
      abs(extract(epoch from offered.starts_at - wanted.starts_at)) as distance
    from offered, wanted
    where offered.starts_at > now() and offered.starts_at + wanted.duration <= offered.ends_by
      and not exists (
        select 1 from taken where taken.span && tstzrange(offered.starts_at, offered.starts_at + wanted.duration, '[)'))
    order by distance limit 3
  )
  select coalesce(jsonb_agg(jsonb_build_object('date', nearest.date, 'time', nearest.time) order by nearest.distance), '[]')
  from nearest;
$function$;

alter table public.services_la2024 add constraint services_subtitle_length CHECK ((char_length(subtitle) <= 120));

alter table public.services_la2024 add constraint services_id_format CHECK ((id ~ '^[a-z][a-z0-9-]{0,39}$'::text));

alter table public.services_la2024 add constraint services_name_length CHECK (((char_length(name) <= 80) AND (name ~ '[^[:space:]]'::text)));

alter table public.services_la2024 add constraint services_description_length CHECK ((char_length(description) <= 1200));

alter table public.services_la2024 add constraint services_details_length CHECK ((char_length(details) <= 10000));

alter table public.services_la2024 add constraint services_invitation_length CHECK ((char_length(invitation) <= 160));

alter table public.services_la2024 add constraint services_picture_address CHECK (((picture_url = ''::text) OR private.is_web_address(picture_url)));

alter table public.services_la2024 add constraint services_booking_minutes CHECK (((booking_minutes >= 5) AND (booking_minutes <= 480) AND ((booking_minutes % 5) = 0)));

alter table public.services_la2024 add constraint services_price_label_length CHECK ((char_length(price_label) <= 60));

alter table public.services_la2024 add constraint services_booking_description_length CHECK ((char_length(booking_description) <= 200));

alter table public.services_la2024 add constraint services_buffer CHECK (((buffer_minutes >= 0) AND (buffer_minutes <= 120) AND ((buffer_minutes % 5) = 0)));

alter table public.services_la2024 add constraint services_meeting_kind_known CHECK ((meeting_kind = ANY (ARRAY['email'::text, 'video'::text, 'phone'::text, 'address'::text])));

alter table public.services_la2024 add constraint services_meeting_place_length CHECK ((char_length(meeting_place) <= 300));

alter table public.services_la2024 add constraint services_la2024_pkey PRIMARY KEY (id);

alter table public.bookings_la2024 add constraint bookings_price_label_length CHECK ((char_length(price_label) <= 60));

alter table public.bookings_la2024 add constraint bookings_meeting_kind_known CHECK ((meeting_kind = ANY (ARRAY['email'::text, 'video'::text, 'phone'::text, 'address'::text])));

alter table public.bookings_la2024 add constraint bookings_meeting_place_length CHECK ((char_length(meeting_place) <= 300));

insert into public.services_la2024
  (id, name, subtitle, description, details, invitation, is_on_page, is_bookable, booking_minutes, price_label,
    booking_description, position)
values
  ('keynote', 'Keynote Speaking', 'For audiences who have heard the usual talk', 'Opening or closing, forty minutes or a full hour. I speak about courage under pressure, deciding without certainty and the conversations most teams postpone. Before every event I interview five or six people who will be there, so the talk is about their year, not mine.', E'## Who it’s for\n\n- Conferences that want substance as well as energy\n- Leadership meetings at the start of a demanding year\n- Company days after a merger, a restructuring or a change at the top\n\n## What you take away\n\n- Words for the conversation everyone has been avoiding\n- One practice each listener can try the next day at work\n- A two-page summary for everyone who attended\n\n## How we work\n\n1. A free call about the occasion, the audience and what should change as a result.\n2. Five or six short interviews with people who will be in the room.\n3. An outline for your comments, three weeks before the event.\n4. The talk, plus time for unfiltered questions.\n\n## Details\n\n- **Format:** 40 to 60 minutes, on stage or streamed\n- **Audience:** From 20 to 2,000 people\n- **First step:** A free 30-minute consultation', 'Planning an event? Tell me who will be in the room.', true, true, 30, 'Free Consultation', 'Tell me about your audience and your event, and we will find the talk it needs.', 1),
  ('leadership', 'Leadership Coaching', 'One-to-one work for people who lead people', 'You were promoted because you were good at the work. Leading takes something else: saying less and meaning it, delegating what you do best, staying steady when the room is not. We meet every two weeks and work on the situations in your actual calendar.', E'## Who it’s for\n\n- Leaders in the first two years of a larger role\n- Heads of function who now lead other leaders\n- Experts who became managers and miss being good at something\n\n## What you take away\n\n- Decisions that no longer wait for certainty\n- A team that brings you proposals, not just problems\n- Evenings when the workday is actually over\n\n## How we work\n\n1. A discovery call to see whether we are a good fit.\n2. Two conversations about your history, your role and the change you want.\n3. If you like, short interviews with up to six colleagues.\n4. 60-minute sessions every two weeks, with one experiment in between.\n5. A review after three and six months: continue, change course or stop.\n\n## Details\n\n- **Length:** Six months, twelve sessions\n- **Place:** By video, or in person in New York\n- **Confidentiality:** What you say stays with me, even when your company pays\n- **First step:** A complimentary 60-minute discovery call', 'Bring one situation you keep turning over in your mind.', true, true, 60, 'Complimentary Discovery Call', 'For leaders who want to be clear under pressure and trusted by the people they lead.', 2),
  ('executive', 'Executive Coaching', '', '', '', '', false, true, 90, 'Complimentary Discovery Call', 'A confidential thinking partner for decisions you cannot rehearse with your own team.', 3),
  ('retreats', 'Destination Retreats', 'Three days away from what keeps you busy', 'Eight to ten senior leaders, a house with good light, long walks and no slides. Mornings are for structured work, afternoons for silence and movement, evenings for the conversations that only begin after dinner. Most people arrive tired and leave with a decision.', E'## Who it’s for\n\n- Senior leaders who have not had an uninterrupted thought in months\n- People at a threshold: a new role, a sale, a return, an ending\n- Executive teams that need more than another offsite\n\n## What you take away\n\n- One decision made, and written down\n- A small circle of peers who know what you intend\n- A rhythm you can keep without a retreat\n\n## How we work\n\n1. A personal call, and a letter with three questions to think about for a few weeks.\n2. Three days and nights: structured mornings, quiet afternoons, long tables in the evening.\n3. One private conversation with me for every guest.\n4. A follow-up call after thirty days, once good intentions have met the calendar.\n\n## Details\n\n- **Group:** Eight to ten guests\n- **Places:** Hudson Valley, Umbria, the Portuguese coast\n- **Included:** Room, meals and all sessions; travel is yours\n- **First step:** A conversation to make sure the group is right for you', 'Ask about upcoming dates, or about a retreat for your own team.', true, false, 60, '', '', 4),
  ('advisory', 'Strategic Advisory', 'A second opinion on decisions you cannot discuss in-house', 'For chief executives, owners and boards: succession, a reorganization, a partner who should leave, a strategy everyone nods at and nobody follows. I read the papers, talk to the people you name and tell you plainly what I see, including your own part in it.', E'## Who it’s for\n\n- Chief executives and owners facing a decision with no neutral audience\n- Boards preparing a succession\n- Partners in a firm who want the same thing and cannot agree on it\n\n## What you take away\n\n- A decision you can explain in one paragraph\n- A plan for telling the people affected\n- Someone who remembers why you decided as you did\n\n## How we work\n\n1. A confidential briefing, under a written agreement from the first call.\n2. Reading and interviews: the documents that matter, the people you name.\n3. A frank written assessment of four to six pages, with options and what each would cost.\n4. Ongoing support: by phone within a day while the matter is open.\n\n## Details\n\n- **Format:** A single engagement or a quarterly retainer\n- **Confidentiality:** Agreed in writing before we begin\n- **First step:** A first conversation, no obligation', 'Describe the decision in three sentences. That is enough to begin.', true, false, 60, '', '', 5),
  ('business', 'Business Coaching', 'For founders whose company has outgrown its habits', 'What worked with twelve people breaks at forty. Together we sort out what only you should do, build the leadership around you and set a rhythm of goals, meetings and numbers that survives your vacations. Practical, unsentimental and reviewed every quarter.', E'## Who it’s for\n\n- Founders with 20 to 200 employees\n- Family businesses in the hands of a new generation\n- Managing directors whose days belong to everyone else\n\n## What you take away\n\n- A leadership team that decides without you in the room\n- Fewer, shorter meetings that are worth the salaries in the room\n- A four-week vacation during which nothing falls apart\n\n## How we work\n\n1. A discovery call about the company, the numbers and you.\n2. Two days on site or by video with you and the people around you.\n3. A one-page plan: three goals, who owns them, how we will measure them.\n4. Sessions every two weeks, and a review of the numbers each quarter.\n\n## Details\n\n- **Length:** Six to twelve months\n- **Place:** By video, with days on site\n- **First step:** A complimentary 60-minute discovery call', 'Tell me what you did last week that someone else should be doing.', true, true, 60, 'Complimentary Discovery Call', 'For founders and owners whose business has outgrown the way they run it.', 6),
  ('life', 'Life Coaching', 'For the part of your life without a job description', 'A marriage after the children, a career that succeeded in the wrong direction, a loss, a move, a birthday with a zero. We take the question seriously without making it heavier than it is, and look for the next honest step rather than the perfect plan.', E'## Who it’s for\n\n- People whose success no longer matches how they feel\n- People between chapters: after a job, a relationship, a move\n- Anyone who wants to think out loud without being managed\n\n## What you take away\n\n- A next step that is yours\n- Peace with what cannot be changed\n- The right words for the people involved\n\n## How we work\n\n1. A first conversation about what brings you, at your pace.\n2. Four to eight one-hour sessions, as far apart as you need.\n3. Something small to notice or try in between, never homework for its own sake.\n4. A last session to put into words what has changed.\n\n## Details\n\n- **Length:** Four to eight sessions of 60 minutes\n- **Place:** By video or phone\n- **Please note:** Coaching does not replace therapy. If that would serve you better, I will say so.\n- **First step:** A first conversation, no obligation', 'You do not need to have the right words for it yet.', true, false, 60, '', '', 7),
  ('facilitation', 'Facilitation', 'Meetings where something actually gets decided', 'Board days, strategy offsites, merged teams, partners who have stopped talking. I design the day with you, hold the structure so that you can take part, and make sure quiet people are heard before loud ones conclude. You leave with decisions, owners and dates in writing.', E'## Who it’s for\n\n- Boards and executive teams with one question too big for a Tuesday\n- Teams merged on paper but not yet in practice\n- Partners and families who have to decide together\n\n## What you take away\n\n- Decisions that hold on the following Monday\n- Disagreements voiced and survived\n- A check-in after six weeks on what was agreed\n\n## How we work\n\n1. A call about the decision behind the agenda.\n2. Individual conversations with the participants, kept in confidence.\n3. A plan for the day that you see and change before anyone else does.\n4. The day itself, and a written record within 48 hours: decisions, owners, dates.\n\n## Details\n\n- **Format:** Half a day to three days\n- **Group:** From 4 to 40 people\n- **First step:** A first conversation, no obligation', 'Which conversation should your team have had a year ago?', true, false, 60, '', '', 8);

-- What the bookings so far were offered at.
update public.bookings_la2024 as booking set price_label = service.price_label
from public.services_la2024 as service where service.id = booking.service_type and service.price_label <> '';

alter table public.bookings_la2024 drop constraint bookings_service_known;
alter table public.bookings_la2024 add constraint bookings_service_known FOREIGN KEY (service_type) REFERENCES public.services_la2024(id);

alter table private.slot_holds add constraint slot_holds_service_known FOREIGN KEY (service_type) REFERENCES public.services_la2024(id);

alter table public.contact_messages_la2024 add constraint contact_messages_service_format CHECK (((service = ''::text) OR (service ~ '^[a-z][a-z0-9-]{0,39}$'::text)));

CREATE INDEX slot_holds_by_service ON private.slot_holds USING btree (service_type);

CREATE INDEX bookings_by_service_and_start ON public.bookings_la2024 USING btree (service_type, starts_at);

CREATE TRIGGER services_touch BEFORE UPDATE ON public.services_la2024 FOR EACH ROW EXECUTE FUNCTION private.touch_updated_at();

CREATE TRIGGER zz_keep_history AFTER INSERT OR DELETE OR UPDATE ON public.services_la2024 FOR EACH ROW EXECUTE FUNCTION private.record_change();

CREATE TRIGGER services_identify BEFORE INSERT ON public.services_la2024 FOR EACH ROW WHEN ((new.id IS NULL)) EXECUTE FUNCTION private.identify_service();

alter table public.services_la2024 enable row level security;

create policy "visitors read services that are not archived" on public.services_la2024 as PERMISSIVE for SELECT to anon using ((archived_at IS NULL));

create policy "the owner reads all services" on public.services_la2024 as PERMISSIVE for SELECT to authenticated using (( SELECT public.is_owner() AS is_owner));

create policy "the owner adds services" on public.services_la2024 as PERMISSIVE for INSERT to authenticated with check (( SELECT public.is_owner() AS is_owner));

create policy "the owner changes services" on public.services_la2024 as PERMISSIVE for UPDATE to authenticated using (( SELECT public.is_owner() AS is_owner)) with check (( SELECT public.is_owner() AS is_owner));

grant select on table public.services_la2024 to authenticated;

grant select on table public.services_la2024 to service_role;

grant select (id) on table public.services_la2024 to anon;

grant select (name) on table public.services_la2024 to anon;

grant insert (name) on table public.services_la2024 to authenticated;

grant update (name) on table public.services_la2024 to authenticated;

grant select (subtitle) on table public.services_la2024 to anon;

grant insert (subtitle) on table public.services_la2024 to authenticated;

grant update (subtitle) on table public.services_la2024 to authenticated;

grant select (description) on table public.services_la2024 to anon;

grant insert (description) on table public.services_la2024 to authenticated;

grant update (description) on table public.services_la2024 to authenticated;

grant select (details) on table public.services_la2024 to anon;

grant insert (details) on table public.services_la2024 to authenticated;

grant update (details) on table public.services_la2024 to authenticated;

grant select (invitation) on table public.services_la2024 to anon;

grant insert (invitation) on table public.services_la2024 to authenticated;

grant update (invitation) on table public.services_la2024 to authenticated;

grant select (picture_url) on table public.services_la2024 to anon;

grant insert (picture_url) on table public.services_la2024 to authenticated;

grant update (picture_url) on table public.services_la2024 to authenticated;

grant select (is_on_page) on table public.services_la2024 to anon;

grant insert (is_on_page) on table public.services_la2024 to authenticated;

grant update (is_on_page) on table public.services_la2024 to authenticated;

grant select (is_bookable) on table public.services_la2024 to anon;

grant insert (is_bookable) on table public.services_la2024 to authenticated;

grant update (is_bookable) on table public.services_la2024 to authenticated;

grant select (booking_minutes) on table public.services_la2024 to anon;

grant insert (booking_minutes) on table public.services_la2024 to authenticated;

grant update (booking_minutes) on table public.services_la2024 to authenticated;

grant select (price_label) on table public.services_la2024 to anon;

grant insert (price_label) on table public.services_la2024 to authenticated;

grant update (price_label) on table public.services_la2024 to authenticated;

grant select (booking_description) on table public.services_la2024 to anon;

grant insert (booking_description) on table public.services_la2024 to authenticated;

grant update (booking_description) on table public.services_la2024 to authenticated;

grant insert (buffer_minutes) on table public.services_la2024 to authenticated;

grant update (buffer_minutes) on table public.services_la2024 to authenticated;

grant select (meeting_kind) on table public.services_la2024 to anon;

grant insert (meeting_kind) on table public.services_la2024 to authenticated;

grant update (meeting_kind) on table public.services_la2024 to authenticated;

grant insert (meeting_place) on table public.services_la2024 to authenticated;

grant update (meeting_place) on table public.services_la2024 to authenticated;

grant select ("position") on table public.services_la2024 to anon;

grant insert ("position") on table public.services_la2024 to authenticated;

grant update ("position") on table public.services_la2024 to authenticated;

grant insert (archived_at) on table public.services_la2024 to authenticated;

grant update (archived_at) on table public.services_la2024 to authenticated;

grant insert (updated_at) on table public.services_la2024 to authenticated;

grant update (updated_at) on table public.services_la2024 to authenticated;

grant update (meeting_kind) on table public.bookings_la2024 to authenticated;

grant update (meeting_place) on table public.bookings_la2024 to authenticated;

grant execute on function public.reorder_services(text[]) to authenticated;

grant execute on function public.taken_ranges(date,date,uuid,text,text) to anon;

grant execute on function public.taken_ranges(date,date,uuid,text,text) to authenticated;

comment on table public.bookings_la2024 is 'Consultations. Triggers derive starts_at and ends_at from date, time, zone and duration.';

comment on column public.services_la2024.details is 'Markdown.';

comment on column public.services_la2024.invitation is 'The call to action, one sentence.';

comment on column public.services_la2024.is_on_page is 'Whether the services section and the contact form show it.';

comment on column public.services_la2024.booking_description is 'The line in the booking dialog.';

comment on column public.services_la2024.buffer_minutes is 'Free time before and after each consultation; null for that of the booking rules.';

comment on column public.services_la2024.meeting_kind is 'Where a consultation takes place; email: agreed by email.';

comment on column public.services_la2024.meeting_place is 'A link, a phone number or an address. Visitors get it with their booking only.';

comment on column public.booking_rules.buffer_minutes is 'Free time before and after each consultation whose service has no buffer of its own.';

comment on column public.bookings_la2024.service_name is 'As it was at the time of booking, like price_label, meeting_kind, meeting_place and the duration.';

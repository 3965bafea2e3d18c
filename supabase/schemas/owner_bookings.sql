-- The owner books for clients and moves bookings: at any time, but never over another live booking. Visitors' limits do not
-- apply; a time that is unusual for her needs a confirmation.

-- Why to ask the owner before using this time; null if it is usual.
create function private.unusual_time(booking public.bookings_la2024) returns text
language sql stable set search_path = '' as $$
  with asked as (select tstzrange(booking.starts_at, booking.ends_at, '[)') as span)
  select case
    when booking.starts_at <= now() then 'This time is in the past.'
    when exists (
      select 1 from public.blocked_times as blocked where tstzrange(blocked.starts_at, blocked.ends_at, '[)') && asked.span
    ) then 'You’ve blocked this time.'
    when exists (
      select 1 from private.busy_times as busy where busy.span && asked.span
    ) then 'Another of your calendars is busy at this time.'
    when exists (
      select 1 from private.slot_holds as hold
      where hold.held_until > now() and tstzrange(hold.starts_at, hold.ends_at, '[)') && asked.span
    ) then 'A visitor is filling in the booking form for this time.'
    when not exists (
      select 1 from public.weekly_hours as hours
      where hours.weekday = extract(isodow from booking.appointment_date)
        and booking.appointment_time::time >= hours.start_times[1]
        and booking.ends_at <= private.coach_instant(booking.appointment_date, hours.ends_by)
    ) then 'This time is outside your weekly hours.'
  end
  from asked;
$$;

-- Raises PT409 (hint unusual-time) unless the owner is sure, and PT422 for a time that the change of clocks skips.
create function private.require_owners_time(booking public.bookings_la2024, is_sure boolean) returns void
language plpgsql stable set search_path = '' as $$
declare
  objection text := private.unusual_time(booking);
begin
  if (booking.starts_at at time zone private.zone_of_booking(booking.timezone))::time <> booking.appointment_time::time then
    perform private.reject('PT422', 'The clocks change that night, and this time doesn’t exist. Please choose another one.', 'appointment_time');
  elsif objection is not null and is_sure is not true then
    perform private.reject('PT409', objection, 'unusual-time');
  end if;
end;
$$;

create function private.require_date_and_time(day date, slot text) returns void
language plpgsql immutable set search_path = '' as $$
begin
  if day is null or not day between '2020-01-01' and '2199-12-31' then
    perform private.reject('PT422', 'Please choose a date.', 'appointment_date');
  elsif slot is null or slot !~ '^(1[0-2]|[1-9]):[0-5][0-9] (AM|PM)$' then
    perform private.reject('PT422', 'Please choose a time.', 'appointment_time');
  end if;
end;
$$;

-- Stores a confirmed booking. Without an email, a skipped one records what the client knows.
create function private.store_clients_booking(wanted public.bookings_la2024, sends_email boolean) returns public.bookings_la2024
language plpgsql set search_path = '' as $$
declare
  stored public.bookings_la2024;
begin
  insert into public.bookings_la2024 as booking
    (request_id, service_type, service_name, appointment_date, appointment_time, first_name, last_name, email, phone,
      owner_note, status, visitor_time_zone, language, series_id, sends_email, intake_answers, meeting_kind, meeting_place)
  values (wanted.request_id, wanted.service_type, wanted.service_type, wanted.appointment_date, wanted.appointment_time,
    wanted.first_name, wanted.last_name, wanted.email, wanted.phone, wanted.owner_note, 'confirmed',
    wanted.visitor_time_zone, wanted.language, wanted.series_id, sends_email, wanted.intake_answers, wanted.meeting_kind,
    wanted.meeting_place)
  returning * into stored;
  if sends_email and stored.starts_at > now() then
    insert into private.mail_outbox (booking_id, kind, batch) values (stored.id, 'confirmation', stored.series_id);
  else
    insert into private.mail_outbox (booking_id, kind, state, last_error)
    values (stored.id, 'confirmation', 'skipped', 'You chose not to email the client about this booking.');
  end if;
  return stored;
exception
  when unique_violation or exclusion_violation then
    stored := private.find_booking_of_request(wanted);
    if stored.id is null then
      perform private.reject('PT409', 'Another booking already has this time.', 'slot-taken');
    end if;
    return stored;
end;
$$;

-- Returns the normalized meeting place that the owner chose: a link, who calls whom, or an address. Raises PT422 for an unknown
-- kind, and for a phone call or an address without it.
create function private.chosen_place(meeting_kind text, meeting_place text) returns text
language plpgsql immutable set search_path = '' as $$
begin
  if meeting_kind is null or meeting_kind not in ('email', 'video', 'phone', 'address') then
    perform private.reject('PT422', 'Please choose where the consultation takes place.', 'meeting_kind');
  elsif meeting_kind = 'email' then
    return '';
  end if;
  return private.clean_line(coalesce(meeting_place, ''), 'meeting_place', 'meeting place', 300, meeting_kind in ('phone', 'address'));
end;
$$;

-- The checked details of a client's booking, without its time. Zone and language come from the client's last booking, and the
-- meeting place from the service, unless the owner chose another one. She may leave any question out.
create function private.clients_details(
  request_id uuid, service_type text, first_name text, last_name text, email text, phone text, owner_note text,
  intake_answers jsonb, meeting_kind text, meeting_place text
) returns public.bookings_la2024
language plpgsql stable set search_path = '' as $$
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
  select jsonb_path_query_array(private.answered_questions(service.intake_questions, coalesce(clients_details.intake_answers, '{}'), false), '$[*] ? (@.answer != "")'),
    service.meeting_kind, service.meeting_place
  into wanted.intake_answers, wanted.meeting_kind, wanted.meeting_place
  from public.services_la2024 as service where service.id = wanted.service_type;
  if clients_details.meeting_kind is not null then
    wanted.meeting_kind := clients_details.meeting_kind;
    wanted.meeting_place := private.chosen_place(clients_details.meeting_kind, clients_details.meeting_place);
  end if;
  select booking.visitor_time_zone, booking.language into wanted.visitor_time_zone, wanted.language
  from public.bookings_la2024 as booking where lower(booking.email) = lower(wanted.email)
  order by booking.created_at desc limit 1;
  wanted.visitor_time_zone := coalesce(wanted.visitor_time_zone, '');
  wanted.language := coalesce(wanted.language, 'en');
  return wanted;
end;
$$;

/*
  Books for a client and confirms. Without a `meeting_kind`, it takes place where the service does. Repeating a request_id
  returns the first booking. Raises PT409 (hint slot-taken) over a live booking, and PT409 (hint unusual-time) outside the
  weekly hours, over a blocked or held time and in the past, unless `is_sure`.
*/
create function public.book_for_client(
  request_id uuid,
  service_type text,
  appointment_date date,
  appointment_time text,
  first_name text,
  last_name text,
  email text,
  phone text default '',
  owner_note text default '',
  sends_email boolean default true,
  is_sure boolean default false,
  intake_answers jsonb default null,
  meeting_kind text default null,
  meeting_place text default ''
) returns public.bookings_la2024
language plpgsql volatile security definer set search_path = '' as $$
declare
  wanted public.bookings_la2024;
  earlier public.bookings_la2024;
begin
  perform private.require_owner();
  perform private.require_date_and_time(appointment_date, appointment_time);
  wanted := private.clients_details(request_id, service_type, first_name, last_name, email, phone, owner_note, intake_answers,
    meeting_kind, meeting_place);
  wanted.appointment_date := book_for_client.appointment_date;
  wanted.appointment_time := book_for_client.appointment_time;

  perform pg_advisory_xact_lock(hashtextextended('booking request ' || wanted.request_id::text, 0));
  earlier := private.find_booking_of_request(wanted, intake_answers);
  if earlier.id is not null then
    return earlier;
  end if;
  perform private.lapse_requests();
  perform set_config('booking.changed_by', 'owner', true);
  perform set_config('history.reason', 'booked-for-client', true);
  wanted := private.store_clients_booking(wanted, coalesce(sends_email, true));
  perform private.require_owners_time(wanted, is_sure);
  return wanted;
end;
$$;

grant execute on function
  public.book_for_client(uuid, text, date, text, text, text, text, text, text, boolean, boolean, jsonb, text, text) to authenticated;

-- Locks a live booking that the owner saw with this sequence. Raises PT409 (hint booking-changed) if its time, place or status
-- has changed since.
create function private.lock_seen_booking(booking_id uuid, seen_sequence integer) returns public.bookings_la2024
language plpgsql set search_path = '' as $$
declare
  booking public.bookings_la2024;
begin
  perform private.lapse_requests();
  select * into booking from public.bookings_la2024 as one where one.id = booking_id for update;
  if booking.id is null then
    perform private.reject('PT409', 'This booking no longer exists.', 'booking-changed');
  elsif booking.sequence is distinct from seen_sequence then
    perform private.reject('PT409', 'This booking was changed in the meantime. Please look at its new details first.', 'booking-changed');
  elsif booking.status not in ('pending', 'confirmed') then
    perform private.reject('PT409', 'Only requested and confirmed bookings can be changed.', 'booking-changed');
  end if;
  return booking;
end;
$$;

/*
  Moves a booking and keeps its status. `sends_email` decides whether the client gets an email about it; null leaves that to the
  booking. Raises the errors of lock_seen_booking and book_for_client.
*/
create function public.move_booking(
  booking_id uuid,
  seen_sequence integer,
  appointment_date date,
  appointment_time text,
  is_sure boolean default false,
  sends_email boolean default null
) returns public.bookings_la2024
language plpgsql volatile security definer set search_path = '' as $$
declare
  booking public.bookings_la2024;
begin
  perform private.require_owner();
  perform private.require_date_and_time(appointment_date, appointment_time);
  booking := private.lock_seen_booking(booking_id, seen_sequence);
  perform set_config('booking.changed_by', 'owner', true);
  perform set_config('booking.sends_email', coalesce(move_booking.sends_email::text, ''), true);
  perform set_config('history.reason', 'moved', true);
  update public.bookings_la2024 as one
  set appointment_date = move_booking.appointment_date, appointment_time = move_booking.appointment_time,
    timezone = private.booking_zone_on(move_booking.appointment_date)
  where one.id = booking.id
  returning * into booking;
  perform private.require_owners_time(booking, is_sure);
  return booking;
exception
  when exclusion_violation then
    perform private.reject('PT409', 'Another booking already has this time.', 'slot-taken');
end;
$$;

grant execute on function public.move_booking(uuid, integer, date, text, boolean, boolean) to authenticated;

-- Changes where a consultation takes place and keeps its status. `sends_email` and errors as for move_booking.
create function public.change_meeting_place(
  booking_id uuid, seen_sequence integer, meeting_kind text, meeting_place text, sends_email boolean default null
) returns public.bookings_la2024
language plpgsql volatile security definer set search_path = '' as $$
declare
  booking public.bookings_la2024;
begin
  perform private.require_owner();
  meeting_place := private.chosen_place(meeting_kind, meeting_place);
  booking := private.lock_seen_booking(booking_id, seen_sequence);
  perform set_config('booking.changed_by', 'owner', true);
  perform set_config('booking.sends_email', coalesce(change_meeting_place.sends_email::text, ''), true);
  perform set_config('history.reason', 'relocated', true);
  update public.bookings_la2024 as one
  set meeting_kind = change_meeting_place.meeting_kind, meeting_place = change_meeting_place.meeting_place
  where one.id = booking.id
  returning * into booking;
  return booking;
end;
$$;

grant execute on function public.change_meeting_place(uuid, integer, text, text, boolean) to authenticated;

-- How visitors book a consultation. Their links are in booking_links.sql, the taken times in taken_times.sql.

-- A booking as its visitor sees it. The type is separate, so that new columns of the table stay private.
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

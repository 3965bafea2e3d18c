-- How a visitor sees the free times and books one.

-- What a visitor gets back: the own booking, and nothing a later migration may add to the table.
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
  updated_at timestamptz
);

create function private.booked(booking public.bookings_la2024) returns public.booked_consultation
language sql immutable set search_path = '' as $$
  select row(booking.id, booking.service_type, booking.service_name, booking.appointment_date, booking.appointment_time,
    booking.starts_at, booking.ends_at, booking.first_name, booking.last_name, booking.email, booking.phone, booking.company,
    booking.message, booking.timezone, booking.status, booking.created_at, booking.updated_at)::public.booked_consultation;
$$;

-- When the coach is taken, between two of the coach's dates, both included. Only from today on, and for two months at most.
create function public.taken_ranges(from_date date, to_date date) returns table (starts_at timestamptz, ends_at timestamptz)
language sql stable security definer set search_path = '' as $$
  select booking.starts_at, booking.ends_at
  from public.bookings_la2024 as booking
  where booking.status in ('pending', 'confirmed')
    and booking.appointment_date between greatest(from_date, private.coach_today())
      and least(to_date, private.coach_today() + 62)
  order by booking.starts_at;
$$;

-- Refuses what cannot be booked: another service, a day outside the next fourteen, a weekend, a time that is no slot.
create function private.check_slot(service text, day date, slot text) returns void
language plpgsql stable set search_path = '' as $$
begin
  if not exists (select 1 from private.services as offered where offered.id = service and offered.booking_minutes is not null) then
    perform private.refuse('PT422', 'Please choose one of the services that can be booked online.', 'service_type');
  elsif day is null or not day between private.coach_today() + 1 and private.coach_today() + 14 then
    perform private.refuse('PT422', 'Please choose a date within the next two weeks.', 'appointment_date');
  elsif extract(isodow from day) > 5 then
    perform private.refuse('PT422', 'Consultations take place from Monday to Friday. Please choose a weekday.', 'appointment_date');
  elsif not exists (select 1 from private.slot_times as offered where offered.label = slot) then
    perform private.refuse('PT422', 'Please choose one of the times offered.', 'appointment_time');
  end if;
end;
$$;

create function private.limit_bookings(email text) returns void
language plpgsql set search_path = '' as $$
begin
  if not private.is_within_address_limit('booking') then
    perform private.refuse('PT429', 'Many bookings came from your connection just now. Please try again in an hour, or send a message instead.', 'address');
  elsif not private.is_within_email_limit('booking', email) then
    perform private.refuse('PT429', 'This email address has booked several times today. Please try again tomorrow, or send a message instead.', 'email');
  end if;
end;
$$;

/*
  The booking this very form made before, when its answer was lost on the way. Another form with the same id is refused:
  ids are made for one form each.
*/
create function private.booking_of_request(wanted public.bookings_la2024) returns public.bookings_la2024
language plpgsql stable set search_path = '' as $$
declare
  earlier public.bookings_la2024;
begin
  select * into earlier from public.bookings_la2024 as booking where booking.request_id = wanted.request_id;
  if earlier.id is not null and
    (earlier.email, earlier.service_type, earlier.appointment_date, earlier.appointment_time)
    is distinct from (wanted.email, wanted.service_type, wanted.appointment_date, wanted.appointment_time) then
    perform private.refuse('PT409', 'This form has been sent before with other details. Please open the booking form again.', 'request-used');
  end if;
  return earlier;
end;
$$;

create function private.store_booking(wanted public.bookings_la2024) returns public.bookings_la2024
language plpgsql set search_path = '' as $$
declare
  stored public.bookings_la2024;
begin
  insert into public.bookings_la2024 as booking
    (request_id, service_type, service_name, appointment_date, appointment_time, first_name, last_name, email, phone, company, message)
  values (wanted.request_id, wanted.service_type, wanted.service_type, wanted.appointment_date, wanted.appointment_time,
    wanted.first_name, wanted.last_name, wanted.email, wanted.phone, wanted.company, wanted.message)
  returning * into stored;
  insert into private.mail_outbox (booking_id, kind) values (stored.id, 'confirmation'), (stored.id, 'owner-notice');
  return stored;
exception
  -- The same form sent twice at once, and the other sending won; else somebody else did.
  when unique_violation or exclusion_violation then
    stored := private.booking_of_request(wanted);
    if stored.id is null then
      perform private.refuse('PT409', 'This time has just been taken. Please choose another one.', 'slot-taken');
    end if;
    return stored;
end;
$$;

-- What a machine that filled the field nobody sees is told: the same as a person, but nothing is stored.
create function private.pretend_booking(wanted public.bookings_la2024) returns public.bookings_la2024
language plpgsql stable set search_path = '' as $$
declare
  service private.services;
begin
  select * into service from private.services where id = wanted.service_type;
  wanted.id := gen_random_uuid();
  wanted.service_name := service.name;
  wanted.starts_at := (wanted.appointment_date + wanted.appointment_time::time) at time zone 'America/New_York';
  wanted.ends_at := wanted.starts_at + make_interval(mins => service.booking_minutes);
  wanted.timezone := 'EST';
  wanted.status := 'pending';
  wanted.created_at := now();
  wanted.updated_at := now();
  return wanted;
end;
$$;

/*
  Books a consultation for a visitor and answers with it. request_id is one uuid per filled form: sent again, it answers
  with the booking made before. website is the field that people never see. Refuses with PT409 (hint slot-taken), PT422
  (hint: the field) and PT429.
*/
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
  website text default ''
) returns public.booked_consultation
language plpgsql volatile security definer set search_path = '' as $$
declare
  wanted public.bookings_la2024;
  earlier public.bookings_la2024;
begin
  if request_id is null then
    perform private.refuse('PT422', 'Please open the booking form again.', 'request_id');
  elsif not private.is_feature_on('booking_enabled') then
    perform private.refuse('PT422', 'Online booking is closed at the moment. Please send a message instead.', 'booking-closed');
  end if;
  perform private.check_slot(service_type, appointment_date, appointment_time);

  wanted.request_id := book_consultation.request_id;
  wanted.service_type := book_consultation.service_type;
  wanted.appointment_date := book_consultation.appointment_date;
  wanted.appointment_time := book_consultation.appointment_time;
  wanted.first_name := private.line(book_consultation.first_name, 'first_name', 'first name', 80, true);
  wanted.last_name := private.line(book_consultation.last_name, 'last_name', 'last name', 80, true);
  wanted.email := private.email_address(book_consultation.email);
  wanted.phone := private.line(book_consultation.phone, 'phone', 'phone number', 40);
  wanted.company := private.line(book_consultation.company, 'company', 'company', 120);
  wanted.message := private.paragraphs(book_consultation.message, 'message', 2000);

  if coalesce(website, '') <> '' then
    return private.booked(private.pretend_booking(wanted));
  end if;
  -- Sendings of one form go one after the other, so that only the first one counts.
  perform pg_advisory_xact_lock(hashtextextended('booking request ' || wanted.request_id::text, 0));
  earlier := private.booking_of_request(wanted);
  if earlier.id is not null then
    return private.booked(earlier);
  end if;
  perform private.limit_bookings(wanted.email);
  return private.booked(private.store_booking(wanted));
end;
$$;

revoke all on function private.booked(public.bookings_la2024) from public;
revoke all on function private.check_slot(text, date, text) from public;
revoke all on function private.limit_bookings(text) from public;
revoke all on function private.booking_of_request(public.bookings_la2024) from public;
revoke all on function private.store_booking(public.bookings_la2024) from public;
revoke all on function private.pretend_booking(public.bookings_la2024) from public;

revoke all on function public.taken_ranges(date, date) from public, anon, authenticated, service_role;
revoke all on function public.book_consultation(uuid, text, date, text, text, text, text, text, text, text, text)
  from public, anon, authenticated, service_role;
grant execute on function public.taken_ranges(date, date) to anon, authenticated;
grant execute on function public.book_consultation(uuid, text, date, text, text, text, text, text, text, text, text)
  to anon, authenticated;

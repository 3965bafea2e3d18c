-- Adds the visitor's time zone and language to bookings. The parameters are optional, so forms that are already open still work.
set check_function_bodies = off;

create or replace function private.is_zone_name(zone text) returns boolean
language sql immutable set search_path = '' as $$
  select zone = '' or (char_length(zone) <= 64 and zone ~ '^[A-Za-z_]+(/[A-Za-z0-9_+-]+)*$');
$$;

grant execute on function private.is_zone_name(text) to authenticated, service_role;

alter table public.bookings_la2024
  add column visitor_time_zone text not null default '',
  add column language text not null default 'en';
alter table public.bookings_la2024
  add constraint bookings_visitor_time_zone_format check (private.is_zone_name(visitor_time_zone)),
  add constraint bookings_language_format check (language ~ '^[a-z]{2,3}$');
comment on column public.bookings_la2024.visitor_time_zone is 'The visitor''s IANA time zone, for their mails; empty if unknown.';
comment on column public.bookings_la2024.language is 'The language of the form, for the visitor''s mails: the first part of a language tag.';

alter type public.booked_consultation add attribute visitor_time_zone text, add attribute language text;
alter type public.claimed_mail add attribute visitor_time_zone text, add attribute language text;

drop function public.book_consultation(uuid, text, date, text, text, text, text, text, text, text, text, text);

create or replace function private.booked(booking public.bookings_la2024) returns public.booked_consultation
language sql immutable set search_path = '' as $$
  select row(booking.id, booking.service_type, booking.service_name, booking.appointment_date, booking.appointment_time,
    booking.starts_at, booking.ends_at, booking.first_name, booking.last_name, booking.email, booking.phone, booking.company,
    booking.message, booking.timezone, booking.status, booking.created_at, booking.updated_at, booking.visitor_time_zone,
    booking.language)::public.booked_consultation;
$$;

create or replace function private.store_booking(wanted public.bookings_la2024) returns public.bookings_la2024
language plpgsql set search_path = '' as $$
declare
  stored public.bookings_la2024;
begin
  insert into public.bookings_la2024 as booking
    (request_id, service_type, service_name, appointment_date, appointment_time, first_name, last_name, email, phone, company,
      message, status, visitor_time_zone, language)
  values (wanted.request_id, wanted.service_type, wanted.service_type, wanted.appointment_date, wanted.appointment_time,
    wanted.first_name, wanted.last_name, wanted.email, wanted.phone, wanted.company, wanted.message,
    private.status_of_request(), wanted.visitor_time_zone, wanted.language)
  returning * into stored;
  insert into private.mail_outbox (booking_id, kind) values (stored.id, 'confirmation'), (stored.id, 'owner-notice');
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

create or replace function public.book_consultation(
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
  language text default ''
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
  earlier := private.find_booking_of_request(wanted);
  if earlier.id is not null then
    return private.booked(earlier);
  end if;
  perform private.require_bookable_slot(wanted.service_type, wanted.appointment_date, wanted.appointment_time);
  if coalesce(website, '') <> '' then
    return private.booked(private.pretend_booking(wanted));
  end if;
  perform private.require_proof(wanted.request_id, proof);
  perform private.limit_bookings(wanted.email);
  earlier := private.store_booking(wanted);
  perform public.release_slot(wanted.request_id);
  return private.booked(earlier);
end;
$$;

grant execute on function
  public.book_consultation(uuid, text, date, text, text, text, text, text, text, text, text, text, text, text)
  to anon, authenticated;

create or replace function public.claim_mail(for_booking uuid default null, at_most integer default 10) returns setof public.claimed_mail
language sql volatile security definer set search_path = '' as $$
  select taken.id, taken.claim, taken.kind, taken.attempts, booking.id, booking.service_type, booking.service_name,
    booking.appointment_date, booking.appointment_time, booking.starts_at, booking.ends_at, booking.first_name,
    booking.last_name, booking.email, booking.phone, booking.company, booking.message, booking.status,
    booking.sequence, private.booking_link(booking.id), booking.visitor_time_zone, booking.language
  from private.claim_due_mails(true, for_booking, at_most) as taken
  join public.bookings_la2024 as booking on booking.id = taken.booking_id;
$$;

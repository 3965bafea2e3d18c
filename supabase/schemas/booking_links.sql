-- Links in emails, with which a visitor opens, moves or cancels their own booking.

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

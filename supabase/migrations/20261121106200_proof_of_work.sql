/*
  What keeps scripts from filling the calendar and costs people nothing they notice: when many bookings come, or several
  that nobody can have typed, a booking asks the sender's computer for a second of work.
*/

alter table private.booking_limits
  add column bookings_per_hour integer not null default 15,
  -- Bookings of forms that held no time, or were sent this soon after they first did.
  add column hasty interval not null default '3 seconds',
  add column hasty_bookings_per_hour integer not null default 5,
  -- How many bits of the answer must be zero: each one more doubles the work.
  add column proof_bits integer not null default 17,
  add constraint booking_limits_bits check (proof_bits between 1 and 32);

-- What the sender of a form is to work on within the hour. Nobody else can tell, so nothing has to be stored.
create function private.proof_challenge(request_id uuid, at timestamptz) returns text
language sql stable set search_path = '' as $$
  select left(encode(sha256(key.secret || sha256(key.secret || convert_to(
    'proof ' || request_id || floor(extract(epoch from at) / 3600), 'UTF8'))), 'hex'), 40)
  from private.signing_key as key;
$$;

-- Whether a number was found with which the challenge, of this hour or the one before, hashes to so many zero bits.
create function private.is_proof(request_id uuid, proof text, bits integer) returns boolean
language sql stable set search_path = '' as $$
  select proof ~ '^[0-9]{1,16}$' and exists (
    select 1 from unnest(array[now(), now() - interval '1 hour']) as at
    where ('x' || left(encode(sha256(convert_to(private.proof_challenge(request_id, at) || proof, 'UTF8')), 'hex'), 8))::bit(32)
      >> (32 - bits) = 0::bit(32)
  );
$$;

/*
  Counts the booking, and refuses it without a proof when there are too many like it: PT428, hint proof, and in the details
  the number of zero bits and the challenge. Counted first of all, so that nobody waits in a circle.
*/
create function private.demand_proof(request_id uuid, proof text) returns void
language plpgsql volatile set search_path = '' as $$
declare
  limits private.booking_limits;
  is_usual boolean;
begin
  select * into strict limits from private.booking_limits;
  is_usual := private.count_hit('booking', 'everybody', limits.bookings_per_hour, '1 hour');
  if not exists (
    select 1 from private.slot_holds as hold
    where hold.holder = demand_proof.request_id and hold.opened_at <= now() - limits.hasty
  ) then
    is_usual := private.count_hit('hasty-booking', 'everybody', limits.hasty_bookings_per_hour, '1 hour') and is_usual;
  end if;
  if not is_usual and not coalesce(private.is_proof(demand_proof.request_id, proof, limits.proof_bits), false) then
    raise exception using
      errcode = 'PT428',
      message = 'Many bookings arrive at the moment. Please try again in a few minutes.',
      hint = 'proof',
      detail = limits.proof_bits || ' ' || private.proof_challenge(demand_proof.request_id, now());
  end if;
end;
$$;

revoke all on function private.proof_challenge(uuid, timestamptz) from public;
revoke all on function private.is_proof(uuid, text, integer) from public;
revoke all on function private.demand_proof(uuid, text) from public;

/*
  As before, with a proof where one is demanded, and the form's hold gives way to its booking. Refuses with PT409 (hint
  slot-taken), PT422 (hint: the field), PT428 (hint proof) and PT429.
*/
drop function public.book_consultation(uuid, text, date, text, text, text, text, text, text, text, text);
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
  proof text default ''
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

  -- Sendings of one form go one after the other, so that only the first one counts, whatever the rules say by then.
  perform pg_advisory_xact_lock(hashtextextended('booking request ' || wanted.request_id::text, 0));
  earlier := private.booking_of_request(wanted);
  if earlier.id is not null then
    return private.booked(earlier);
  end if;
  perform private.check_slot(wanted.service_type, wanted.appointment_date, wanted.appointment_time);
  if coalesce(website, '') <> '' then
    return private.booked(private.pretend_booking(wanted));
  end if;
  perform private.demand_proof(wanted.request_id, proof);
  perform private.limit_bookings(wanted.email);
  earlier := private.store_booking(wanted);
  perform public.release_slot(wanted.request_id);
  return private.booked(earlier);
end;
$$;

revoke all on function public.book_consultation(uuid, text, date, text, text, text, text, text, text, text, text, text)
  from public, anon, authenticated, service_role;
grant execute on function public.book_consultation(uuid, text, date, text, text, text, text, text, text, text, text, text)
  to anon, authenticated;

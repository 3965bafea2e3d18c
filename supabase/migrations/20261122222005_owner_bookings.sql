set check_function_bodies = off;

alter table public.change_history add column reason text default ''::text not null;

CREATE OR REPLACE FUNCTION private.record_change()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  person uuid := auth.uid();
  old_row jsonb := case when tg_op <> 'INSERT' then to_jsonb(old) end;
  new_row jsonb := case when tg_op <> 'DELETE' then to_jsonb(new) end;
  any_row jsonb := coalesce(new_row, old_row);
  changed jsonb;
begin
  -- Visitors and the site's functions are not signed in; the tables themselves record what they write.
  if person is null then
    return null;
  end if;
  if tg_op = 'UPDATE' then
    select jsonb_object_agg(field.key, true) into changed
    from jsonb_each(new_row) as field
    where field.value is distinct from old_row -> field.key and field.key not in ('created_at', 'updated_at');
    -- A secret shows the same placeholder before and after, so all that can be recorded is that it was written.
    if changed is null and new_row ->> 'key' = 'smtp_password' then
      changed := '{"value": true}';
    elsif changed is null then
      return null;
    end if;
  end if;

  insert into public.change_history (actor_id, actor, table_name, row_id, subject, reason, action, before, after)
  values (
    person,
    coalesce((select account.email from auth.users as account where account.id = person), ''),
    tg_table_name,
    coalesce(any_row ->> 'id', any_row ->> 'key', any_row ->> 'weekday', ''),
    private.subject_of(any_row),
    coalesce(current_setting('history.reason', true), ''),
    case tg_op when 'INSERT' then 'added' when 'UPDATE' then 'changed' else 'deleted' end,
    private.pick_fields(private.redacted_row(old_row), changed),
    private.pick_fields(private.redacted_row(new_row), changed)
  );
  perform private.purge_old_history();
  return null;
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
    perform private.require_free_time(new.appointment_date, span, new.request_id, new.id);
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

CREATE OR REPLACE FUNCTION private.require_owner()
 RETURNS void
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$
begin
  if not public.is_owner() then
    raise insufficient_privilege using message = 'only the owner can do this';
  end if;
end;
$function$;

CREATE OR REPLACE FUNCTION private.unusual_time(booking public.bookings_la2024)
 RETURNS text
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  with asked as (select tstzrange(booking.starts_at, booking.ends_at, '[)') as span)
  select case
    when booking.starts_at <= now() then 'This time is in the past.'
    when exists (
      select 1 from public.blocked_times as blocked where tstzrange(blocked.starts_at, blocked.ends_at, '[)') && asked.span
    ) then 'You have blocked this time.'
    when exists (
      select 1 from private.slot_holds as hold
      where hold.held_until > now() and tstzrange(hold.starts_at, hold.ends_at, '[)') && asked.span
    ) then 'A visitor is filling in the booking form for this time.'
    when not exists (
      select 1 from public.weekly_hours as hours
      where hours.weekday = extract(isodow from booking.appointment_date)
        and booking.appointment_time::time >= hours.start_times[1]
        and booking.ends_at <= (booking.appointment_date + hours.ends_by) at time zone 'America/New_York'
    ) then 'This time is outside your weekly hours.'
  end
  from asked;
$function$;

CREATE OR REPLACE FUNCTION private.require_owners_time(booking public.bookings_la2024, is_sure boolean)
 RETURNS void
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$
declare
  objection text := private.unusual_time(booking);
begin
  if (booking.starts_at at time zone 'America/New_York')::time <> booking.appointment_time::time then
    perform private.reject('PT422', 'The clocks change that night, and this time does not exist. Please choose another one.', 'appointment_time');
  elsif objection is not null and is_sure is not true then
    perform private.reject('PT409', objection, 'unusual-time');
  end if;
end;
$function$;

CREATE OR REPLACE FUNCTION private.require_date_and_time(day date, slot text)
 RETURNS void
 LANGUAGE plpgsql
 IMMUTABLE
 SET search_path TO ''
AS $function$
begin
  if day is null or not day between '2020-01-01' and '2199-12-31' then
    perform private.reject('PT422', 'Please choose a date.', 'appointment_date');
  elsif slot is null or slot !~ '^(1[0-2]|[1-9]):[0-5][0-9] (AM|PM)$' then
    perform private.reject('PT422', 'Please choose a time.', 'appointment_time');
  end if;
end;
$function$;

CREATE OR REPLACE FUNCTION private.store_clients_booking(wanted public.bookings_la2024, sends_email boolean)
 RETURNS public.bookings_la2024
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
declare
  stored public.bookings_la2024;
begin
  insert into public.bookings_la2024 as booking
    (request_id, service_type, service_name, appointment_date, appointment_time, first_name, last_name, email, phone,
      owner_note, status, visitor_time_zone, language)
  values (wanted.request_id, wanted.service_type, wanted.service_type, wanted.appointment_date, wanted.appointment_time,
    wanted.first_name, wanted.last_name, wanted.email, wanted.phone, wanted.owner_note, 'confirmed',
    wanted.visitor_time_zone, wanted.language)
  returning * into stored;
  if sends_email and stored.starts_at > now() then
    insert into private.mail_outbox (booking_id, kind) values (stored.id, 'confirmation');
  else
    insert into private.mail_outbox (booking_id, kind, state, last_error)
    values (stored.id, 'confirmation', 'skipped', 'You booked this without an email to the client.');
    delete from private.mail_outbox as mail where mail.booking_id = stored.id and mail.kind = 'reminder';
  end if;
  return stored;
exception
  when unique_violation or exclusion_violation then
    stored := private.find_booking_of_request(wanted);
    if stored.id is null then
      perform private.reject('PT409', 'Another booking already holds this time.', 'slot-taken');
    end if;
    return stored;
end;
$function$;

CREATE OR REPLACE FUNCTION public.book_for_client(request_id uuid, service_type text, appointment_date date, appointment_time text, first_name text, last_name text, email text, phone text DEFAULT ''::text, owner_note text DEFAULT ''::text, sends_email boolean DEFAULT true, is_sure boolean DEFAULT false)
 RETURNS public.bookings_la2024
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  wanted public.bookings_la2024;
  earlier public.bookings_la2024;
begin
  perform private.require_owner();
  if request_id is null then
    perform private.reject('PT422', 'Please open the form again.', 'request_id');
  elsif not exists (select 1 from private.services as service where service.id = book_for_client.service_type) then
    perform private.reject('PT422', 'Please choose a service.', 'service_type');
  end if;
  perform private.require_date_and_time(appointment_date, appointment_time);
  wanted.request_id := book_for_client.request_id;
  wanted.service_type := book_for_client.service_type;
  wanted.appointment_date := book_for_client.appointment_date;
  wanted.appointment_time := book_for_client.appointment_time;
  wanted.first_name := private.clean_line(book_for_client.first_name, 'first_name', 'first name', 80, true);
  wanted.last_name := private.clean_line(book_for_client.last_name, 'last_name', 'last name', 80, true);
  wanted.email := private.email_address(book_for_client.email);
  wanted.phone := private.clean_line(book_for_client.phone, 'phone', 'phone number', 40);
  wanted.owner_note := private.clean_text(book_for_client.owner_note, 'owner_note', 2000);
  select booking.visitor_time_zone, booking.language into earlier.visitor_time_zone, earlier.language
  from public.bookings_la2024 as booking where lower(booking.email) = lower(wanted.email)
  order by booking.created_at desc limit 1;
  wanted.visitor_time_zone := coalesce(earlier.visitor_time_zone, '');
  wanted.language := coalesce(earlier.language, 'en');

  perform pg_advisory_xact_lock(hashtextextended('booking request ' || wanted.request_id::text, 0));
  earlier := private.find_booking_of_request(wanted);
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
$function$;

CREATE OR REPLACE FUNCTION public.move_booking(booking_id uuid, seen_sequence integer, appointment_date date, appointment_time text, is_sure boolean DEFAULT false)
 RETURNS public.bookings_la2024
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  booking public.bookings_la2024;
begin
  perform private.require_owner();
  perform private.require_date_and_time(appointment_date, appointment_time);
  perform private.lapse_requests();
  select * into booking from public.bookings_la2024 as one where one.id = booking_id for update;
  if booking.id is null then
    perform private.reject('PT409', 'This booking no longer exists.', 'booking-changed');
  elsif booking.sequence is distinct from seen_sequence then
    perform private.reject('PT409', 'This booking was changed in the meantime. Please look at its new time and status first.', 'booking-changed');
  elsif booking.status not in ('pending', 'confirmed') then
    perform private.reject('PT409', 'Only requested and confirmed bookings can be moved.', 'booking-changed');
  end if;
  perform set_config('booking.changed_by', 'owner', true);
  perform set_config('history.reason', 'moved', true);
  update public.bookings_la2024 as one
  set appointment_date = move_booking.appointment_date, appointment_time = move_booking.appointment_time
  where one.id = booking.id
  returning * into booking;
  perform private.require_owners_time(booking, is_sure);
  return booking;
exception
  when exclusion_violation then
    perform private.reject('PT409', 'Another booking already holds this time.', 'slot-taken');
end;
$function$;

grant execute on function public.book_for_client(uuid,text,date,text,text,text,text,text,text,boolean,boolean) to authenticated;

grant execute on function public.move_booking(uuid,integer,date,text,boolean) to authenticated;

comment on column public.change_history.reason is 'The function that made the change: booked-for-client or moved; empty for a plain edit.';

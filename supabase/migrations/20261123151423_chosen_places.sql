set check_function_bodies = off;

alter table public.bookings_la2024 alter column meeting_kind drop default;

drop function public.book_for_client(uuid,text,date,text,text,text,text,text,text,boolean,boolean,jsonb);

drop function public.book_series(uuid,text,date[],text[],text,text,text,text,text,boolean,boolean,jsonb);

drop function private.clients_details(uuid,text,text,text,text,text,text,jsonb);

CREATE OR REPLACE FUNCTION private.find_booking_of_request(wanted public.bookings_la2024)
 RETURNS public.bookings_la2024
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$
declare
  earlier public.bookings_la2024;
begin
  select * into earlier from public.bookings_la2024 as booking where booking.request_id = wanted.request_id;
  if earlier.id is not null and
    (earlier.email, earlier.service_type, earlier.appointment_date, earlier.appointment_time, earlier.meeting_kind, earlier.meeting_place)
    is distinct from (wanted.email, wanted.service_type, wanted.appointment_date, wanted.appointment_time,
      coalesce(wanted.meeting_kind, earlier.meeting_kind), coalesce(wanted.meeting_place, earlier.meeting_place)) then
    perform private.reject('PT409', 'This form has been sent before with other details. Please open the booking form again.', 'request-used');
  end if;
  return earlier;
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
    values (stored.id, 'confirmation', 'skipped', 'You booked this without an email to the client.');
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

CREATE OR REPLACE FUNCTION private.chosen_place(meeting_kind text, meeting_place text)
 RETURNS text
 LANGUAGE plpgsql
 IMMUTABLE
 SET search_path TO ''
AS $function$
begin
  if meeting_kind is null or meeting_kind not in ('email', 'video', 'phone', 'address') then
    perform private.reject('PT422', 'Please choose where the consultation takes place.', 'meeting_kind');
  elsif meeting_kind = 'email' then
    return '';
  end if;
  return private.clean_line(coalesce(meeting_place, ''), 'meeting_place', 'meeting place', 300, meeting_kind in ('phone', 'address'));
end;
$function$;

CREATE OR REPLACE FUNCTION private.clients_details(request_id uuid, service_type text, first_name text, last_name text, email text, phone text, owner_note text, intake_answers jsonb, meeting_kind text, meeting_place text)
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
$function$;

CREATE OR REPLACE FUNCTION public.book_for_client(request_id uuid, service_type text, appointment_date date, appointment_time text, first_name text, last_name text, email text, phone text DEFAULT ''::text, owner_note text DEFAULT ''::text, sends_email boolean DEFAULT true, is_sure boolean DEFAULT false, intake_answers jsonb DEFAULT NULL::jsonb, meeting_kind text DEFAULT NULL::text, meeting_place text DEFAULT ''::text)
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
  perform private.require_date_and_time(appointment_date, appointment_time);
  wanted := private.clients_details(request_id, service_type, first_name, last_name, email, phone, owner_note, intake_answers,
    meeting_kind, meeting_place);
  wanted.appointment_date := book_for_client.appointment_date;
  wanted.appointment_time := book_for_client.appointment_time;

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

CREATE OR REPLACE FUNCTION public.change_meeting_place(booking_id uuid, seen_sequence integer, meeting_kind text, meeting_place text, sends_email boolean DEFAULT NULL::boolean)
 RETURNS public.bookings_la2024
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
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
$function$;

CREATE OR REPLACE FUNCTION private.find_series_of_request(wanted public.bookings_la2024, appointment_dates date[], appointment_times text[])
 RETURNS SETOF public.bookings_la2024
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$
begin
  return query
    select * from public.bookings_la2024 as booking where booking.series_id = wanted.request_id order by booking.starts_at;
  if found and exists (
    select slot.day, slot.start_time, wanted.email, wanted.service_type, wanted.meeting_kind, wanted.meeting_place
    from unnest(appointment_dates, appointment_times) as slot (day, start_time)
    except
    select booking.appointment_date, booking.appointment_time, booking.email, booking.service_type, booking.meeting_kind,
      booking.meeting_place
    from public.bookings_la2024 as booking where booking.series_id = wanted.request_id
  ) then
    perform private.reject('PT409', 'This form has been sent before with other details. Please open it again.', 'request-used');
  end if;
end;
$function$;

CREATE OR REPLACE FUNCTION public.book_series(request_id uuid, service_type text, appointment_dates date[], appointment_times text[], first_name text, last_name text, email text, phone text DEFAULT ''::text, owner_note text DEFAULT ''::text, sends_email boolean DEFAULT true, is_sure boolean DEFAULT false, intake_answers jsonb DEFAULT NULL::jsonb, meeting_kind text DEFAULT NULL::text, meeting_place text DEFAULT ''::text)
 RETURNS SETOF public.bookings_la2024
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  wanted public.bookings_la2024;
  slot record;
  conflicts jsonb := '[]'::jsonb;
begin
  perform private.require_owner();
  if cardinality(appointment_dates) between 2 and 20 is not true
    or cardinality(appointment_times) is distinct from cardinality(appointment_dates) then
    perform private.reject('PT422', 'Please choose 2 to 20 dates.', 'appointment_dates');
  end if;
  for slot in select * from unnest(appointment_dates, appointment_times) as one (day, start_time) loop
    perform private.require_date_and_time(slot.day, slot.start_time);
  end loop;
  wanted := private.clients_details(request_id, service_type, first_name, last_name, email, phone, owner_note, intake_answers,
    meeting_kind, meeting_place);
  wanted.series_id := wanted.request_id;

  perform pg_advisory_xact_lock(hashtextextended('booking request ' || wanted.request_id::text, 0));
  return query select * from private.find_series_of_request(wanted, appointment_dates, appointment_times);
  if found then
    return;
  end if;
  perform private.lapse_requests();
  perform set_config('booking.changed_by', 'owner', true);
  perform set_config('history.reason', 'series-booked', true);
  -- All days that the bookings can touch, before the first is stored: two series cannot wait for each other.
  perform private.lock_days((
    select array_agg(day + near) from unnest(appointment_dates) as day cross join generate_series(-1, 1) as near));
  for slot in
    select * from unnest(appointment_dates, appointment_times) as one (day, start_time)
    order by one.day, one.start_time::time
  loop
    wanted.appointment_date := slot.day;
    wanted.appointment_time := slot.start_time;
    conflicts := conflicts || coalesce(private.try_date(wanted, coalesce(sends_email, true), is_sure), '[]');
  end loop;
  if conflicts <> '[]' then
    select jsonb_agg(one || jsonb_build_object('free',
      private.nearest_free_times(wanted.service_type, (one ->> 'date')::date, one ->> 'time')))
    into conflicts from jsonb_array_elements(conflicts) as one;
    raise exception using errcode = 'PT409', hint = 'series-conflicts', detail = conflicts::text,
      message = 'Nothing was booked: some of the dates need another time.';
  end if;
  return query
    select * from public.bookings_la2024 as booking where booking.series_id = wanted.series_id order by booking.starts_at;
end;
$function$;

grant execute on function public.book_for_client(uuid,text,date,text,text,text,text,text,text,boolean,boolean,jsonb,text,text) to authenticated;

grant execute on function public.book_series(uuid,text,date[],text[],text,text,text,text,text,boolean,boolean,jsonb,text,text) to authenticated;

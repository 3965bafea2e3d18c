set check_function_bodies = off;

alter type public.claimed_mail add attribute intake_answers jsonb;

drop function private.clean_text(text,text,integer,boolean);

drop function public.book_consultation(uuid,text,date,text,text,text,text,text,text,text,text,text,text,text);

drop function public.book_for_client(uuid,text,date,text,text,text,text,text,text,boolean,boolean);

drop function public.book_series(uuid,text,date[],text[],text,text,text,text,text,boolean,boolean);

drop function private.clients_details(uuid,text,text,text,text,text,text);

alter table public.bookings_la2024 add column intake_answers jsonb default '[]'::jsonb;

alter table public.services_la2024 add column intake_questions jsonb default '[]'::jsonb not null;

-- The table has a dozen rows.
-- squawk-ignore adding-field-with-default
alter table public.services_la2024 add column has_intake_questions boolean generated always as ((intake_questions <> '[]'::jsonb)) stored not null;

CREATE OR REPLACE FUNCTION private.clean_text(value text, field text, longest integer, is_required boolean DEFAULT false, label text DEFAULT 'message'::text)
 RETURNS text
 LANGUAGE plpgsql
 IMMUTABLE
 SET search_path TO ''
AS $function$
declare
  cleaned text := regexp_replace(private.strip_direction_marks(value), '\r\n?', E'\n', 'g');
begin
  cleaned := regexp_replace(cleaned, '[\u0001-\u0008\u000b-\u001f\u007f-\u009f]', '', 'g');
  cleaned := regexp_replace(cleaned, '^[\s\u00a0\u200b\u3000\ufeff]+|[\s\u00a0\u200b\u3000\ufeff]+$', '', 'g');
  if not private.is_visible(cleaned) then
    cleaned := '';
  end if;
  if is_required and cleaned = '' then
    perform private.reject('PT422', 'Please write a message.', field);
  elsif char_length(cleaned) > longest then
    perform private.reject('PT422', format('Please keep your %s to %s characters.', label, longest), field);
  end if;
  return cleaned;
end;
$function$;

CREATE OR REPLACE FUNCTION private.are_intake_questions(questions jsonb)
 RETURNS boolean
 LANGUAGE sql
 IMMUTABLE
 SET search_path TO ''
AS $function$
  select case when jsonb_typeof(questions) = 'array' then (
    select count(*) <= 10 and count(*) = count(distinct question ->> 'id') and coalesce(bool_and(
      case when jsonb_typeof(question) = 'object' then coalesce(
        question - '{id,kind,label,isRequired,options}'::text[] = '{}'
        and jsonb_typeof(question -> 'isRequired') = 'boolean'
        and question ->> 'id' ~ '^[a-z0-9]{1,20}$'
        and question ->> 'kind' in ('text', 'long-text', 'choice', 'checkbox')
        and jsonb_typeof(question -> 'label') = 'string'
        and char_length(question ->> 'label') <= 200
        and question ->> 'label' ~ '[^[:space:]]'
        and question ->> 'label' !~ '[\u0001-\u001f\u007f-\u009f\u2028\u2029]'
        and case when question ->> 'kind' <> 'choice' then not question ? 'options'
          when jsonb_typeof(question -> 'options') = 'array' then (
            select count(*) between 2 and 12 and count(*) = count(distinct option) and bool_and(
              jsonb_typeof(option) = 'string'
              and char_length(option #>> '{}') <= 100
              and option #>> '{}' ~ '[^[:space:]]'
              and option #>> '{}' !~ '[\u0001-\u001f\u007f-\u009f\u2028\u2029]')
            from jsonb_array_elements(question -> 'options') as option)
          else false end, false)
      else false end), true)
    from jsonb_array_elements(questions) as question)
  else false end;
$function$;

CREATE OR REPLACE FUNCTION private.clean_answer(question jsonb, answer text, is_required boolean)
 RETURNS text
 LANGUAGE plpgsql
 IMMUTABLE
 SET search_path TO ''
AS $function$
declare
  field text := 'question-' || (question ->> 'id');
  kind text := question ->> 'kind';
  cleaned text := case kind
    when 'text' then private.clean_line(answer, field, 'answer', 200)
    when 'long-text' then private.clean_text(answer, field, 2000, false, 'answer')
    else coalesce(answer, '') end;
begin
  if cleaned = '' and is_required then
    perform private.reject('PT422', 'Please answer this question.', field);
  elsif (kind = 'choice' and cleaned <> '' and not question -> 'options' ? cleaned)
    or (kind = 'checkbox' and cleaned not in ('', 'yes')) then
    perform private.reject('PT422', 'Please choose one of the answers.', field);
  end if;
  return cleaned;
end;
$function$;

CREATE OR REPLACE FUNCTION private.answered_questions(questions jsonb, answers jsonb, demands_all boolean)
 RETURNS jsonb
 LANGUAGE plpgsql
 IMMUTABLE
 SET search_path TO ''
AS $function$
begin
  if jsonb_typeof(answers) <> 'object' then
    perform private.reject('PT422', 'Please answer the questions again.', 'intake_answers');
  elsif exists (
    select 1 from jsonb_each(answers) as given
    where jsonb_typeof(given.value) <> 'string'
      or not exists (select 1 from jsonb_array_elements(questions) as question where question ->> 'id' = given.key)
  ) then
    perform private.reject('PT422', 'The questions for this service have changed. Please check your answers and send them again.', 'intake_answers');
  end if;
  return (
    select coalesce(jsonb_agg(jsonb_build_object('id', question -> 'id', 'kind', question -> 'kind', 'question', question -> 'label',
      'answer', private.clean_answer(question, answers ->> (question ->> 'id'), demands_all and (question -> 'isRequired')::boolean)) order by place), '[]')
    from jsonb_array_elements(questions) with ordinality as asked (question, place)
  );
end;
$function$;

CREATE OR REPLACE FUNCTION private.store_booking(wanted public.bookings_la2024)
 RETURNS public.bookings_la2024
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
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
$function$;

CREATE OR REPLACE FUNCTION private.intake_answers_of(service_type text, answers jsonb)
 RETURNS jsonb
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  select case
    when answers is not null then private.answered_questions(service.intake_questions, answers, true)
    when not service.has_intake_questions then '[]' end
  from public.services_la2024 as service where service.id = intake_answers_of.service_type;
$function$;

CREATE OR REPLACE FUNCTION public.book_consultation(request_id uuid, service_type text, appointment_date date, appointment_time text, first_name text, last_name text, email text, phone text DEFAULT ''::text, company text DEFAULT ''::text, message text DEFAULT ''::text, website text DEFAULT ''::text, proof text DEFAULT ''::text, visitor_time_zone text DEFAULT ''::text, language text DEFAULT ''::text, intake_answers jsonb DEFAULT NULL::jsonb)
 RETURNS public.booked_consultation
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
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
  wanted.intake_answers := private.intake_answers_of(wanted.service_type, book_consultation.intake_answers);
  if coalesce(website, '') <> '' then
    return private.booked(private.pretend_booking(wanted));
  end if;
  perform private.lapse_requests();
  perform private.require_proof(wanted.request_id, proof);
  perform private.limit_bookings(wanted.email);
  earlier := private.store_booking(wanted);
  perform public.release_slot(wanted.request_id);
  return private.booked(earlier);
end;
$function$;

CREATE OR REPLACE FUNCTION public.claim_mail(for_booking uuid DEFAULT NULL::uuid, at_most integer DEFAULT 10)
 RETURNS SETOF public.claimed_mail
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select private.lapse_requests();
  select taken.id, taken.claim, taken.kind, taken.attempts, booking.id, booking.service_type, booking.service_name,
    booking.appointment_date, booking.appointment_time, booking.starts_at, booking.ends_at, booking.first_name,
    booking.last_name, booking.email, booking.phone, booking.company, booking.message, booking.status,
    booking.sequence, private.booking_link(booking.id), booking.visitor_time_zone, booking.language, booking.cancel_reason,
    booking.lapses_at, taken.batch, booking.timezone, booking.meeting_kind, booking.meeting_place, booking.move_cutoff_hours,
    booking.cancel_cutoff_hours, booking.intake_answers
  from private.claim_due_mails(true, for_booking, at_most) as taken
  cross join lateral private.booking_of_mail(taken) as booking;
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
      owner_note, status, visitor_time_zone, language, series_id, sends_email, intake_answers)
  values (wanted.request_id, wanted.service_type, wanted.service_type, wanted.appointment_date, wanted.appointment_time,
    wanted.first_name, wanted.last_name, wanted.email, wanted.phone, wanted.owner_note, 'confirmed',
    wanted.visitor_time_zone, wanted.language, wanted.series_id, sends_email, wanted.intake_answers)
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

CREATE OR REPLACE FUNCTION private.clients_details(request_id uuid, service_type text, first_name text, last_name text, email text, phone text, owner_note text, intake_answers jsonb)
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
  select jsonb_path_query_array(private.answered_questions(service.intake_questions, coalesce(clients_details.intake_answers, '{}'), false), '$[*] ? (@.answer != "")')
  into wanted.intake_answers
  from public.services_la2024 as service where service.id = wanted.service_type;
  select booking.visitor_time_zone, booking.language into wanted.visitor_time_zone, wanted.language
  from public.bookings_la2024 as booking where lower(booking.email) = lower(wanted.email)
  order by booking.created_at desc limit 1;
  wanted.visitor_time_zone := coalesce(wanted.visitor_time_zone, '');
  wanted.language := coalesce(wanted.language, 'en');
  return wanted;
end;
$function$;

CREATE OR REPLACE FUNCTION public.book_for_client(request_id uuid, service_type text, appointment_date date, appointment_time text, first_name text, last_name text, email text, phone text DEFAULT ''::text, owner_note text DEFAULT ''::text, sends_email boolean DEFAULT true, is_sure boolean DEFAULT false, intake_answers jsonb DEFAULT NULL::jsonb)
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
  wanted := private.clients_details(request_id, service_type, first_name, last_name, email, phone, owner_note, intake_answers);
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

CREATE OR REPLACE FUNCTION public.book_series(request_id uuid, service_type text, appointment_dates date[], appointment_times text[], first_name text, last_name text, email text, phone text DEFAULT ''::text, owner_note text DEFAULT ''::text, sends_email boolean DEFAULT true, is_sure boolean DEFAULT false, intake_answers jsonb DEFAULT NULL::jsonb)
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
  wanted := private.clients_details(request_id, service_type, first_name, last_name, email, phone, owner_note, intake_answers);
  wanted.series_id := wanted.request_id;

  perform pg_advisory_xact_lock(hashtextextended('booking request ' || wanted.request_id::text, 0));
  return query select * from private.find_series_of_request(wanted, appointment_dates, appointment_times);
  if found then
    return;
  end if;
  perform private.lapse_requests();
  perform set_config('booking.changed_by', 'owner', true);
  perform set_config('history.reason', 'series-booked', true);
  -- In the order of their days, which writers lock: two series cannot wait for each other.
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

alter table public.services_la2024 add constraint services_intake_questions CHECK (private.are_intake_questions(intake_questions));

alter table public.bookings_la2024 add constraint bookings_intake_answers CHECK (((jsonb_typeof(intake_answers) = 'array'::text) AND (char_length((intake_answers)::text) <= 50000)));

grant select (has_intake_questions) on table public.services_la2024 to anon;

grant select (intake_questions) on table public.services_la2024 to anon;

grant insert (intake_questions) on table public.services_la2024 to authenticated;

grant update (intake_questions) on table public.services_la2024 to authenticated;

grant execute on function private.are_intake_questions(jsonb) to authenticated;

grant execute on function private.are_intake_questions(jsonb) to service_role;

grant execute on function public.book_consultation(uuid,text,date,text,text,text,text,text,text,text,text,text,text,text,jsonb) to anon;

grant execute on function public.book_consultation(uuid,text,date,text,text,text,text,text,text,text,text,text,text,text,jsonb) to authenticated;

grant execute on function public.book_for_client(uuid,text,date,text,text,text,text,text,text,boolean,boolean,jsonb) to authenticated;

grant execute on function public.book_series(uuid,text,date[],text[],text,text,text,text,text,boolean,boolean,jsonb) to authenticated;

comment on column public.services_la2024.intake_questions is 'What the booking form asks: [{id, kind, label, isRequired, options}].';

comment on column public.bookings_la2024.intake_answers is 'The service''s questions as they were asked, and the answers: [{id, kind, question, answer}]. Null if the service has questions, but the form did not know them.';

set check_function_bodies = off;

CREATE OR REPLACE FUNCTION public.send_personal_mail(mail_id uuid, subject text, body text, to_email text DEFAULT ''::text, answers_message uuid DEFAULT NULL::uuid, quotes_message boolean DEFAULT false)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  wanted public.personal_mails;
begin
  perform private.require_owner();
  wanted.id := mail_id;
  wanted.message_id := answers_message;
  wanted.subject := private.clean_line(send_personal_mail.subject, 'subject', 'subject', 200, true);
  wanted.body := private.clean_text(send_personal_mail.body, 'body', 20000, true, 'email');
  wanted.quotes_message := coalesce(quotes_message, false);
  if answers_message is null then
    wanted.email := lower(to_email);
  else
    wanted.email := (select lower(message.email) from public.contact_messages_la2024 as message where message.id = answers_message);
  end if;
  if not exists (select 1 from public.person_addresses as known where known.email = wanted.email for key share) then
    perform private.reject('PT409', 'The message or the person no longer exists.', 'person-gone');
  end if;

  insert into public.personal_mails (id, email, message_id, subject, body, quotes_message)
  values (wanted.id, wanted.email, wanted.message_id, wanted.subject, wanted.body, wanted.quotes_message)
  on conflict (id) do nothing;
  if found then
    -- The same id, so that the dashboard can send a failed one again wherever it shows it.
    insert into private.mail_outbox (id, personal_mail_id, kind) values (wanted.id, wanted.id, 'personal');
  elsif not exists (
    select 1 from public.personal_mails as sent
    where sent.id = wanted.id and (sent.email, sent.subject, sent.body) = (wanted.email, wanted.subject, wanted.body)
  ) then
    perform private.reject('PT409', 'This email was already sent, before your last changes. To send this version, too, send again.', 'mail-sent');
  end if;
  update public.contact_messages_la2024 as message set status = 'replied'
  where message.id = wanted.message_id and message.status <> 'replied';
end;
$function$;

CREATE OR REPLACE FUNCTION private.erase_counters(emails text[])
 RETURNS void
 LANGUAGE sql
 SET search_path TO ''
AS $function$
  delete from private.rate_counters as counter where counter.subject in (select 'email ' || email from unnest(emails) as email);
$function$;

CREATE OR REPLACE FUNCTION public.create_booking_invitation(to_email text, service_type text DEFAULT NULL::text, valid_days integer DEFAULT 30)
 RETURNS text
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  token text := replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', '');
begin
  perform private.require_owner();
  -- Not a change that the owner makes.
  perform set_config('history.is_summarized', 'true', true);
  delete from public.booking_invitations as expired where expired.expires_at < now() - interval '30 days';
  perform set_config('history.is_summarized', '', true);
  if not exists (select 1 from public.person_addresses as known where known.email = lower(to_email) for key share) then
    perform private.reject('PT409', 'The person no longer exists.', 'person-gone');
  elsif create_booking_invitation.service_type is not null and not exists (
    select 1 from public.services_la2024 as service
    where service.id = create_booking_invitation.service_type and service.is_bookable and service.archived_at is null
  ) then
    perform private.reject('PT422', 'This service cannot be booked online. Please choose another one.', 'service_type');
  elsif (valid_days between 1 and 365) is not true then
    perform private.reject('PT422', 'A link can work for 1 to 365 days.', 'valid_days');
  elsif (
    select count(*) >= 20 from public.booking_invitations as earlier
    where earlier.email = lower(to_email) and earlier.expires_at > now()
  ) then
    perform private.reject('PT422', 'An address can have 20 links. Please withdraw one first.', 'to_email');
  end if;
  insert into public.booking_invitations (token_hash, email, service_type, expires_at)
  values (sha256(convert_to(token, 'UTF8')), lower(to_email), create_booking_invitation.service_type,
    now() + make_interval(days => valid_days));
  return token;
end;
$function$;

CREATE OR REPLACE FUNCTION private.erase_records(persons uuid[], emails text[], keeps_bookings boolean, testimonial_ids uuid[])
 RETURNS void
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
declare
  mails text[] := array(select known.row_id from private.records_of(persons, emails) as known where known.table_name = 'mail_outbox');
begin
  perform private.erase_bookings(array(
    select booking.id from public.bookings_la2024 as booking where lower(booking.email) = any (emails)), keeps_bookings);
  delete from private.mail_outbox as mail where mail.id = any (mails::uuid[]);
  perform private.erase_messages(array(
    select message.id from public.contact_messages_la2024 as message where lower(message.email) = any (emails)));
  delete from public.newsletter_subscribers_la2024 as subscriber where lower(subscriber.email) = any (emails);
  delete from public.testimonials_la2024 as testimonial where testimonial.id = any (testimonial_ids);
  delete from public.people as person where person.id = any (persons);
  -- Last, because these deletions were recorded, too.
  perform private.erase_history(record.table_name, array_agg(record.row_id))
  from private.records_of(persons, emails) as record group by record.table_name;
  perform private.erase_history('mail_outbox', mails);
  perform private.erase_history('testimonials_la2024', testimonial_ids::text[]);
end;
$function$;

CREATE OR REPLACE FUNCTION public.erase_person(person_id uuid, keeps_bookings boolean DEFAULT false, cancels_upcoming boolean DEFAULT false, testimonial_ids uuid[] DEFAULT '{}'::uuid[])
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  erased uuid;
  persons uuid[];
  emails text[];
begin
  perform private.require_owner();
  perform private.erase_counters(array(
    select known.email from public.person_addresses as known
    where known.person_id = private.find_person(erase_person.person_id::text)));
  erased := private.lock_person(erase_person.person_id::text);
  if erased is null then
    return;
  end if;
  select array_agg(known.origin_id), array_agg(known.email) into persons, emails
  from public.person_addresses as known where known.person_id = erased;
  if not cancels_upcoming and exists (
    select 1 from public.bookings_la2024 as booking where lower(booking.email) = any (emails) and private.is_upcoming(booking)
  ) then
    perform private.reject('PT409', 'This person has upcoming bookings. Cancel them first, or choose to cancel them without an email.', 'upcoming-bookings');
  end if;
  perform private.erase_records(persons, emails, keeps_bookings, testimonial_ids);
end;
$function$;

CREATE OR REPLACE FUNCTION public.erase_address(address text, testimonial_ids uuid[] DEFAULT '{}'::uuid[])
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  perform private.require_owner();
  perform private.erase_counters(array[lower(address)]);
  -- Until the end, nobody books, writes or subscribes with the address, and no record of it is restored.
  lock table public.person_addresses in share row exclusive mode;
  if exists (select 1 from public.person_addresses as known where known.email = lower(address)) then
    perform private.reject('PT409', 'This address has records again. Erase the person instead.', 'person-exists');
  end if;
  perform private.erase_records('{}', array[lower(address)], false, testimonial_ids);
end;
$function$;

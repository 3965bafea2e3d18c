set check_function_bodies = off;

CREATE OR REPLACE FUNCTION private.erased_address()
 RETURNS text
 LANGUAGE sql
 IMMUTABLE
 SET search_path TO ''
AS $function$ select 'erased@erased.invalid'; $function$;

CREATE OR REPLACE FUNCTION private.forget_campaign_errors()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  update public.newsletter_campaign_mails as mail set last_error = '' where mail.subscriber_id = old.id and mail.last_error <> '';
  return old;
end;
$function$;

CREATE OR REPLACE FUNCTION public.settle_campaign_mail(mail_id uuid, mail_claim uuid, outcome text, reason text DEFAULT ''::text)
 RETURNS boolean
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
  with settled as (
    update public.newsletter_campaign_mails as mail
    set state = case
        when outcome = 'sent' then 'sent'
        when outcome = 'unknown' then 'doubtful'
        when outcome = 'refused' and mail.attempts < 6 then 'waiting'
        else 'failed'
      end,
      sent_at = case when outcome = 'sent' then now() end,
      next_attempt_at = now() + make_interval(mins => (5 ^ (greatest(mail.attempts, 1) - 1))::integer),
      -- Servers repeat the address in their reasons.
      last_error = case when outcome = 'sent' or mail.subscriber_id is null then '' else left(coalesce(reason, ''), 500) end,
      claimed_until = null
    where mail.id = mail_id and mail.claim = mail_claim and mail.state in ('claimed', 'sending', 'doubtful')
      and outcome in ('sent', 'refused', 'refused-for-good', 'unknown')
    returning 1
  )
  select exists (select 1 from settled);
$function$;

CREATE OR REPLACE FUNCTION private.records_of(persons uuid[], emails text[])
 RETURNS TABLE(table_name text, row_id text)
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  with known as (
    select 'bookings_la2024' as table_name, booking.id::text as row_id
    from public.bookings_la2024 as booking where lower(booking.email) = any (emails)
    union
    select 'contact_messages_la2024', message.id::text
    from public.contact_messages_la2024 as message where lower(message.email) = any (emails)
    union
    select 'newsletter_subscribers_la2024', subscriber.id::text
    from public.newsletter_subscribers_la2024 as subscriber where lower(subscriber.email) = any (emails)
    union
    select 'person_notes', note.id::text from public.person_notes as note where note.person_id = any (persons)
    union
    select 'person_tags', tag.id::text from public.person_tags as tag where tag.person_id = any (persons)
    union
    select 'people', person::text from unnest(persons) as person
    union
    select entry.table_name, entry.row_id
    from public.change_history as entry, coalesce(entry.before, entry.after) as stored
    where lower(stored ->> 'email') = any (emails) or stored ->> 'person_id' = any (persons::text[])
  )
  select known.table_name, known.row_id from known
  union
  select 'mail_outbox', mail.id::text from private.mail_outbox as mail
  where lower(mail.deleted_booking ->> 'email') = any (emails)
    or coalesce(mail.booking_id, mail.message_id, mail.subscriber_id)::text in (select known.row_id from known)
    or mail.personal_mail_id in (select personal.id from public.personal_mails as personal where personal.email = any (emails));
$function$;

CREATE OR REPLACE FUNCTION private.is_upcoming(booking public.bookings_la2024)
 RETURNS boolean
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  select booking.status in ('pending', 'confirmed') and booking.starts_at > now();
$function$;

CREATE OR REPLACE FUNCTION private.erase_history(of_table text, ids text[])
 RETURNS void
 LANGUAGE sql
 SET search_path TO ''
AS $function$
  update public.change_history as entry set before = null, after = null, subject = 'erased'
  where entry.table_name = of_table and entry.row_id = any (ids);
$function$;

CREATE OR REPLACE FUNCTION private.erase_bookings(ids uuid[], keeps_bookings boolean)
 RETURNS void
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
  delete from private.slot_holds as hold
  where hold.holder in (select booking.request_id from public.bookings_la2024 as booking where booking.id = any (ids));
  if keeps_bookings then
    update public.bookings_la2024 as booking set status = 'cancelled'
    where booking.id = any (ids) and private.is_upcoming(booking);
    update public.bookings_la2024 as booking
    set request_id = null, first_name = 'erased', last_name = 'erased', email = private.erased_address(), phone = '', company = '',
      message = '', owner_note = '', cancel_reason = '', intake_answers = '[]', visitor_time_zone = '', language = 'en',
      meeting_place = case when booking.meeting_kind in ('phone', 'address') then 'erased' else '' end, sends_email = false
    where booking.id = any (ids);
  else
    delete from public.bookings_la2024 as booking where booking.id = any (ids);
  end if;
  -- Only now: the triggers of bookings write mails.
  delete from private.mail_outbox as mail where mail.booking_id = any (ids);
  perform private.erase_history('bookings_la2024', ids::text[]);
end;
$function$;

CREATE OR REPLACE FUNCTION private.lock_person(id_or_email text)
 RETURNS uuid
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
declare
  found_person uuid := private.find_person(id_or_email);
begin
  perform 1 from public.people as person where person.id = found_person for update;
  if private.find_person(id_or_email) is distinct from found_person then
    perform private.reject('PT409', 'This person was joined or separated in the meantime. Please reload the page.', 'person-changed');
  end if;
  return found_person;
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
  mails text[];
begin
  perform private.require_owner();
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
  mails := array(select known.row_id from private.records_of(persons, emails) as known where known.table_name = 'mail_outbox');
  perform private.erase_bookings(array(
    select booking.id from public.bookings_la2024 as booking where lower(booking.email) = any (emails)), keeps_bookings);
  delete from private.mail_outbox as mail where mail.id = any (mails::uuid[]);
  delete from public.contact_messages_la2024 as message where lower(message.email) = any (emails);
  delete from public.newsletter_subscribers_la2024 as subscriber where lower(subscriber.email) = any (emails);
  delete from public.testimonials_la2024 as testimonial where testimonial.id = any (testimonial_ids);
  delete from public.people as person where person.id = any (persons);
  delete from private.rate_counters as counter where counter.subject in (select 'email ' || email from unnest(emails) as email);
  -- Last, because these deletions were recorded, too.
  perform private.erase_history(record.table_name, array_agg(record.row_id))
  from private.records_of(persons, emails) as record group by record.table_name;
  perform private.erase_history('mail_outbox', mails);
  perform private.erase_history('testimonials_la2024', testimonial_ids::text[]);
end;
$function$;

CREATE OR REPLACE FUNCTION public.export_person(id_or_email text)
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  exported uuid := private.find_person(id_or_email);
  persons uuid[] := array(select known.origin_id from public.person_addresses as known where known.person_id = exported);
  emails text[] := array(select known.email from public.person_addresses as known where known.person_id = exported);
begin
  perform private.require_owner();
  return (
    select jsonb_build_object(
      'people', jsonb_build_array(to_jsonb(person) - '{id,joined_to,search_text}'::text[]),
      'addresses', (select jsonb_agg(jsonb_build_object('email', email)) from unnest(emails) as email),
      'bookings', (
        select jsonb_agg(to_jsonb(booking) || jsonb_build_object('is_upcoming', private.is_upcoming(booking)) order by booking.starts_at)
        from public.bookings_la2024 as booking where lower(booking.email) = any (emails)
      ),
      'messages', (
        select jsonb_agg(to_jsonb(written) order by written.created_at)
        from public.contact_messages_la2024 as written where lower(written.email) = any (emails)
      ),
      'personal_mails', (
        select jsonb_agg(to_jsonb(personal) order by personal.created_at)
        from public.personal_mails as personal where personal.email = any (emails)
      ),
      'subscriptions', (
        select jsonb_agg(to_jsonb(subscriber)) from public.newsletter_subscribers_la2024 as subscriber
        where lower(subscriber.email) = any (emails)
      ),
      'notes', (select jsonb_agg(to_jsonb(note) - 'person_id' order by note.created_at)
        from public.person_notes as note where note.person_id = any (persons)),
      'tags', (select jsonb_agg(to_jsonb(known) - 'person_id' order by known.created_at)
        from public.person_tags as known where known.person_id = any (persons)),
      'emails', (
        select jsonb_agg(to_jsonb(mail) - '{claim,claimed_until,batch,calendar_id}'::text[] order by mail.created_at)
        from private.mail_outbox as mail where mail.id::text in (
          select known.row_id from private.records_of(persons, emails) as known where known.table_name = 'mail_outbox')
      ),
      'campaigns', (
        select jsonb_agg(jsonb_build_object('subject', campaign.subject, 'state', mail.state, 'sent_at', mail.sent_at,
          'last_error', mail.last_error) order by mail.created_at)
        from public.newsletter_subscribers_la2024 as subscriber
        join public.newsletter_campaign_mails as mail on mail.subscriber_id = subscriber.id
        join public.newsletter_campaigns as campaign on campaign.id = mail.campaign_id
        where lower(subscriber.email) = any (emails)
      ),
      'testimonials', (
        select jsonb_agg(to_jsonb(testimonial) order by testimonial.created_at) from public.testimonials_la2024 as testimonial
        where lower(testimonial.name) in (
          select lower(contact.name) from private.contacts as contact where contact.email = any (emails) and contact.name <> '')
      ),
      'history', (
        select jsonb_agg(jsonb_build_object('changed_at', entry.changed_at, 'action', entry.action, 'before', entry.before,
          'after', entry.after) order by entry.changed_at)
        from public.change_history as entry
        where (entry.table_name, entry.row_id) in (select known.table_name, known.row_id from private.records_of(persons, emails) as known)
      )
    )
    from public.people as person where person.id = exported
  );
end;
$function$;

drop view private.contacts;
create view private.contacts as  SELECT lower(booking.email) AS email,
    ((booking.first_name || ' '::text) || booking.last_name) AS name,
    booking.company,
    booking.phone,
    booking.created_at AS at
   FROM public.bookings_la2024 booking
  WHERE (booking.email <> private.erased_address())
UNION ALL
 SELECT lower(message.email) AS email,
    message.name,
    message.company,
    ''::text AS phone,
    message.created_at AS at
   FROM public.contact_messages_la2024 message
UNION ALL
 SELECT lower(subscriber.email) AS email,
    ''::text AS name,
    ''::text AS company,
    ''::text AS phone,
    subscriber.created_at AS at
   FROM public.newsletter_subscribers_la2024 subscriber;

CREATE INDEX change_history_of_row ON public.change_history USING btree (table_name, row_id);

CREATE TRIGGER newsletter_subscribers_forget_errors BEFORE DELETE ON public.newsletter_subscribers_la2024 FOR EACH ROW EXECUTE FUNCTION private.forget_campaign_errors();

grant execute on function public.erase_person(uuid,boolean,boolean,uuid[]) to authenticated;

grant execute on function public.export_person(text) to authenticated;

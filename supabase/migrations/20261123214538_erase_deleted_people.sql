set check_function_bodies = off;

CREATE OR REPLACE FUNCTION private.refresh_people(persons uuid[])
 RETURNS void
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
declare
  vanished text[];
begin
  perform 1 from public.people as person where person.id = any (persons) order by person.id for update;
  with summary as (
    select known.person_id as id,
      coalesce((array_agg(contact.name order by contact.at desc) filter (where contact.name <> ''))[1], '') as name,
      coalesce((array_agg(contact.company order by contact.at desc) filter (where contact.company <> ''))[1], '') as company,
      left(lower(string_agg(distinct concat_ws(' ', contact.name, contact.company, contact.email), ' ')), 4000) as search_text,
      min(contact.at) as first_contact_at, max(contact.at) as last_contact_at
    from public.person_addresses as known
    cross join lateral (select * from private.contacts as one where one.email = known.email offset 0) as contact
    where known.person_id = any (persons)
    group by known.person_id
  )
  update public.people as person
  set name = summary.name, company = summary.company, search_text = summary.search_text,
    first_contact_at = summary.first_contact_at, last_contact_at = summary.last_contact_at
  from summary where person.id = summary.id and person.id = any (persons);
  with gone as (
    delete from public.people as person
    -- Not "joined_to is null", for which it would read the whole index of the list.
    where person.id = any (persons) and num_nulls(person.joined_to) = 1
      and not exists (
        select 1 from public.person_addresses as known
        where known.person_id = person.id and (known.origin_id <> person.id
          or exists (select 1 from private.contacts as contact where contact.email = known.email offset 0)
          or exists (select 1 from public.person_notes as note where note.person_id = person.id offset 0)
          or exists (select 1 from public.person_tags as tag where tag.person_id = person.id offset 0)
          or exists (select 1 from public.personal_mails as mail where mail.email = known.email offset 0))
        offset 0
      )
    returning person.id::text as id
  )
  select array_agg(gone.id) into vanished from gone;
  -- Nothing else would lead from their address to their deleted notes, which could then never be erased.
  if vanished is not null then
    perform private.erase_history(entry.table_name, array_agg(entry.row_id))
    from public.change_history as entry, coalesce(entry.before, entry.after) as stored
    where entry.table_name in ('person_notes', 'person_tags') and stored ->> 'person_id' = any (vanished)
    group by entry.table_name;
  end if;
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
  delete from private.rate_counters as counter where counter.subject in (select 'email ' || email from unnest(emails) as email);
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
  -- Until the end, nobody books, writes or subscribes with the address, and no record of it is restored.
  lock table public.person_addresses in share row exclusive mode;
  if exists (select 1 from public.person_addresses as known where known.email = lower(address)) then
    perform private.reject('PT409', 'This address has records again. Erase the person instead.', 'person-exists');
  end if;
  perform private.erase_records('{}', array[lower(address)], false, testimonial_ids);
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
  emails text[] := case when exported is null then array[lower(id_or_email)]
    else array(select known.email from public.person_addresses as known where known.person_id = exported) end;
begin
  perform private.require_owner();
  if exported is null and not exists (select 1 from private.records_of(persons, emails)) then
    return null;
  end if;
  return (
    select jsonb_build_object(
      'people', (
        select jsonb_agg(to_jsonb(person) - '{id,joined_to,search_text}'::text[])
        from public.people as person where person.id = exported
      ),
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
      'invitations', (
        select jsonb_agg(to_jsonb(invitation) - 'token_hash' order by invitation.created_at)
        from public.booking_invitations as invitation where invitation.email = any (emails)
      ),
      'emails', (
        select jsonb_agg(to_jsonb(mail) - '{claim,claimed_until,batch,calendar_id}'::text[]
          || jsonb_build_object('state', private.delivery_state(mail)) order by mail.created_at)
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
        select jsonb_agg(known.stored || jsonb_build_object('pictures', known.pictures) order by known.stored ->> 'created_at', known.id)
        from private.testimonials_of(array(
          select lower(contact.name) from private.contacts as contact where contact.email = any (emails) and contact.name <> ''
          union
          select lower(entry.subject) from public.change_history as entry
          where lower(coalesce(entry.before, entry.after) ->> 'email') = any (emails) and entry.subject <> ''
        )) as known
      ),
      'deleted', (
        select jsonb_agg(deleted.stored || jsonb_build_object('deleted_at', deleted.deleted_at) order by deleted.deleted_at)
        from private.deleted_rows as deleted where lower(deleted.stored ->> 'email') = any (emails)
      ),
      'history', (
        select jsonb_agg(jsonb_build_object('changed_at', entry.changed_at, 'action', entry.action, 'before', entry.before,
          'after', entry.after) order by entry.changed_at)
        from public.change_history as entry
        where (entry.table_name, entry.row_id) in (select known.table_name, known.row_id from private.records_of(persons, emails) as known)
      )
    )
  );
end;
$function$;

grant execute on function public.erase_address(text,uuid[]) to authenticated;

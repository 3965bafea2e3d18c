-- Exporting and erasing what is stored about a person. The history keeps who changed which record and when, but no values.

-- The records of people, by table and id, with those that only the history still knows.
create function private.records_of(persons uuid[], emails text[]) returns table (table_name text, row_id text)
language sql stable set search_path = '' as $$
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
$$;

create function private.is_upcoming(booking public.bookings_la2024) returns boolean
language sql stable set search_path = '' as $$
  select booking.status in ('pending', 'confirmed') and booking.starts_at > now();
$$;

-- Removes the values from the history of records, which can then no longer be restored.
create function private.erase_history(of_table text, ids text[]) returns void
language sql volatile set search_path = '' as $$
  delete from private.deleted_rows as deleted where deleted.table_name = of_table and deleted.row_id::text = any (ids);
  update public.change_history as entry set before = null, after = null, subject = 'erased', restorable_until = null
  where entry.table_name = of_table and entry.row_id = any (ids);
$$;

-- Deletes emails of the outbox, also from the history.
create function private.erase_mails(ids uuid[]) returns void
language plpgsql volatile set search_path = '' as $$
begin
  delete from private.mail_outbox as mail where mail.id = any (ids);
  perform private.erase_history('mail_outbox', ids::text[]);
end;
$$;

-- Deletes messages with their alerts and the owner's answers.
create function private.erase_messages(ids uuid[]) returns void
language plpgsql volatile set search_path = '' as $$
begin
  perform private.erase_mails(array(
    select mail.id from private.mail_outbox as mail
    where mail.message_id = any (ids)
      or mail.personal_mail_id in (select answer.id from public.personal_mails as answer where answer.message_id = any (ids))));
  delete from public.personal_mails as answer where answer.message_id = any (ids);
  delete from public.contact_messages_la2024 as message where message.id = any (ids);
  perform private.erase_history('contact_messages_la2024', ids::text[]);
end;
$$;

/*
  Deletes bookings with their emails and holds, or keeps them without personal data: then those that are still to come are
  canceled. Clients get no email.
*/
create function private.erase_bookings(ids uuid[], keeps_bookings boolean) returns void
language plpgsql volatile set search_path = '' as $$
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
  -- Only now: the triggers of bookings write emails.
  perform private.erase_mails(array(select mail.id from private.mail_outbox as mail where mail.booking_id = any (ids)));
  perform private.erase_history('bookings_la2024', ids::text[]);
end;
$$;

/*
  Locks a person against being joined or separated, and returns their id; null if there is none. Their records first, because
  deleting or restoring one locks the person at its end; then all joined people, in the order of separate_person.
*/
create function private.lock_person(id_or_email text) returns uuid
language plpgsql volatile set search_path = '' as $$
declare
  found_person uuid := private.find_person(id_or_email);
  emails text[] := array(select known.email from public.person_addresses as known where known.person_id = found_person);
  persons uuid[] := array(select known.origin_id from public.person_addresses as known where known.person_id = found_person);
begin
  perform 1 from public.bookings_la2024 as booking where lower(booking.email) = any (emails) order by booking.id for update;
  perform 1 from public.contact_messages_la2024 as message where lower(message.email) = any (emails) order by message.id for update;
  perform 1 from public.newsletter_subscribers_la2024 as subscriber where lower(subscriber.email) = any (emails)
  order by subscriber.id for update;
  perform 1 from private.deleted_rows as deleted where lower(deleted.stored ->> 'email') = any (emails)
  order by deleted.table_name, deleted.row_id for update;
  perform 1 from public.people as person where person.id = any (persons) order by person.id for update;
  if private.find_person(id_or_email) is distinct from found_person then
    perform private.reject('PT409', 'This person was joined or separated in the meantime. Please reload the page.', 'person-changed');
  end if;
  return found_person;
end;
$$;

-- Forgets how often addresses were used. An erasure begins with it, because visitors, too, lock these counters before their
-- person: otherwise each would wait for the other.
create function private.erase_counters(emails text[]) returns void
language sql volatile set search_path = '' as $$
  delete from private.rate_counters as counter where counter.subject in (select 'email ' || private.mailbox_of(email) from unnest(emails) as email);
$$;

/*
  Erases everything with these addresses or about these persons, and the named testimonials. Bookings are deleted, or kept without
  personal data.
*/
create function private.erase_records(persons uuid[], emails text[], keeps_bookings boolean, testimonial_ids uuid[]) returns void
language plpgsql volatile set search_path = '' as $$
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
$$;

/*
  Erases a person with all joined addresses, and the named testimonials. Bookings are deleted, or kept without personal data.
  Raises PT409 (hint upcoming-bookings) if any are still to come, unless the owner cancels them without an email. Idempotent.
*/
create function public.erase_person(
  person_id uuid, keeps_bookings boolean default false, cancels_upcoming boolean default false, testimonial_ids uuid[] default '{}'
) returns void
language plpgsql volatile security definer set search_path = '' as $$
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
$$;

grant execute on function public.erase_person(uuid, boolean, boolean, uuid[]) to authenticated;

/*
  Erases what deleted records, the history and undelivered emails still contain about an address whose records are all deleted, and
  the named testimonials. Raises PT409 (hint person-exists) if the address belongs to a person. Idempotent.
*/
create function public.erase_address(address text, testimonial_ids uuid[] default '{}') returns void
language plpgsql volatile security definer set search_path = '' as $$
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
$$;

grant execute on function public.erase_address(text, uuid[]) to authenticated;

/*
  The testimonials with one of the names, in lower case: also deleted ones that the history still knows (`is_deleted`). `pictures`
  has the addresses of all pictures that each has had.
*/
create function private.testimonials_of(names text[]) returns table (id text, stored jsonb, pictures jsonb)
language sql stable set search_path = '' as $$
  with known as (
    select testimonial.id::text as id, to_jsonb(testimonial) as stored
    from public.testimonials_la2024 as testimonial where lower(testimonial.name) = any (names)
    union all
    (select distinct on (entry.row_id) entry.row_id, entry.before || '{"is_deleted": true}'
    from public.change_history as entry
    where entry.table_name = 'testimonials_la2024' and entry.action = 'deleted' and lower(entry.before ->> 'name') = any (names)
      and not exists (select 1 from public.testimonials_la2024 as testimonial where testimonial.id::text = entry.row_id)
    order by entry.row_id, entry.changed_at desc)
  )
  select known.id, known.stored, (
    select coalesce(jsonb_agg(distinct picture.address), '[]')
    from (
      select known.stored ->> 'image_url' as address
      union all
      select change.image_url
      from public.change_history as entry
      cross join lateral (values (entry.before ->> 'image_url'), (entry.after ->> 'image_url')) as change (image_url)
      where entry.table_name = 'testimonials_la2024' and entry.row_id = known.id
    ) as picture
    where picture.address <> ''
  )
  from known;
$$;

/*
  Everything that is stored about a person, by kind: lists of rows with their columns. `history` has the changes of these rows,
  `deleted` has rows that can still be restored, and `testimonials` those with one of the person's names, as testimonials_of returns
  them. An address whose records are all deleted has only the kinds that still contain it. Null if nothing is stored.
*/
create function public.export_person(id_or_email text) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  exported uuid;
  persons uuid[];
  emails text[];
begin
  perform private.require_owner();
  exported := private.find_person(id_or_email);
  persons := array(select known.origin_id from public.person_addresses as known where known.person_id = exported);
  emails := case when exported is null then array[lower(id_or_email)]
    else array(select known.email from public.person_addresses as known where known.person_id = exported) end;
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
$$;

grant execute on function public.export_person(text) to authenticated;

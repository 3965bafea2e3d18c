set check_function_bodies = off;

CREATE OR REPLACE FUNCTION public.import_subscribers(entries jsonb, statement text, is_preview boolean DEFAULT false)
 RETURNS text[]
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  wording text;
  today date := private.coach_today();
  outcomes text[];
  added integer;
begin
  perform private.require_owner();
  wording := private.clean_line(statement, 'statement', 'statement', 500, not is_preview);
  if jsonb_array_length(entries) > 500 then
    perform private.reject('PT422', 'Please import no more than 500 addresses at once.', 'entries');
  end if;
  perform set_config('history.is_summarized', 'true', true);
  with judged as (
    select entry.*, case
        when private.is_email(entry.email) is not true or lower(entry.email) = private.erased_address() then 'email'
        when char_length(entry.name) > 120 or entry.name ~ '[[:cntrl:]]' then 'name'
        when entry.consented_on > today then 'consented_on'
        when row_number() over (partition by lower(entry.email) order by entry.position) > 1 then 'known'
        else coalesce((
          select case known.status when 'unsubscribed' then 'unsubscribed' else 'known' end
          from public.newsletter_subscribers_la2024 as known where lower(known.email) = lower(entry.email)
        ), 'added')
      end as outcome
    from rows from (jsonb_to_recordset(entries) as (email text, name text, consented_on date, source text))
      with ordinality as entry (email, name, consented_on, source, position)
  ), inserted as (
    insert into public.newsletter_subscribers_la2024 (email, source, confirmed_at, name, consented_on, consent_statement)
    select wanted.email,
      coalesce(nullif(left(btrim(regexp_replace(
        regexp_replace(lower(normalize(wanted.source, NFKD)), '[\u0300-\u036f]', '', 'g'), '[^a-z0-9]+', '-', 'g'), '-'), 40), ''), 'import'),
      now(), coalesce(wanted.name, ''), wanted.consented_on, wording
    from judged as wanted where wanted.outcome = 'added' and not is_preview
    -- In the same order in every transaction, so that two imports never wait for each other.
    order by lower(wanted.email)
    on conflict do nothing
    returning email
  )
  select array_agg(case when judged.outcome = 'added' and not is_preview and inserted.email is null then 'known' else judged.outcome end
      order by judged.position),
    count(inserted.email)
  into outcomes, added
  from judged left join inserted on inserted.email = judged.email and judged.outcome = 'added';
  if added > 0 then
    insert into public.change_history (actor_id, actor, table_name, row_id, subject, reason, action, after)
    select account.id, coalesce(account.email, ''), 'newsletter_subscribers_la2024', '', added || ' addresses', 'imported', 'added',
      jsonb_build_object('consent_statement', wording)
    from auth.users as account where account.id = auth.uid();
  end if;
  return coalesce(outcomes, '{}');
end;
$function$;

CREATE OR REPLACE FUNCTION public.person_page(id_or_email text)
 RETURNS SETOF public.person_page
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  shown uuid;
  emails text[];
  traits text[];
begin
  perform private.require_owner();
  shown := private.find_person(id_or_email);
  emails := array(select known.email from public.person_addresses as known where known.person_id = shown);
  traits := private.traits_of(shown);
  return query
    select person.id, person.name, person.company, used.names, used.phones, used.companies,
      (
        select jsonb_agg(jsonb_build_object('email', known.email, 'origin_id', known.origin_id, 'subscription', case
            when subscriber.status = 'active' and subscriber.confirmed_at is null then 'unconfirmed' else subscriber.status end)
          order by known.origin_id <> person.id, known.email)
        from public.person_addresses as known
        left join public.newsletter_subscribers_la2024 as subscriber on lower(subscriber.email) = known.email
        where known.person_id = person.id
      ),
      person.first_contact_at, person.last_contact_at, booking.total, booking.no_shows,
      (select count(*)::integer from public.contact_messages_la2024 as message where lower(message.email) = any (emails)),
      booking.last_id,
      (
        select coalesce(jsonb_agg(jsonb_build_object('id', tag.id, 'tag', tag.tag) order by lower(tag.tag), tag.id), '[]')
        from public.person_addresses as known join public.person_tags as tag on tag.person_id = known.origin_id
        where known.person_id = person.id
      ),
      private.known_tags(),
      (
        select coalesce(jsonb_agg(jsonb_build_object('id', other.id, 'name', other.name, 'email', address.email, 'trait', common.trait)), '[]')
        from (
          -- Not in the order of the index: a rare name would be searched among everybody.
          with namesakes as materialized (
            select one.id, one.name, one.last_contact_at from public.people as one
            where one.joined_to is null and lower(one.name) = lower(person.name) and person.name like '_% _%' and one.id <> person.id
          )
          select * from namesakes as one
          where not exists (
            select 1 from private.dismissed_joins as dismissed
            where (dismissed.person_id, dismissed.other_id) in ((one.id, person.id), (person.id, one.id))
          )
          order by one.last_contact_at desc limit 20
        ) as other
        cross join lateral (
          select max(split_part(theirs, ' ', 1)) as trait from unnest(private.traits_of(other.id)) as theirs where theirs = any (traits)
        ) as common
        join public.person_addresses as address on address.origin_id = other.id
        where common.trait is not null
      )
    from public.people as person
    cross join lateral (
      select
        coalesce(array_agg(distinct contact.name) filter (where contact.name <> ''), '{}') as names,
        coalesce(array_agg(distinct contact.phone) filter (where contact.phone <> ''), '{}') as phones,
        coalesce(array_agg(distinct contact.company) filter (where contact.company <> ''), '{}') as companies
      from private.contacts as contact where contact.email = any (emails)
    ) as used
    cross join lateral (
      select count(*)::integer as total, (count(*) filter (where one.status = 'no-show'))::integer as no_shows,
        (array_agg(one.id order by one.created_at desc, one.id))[1] as last_id
      from public.bookings_la2024 as one where lower(one.email) = any (emails)
    ) as booking
    where person.id = shown;
end;
$function$;

CREATE OR REPLACE FUNCTION public.person_timeline(id_or_email text, before_at timestamp with time zone DEFAULT NULL::timestamp with time zone, before_id uuid DEFAULT NULL::uuid, at_most integer DEFAULT 30)
 RETURNS SETOF public.timeline_entry
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  shown uuid;
  first_at timestamptz := coalesce(before_at, 'infinity');
  most integer := least(greatest(at_most, 1), 100);
begin
  perform private.require_owner();
  shown := private.find_person(id_or_email);
  return query
    select entry.id, entry.kind, entry.at, known.email, entry.details
    from public.person_addresses as known
    cross join lateral (
      (
        select booking.id, 'booking' as kind, booking.created_at as at, jsonb_build_object('service_name', booking.service_name,
          'starts_at', booking.starts_at, 'status', booking.status, 'message', booking.message, 'owner_note', booking.owner_note) as details
        from public.bookings_la2024 as booking
        where lower(booking.email) = known.email and booking.created_at <= first_at
        order by booking.created_at desc, booking.id desc limit most + 1
      )
      union all
      (
        select message.id, 'message', message.created_at,
          jsonb_build_object('name', message.name, 'service_name', message.service_name, 'message', message.message, 'status', message.status)
        from public.contact_messages_la2024 as message
        where lower(message.email) = known.email and message.created_at <= first_at
        order by message.created_at desc, message.id desc limit most + 1
      )
      union all
      (
        select personal.id, 'personal', personal.created_at, jsonb_build_object('subject', personal.subject, 'body', personal.body,
          'message_id', personal.message_id, 'state', private.delivery_state(mail), 'reason', mail.last_error)
        from public.personal_mails as personal join private.mail_outbox as mail on mail.personal_mail_id = personal.id
        where personal.email = known.email and personal.created_at <= first_at
        order by personal.created_at desc, personal.id desc limit most + 1
      )
      union all
      select mail.id, 'mail', coalesce(mail.sent_at, mail.given_up_at), jsonb_build_object('kind', mail.kind,
        'state', private.delivery_state(mail), 'booking_id', mail.booking_id, 'service_name', booking.service_name)
      from public.bookings_la2024 as booking join private.mail_outbox as mail on mail.booking_id = booking.id
      where lower(booking.email) = known.email and mail.kind not like 'owner-%'
      union all
      select mail.id, 'mail', coalesce(mail.sent_at, mail.given_up_at),
        jsonb_build_object('kind', mail.kind, 'state', private.delivery_state(mail))
      from public.newsletter_subscribers_la2024 as subscriber join private.mail_outbox as mail on mail.subscriber_id = subscriber.id
      where lower(subscriber.email) = known.email
      union all
      select mail.id, 'campaign', coalesce(mail.sent_at, mail.given_up_at), jsonb_build_object('subject', campaign.subject,
        'state', mail.state, 'campaign_id', campaign.id)
      from public.newsletter_subscribers_la2024 as subscriber
      join public.newsletter_campaign_mails as mail on mail.subscriber_id = subscriber.id
      join public.newsletter_campaigns as campaign on campaign.id = mail.campaign_id
      where lower(subscriber.email) = known.email
      union all
      select subscriber.id, 'subscription', subscriber.created_at, jsonb_build_object('status', subscriber.status,
        'is_confirmed', subscriber.confirmed_at is not null)
      from public.newsletter_subscribers_la2024 as subscriber where lower(subscriber.email) = known.email
      union all
      select note.id, 'note', note.created_at, jsonb_build_object('text', note.text, 'updated_at', note.updated_at)
      from public.person_notes as note where note.person_id = known.origin_id
    ) as entry
    where known.person_id = shown and (entry.at < first_at or entry.at = first_at and (before_id is null or entry.id < before_id))
    order by entry.at desc, entry.id desc
    limit most;
end;
$function$;

CREATE OR REPLACE FUNCTION public.export_person(id_or_email text)
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
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
$function$;

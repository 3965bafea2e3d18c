-- The list of people and the page of one person, for the owner.

create type public.listed_person as (
  id uuid,
  name text,
  company text,
  emails text[],
  tags text[],
  booking_count integer,
  no_show_count integer,
  message_count integer,
  is_subscribed boolean,
  first_contact_at timestamptz,
  last_contact_at timestamptz
);

/*
  People, last contact first: those after the cursor (before_at, before_id) who match every word of `search`, have the tag, and
  booked, wrote, subscribed or had a consultation between the days. Replans each call, because the filters decide which index
  serves.
*/
create function private.match_people(
  search text, with_tag text, since date, until date, before_at timestamptz, before_id uuid, at_most integer
) returns setof uuid
language plpgsql stable rows 20 set search_path = '' set plan_cache_mode = 'force_custom_plan' as $$
declare
  patterns text[] := array(
    select '%' || regexp_replace(word, '([\\%_])', '\\\1', 'g') || '%'
    from regexp_split_to_table(lower(coalesce(search, '')), '\s+') as word where word <> ''
  );
  tagged uuid[] := case when with_tag <> '' then array(
    select known.person_id from public.person_tags as tag join public.person_addresses as known on known.origin_id = tag.person_id
    where lower(tag.tag) = lower(with_tag)
  ) end;
  first_instant timestamptz := coalesce(private.day_start(since), '-infinity');
  last_instant timestamptz := coalesce(private.day_start(until + 1), 'infinity');
begin
  return query
    select person.id from public.people as person
    where person.joined_to is null
      and (before_at is null or (person.last_contact_at, person.id) < (before_at, before_id))
      and (cardinality(patterns) = 0 or person.search_text like all (patterns))
      and (tagged is null or person.id = any (tagged))
      and (since is null and until is null or person.id in (
        select known.person_id from public.person_addresses as known
        where known.email in (
          select contact.email from private.contacts as contact where contact.at >= first_instant and contact.at < last_instant
          union all
          select lower(booking.email) from public.bookings_la2024 as booking
          where booking.starts_at >= first_instant and booking.starts_at < last_instant
        )
      ))
    order by person.last_contact_at desc, person.id desc
    limit at_most;
end;
$$;

create function public.list_people(
  search text default '', with_tag text default '', since date default null, until date default null,
  before_at timestamptz default null, before_id uuid default null, at_most integer default 20
) returns setof public.listed_person
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_owner();
  return query
    select person.id, person.name, person.company, address.emails,
      array(
        select distinct on (lower(tag.tag)) tag.tag from public.person_addresses as known
        join public.person_tags as tag on tag.person_id = known.origin_id
        where known.person_id = person.id order by lower(tag.tag), tag.created_at
      ),
      booking.total, booking.no_shows, message.total,
      exists (
        select 1 from public.newsletter_subscribers_la2024 as subscriber
        where lower(subscriber.email) = any (address.emails) and subscriber.status = 'active'
      ),
      person.first_contact_at, person.last_contact_at
    from private.match_people(search, with_tag, since, until, before_at, before_id, least(greatest(at_most, 1), 500)) as matched
    join public.people as person on person.id = matched
    cross join lateral (
      select array_agg(known.email order by known.origin_id <> person.id, known.email) as emails
      from public.person_addresses as known where known.person_id = person.id
    ) as address
    cross join lateral (
      select count(*)::integer as total, (count(*) filter (where one.status = 'no-show'))::integer as no_shows
      from public.bookings_la2024 as one where lower(one.email) = any (address.emails)
    ) as booking
    cross join lateral (
      select count(*)::integer as total
      from public.contact_messages_la2024 as one where lower(one.email) = any (address.emails)
    ) as message
    order by person.last_contact_at desc, person.id desc;
end;
$$;

grant execute on function public.list_people(text, text, date, date, timestamptz, uuid, integer) to authenticated;

create type public.people_overview as (total integer, tags text[]);

-- How many people the filters of list_people match, and the hundred most frequent tags.
create function public.people_overview(
  search text default '', with_tag text default '', since date default null, until date default null
) returns public.people_overview
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_owner();
  return row(
    (select count(*)::integer from private.match_people(search, with_tag, since, until, null, null, null)),
    private.known_tags()
  )::public.people_overview;
end;
$$;

grant execute on function public.people_overview(text, text, date, date) to authenticated;

create function private.known_tags() returns text[]
language sql stable set search_path = '' as $$
  select coalesce(array_agg(known.tag order by lower(known.tag)), '{}')
  from (select min(tag.tag) as tag from public.person_tags as tag group by lower(tag.tag) order by count(*) desc limit 100) as known;
$$;

-- The person of an id or an address; for a joined one, the person they are joined to. Null if there is none.
create function private.find_person(id_or_email text) returns uuid
language sql stable set search_path = '' as $$
  select coalesce(
    (select known.person_id from public.person_addresses as known where known.email = lower(id_or_email)),
    (select known.person_id from public.person_addresses as known
      where known.origin_id = case when id_or_email ~* '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then id_or_email::uuid end)
  );
$$;

-- Evidence that two people with the same name might be one: phone numbers, companies, and what is before the @.
create function private.traits_of(person_id uuid) returns text[]
language sql stable set search_path = '' as $$
  select coalesce(array_agg(distinct trait.kind || ' ' || trait.value), '{}')
  from public.person_addresses as known
  join private.contacts as contact on contact.email = known.email
  cross join lateral (values
    ('phone', right(regexp_replace(contact.phone, '\D', '', 'g'), 9)),
    ('company', lower(contact.company)),
    ('mailbox', split_part(contact.email, '@', 1))
  ) as trait (kind, value)
  where known.person_id = traits_of.person_id and case trait.kind when 'phone' then char_length(trait.value) >= 7 else trait.value <> '' end;
$$;

create type public.person_page as (
  id uuid,
  name text,
  company text,
  names text[],
  phones text[],
  companies text[],
  addresses jsonb,
  first_contact_at timestamptz,
  last_contact_at timestamptz,
  booking_count integer,
  no_show_count integer,
  message_count integer,
  last_booking_id uuid,
  tags jsonb,
  known_tags text[],
  suggestions jsonb
);

/*
  The head of a person's page, for an id or an address; no row if there is none. `addresses` has {email, origin_id, subscription},
  where `subscription` is active, unconfirmed, unsubscribed or null. `suggestions` has people who might be the same:
  {id, name, email, trait}, with the same first and last name and a common phone number, company or mailbox (before the @).
*/
create function public.person_page(id_or_email text) returns setof public.person_page
language plpgsql stable security definer set search_path = '' as $$
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
$$;

grant execute on function public.person_page(text) to authenticated;

create type public.timeline_entry as (id uuid, kind text, at timestamptz, email text, details jsonb);

/*
  What happened with a person, newest first, after the cursor (before_at, before_id): bookings, messages, emails as far as the
  outbox keeps them, what the owner wrote, campaigns, subscriptions and notes.
*/
create function public.person_timeline(
  id_or_email text, before_at timestamptz default null, before_id uuid default null, at_most integer default 30
) returns setof public.timeline_entry
language plpgsql stable security definer set search_path = '' as $$
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
$$;

grant execute on function public.person_timeline(text, timestamptz, uuid, integer) to authenticated;

-- How many earlier consultations the person of a booking missed, at all their addresses. An erased client's booking is nobody's.
create function public.no_shows_before(booking_id uuid) returns integer
language sql stable security definer set search_path = '' as $$
  select private.require_owner();
  select count(*)::integer
  from public.bookings_la2024 as booking
  join public.person_addresses as own on own.email = lower(booking.email)
  join public.person_addresses as known on known.person_id = own.person_id
  join public.bookings_la2024 as missed on lower(missed.email) = known.email
  where booking.id = no_shows_before.booking_id and missed.status = 'no-show' and missed.starts_at < booking.starts_at;
$$;

grant execute on function public.no_shows_before(uuid) to authenticated;

-- Joins a person to another one, who takes over their addresses. Raises PT409 if either was joined or deleted meanwhile.
create function public.join_people(person_id uuid, other_id uuid) returns void
language plpgsql volatile security definer set search_path = '' as $$
begin
  perform private.require_owner();
  perform 1 from public.people as person
  where person.id in (join_people.person_id, join_people.other_id) order by person.id for update;
  if person_id = other_id or (
    select count(*) from public.people as person
    where person.id in (join_people.person_id, join_people.other_id) and person.joined_to is null
  ) <> 2 then
    perform private.reject('PT409', 'One of these people was joined or deleted in the meantime. Please reload the page.', 'person-changed');
  end if;
  update public.people as person set joined_to = join_people.person_id where person.id = join_people.other_id;
  update public.person_addresses as known set person_id = join_people.person_id where known.person_id = join_people.other_id;
  perform private.refresh_people(array[join_people.person_id]);
end;
$$;

grant execute on function public.join_people(uuid, uuid) to authenticated;

-- Separates a joined person again, with everyone who was joined to them before. Idempotent.
create function public.separate_person(person_id uuid) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  former uuid;
begin
  perform private.require_owner();
  former := (select known.person_id from public.person_addresses as known where known.origin_id = separate_person.person_id);
  perform 1 from public.people as person where person.id in (former, separate_person.person_id) order by person.id for update;
  update public.people as person set joined_to = null where person.id = separate_person.person_id and person.joined_to is not null;
  if found then
    with recursive separated as (
      select separate_person.person_id as id
      union all
      select person.id from public.people as person join separated on person.joined_to = separated.id
    )
    update public.person_addresses as known set person_id = separate_person.person_id
    from separated where known.origin_id = separated.id;
    perform private.refresh_people(array[former, separate_person.person_id]);
  end if;
end;
$$;

grant execute on function public.separate_person(uuid) to authenticated;

-- Stops suggesting the join of two people.
create function public.dismiss_join(person_id uuid, other_id uuid) returns void
language plpgsql volatile security definer set search_path = '' as $$
begin
  perform private.require_owner();
  insert into private.dismissed_joins (person_id, other_id) values (dismiss_join.person_id, dismiss_join.other_id)
  on conflict do nothing;
end;
$$;

grant execute on function public.dismiss_join(uuid, uuid) to authenticated;

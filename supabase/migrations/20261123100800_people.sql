set check_function_bodies = off;

create type public.listed_person as (id uuid, name text, company text, emails text[], tags text[], booking_count integer, no_show_count integer, message_count integer, is_subscribed boolean, first_contact_at timestamp with time zone, last_contact_at timestamp with time zone);

create type public.people_overview as (total integer, tags text[]);

create type public.person_page as (id uuid, name text, company text, names text[], phones text[], companies text[], addresses jsonb, first_contact_at timestamp with time zone, last_contact_at timestamp with time zone, booking_count integer, no_show_count integer, message_count integer, last_booking_id uuid, tags jsonb, known_tags text[], suggestions jsonb);

create type public.timeline_entry as (id uuid, kind text, at timestamp with time zone, email text, details jsonb);

create table private.dismissed_joins (
  person_id uuid not null,
  other_id uuid not null
);

create table public.people (
  id uuid default gen_random_uuid() not null,
  joined_to uuid,
  name text default ''::text not null,
  company text default ''::text not null,
  search_text text default ''::text not null,
  first_contact_at timestamp with time zone default 'infinity'::timestamp with time zone not null,
  last_contact_at timestamp with time zone default '-infinity'::timestamp with time zone not null,
  created_at timestamp with time zone default now() not null
);

create table public.person_addresses (
  email text not null,
  person_id uuid not null,
  origin_id uuid not null
);

create table public.person_notes (
  id uuid default gen_random_uuid() not null,
  person_id uuid not null,
  text text not null,
  created_at timestamp with time zone default now() not null,
  updated_at timestamp with time zone default now() not null
);

create table public.person_tags (
  id uuid default gen_random_uuid() not null,
  person_id uuid not null,
  tag text not null,
  created_at timestamp with time zone default now() not null
);

CREATE OR REPLACE FUNCTION public.people_overview(search text DEFAULT ''::text, with_tag text DEFAULT ''::text, since date DEFAULT NULL::date, until date DEFAULT NULL::date)
 RETURNS public.people_overview
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  perform private.require_owner();
  return row(
    (select count(*)::integer from private.match_people(search, with_tag, since, until, null, null, null)),
    private.known_tags()
  )::public.people_overview;
end;
$function$;

CREATE OR REPLACE FUNCTION private.known_tags()
 RETURNS text[]
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  select coalesce(array_agg(known.tag order by lower(known.tag)), '{}')
  from (select min(tag.tag) as tag from public.person_tags as tag group by lower(tag.tag) order by count(*) desc limit 100) as known;
$function$;

CREATE OR REPLACE FUNCTION private.find_person(id_or_email text)
 RETURNS uuid
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  select coalesce(
    (select known.person_id from public.person_addresses as known where known.email = lower(id_or_email)),
    (select known.person_id from public.person_addresses as known
      where known.origin_id = case when id_or_email ~* '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then id_or_email::uuid end)
  );
$function$;

CREATE OR REPLACE FUNCTION private.traits_of(person_id uuid)
 RETURNS text[]
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  select coalesce(array_agg(distinct trait.kind || ' ' || trait.value), '{}')
  from public.person_addresses as known
  join private.contacts as contact on contact.email = known.email
  cross join lateral (values
    ('phone', right(regexp_replace(contact.phone, '\D', '', 'g'), 9)),
    ('company', lower(contact.company)),
    ('mailbox', split_part(contact.email, '@', 1))
  ) as trait (kind, value)
  where known.person_id = traits_of.person_id and case trait.kind when 'phone' then char_length(trait.value) >= 7 else trait.value <> '' end;
$function$;

CREATE OR REPLACE FUNCTION private.check_tag()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  new.tag := private.clean_line(new.tag, 'tag', 'tag', 40, true);
  perform 1 from public.people as person where person.id = new.person_id for update;
  if (select count(*) >= 30 from public.person_tags as known where known.person_id = new.person_id) then
    perform private.reject('PT422', 'A person can have 30 tags. Please remove one first.', 'tag');
  end if;
  return new;
end;
$function$;

CREATE OR REPLACE FUNCTION public.list_people(search text DEFAULT ''::text, with_tag text DEFAULT ''::text, since date DEFAULT NULL::date, until date DEFAULT NULL::date, before_at timestamp with time zone DEFAULT NULL::timestamp with time zone, before_id uuid DEFAULT NULL::uuid, at_most integer DEFAULT 20)
 RETURNS SETOF public.listed_person
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
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
    from private.match_people(search, with_tag, since, until, before_at, before_id, least(greatest(at_most, 1), 100)) as matched
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
$function$;

CREATE OR REPLACE FUNCTION private.refresh_people(persons uuid[])
 RETURNS void
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
  perform 1 from public.people as person where person.id = any (persons) order by person.id for update;
  with summary as (
    select known.person_id as id,
      coalesce((array_agg(contact.name order by contact.at desc) filter (where contact.name <> ''))[1], '') as name,
      coalesce((array_agg(contact.company order by contact.at desc) filter (where contact.company <> ''))[1], '') as company,
      left(lower(string_agg(distinct concat_ws(' ', contact.name, contact.company, contact.email), ' ')), 4000) as search_text,
      min(contact.at) as first_contact_at, max(contact.at) as last_contact_at
    from public.person_addresses as known join private.contacts as contact on contact.email = known.email
    where known.person_id = any (persons)
    group by known.person_id
  )
  update public.people as person
  set name = summary.name, company = summary.company, search_text = summary.search_text,
    first_contact_at = summary.first_contact_at, last_contact_at = summary.last_contact_at
  from summary where person.id = summary.id;
  delete from public.people as person
  where person.id = any (persons) and person.joined_to is null
    and not exists (
      select 1 from public.person_addresses as known join private.contacts as contact on contact.email = known.email
      where known.person_id = person.id
    )
    and not exists (
      select 1 from public.person_addresses as known
      where known.person_id = person.id and (known.origin_id <> person.id
        or exists (select 1 from public.person_notes as note where note.person_id = person.id)
        or exists (select 1 from public.person_tags as tag where tag.person_id = person.id))
    );
end;
$function$;

CREATE OR REPLACE FUNCTION private.add_people(emails text[])
 RETURNS void
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
  with added as (
    insert into public.person_addresses (email, person_id, origin_id)
    select address.email, address.id, address.id
    from (select wanted as email, gen_random_uuid() as id from unnest(emails) as wanted order by wanted) as address
    on conflict (email) do nothing
    returning origin_id
  )
  insert into public.people (id) select added.origin_id from added;
end;
$function$;

CREATE OR REPLACE FUNCTION private.gather_people()
 RETURNS void
 LANGUAGE sql
 SET search_path TO ''
AS $function$
  select private.add_people(array(select distinct contact.email from private.contacts as contact));
  select private.refresh_people(array(select person.id from public.people as person));
$function$;

CREATE OR REPLACE FUNCTION private.keep_person()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
<<keep_person>>
declare
  added jsonb := to_jsonb(new);
  address text := lower(coalesce(new.email, old.email));
  name text := coalesce(added ->> 'name', (added ->> 'first_name') || ' ' || (added ->> 'last_name'), '');
  company text := coalesce(added ->> 'company', '');
  entry text := lower(concat_ws(' ', name, company, address));
  person_id uuid;
begin
  loop
    if added is not null then
      perform private.add_people(array[address]);
    end if;
    person_id := (select known.person_id from public.person_addresses as known where known.email = address);
    exit when person_id is null;
    update public.people as person
    set name = coalesce(nullif(keep_person.name, ''), person.name), company = coalesce(nullif(keep_person.company, ''), person.company),
      search_text = case when position(entry in person.search_text) > 0 then person.search_text
        else left(concat_ws(' ', nullif(person.search_text, ''), entry), 4000) end,
      first_contact_at = least(person.first_contact_at, new.created_at), last_contact_at = new.created_at
    where person.id = keep_person.person_id and person.last_contact_at <= new.created_at;
    if not found then
      perform private.refresh_people(array[person_id]);
    end if;
    exit when exists (
      select 1 from public.person_addresses as known where known.email = address and known.person_id = keep_person.person_id
    );
  end loop;
  return null;
end;
$function$;

CREATE OR REPLACE FUNCTION private.match_people(search text, with_tag text, since date, until date, before_at timestamp with time zone, before_id uuid, at_most integer)
 RETURNS SETOF uuid
 LANGUAGE plpgsql
 STABLE ROWS 20
 SET search_path TO ''
 SET plan_cache_mode TO 'force_custom_plan'
AS $function$
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
$function$;

CREATE OR REPLACE FUNCTION public.person_page(id_or_email text)
 RETURNS SETOF public.person_page
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  shown uuid := private.find_person(id_or_email);
  emails text[] := array(select known.email from public.person_addresses as known where known.person_id = shown);
  traits text[] := private.traits_of(shown);
begin
  perform private.require_owner();
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
  shown uuid := private.find_person(id_or_email);
  first_at timestamptz := coalesce(before_at, 'infinity');
  most integer := least(greatest(at_most, 1), 100);
begin
  perform private.require_owner();
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
          jsonb_build_object('service_name', message.service_name, 'message', message.message, 'status', message.status)
        from public.contact_messages_la2024 as message
        where lower(message.email) = known.email and message.created_at <= first_at
        order by message.created_at desc, message.id desc limit most + 1
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

CREATE OR REPLACE FUNCTION public.join_people(person_id uuid, other_id uuid)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  perform private.require_owner();
  perform 1 from public.people as person
  where person.id in (join_people.person_id, join_people.other_id) order by person.id for update;
  if person_id = other_id or (
    select count(*) from public.people as person
    where person.id in (join_people.person_id, join_people.other_id) and person.joined_to is null
  ) <> 2 then
    perform private.reject('PT409', 'One of them was joined or deleted in the meantime. Please reload the page.', 'person-changed');
  end if;
  update public.people as person set joined_to = join_people.person_id where person.id = join_people.other_id;
  update public.person_addresses as known set person_id = join_people.person_id where known.person_id = join_people.other_id;
  perform private.refresh_people(array[join_people.person_id]);
end;
$function$;

CREATE OR REPLACE FUNCTION public.separate_person(person_id uuid)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
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
$function$;

CREATE OR REPLACE FUNCTION public.dismiss_join(person_id uuid, other_id uuid)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  perform private.require_owner();
  insert into private.dismissed_joins (person_id, other_id) values (dismiss_join.person_id, dismiss_join.other_id)
  on conflict do nothing;
end;
$function$;

create view private.contacts as  SELECT lower(booking.email) AS email,
    ((booking.first_name || ' '::text) || booking.last_name) AS name,
    booking.company,
    booking.phone,
    booking.created_at AS at
   FROM public.bookings_la2024 booking
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

alter table private.dismissed_joins add constraint dismissed_joins_pkey PRIMARY KEY (person_id, other_id);

alter table public.people add constraint people_not_joined_to_themselves CHECK ((joined_to <> id));

alter table public.people add constraint people_pkey PRIMARY KEY (id);

alter table public.people add constraint people_joined_to_fkey FOREIGN KEY (joined_to) REFERENCES public.people(id) ON DELETE CASCADE;

alter table public.person_addresses add constraint person_addresses_normalized CHECK (((email = lower(email)) AND private.is_email(email)));

alter table public.person_addresses add constraint person_addresses_pkey PRIMARY KEY (email);

alter table public.person_addresses add constraint person_addresses_one_origin UNIQUE (origin_id);

alter table public.person_addresses add constraint person_addresses_person_id_fkey FOREIGN KEY (person_id) REFERENCES public.people(id) ON DELETE CASCADE;

alter table public.person_addresses add constraint person_addresses_origin_id_fkey FOREIGN KEY (origin_id) REFERENCES public.people(id) ON DELETE CASCADE;

alter table public.person_notes add constraint person_notes_text_length CHECK (((char_length(text) <= 10000) AND (text ~ '[^[:space:]]'::text)));

alter table public.person_notes add constraint person_notes_pkey PRIMARY KEY (id);

alter table public.person_notes add constraint person_notes_person_id_fkey FOREIGN KEY (person_id) REFERENCES public.people(id) ON DELETE CASCADE;

alter table public.person_tags add constraint person_tags_tag_length CHECK (((char_length(tag) <= 40) AND (tag ~ '[^[:space:]]'::text)));

alter table public.person_tags add constraint person_tags_pkey PRIMARY KEY (id);

alter table public.person_tags add constraint person_tags_person_id_fkey FOREIGN KEY (person_id) REFERENCES public.people(id) ON DELETE CASCADE;

alter table private.dismissed_joins add constraint dismissed_joins_person_id_fkey FOREIGN KEY (person_id) REFERENCES public.people(id) ON DELETE CASCADE;

alter table private.dismissed_joins add constraint dismissed_joins_other_id_fkey FOREIGN KEY (other_id) REFERENCES public.people(id) ON DELETE CASCADE;

CREATE INDEX person_notes_newest ON public.person_notes USING btree (person_id, created_at DESC, id DESC);

CREATE INDEX people_by_last_contact ON public.people USING btree (last_contact_at DESC, id DESC) WHERE (joined_to IS NULL);

CREATE INDEX people_by_name ON public.people USING btree (lower(name)) WHERE (joined_to IS NULL);

CREATE UNIQUE INDEX person_tags_once ON public.person_tags USING btree (person_id, lower(tag));

CREATE INDEX contact_messages_by_email ON public.contact_messages_la2024 USING btree (lower(email), created_at DESC);

CREATE INDEX person_tags_by_tag ON public.person_tags USING btree (lower(tag));

CREATE INDEX dismissed_joins_by_other ON private.dismissed_joins USING btree (other_id);

CREATE INDEX people_by_joined_to ON public.people USING btree (joined_to);

CREATE INDEX person_addresses_by_person ON public.person_addresses USING btree (person_id);

CREATE TRIGGER person_tags_1_check BEFORE INSERT ON public.person_tags FOR EACH ROW EXECUTE FUNCTION private.check_tag();

CREATE TRIGGER person_notes_touch BEFORE UPDATE ON public.person_notes FOR EACH ROW EXECUTE FUNCTION private.touch_updated_at();

CREATE TRIGGER zz_keep_history AFTER INSERT OR DELETE OR UPDATE ON public.person_notes FOR EACH ROW EXECUTE FUNCTION private.record_change();

CREATE TRIGGER zz_keep_history AFTER INSERT OR DELETE ON public.person_tags FOR EACH ROW EXECUTE FUNCTION private.record_change();

CREATE TRIGGER zz_keep_history AFTER UPDATE OF joined_to ON public.people FOR EACH ROW EXECUTE FUNCTION private.record_change();

CREATE CONSTRAINT TRIGGER zz_keep_person AFTER INSERT OR DELETE ON public.bookings_la2024 DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION private.keep_person();

CREATE CONSTRAINT TRIGGER zz_keep_person AFTER INSERT OR DELETE ON public.contact_messages_la2024 DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION private.keep_person();

CREATE CONSTRAINT TRIGGER zz_keep_person AFTER INSERT OR DELETE ON public.newsletter_subscribers_la2024 DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION private.keep_person();

alter table private.dismissed_joins enable row level security;

alter table public.people enable row level security;

alter table public.person_addresses enable row level security;

alter table public.person_notes enable row level security;

alter table public.person_tags enable row level security;

create policy "the owner reads people" on public.people as PERMISSIVE for SELECT to authenticated using (( SELECT public.is_owner() AS is_owner));

create policy "the owner reads addresses" on public.person_addresses as PERMISSIVE for SELECT to authenticated using (( SELECT public.is_owner() AS is_owner));

create policy "the owner reads notes" on public.person_notes as PERMISSIVE for SELECT to authenticated using (( SELECT public.is_owner() AS is_owner));

create policy "the owner adds notes" on public.person_notes as PERMISSIVE for INSERT to authenticated with check (( SELECT public.is_owner() AS is_owner));

create policy "the owner changes notes" on public.person_notes as PERMISSIVE for UPDATE to authenticated using (( SELECT public.is_owner() AS is_owner)) with check (( SELECT public.is_owner() AS is_owner));

create policy "the owner deletes notes" on public.person_notes as PERMISSIVE for DELETE to authenticated using (( SELECT public.is_owner() AS is_owner));

create policy "the owner reads tags" on public.person_tags as PERMISSIVE for SELECT to authenticated using (( SELECT public.is_owner() AS is_owner));

create policy "the owner adds tags" on public.person_tags as PERMISSIVE for INSERT to authenticated with check (( SELECT public.is_owner() AS is_owner));

create policy "the owner deletes tags" on public.person_tags as PERMISSIVE for DELETE to authenticated using (( SELECT public.is_owner() AS is_owner));

grant select on table public.people to authenticated;

grant select on table public.people to service_role;

grant select on table public.person_addresses to authenticated;

grant select on table public.person_addresses to service_role;

grant select on table public.person_notes to authenticated;

grant delete on table public.person_notes to authenticated;

grant select on table public.person_notes to service_role;

grant select on table public.person_tags to authenticated;

grant delete on table public.person_tags to authenticated;

grant select on table public.person_tags to service_role;

grant insert (person_id) on table public.person_notes to authenticated;

grant insert (text) on table public.person_notes to authenticated;

grant update (text) on table public.person_notes to authenticated;

grant update (updated_at) on table public.person_notes to authenticated;

grant insert (person_id) on table public.person_tags to authenticated;

grant insert (tag) on table public.person_tags to authenticated;

grant execute on function public.people_overview(text,text,date,date) to authenticated;

grant execute on function public.list_people(text,text,date,date,timestamp with time zone,uuid,integer) to authenticated;

grant execute on function public.person_page(text) to authenticated;

grant execute on function public.person_timeline(text,timestamp with time zone,uuid,integer) to authenticated;

grant execute on function public.join_people(uuid,uuid) to authenticated;

grant execute on function public.separate_person(uuid) to authenticated;

grant execute on function public.dismiss_join(uuid,uuid) to authenticated;

comment on table public.people is 'Only triggers and functions write it. Name, company, search text and contacts summarize the rows of the person''s addresses.';

comment on column public.people.joined_to is 'The person to whom the owner joined this one; null for a person of their own.';

comment on column public.person_addresses.origin_id is 'The person that this address made; differs from person_id while they are joined to another one.';

-- The people of existing rows.
select private.gather_people();

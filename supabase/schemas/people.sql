-- People: who booked, wrote or subscribed. An address belongs to one person, and bookings, messages and subscriptions belong to
-- them through it, so those rows are never rewritten. The owner's functions are in people_pages.sql.

create table public.people (
  id uuid primary key default gen_random_uuid(),
  joined_to uuid references public.people (id) on delete cascade,
  name text not null default '',
  company text not null default '',
  search_text text not null default '',
  first_contact_at timestamptz not null default 'infinity',
  last_contact_at timestamptz not null default '-infinity',
  created_at timestamptz not null default now(),
  constraint people_not_joined_to_themselves check (joined_to <> id)
);

comment on table public.people is 'Only triggers and functions write it. Name, company, search text and contacts summarize the rows of the person''s addresses.';
comment on column public.people.joined_to is 'The person to whom the owner joined this one; null for a person of their own.';

create index people_by_last_contact on public.people (last_contact_at desc, id desc) where joined_to is null;
create index people_by_name on public.people (lower(name)) where joined_to is null;
create index people_by_joined_to on public.people (joined_to);

create table public.person_addresses (
  email text primary key,
  person_id uuid not null references public.people (id) on delete cascade,
  origin_id uuid not null references public.people (id) on delete cascade,
  constraint person_addresses_one_origin unique (origin_id),
  constraint person_addresses_normalized check (email = lower(email) and private.is_email(email))
);

comment on column public.person_addresses.origin_id is 'The person that this address made; differs from person_id while they are joined to another one.';

create index person_addresses_by_person on public.person_addresses (person_id);

create table public.person_notes (
  id uuid primary key default gen_random_uuid(),
  person_id uuid not null references public.people (id) on delete cascade,
  text text not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint person_notes_text_length check (char_length(text) <= 10000 and text ~ '[^[:space:]]')
);

create index person_notes_newest on public.person_notes (person_id, created_at desc, id desc);

create table public.person_tags (
  id uuid primary key default gen_random_uuid(),
  person_id uuid not null references public.people (id) on delete cascade,
  tag text not null,
  created_at timestamptz not null default now(),
  constraint person_tags_tag_length check (char_length(tag) <= 40 and tag ~ '[^[:space:]]')
);

create unique index person_tags_once on public.person_tags (person_id, lower(tag));
create index person_tags_by_tag on public.person_tags (lower(tag));

-- Suggested joins that the owner has dismissed.
create table private.dismissed_joins (
  person_id uuid not null references public.people (id) on delete cascade,
  other_id uuid not null references public.people (id) on delete cascade,
  primary key (person_id, other_id)
);

create index dismissed_joins_by_other on private.dismissed_joins (other_id);

alter table public.people enable row level security;
alter table public.person_addresses enable row level security;
alter table public.person_notes enable row level security;
alter table public.person_tags enable row level security;
alter table private.dismissed_joins enable row level security;

grant select on table public.people, public.person_addresses, public.person_notes, public.person_tags to authenticated, service_role;
grant insert (id, person_id, text), update (text, updated_at), delete on table public.person_notes to authenticated;
grant insert (person_id, tag), delete on table public.person_tags to authenticated;

create policy "the owner reads people" on public.people
  for select to authenticated using ((select public.is_owner()));
create policy "the owner reads addresses" on public.person_addresses
  for select to authenticated using ((select public.is_owner()));
create policy "the owner reads notes" on public.person_notes
  for select to authenticated using ((select public.is_owner()));
create policy "the owner adds notes" on public.person_notes
  for insert to authenticated with check ((select public.is_owner()));
create policy "the owner changes notes" on public.person_notes
  for update to authenticated using ((select public.is_owner())) with check ((select public.is_owner()));
create policy "the owner deletes notes" on public.person_notes
  for delete to authenticated using ((select public.is_owner()));
create policy "the owner reads tags" on public.person_tags
  for select to authenticated using ((select public.is_owner()));
create policy "the owner adds tags" on public.person_tags
  for insert to authenticated with check ((select public.is_owner()));
create policy "the owner deletes tags" on public.person_tags
  for delete to authenticated using ((select public.is_owner()));

-- Locks the person, so that two tags at once are counted one after the other.
create function private.check_tag() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  new.tag := private.clean_line(new.tag, 'tag', 'tag', 40, true);
  perform 1 from public.people as person where person.id = new.person_id for update;
  if (select count(*) >= 30 from public.person_tags as known where known.person_id = new.person_id) then
    perform private.reject('PT422', 'A person can have at most 30 tags. Please remove one first.', 'tag');
  end if;
  return new;
end;
$$;

create trigger person_tags_1_check before insert on public.person_tags
  for each row execute function private.check_tag();
create trigger person_notes_touch before update on public.person_notes
  for each row execute function private.touch_updated_at();
create trigger zz_keep_history after insert or update or delete on public.person_notes
  for each row execute function private.record_change();
create trigger zz_keep_history after insert or delete on public.person_tags
  for each row execute function private.record_change();
-- Their summary follows the bookings, messages and subscriptions, which have a history of their own.
create trigger zz_keep_history after update of joined_to on public.people
  for each row execute function private.record_change();

-- Every booking, message and subscription, as a contact of a normalized address.
create view private.contacts as
select lower(booking.email) as email, booking.first_name || ' ' || booking.last_name as name, booking.company, booking.phone,
  booking.created_at as at
from public.bookings_la2024 as booking where booking.email <> private.erased_address()
union all
select lower(message.email), message.name, message.company, '', message.created_at
from public.contact_messages_la2024 as message
union all
select lower(subscriber.email), subscriber.name, '', '', subscriber.created_at
from public.newsletter_subscribers_la2024 as subscriber;

create index contact_messages_by_email on public.contact_messages_la2024 (lower(email), created_at desc);

-- refresh_people looks for the notes and tags of each deleted person.
create index change_history_of_person on public.change_history ((coalesce(before, after) ->> 'person_id'))
  where table_name in ('person_notes', 'person_tags');

/*
  Summarizes the contacts of people again. Those without any, and without notes, tags and emails from the owner,
  are deleted. Locks them first, so that the statements that follow see what other transactions have committed. `offset 0`
  keeps the planner from reading whole tables for a few people, as it does without statistics, which the embedded database
  never gathers.
*/
create function private.refresh_people(persons uuid[]) returns void
language plpgsql set search_path = '' as $$
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
  -- Nothing else would lead from their address to their deleted notes and their joins, which could then never be erased.
  if vanished is not null then
    perform private.erase_history('people', vanished);
    perform private.erase_history(entry.table_name, array_agg(entry.row_id))
    from public.change_history as entry
    where entry.table_name in ('person_notes', 'person_tags') and coalesce(entry.before, entry.after) ->> 'person_id' = any (vanished)
    group by entry.table_name;
  end if;
end;
$$;

-- Gives every address without a person one, except that of erased clients.
create function private.add_people(emails text[]) returns void
language plpgsql set search_path = '' as $$
begin
  with added as (
    insert into public.person_addresses (email, person_id, origin_id)
    select address.email, address.id, address.id
    from (
      select wanted as email, gen_random_uuid() as id from unnest(emails) as wanted
      where wanted <> private.erased_address() order by wanted
    ) as address
    on conflict (email) do nothing
    returning origin_id
  )
  insert into public.people (id) select added.origin_id from added;
end;
$$;

-- Gathers the people of all existing rows, after an import that skipped the triggers.
create function private.gather_people() returns void
language sql volatile set search_path = '' as $$
  select private.add_people(array(select distinct contact.email from private.contacts as contact));
  select private.refresh_people(array(select person.id from public.people as person));
$$;

/*
  Summarizes a new contact, or what is left after a deletion. Repeats until the address still belongs to that person afterward:
  the owner may join, separate or delete them meanwhile.
*/
create function private.keep_person() returns trigger
language plpgsql security definer set search_path = '' as $$
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
$$;

-- At the end of the transaction, so that a booking never waits for a person while it holds the lock of a day.
create constraint trigger zz_keep_person after insert or delete on public.bookings_la2024
  deferrable initially deferred for each row execute function private.keep_person();
create constraint trigger zz_keep_person after insert or delete on public.contact_messages_la2024
  deferrable initially deferred for each row execute function private.keep_person();
create constraint trigger zz_keep_person after insert or delete on public.newsletter_subscribers_la2024
  deferrable initially deferred for each row execute function private.keep_person();

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
  -- Nothing else would lead from their address to their deleted notes and their joins, which could then never be erased.
  if vanished is not null then
    perform private.erase_history('people', vanished);
    perform private.erase_history(entry.table_name, array_agg(entry.row_id))
    from public.change_history as entry
    where entry.table_name in ('person_notes', 'person_tags') and coalesce(entry.before, entry.after) ->> 'person_id' = any (vanished)
    group by entry.table_name;
  end if;
end;
$function$;

CREATE INDEX change_history_of_person ON public.change_history USING btree (((COALESCE(before, after) ->> 'person_id'::text))) WHERE (table_name = ANY (ARRAY['person_notes'::text, 'person_tags'::text]));

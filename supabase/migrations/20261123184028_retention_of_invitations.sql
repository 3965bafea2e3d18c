set check_function_bodies = off;

drop function private.erase_empty_people(uuid[],uuid[]);

CREATE OR REPLACE FUNCTION private.erase_rows(messages uuid[], bookings uuid[])
 RETURNS void
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
declare
  persons uuid[];
  origins uuid[];
  emails text[];
begin
  select array_agg(known.person_id), array_agg(known.origin_id), array_agg(known.email) into persons, origins, emails
  from public.person_addresses as known
  where known.person_id in (
    select own.person_id from public.person_addresses as own where own.email in (
      select lower(message.email) from public.contact_messages_la2024 as message where message.id = any (messages)
      union
      select lower(booking.email) from public.bookings_la2024 as booking where booking.id = any (bookings)));
  perform private.erase_messages(messages);
  perform private.erase_bookings(bookings, false);
  -- The triggers that summarize people wait for the end of the transaction, which would be too late.
  set constraints public.zz_keep_person immediate;
  perform private.erase_empty_people(persons, origins, emails);
end;
$function$;

CREATE OR REPLACE FUNCTION private.erase_empty_people(persons uuid[], origins uuid[], emails text[])
 RETURNS void
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
  -- refresh_people has already deleted people of one address, but nobody who was joined.
  delete from public.people as person
  where person.id = any (persons) and not exists (
    select 1 from public.person_addresses as known
    where known.person_id = person.id and (
      exists (select 1 from private.contacts as contact where contact.email = known.email offset 0)
      or exists (select 1 from public.person_notes as note where note.person_id = known.origin_id)
      or exists (select 1 from public.person_tags as tag where tag.person_id = known.origin_id)
      or exists (select 1 from public.personal_mails as mail where mail.email = known.email))
    offset 0);
  perform private.erase_history(entry.table_name, array_agg(entry.row_id))
  from public.change_history as entry, coalesce(entry.before, entry.after) as stored, unnest(origins) as gone
  where entry.table_name in ('people', 'person_notes', 'person_tags') and stored is not null
    and (entry.row_id = gone::text or stored ->> 'person_id' = gone::text)
    and not exists (select 1 from public.people as person where person.id = gone)
  group by entry.table_name;
  perform private.erase_history('booking_invitations', array_agg(entry.row_id))
  from public.change_history as entry, coalesce(entry.before, entry.after) as stored
  where entry.table_name = 'booking_invitations' and stored ->> 'email' = any (emails)
    and not exists (select 1 from public.person_addresses as known where known.email = stored ->> 'email');
end;
$function$;

set check_function_bodies = off;

CREATE OR REPLACE FUNCTION private.lock_person(id_or_email text)
 RETURNS uuid
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
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
$function$;

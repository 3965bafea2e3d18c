set check_function_bodies = off;

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
$function$;

set check_function_bodies = off;

CREATE OR REPLACE FUNCTION private.testimonials_of(names text[])
 RETURNS TABLE(id text, stored jsonb, pictures jsonb)
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
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
  emails text[] := array(select known.email from public.person_addresses as known where known.person_id = exported);
begin
  perform private.require_owner();
  return (
    select jsonb_build_object(
      'people', jsonb_build_array(to_jsonb(person) - '{id,joined_to,search_text}'::text[]),
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
      'emails', (
        select jsonb_agg(to_jsonb(mail) - '{claim,claimed_until,batch,calendar_id}'::text[] order by mail.created_at)
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
        )) as known
      ),
      'history', (
        select jsonb_agg(jsonb_build_object('changed_at', entry.changed_at, 'action', entry.action, 'before', entry.before,
          'after', entry.after) order by entry.changed_at)
        from public.change_history as entry
        where (entry.table_name, entry.row_id) in (select known.table_name, known.row_id from private.records_of(persons, emails) as known)
      )
    )
    from public.people as person where person.id = exported
  );
end;
$function$;

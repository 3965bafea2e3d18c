set check_function_bodies = off;

CREATE OR REPLACE FUNCTION public.send_personal_mail(mail_id uuid, subject text, body text, to_email text DEFAULT ''::text, answers_message uuid DEFAULT NULL::uuid, quotes_message boolean DEFAULT false)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  wanted public.personal_mails;
begin
  perform private.require_owner();
  wanted.id := mail_id;
  wanted.message_id := answers_message;
  wanted.subject := private.clean_line(send_personal_mail.subject, 'subject', 'subject', 200, true);
  wanted.body := private.clean_text(send_personal_mail.body, 'body', 20000, true, 'email');
  wanted.quotes_message := coalesce(quotes_message, false);
  if answers_message is null then
    wanted.email := lower(to_email);
  else
    wanted.email := (select lower(message.email) from public.contact_messages_la2024 as message where message.id = answers_message);
  end if;
  if not exists (select 1 from public.person_addresses as known where known.email = wanted.email) then
    perform private.reject('PT409', 'The message or the person no longer exists.', 'person-gone');
  end if;

  insert into public.personal_mails (id, email, message_id, subject, body, quotes_message)
  values (wanted.id, wanted.email, wanted.message_id, wanted.subject, wanted.body, wanted.quotes_message)
  on conflict (id) do nothing;
  if found then
    -- The same id, so that the dashboard can send a failed one again wherever it shows it.
    insert into private.mail_outbox (id, personal_mail_id, kind) values (wanted.id, wanted.id, 'personal');
  elsif not exists (
    select 1 from public.personal_mails as sent
    where sent.id = wanted.id and (sent.email, sent.subject, sent.body) = (wanted.email, wanted.subject, wanted.body)
  ) then
    perform private.reject('PT409', 'This email was already sent, before your last changes. To send this version, too, send again.', 'mail-sent');
  end if;
  update public.contact_messages_la2024 as message set status = 'replied'
  where message.id = wanted.message_id and message.status <> 'replied';
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

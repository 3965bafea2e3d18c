set check_function_bodies = off;

alter type public.claimed_contact_mail add attribute subject text, add attribute body text, add attribute message_at timestamptz,
  add attribute alert_id uuid;

create type public.message_answer as (id uuid, subject text, body text, created_at timestamp with time zone, state text, attempts integer, reason text, due_at timestamp with time zone, sent_at timestamp with time zone, given_up_at timestamp with time zone);

create table public.personal_mails (
  id uuid not null,
  email text not null,
  message_id uuid,
  subject text not null,
  body text not null,
  quotes_message boolean default false not null,
  created_at timestamp with time zone default now() not null
);

alter table private.mail_outbox add column personal_mail_id uuid;

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
        or exists (select 1 from public.person_tags as tag where tag.person_id = person.id)
        or exists (select 1 from public.personal_mails as mail where mail.email = known.email))
    );
end;
$function$;

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
    insert into private.mail_outbox (personal_mail_id, kind) values (wanted.id, 'personal');
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

CREATE OR REPLACE FUNCTION public.message_answers(of_message uuid)
 RETURNS SETOF public.message_answer
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  perform private.require_owner();
  return query
    select answer.id, answer.subject, answer.body, answer.created_at, private.delivery_state(mail), mail.attempts, mail.last_error,
      mail.next_attempt_at, mail.sent_at, mail.given_up_at
    from public.personal_mails as answer join private.mail_outbox as mail on mail.personal_mail_id = answer.id
    where answer.message_id = of_message
    order by answer.created_at, answer.id;
end;
$function$;

CREATE OR REPLACE FUNCTION public.claim_contact_mails(at_most integer DEFAULT 10)
 RETURNS SETOF public.claimed_contact_mail
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select taken.id, taken.claim, taken.kind, taken.attempts, coalesce(message.email, subscriber.email, personal.email), coalesce(message.name, person.name),
    message.company, message.service_name, case when personal.quotes_message is not false then message.message end, message.id,
    replace(subscriber.id::text, '-', '') || private.subscription_signature(subscriber.id),
    coalesce(subscriber.status <> 'active' or subscriber.confirmed_at is not null, (taken.kind = 'owner-calendar-back') = (calendar.withdrawn_at is not null)),
    calendar.name, calendar.last_error, calendar.read_at, (select rules.home_zone from public.booking_rules as rules),
    personal.subject, personal.body, message.created_at,
    (select alert.id from private.mail_outbox as alert where alert.message_id = personal.message_id)
  from private.claim_due_mails(false, null, at_most) as taken
  left join public.personal_mails as personal on personal.id = taken.personal_mail_id
  left join public.person_addresses as known on known.email = personal.email
  left join public.people as person on person.id = known.person_id
  left join public.contact_messages_la2024 as message on message.id = coalesce(taken.message_id, personal.message_id)
  left join public.newsletter_subscribers_la2024 as subscriber on subscriber.id = taken.subscriber_id
  left join public.calendars as calendar on calendar.id = taken.calendar_id;
$function$;

CREATE OR REPLACE FUNCTION public.undelivered_mails(of_kind text DEFAULT NULL::text, first integer DEFAULT 0, at_most integer DEFAULT 20)
 RETURNS SETOF public.undelivered_mail
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  perform private.require_owner();
  return query
    select lost.*, (count(*) over ())::integer
    from (
      select mail.id as mail_id, mail.kind, private.delivery_state(mail) as state,
        case when mail.deleted_booking is null then booking.id end as booking_id,
        null::uuid as message_id, null::uuid as campaign_id, btrim(booking.first_name || ' ' || booking.last_name) as about,
        case when mail.kind like 'owner-%' then '' else booking.email end as recipient, mail.attempts,
        mail.last_error as reason, coalesce(mail.given_up_at, mail.claimed_until) as given_up_at,
        booking.ends_at < now() or (mail.deleted_booking is not null and not private.announces_cancellation(mail.kind)) as is_over
      from private.mail_outbox as mail
      cross join lateral private.booking_of_mail(mail) as booking
      where mail.booking_id is not null and mail.state in ('dead', 'sending') and mail.dismissed_at is null
        and (mail.state = 'dead' or mail.claimed_until < now())
        and (of_kind is null or of_kind = 'booking')
        and (mail.batch is null or not exists (
          select 1 from private.mail_outbox as earlier
          where earlier.batch = mail.batch and earlier.id < mail.id and earlier.state = mail.state and earlier.dismissed_at is null))
      union all
      select mail.id, mail.kind, private.delivery_state(mail), null, message.id, null, coalesce(message.name, subscriber.email, calendar.name, personal.email),
        coalesce(subscriber.email, personal.email, ''), mail.attempts, mail.last_error, coalesce(mail.given_up_at, mail.claimed_until),
        coalesce(subscriber.status <> 'active' or subscriber.confirmed_at is not null, false)
      from private.mail_outbox as mail
      left join public.personal_mails as personal on personal.id = mail.personal_mail_id
      left join public.contact_messages_la2024 as message on message.id = coalesce(mail.message_id, personal.message_id)
      left join public.newsletter_subscribers_la2024 as subscriber on subscriber.id = mail.subscriber_id
      left join public.calendars as calendar on calendar.id = mail.calendar_id
      where mail.booking_id is null and mail.state in ('dead', 'sending') and mail.dismissed_at is null
        and (mail.state = 'dead' or mail.claimed_until < now())
        and (of_kind is null or of_kind = case when mail.subscriber_id is not null then 'campaign' else 'message' end)
      union all
      select mail.id, 'campaign', mail.state, null, null, campaign.id, campaign.subject, coalesce(reader.email, ''),
        mail.attempts, mail.last_error, mail.given_up_at, not coalesce(private.is_reader(reader), false)
      from public.newsletter_campaign_mails as mail
      join public.newsletter_campaigns as campaign on campaign.id = mail.campaign_id
      left join public.newsletter_subscribers_la2024 as reader on reader.id = mail.subscriber_id
      where mail.state in ('failed', 'doubtful') and mail.dismissed_at is null
        and (of_kind is null or of_kind = 'campaign')
    ) as lost
    order by lost.given_up_at desc nulls last, lost.mail_id
    offset greatest(first, 0) limit least(greatest(at_most, 1), 100);
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

alter table public.personal_mails add constraint personal_mails_subject_line check (char_length(subject) between 1 and 200 and subject !~ '[[:cntrl:]]');

alter table public.personal_mails add constraint personal_mails_body_length CHECK (((char_length(body) <= 20000) AND (body ~ '[^[:space:]]'::text)));

alter table public.personal_mails add constraint personal_mails_pkey PRIMARY KEY (id);

alter table public.personal_mails add constraint personal_mails_email_fkey FOREIGN KEY (email) REFERENCES public.person_addresses(email) ON DELETE CASCADE;

alter table public.personal_mails add constraint personal_mails_message_id_fkey FOREIGN KEY (message_id) REFERENCES public.contact_messages_la2024(id) ON DELETE SET NULL;

alter table private.mail_outbox add constraint mail_outbox_personal_mail_id_fkey FOREIGN KEY (personal_mail_id) REFERENCES public.personal_mails(id) ON DELETE CASCADE;

alter table private.mail_outbox drop constraint mail_outbox_about_one;
alter table private.mail_outbox add constraint mail_outbox_about_one CHECK ((num_nonnulls(booking_id, message_id, subscriber_id, calendar_id, personal_mail_id) = 1));

alter table private.mail_outbox drop constraint mail_outbox_kind_known;
alter table private.mail_outbox add constraint mail_outbox_kind_known CHECK (
CASE
    WHEN (message_id IS NOT NULL) THEN (kind = 'owner-message'::text)
    WHEN (subscriber_id IS NOT NULL) THEN (kind = 'welcome'::text)
    WHEN (personal_mail_id IS NOT NULL) THEN (kind = 'personal'::text)
    WHEN (calendar_id IS NOT NULL) THEN (kind = ANY (ARRAY['owner-calendar-overdue'::text, 'owner-calendar-back'::text]))
    ELSE (kind = ANY (ARRAY['confirmation'::text, 'owner-notice'::text, 'confirmed'::text, 'moved'::text, 'relocated'::text, 'cancelled'::text, 'reinstated'::text, 'reminder'::text, 'owner-moved'::text, 'owner-cancelled'::text]))
END);


CREATE INDEX personal_mails_by_message ON public.personal_mails USING btree (message_id);

CREATE UNIQUE INDEX mail_outbox_once_per_personal_mail ON private.mail_outbox USING btree (personal_mail_id);

CREATE INDEX personal_mails_by_person ON public.personal_mails USING btree (email, created_at DESC, id DESC);

alter table public.personal_mails enable row level security;

create policy "the owner reads personal mails" on public.personal_mails as PERMISSIVE for SELECT to authenticated using (( SELECT public.is_owner() AS is_owner));

grant select on table public.personal_mails to authenticated;

grant select on table public.personal_mails to service_role;

grant execute on function public.send_personal_mail(uuid,text,text,text,uuid,boolean) to authenticated;

grant execute on function public.message_answers(uuid) to authenticated;

comment on table public.personal_mails is 'Never changed once it is written, so it needs no history.';

comment on column public.personal_mails.id is 'Chosen by the dashboard, so that an email sent again after a lost response is the same one.';

comment on column public.personal_mails.message_id is 'The message that it answers.';

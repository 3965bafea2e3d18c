-- Emails that did not get through, for the owner to retry or dismiss.

/*
  The state of a booking email as the owner sees it: waiting, sending, sent, failed, skipped, or doubtful if its sender died
  while sending.
*/
create function private.delivery_state(mail private.mail_outbox) returns text
language sql stable set search_path = '' as $$
  select case
    when mail.state = 'dead' then 'failed'
    when mail.state = 'sending' and mail.claimed_until < now() then 'doubtful'
    when mail.state = 'claimed' then 'sending'
    else mail.state
  end;
$$;

-- The named emails of the outbox, with all others of their batches: the client receives a batch as one email.
create function private.with_batches(mail_ids uuid[]) returns setof uuid
language sql stable set search_path = '' as $$
  select mail.id from private.mail_outbox as mail
  where mail.id = any (mail_ids)
    or mail.batch in (select asked.batch from private.mail_outbox as asked where asked.id = any (mail_ids));
$$;

create type public.booking_mail as (
  mail_id uuid,
  kind text,
  state text,
  attempts integer,
  reason text,
  due_at timestamptz,
  sent_at timestamptz,
  given_up_at timestamptz,
  is_dismissed boolean
);

-- All emails of a booking, oldest first.
create function public.booking_mails(for_booking uuid) returns setof public.booking_mail
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_owner();
  return query
    select mail.id, mail.kind, private.delivery_state(mail), mail.attempts, mail.last_error, mail.next_attempt_at, mail.sent_at,
      mail.given_up_at, mail.dismissed_at is not null
    from private.mail_outbox as mail
    where mail.booking_id = for_booking
    order by coalesce(mail.sent_at, mail.given_up_at, mail.next_attempt_at), mail.id;
end;
$$;

grant execute on function public.booking_mails(uuid) to authenticated;

create type public.undelivered_mail as (
  mail_id uuid,
  kind text,
  state text,
  booking_id uuid,
  message_id uuid,
  campaign_id uuid,
  about text,
  recipient text,
  attempts integer,
  reason text,
  given_up_at timestamptz,
  is_over boolean,
  total integer
);

/*
  Failed and doubtful emails that the owner has not dismissed, latest first. `about` is the visitor's name or address, or the
  campaign's subject; an empty `recipient` means the owner. `is_over`: sending it now would be pointless. `total` counts all pages.
*/
create function public.undelivered_mails(of_kind text default null, first integer default 0, at_most integer default 20)
returns setof public.undelivered_mail
language plpgsql stable security definer set search_path = '' as $$
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
$$;

grant execute on function public.undelivered_mails(text, integer, integer) to authenticated;

-- Queues failed and doubtful emails again and returns their number. Idempotent. Skips those that have lost their booking.
create function public.retry_mails(mail_ids uuid[]) returns integer
language plpgsql volatile security definer set search_path = '' as $$
declare
  of_outbox integer;
  campaigns uuid[];
begin
  perform private.require_owner();
  if cardinality(mail_ids) > 100 then
    perform private.reject('PT422', 'Please select no more than 100 emails.', 'mail-ids');
  end if;

  update private.mail_outbox as mail
  set state = 'waiting', attempts = 0, next_attempt_at = now(), claim = null, claimed_until = null,
    given_up_at = null, dismissed_at = null
  where mail.id in (select private.with_batches(mail_ids)) and private.delivery_state(mail) in ('failed', 'doubtful')
    and (mail.booking_id is null or (private.booking_of_mail(mail)).ends_at > now());
  get diagnostics of_outbox = row_count;

  with again as (
    update public.newsletter_campaign_mails as mail
    set state = 'waiting', attempts = 0, next_attempt_at = now(), claim = null, claimed_until = null,
      given_up_at = null, dismissed_at = null
    where mail.id = any (mail_ids) and mail.state in ('failed', 'doubtful')
    returning mail.campaign_id
  )
  select coalesce(array_agg(again.campaign_id), '{}') into campaigns from again;
  -- Does not resume a paused campaign.
  perform private.reopen_campaigns(campaigns);
  return of_outbox + cardinality(campaigns);
end;
$$;

grant execute on function public.retry_mails(uuid[]) to authenticated;

-- Hides emails from the list of undelivered ones, or shows them again. Returns their number.
create function public.dismiss_mails(mail_ids uuid[], is_dismissed boolean default true) returns integer
language plpgsql volatile security definer set search_path = '' as $$
declare
  put_away timestamptz := case when is_dismissed then now() end;
  of_outbox integer;
  of_campaigns integer;
begin
  perform private.require_owner();
  if cardinality(mail_ids) > 100 then
    perform private.reject('PT422', 'Please select no more than 100 emails.', 'mail-ids');
  end if;
  update private.mail_outbox as mail set dismissed_at = put_away
  where mail.id in (select private.with_batches(mail_ids)) and private.delivery_state(mail) in ('failed', 'doubtful')
    and (is_dismissed or mail.booking_id is null or (private.booking_of_mail(mail)).id is not null);
  get diagnostics of_outbox = row_count;
  update public.newsletter_campaign_mails as mail set dismissed_at = put_away
  where mail.id = any (mail_ids) and mail.state in ('failed', 'doubtful');
  get diagnostics of_campaigns = row_count;
  return of_outbox + of_campaigns;
end;
$$;

grant execute on function public.dismiss_mails(uuid[], boolean) to authenticated;

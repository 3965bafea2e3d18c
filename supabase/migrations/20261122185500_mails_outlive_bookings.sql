-- A mail that is owed outlives its booking, and a cancellation can carry a reason.
set check_function_bodies = off;

alter table public.bookings_la2024 add column cancel_reason text not null default '';
alter table public.bookings_la2024 add constraint bookings_cancel_reason_length check (char_length(cancel_reason) <= 500);
comment on column public.bookings_la2024.cancel_reason is 'What the owner tells the visitor in the mail about her cancellation.';
grant update (cancel_reason) on table public.bookings_la2024 to authenticated;

alter table private.mail_outbox drop constraint mail_outbox_booking_id_fkey;
alter table private.mail_outbox add column deleted_booking jsonb;
alter type public.claimed_mail add attribute cancel_reason text;

create or replace function private.booking_of_mail(mail private.mail_outbox) returns public.bookings_la2024
language sql stable set search_path = '' as $$
  select coalesce(
    (select booking from public.bookings_la2024 as booking where booking.id = mail.booking_id),
    jsonb_populate_record(null::public.bookings_la2024, mail.deleted_booking)
  );
$$;

create or replace function private.announces_cancellation(kind text) returns boolean
language sql immutable set search_path = '' as $$ select kind in ('cancelled', 'owner-cancelled'); $$;

create or replace function private.keep_owed_mails() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update private.mail_outbox as mail
  set deleted_booking = to_jsonb(old) || '{"status": "cancelled"}'
  where mail.booking_id = old.id and mail.state in ('waiting', 'claimed', 'sending', 'dead');
  update private.mail_outbox as mail
  set state = 'skipped', claimed_until = null, last_error = 'The booking was deleted before the email was sent.'
  where mail.booking_id = old.id and mail.state in ('waiting', 'claimed') and not private.announces_cancellation(mail.kind);
  return old;
end;
$$;

create or replace function public.claim_mail(for_booking uuid default null, at_most integer default 10) returns setof public.claimed_mail
language sql volatile security definer set search_path = '' as $$
  select taken.id, taken.claim, taken.kind, taken.attempts, booking.id, booking.service_type, booking.service_name,
    booking.appointment_date, booking.appointment_time, booking.starts_at, booking.ends_at, booking.first_name,
    booking.last_name, booking.email, booking.phone, booking.company, booking.message, booking.status,
    booking.sequence, private.booking_link(booking.id), booking.visitor_time_zone, booking.language, booking.cancel_reason
  from private.claim_due_mails(true, for_booking, at_most) as taken
  cross join lateral private.booking_of_mail(taken) as booking;
$$;

create or replace function public.undelivered_mails(of_kind text default null, first integer default 0, at_most integer default 20)
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
      union all
      select mail.id, mail.kind, private.delivery_state(mail), null, message.id, null, coalesce(message.name, subscriber.email),
        coalesce(subscriber.email, ''), mail.attempts, mail.last_error, coalesce(mail.given_up_at, mail.claimed_until),
        coalesce(subscriber.status <> 'active' or subscriber.confirmed_at is not null, false)
      from private.mail_outbox as mail
      left join public.contact_messages_la2024 as message on message.id = mail.message_id
      left join public.newsletter_subscribers_la2024 as subscriber on subscriber.id = mail.subscriber_id
      where mail.booking_id is null and mail.state in ('dead', 'sending') and mail.dismissed_at is null
        and (mail.state = 'dead' or mail.claimed_until < now())
        and (of_kind is null or of_kind = case when mail.message_id is null then 'campaign' else 'message' end)
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

create or replace function public.retry_mails(mail_ids uuid[]) returns integer
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
  where mail.id = any (mail_ids) and private.delivery_state(mail) in ('failed', 'doubtful')
    and coalesce((private.booking_of_mail(mail)).ends_at > now(), true);
  get diagnostics of_outbox = row_count;

  with again as (
    update public.newsletter_campaign_mails as mail
    set state = 'waiting', attempts = 0, next_attempt_at = now(), claim = null, claimed_until = null,
      given_up_at = null, dismissed_at = null
    where mail.id = any (mail_ids) and mail.state in ('failed', 'doubtful')
    returning mail.campaign_id
  )
  select coalesce(array_agg(again.campaign_id), '{}') into campaigns from again;
  -- Retrying a mail does not resume a paused campaign.
  update public.newsletter_campaigns as campaign set state = 'sending', finished_at = null
  where campaign.id = any (campaigns) and campaign.state = 'sent';
  return of_outbox + cardinality(campaigns);
end;
$$;

create trigger bookings_7_keep_owed_mails before delete on public.bookings_la2024
  for each row execute function private.keep_owed_mails();

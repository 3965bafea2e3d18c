-- The mails of messages and subscribers: the alert to the owner and the newsletter's welcome. The outbox is in
-- mail_outbox.sql.

create function private.subscription_signature(subscriber_id uuid) returns text
language sql stable set search_path = '' as $$
  select left(encode(sha256(key.secret || sha256(key.secret || convert_to('subscription ' || subscriber_id, 'UTF8'))), 'hex'), 40)
  from private.signing_key as key;
$$;

-- `link` has 32 hex digits of the subscriber's id and 40 of its signature. `is_outdated`: there is nothing to confirm any more.
create type public.claimed_contact_mail as (
  mail_id uuid,
  claim uuid,
  kind text,
  attempt integer,
  email text,
  name text,
  company text,
  service_name text,
  message text,
  message_id uuid,
  link text,
  is_outdated boolean
);

-- Claims due mails of messages and subscribers, like claim_mail.
create function public.claim_contact_mails(at_most integer default 10) returns setof public.claimed_contact_mail
language sql volatile security definer set search_path = '' as $$
  select taken.id, taken.claim, taken.kind, taken.attempts, coalesce(message.email, subscriber.email), message.name,
    message.company, message.service_name, message.message, message.id,
    replace(subscriber.id::text, '-', '') || private.subscription_signature(subscriber.id),
    subscriber.status <> 'active' or subscriber.confirmed_at is not null
  from private.claim_due_mails(false, null, at_most) as taken
  left join public.contact_messages_la2024 as message on message.id = taken.message_id
  left join public.newsletter_subscribers_la2024 as subscriber on subscriber.id = taken.subscriber_id;
$$;

grant execute on function public.claim_contact_mails(integer) to service_role;

-- Confirms the address of a welcome mail's link, and subscribes it again if it has unsubscribed. False for any other text.
create function public.confirm_subscription(link text) returns boolean
language plpgsql volatile security definer set search_path = '' as $$
declare
  signed_id uuid;
begin
  if link ~ '^[0-9a-f]{72}$' and right(link, 40) = private.subscription_signature(left(link, 32)::uuid) then
    signed_id := left(link, 32)::uuid;
  end if;
  update public.newsletter_subscribers_la2024 as subscriber set status = 'active', confirmed_at = now()
  where subscriber.id = signed_id and not private.is_reader(subscriber);
  return exists (select 1 from public.newsletter_subscribers_la2024 as subscriber where subscriber.id = signed_id);
end;
$$;

grant execute on function public.confirm_subscription(text) to anon, authenticated;

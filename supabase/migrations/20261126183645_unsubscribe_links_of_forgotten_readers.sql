set check_function_bodies = off;

CREATE OR REPLACE FUNCTION public.unsubscribe_by_link(token_hash text)
 RETURNS boolean
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  reader uuid;
  known_mail uuid;
  deleted_email text;
begin
  if token_hash is null or token_hash !~ '^[0-9a-f]{64}$' then
    return false;
  end if;
  select mail.id, mail.subscriber_id into known_mail, reader
  from private.unsubscribe_tokens as token
  join public.newsletter_campaign_mails as mail on mail.id = token.mail_id
  where token.token_hash = decode(unsubscribe_by_link.token_hash, 'hex');
  if known_mail is null then
    return false;
  end if;
  if reader is null then
    select deleted.stored ->> 'email' into deleted_email from private.deleted_rows as deleted
    where deleted.table_name = 'newsletter_subscribers_la2024'
      and deleted.links -> 'newsletter_campaign_mails' ? known_mail::text;
    if deleted_email is null then
      return false;
    end if;
  end if;
  -- In the order of an erasure.
  update public.newsletter_subscribers_la2024 as subscriber set status = 'unsubscribed'
  where (subscriber.id = reader or lower(subscriber.email) = lower(deleted_email)) and subscriber.status = 'active';
  update private.deleted_rows as deleted set stored = deleted.stored || '{"status": "unsubscribed"}'
  where deleted.table_name = 'newsletter_subscribers_la2024' and deleted.stored ->> 'email' = deleted_email;
  update public.newsletter_campaign_mails as mail set unsubscribed_at = now()
  where mail.id = known_mail and mail.unsubscribed_at is null;
  return true;
end;
$function$;

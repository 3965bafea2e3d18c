set check_function_bodies = off;

CREATE OR REPLACE FUNCTION public.subscribe(email text, website text DEFAULT ''::text, source text DEFAULT 'website'::text)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
#variable_conflict use_column
declare
  address text := private.email_address(subscribe.email);
  origin text := coalesce(nullif(subscribe.source, ''), 'website');
  -- Waits if an import is being undone: the address may be unknown afterward.
  is_known boolean := exists (
    select 1 from public.newsletter_subscribers_la2024 as known where lower(known.email) = lower(address) for key share
  );
  subscriber uuid;
begin
  if not private.is_feature_on('newsletter_enabled') then
    perform private.reject('PT422', 'The newsletter is closed at the moment.', 'newsletter-closed');
  elsif origin !~ '^[a-z0-9-]{1,40}$' then
    perform private.reject('PT422', 'Please subscribe from one of the forms on this site.', 'source');
  elsif coalesce(subscribe.website, '') <> '' then
    return;
  elsif not private.is_within_address_limit('subscription') then
    perform private.reject('PT429', 'Too many sign-ups from your connection. Please try again in an hour.', 'address');
  elsif not private.is_within_email_limit('subscription', address) then
    -- An error would reveal that someone keeps subscribing this address.
    return;
  end if;

  begin
    insert into public.newsletter_subscribers_la2024 (email, source)
    values (case when is_known then gen_random_uuid() || '@undone.invalid' else address end, origin) returning id into subscriber;
    insert into private.mail_outbox (subscriber_id, kind) values (subscriber, 'welcome');
    set constraints public.zz_keep_person immediate;
    if is_known then
      raise unique_violation;
    end if;
  exception
    when unique_violation then
      -- Undoing the import must not delete someone who subscribes now.
      update public.newsletter_subscribers_la2024 as known set import_id = null
      where lower(known.email) = lower(address) and known.import_id is not null;
      -- Someone else may have entered an address that had unsubscribed, so it has to be confirmed again.
      update public.newsletter_subscribers_la2024 as known
      set status = 'active', confirmed_at = null, consented_on = null, consent_statement = null
      where lower(known.email) = lower(address) and not private.is_reader(known)
      returning known.id into subscriber;
      insert into private.mail_outbox (subscriber_id, kind)
      select subscriber, 'welcome' where found
        and not exists (select 1 from private.mail_outbox as mail where mail.subscriber_id = subscriber and mail.state = 'waiting');
  end;
end;
$function$;

CREATE OR REPLACE FUNCTION public.start_campaign(campaign_id uuid, seen_version timestamp with time zone DEFAULT NULL::timestamp with time zone)
 RETURNS integer
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  campaign public.newsletter_campaigns := private.lock_campaign(campaign_id);
  readers integer;
begin
  if campaign.state <> 'draft' then
    select count(*) into readers from public.newsletter_campaign_mails as mail where mail.campaign_id = campaign.id;
    return readers;
  elsif campaign.updated_at <> seen_version then
    perform private.reject('PT409', 'This campaign was changed somewhere else in the meantime.', 'campaign-changed');
  elsif btrim(campaign.subject) = '' then
    perform private.reject('PT422', 'Please write a subject.', 'subject');
  elsif btrim(campaign.body, E' \t\r\n') = '' then
    perform private.reject('PT422', 'Please write the message.', 'body');
  end if;

  insert into public.newsletter_campaign_mails (campaign_id, subscriber_id)
  select campaign.id, subscriber.id
  from public.newsletter_subscribers_la2024 as subscriber
  where private.is_reader(subscriber)
  -- Waits for imports that are being undone, in their order.
  order by subscriber.id for key share;
  get diagnostics readers = row_count;
  if readers = 0 then
    perform private.reject('PT422', 'There are no confirmed subscribers to send this to.', 'no-readers');
  end if;
  update public.newsletter_campaigns as one set state = 'sending', started_at = now() where one.id = campaign.id;
  -- Without statistics about the new rows, the planner would sort them all for every batch that is claimed.
  analyze public.newsletter_campaign_mails;
  return readers;
end;
$function$;

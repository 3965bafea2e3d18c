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
  is_known boolean := exists (select 1 from public.newsletter_subscribers_la2024 as known where lower(known.email) = lower(address));
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

set check_function_bodies = off;

CREATE OR REPLACE FUNCTION private.reopen_campaigns(ids uuid[])
 RETURNS void
 LANGUAGE sql
 SET search_path TO ''
AS $function$
  select 1 from public.newsletter_campaigns as campaign where campaign.id = any (ids) order by campaign.id for update;
  update public.newsletter_campaigns as campaign set state = 'sending', finished_at = null
  where campaign.id = any (ids) and campaign.state = 'sent';
$function$;

CREATE OR REPLACE FUNCTION public.retry_campaign(campaign_id uuid, of_state text DEFAULT 'failed'::text)
 RETURNS integer
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  campaign public.newsletter_campaigns;
  again integer;
begin
  perform private.require_owner();
  -- Emails before their campaign, in the order of those who report on one.
  perform 1 from public.newsletter_campaign_mails as mail
  where mail.campaign_id = retry_campaign.campaign_id and mail.state = of_state order by mail.id for update;
  campaign := private.lock_campaign(retry_campaign.campaign_id);
  if of_state is null or of_state not in ('failed', 'doubtful') then
    perform private.reject('PT422', 'Only emails that failed or may not have arrived can be resent.', 'of-state');
  end if;
  update public.newsletter_campaign_mails as mail
  set state = 'waiting', attempts = 0, next_attempt_at = now(), claim = null, claimed_until = null
  where mail.campaign_id = campaign.id and mail.state = of_state;
  get diagnostics again = row_count;
  update public.newsletter_campaigns as one set state = 'sending', finished_at = null
  where one.id = campaign.id and one.state in ('sent', 'paused') and again > 0;
  return again;
end;
$function$;

CREATE OR REPLACE FUNCTION private.close_finished_campaigns()
 RETURNS void
 LANGUAGE sql
 SET search_path TO ''
AS $function$
  select 1 from public.newsletter_campaigns as campaign where campaign.state = 'sending' order by campaign.id for update;
  update public.newsletter_campaigns as campaign set state = 'sent', finished_at = now()
  where campaign.state = 'sending' and not exists (
    select 1 from public.newsletter_campaign_mails as mail
    where mail.campaign_id = campaign.id and mail.state in ('waiting', 'claimed', 'sending')
  );
$function$;

CREATE OR REPLACE FUNCTION public.settle_campaign_mail(mail_id uuid, mail_claim uuid, outcome text, reason text DEFAULT ''::text)
 RETURNS boolean
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  settled public.newsletter_campaign_mails;
begin
  update public.newsletter_campaign_mails as mail
  set state = case
      when outcome = 'sent' then 'sent'
      when outcome = 'unknown' then 'doubtful'
      when outcome = 'refused' and mail.attempts < 6 then 'waiting'
      else 'failed'
    end,
    sent_at = case when outcome = 'sent' then now() end,
    next_attempt_at = now() + make_interval(mins => (5 ^ (greatest(mail.attempts, 1) - 1))::integer),
    -- Servers repeat the address in their reasons.
    last_error = case when outcome = 'sent' or mail.subscriber_id is null then '' else left(coalesce(reason, ''), 500) end,
    claimed_until = null
  where mail.id = mail_id and mail.claim = mail_claim and mail.state in ('claimed', 'sending', 'doubtful')
    and outcome in ('sent', 'refused', 'refused-for-good', 'unknown')
  returning mail.* into settled;
  if settled.state = 'waiting' then
    perform private.reopen_campaigns(array[settled.campaign_id]);
  end if;
  return settled.id is not null;
end;
$function$;

CREATE OR REPLACE FUNCTION public.retry_mails(mail_ids uuid[])
 RETURNS integer
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
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
  -- Does not resume a paused campaign.
  perform private.reopen_campaigns(campaigns);
  return of_outbox + cardinality(campaigns);
end;
$function$;

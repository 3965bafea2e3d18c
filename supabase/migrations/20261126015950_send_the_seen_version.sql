set check_function_bodies = off;

drop function public.start_campaign(uuid);

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
  where private.is_reader(subscriber);
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

grant execute on function public.start_campaign(uuid,timestamp with time zone) to authenticated;

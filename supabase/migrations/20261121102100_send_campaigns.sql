-- How the owner starts, pauses and follows a campaign. Sending itself is the mail function's, in the next migration.

-- The campaign, held until the end of the transaction; refuses everybody but the owner.
create function private.own_campaign(wanted uuid) returns public.newsletter_campaigns
language plpgsql set search_path = '' as $$
declare
  campaign public.newsletter_campaigns;
begin
  if not public.is_owner() then
    raise insufficient_privilege using message = 'only the owner sends campaigns';
  end if;
  select * into campaign from public.newsletter_campaigns as one where one.id = wanted for update;
  if campaign.id is null then
    perform private.refuse('PT422', 'This campaign no longer exists.', 'campaign-gone');
  end if;
  return campaign;
end;
$$;

/*
  Sends the campaign to everybody who is subscribed now, and answers how many that are. Asked again, because an answer was
  lost, it answers the same and adds nobody.
*/
create function public.start_campaign(campaign_id uuid) returns integer
language plpgsql volatile security definer set search_path = '' as $$
declare
  campaign public.newsletter_campaigns := private.own_campaign(campaign_id);
  readers integer;
begin
  if campaign.state <> 'draft' then
    select count(*) into readers from public.newsletter_campaign_mails as mail where mail.campaign_id = campaign.id;
    return readers;
  elsif btrim(campaign.subject) = '' then
    perform private.refuse('PT422', 'Please write a subject.', 'subject');
  elsif btrim(campaign.body, E' \t\r\n') = '' then
    perform private.refuse('PT422', 'Please write the message.', 'body');
  end if;

  insert into public.newsletter_campaign_mails (campaign_id, subscriber_id)
  select campaign.id, subscriber.id
  from public.newsletter_subscribers_la2024 as subscriber
  where subscriber.status = 'active';
  get diagnostics readers = row_count;
  if readers = 0 then
    perform private.refuse('PT422', 'There are no active subscribers to send this to.', 'no-readers');
  end if;
  update public.newsletter_campaigns as one set state = 'sending', started_at = now() where one.id = campaign.id;
  return readers;
end;
$$;

-- Nobody else gets it until it is resumed; what is just being handed over still goes out.
create function public.pause_campaign(campaign_id uuid) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  campaign public.newsletter_campaigns := private.own_campaign(campaign_id);
begin
  update public.newsletter_campaigns as one set state = 'paused' where one.id = campaign.id and one.state = 'sending';
end;
$$;

create function public.resume_campaign(campaign_id uuid) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  campaign public.newsletter_campaigns := private.own_campaign(campaign_id);
begin
  update public.newsletter_campaigns as one set state = 'sending' where one.id = campaign.id and one.state = 'paused';
end;
$$;

-- Sends once more what failed, or what may not have arrived; answers to how many.
create function public.retry_campaign(campaign_id uuid, of_state text default 'failed') returns integer
language plpgsql volatile security definer set search_path = '' as $$
declare
  campaign public.newsletter_campaigns := private.own_campaign(campaign_id);
  again integer;
begin
  if of_state is null or of_state not in ('failed', 'doubtful') then
    perform private.refuse('PT422', 'Only what failed or may not have arrived can be sent again.', 'of-state');
  end if;
  update public.newsletter_campaign_mails as mail
  set state = 'waiting', attempts = 0, next_attempt_at = now(), claim = null, claimed_until = null
  where mail.campaign_id = campaign.id and mail.state = of_state;
  get diagnostics again = row_count;
  update public.newsletter_campaigns as one set state = 'sending', finished_at = null
  where one.id = campaign.id and one.state in ('sent', 'paused') and again > 0;
  return again;
end;
$$;

create type public.campaign_report as (
  id uuid,
  subject text,
  state text,
  created_at timestamptz,
  updated_at timestamptz,
  started_at timestamptz,
  finished_at timestamptz,
  recipients integer,
  waiting integer,
  sent integer,
  failed integer,
  doubtful integer,
  skipped integer,
  unsubscribed integer,
  total integer
);

-- How campaigns stand, newest first, a page or one of them; total counts all pages. Runs as whoever asks: policies hold.
create function public.campaign_reports(only_campaign uuid default null, first integer default 0, at_most integer default 20)
returns setof public.campaign_report
language sql stable set search_path = '' as $$
  select campaign.id, campaign.subject, campaign.state, campaign.created_at, campaign.updated_at, campaign.started_at,
    campaign.finished_at, counted.recipients, counted.waiting, counted.sent, counted.failed, counted.doubtful, counted.skipped,
    (select count(*) from public.newsletter_campaign_mails as mail
      where mail.campaign_id = campaign.id and mail.unsubscribed_at is not null)::integer,
    campaign.total
  from (
    select one.*, (count(*) over ())::integer as total
    from public.newsletter_campaigns as one
    where only_campaign is null or one.id = only_campaign
    order by one.created_at desc, one.id
    offset greatest(first, 0) limit least(greatest(at_most, 1), 100)
  ) as campaign
  cross join lateral (
    select coalesce(sum(states.mails), 0)::integer as recipients,
      coalesce(sum(states.mails) filter (where states.state in ('waiting', 'claimed', 'sending')), 0)::integer as waiting,
      coalesce(sum(states.mails) filter (where states.state = 'sent'), 0)::integer as sent,
      coalesce(sum(states.mails) filter (where states.state = 'failed'), 0)::integer as failed,
      coalesce(sum(states.mails) filter (where states.state = 'doubtful'), 0)::integer as doubtful,
      coalesce(sum(states.mails) filter (where states.state = 'skipped'), 0)::integer as skipped
    from (
      select mail.state, count(*) as mails from public.newsletter_campaign_mails as mail
      where mail.campaign_id = campaign.id group by mail.state
    ) as states
  ) as counted
  order by campaign.created_at desc, campaign.id;
$$;

create type public.campaign_problem as (email text, state text, reason text);

-- Who a campaign did not reach for certain, and why; the first hundred.
create function public.campaign_problems(campaign_id uuid) returns setof public.campaign_problem
language sql stable set search_path = '' as $$
  select coalesce(subscriber.email, ''), mail.state, mail.last_error
  from public.newsletter_campaign_mails as mail
  left join public.newsletter_subscribers_la2024 as subscriber on subscriber.id = mail.subscriber_id
  where mail.campaign_id = campaign_problems.campaign_id and mail.state in ('failed', 'doubtful')
  order by mail.state desc, subscriber.email
  limit 100;
$$;

revoke all on function private.own_campaign(uuid) from public;
revoke all on function public.start_campaign(uuid) from public, anon, authenticated, service_role;
revoke all on function public.pause_campaign(uuid) from public, anon, authenticated, service_role;
revoke all on function public.resume_campaign(uuid) from public, anon, authenticated, service_role;
revoke all on function public.retry_campaign(uuid, text) from public, anon, authenticated, service_role;
revoke all on function public.campaign_reports(uuid, integer, integer) from public, anon, authenticated, service_role;
revoke all on function public.campaign_problems(uuid) from public, anon, authenticated, service_role;
grant execute on function public.start_campaign(uuid) to authenticated;
grant execute on function public.pause_campaign(uuid) to authenticated;
grant execute on function public.resume_campaign(uuid) to authenticated;
grant execute on function public.retry_campaign(uuid, text) to authenticated;
grant execute on function public.campaign_reports(uuid, integer, integer) to authenticated;
grant execute on function public.campaign_problems(uuid) to authenticated;

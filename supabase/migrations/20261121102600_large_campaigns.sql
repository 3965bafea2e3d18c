-- A campaign to a hundred thousand readers is taken in handfuls as fast as one to a hundred.

/*
  Sends the campaign to everybody who is subscribed now, and answers how many that are. Asked again, because an answer was
  lost, it answers the same and adds nobody.
*/
create or replace function public.start_campaign(campaign_id uuid) returns integer
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
  -- The planner knows nothing of the new rows yet, and would sort them all for every handful that is taken.
  analyze public.newsletter_campaign_mails;
  return readers;
end;
$$;

/*
  Takes mails that are due, each for a while. Until start_campaign_mail says that it goes out, a mail whose taker vanished
  is handed out again. Afterwards never: it may have left, and nobody gets two.
*/
create or replace function public.claim_campaign_mails(at_most integer default 20, hold_seconds integer default 120)
returns setof public.claimed_campaign_mail
language plpgsql volatile security definer set search_path = '' as $$
declare
  due uuid[];
  held_until timestamptz := now() + make_interval(secs => least(greatest(hold_seconds, 1), 600));
begin
  update public.newsletter_campaign_mails as mail
  set state = 'doubtful', last_error = 'Sending broke off while the mail was handed over.'
  where mail.state = 'sending' and mail.claimed_until < now();

  loop
    select array_agg(taken.id) into due from (
      select mail.id
      from public.newsletter_campaign_mails as mail
      join public.newsletter_campaigns as campaign on campaign.id = mail.campaign_id and campaign.state = 'sending'
      where mail.state in ('waiting', 'claimed') and mail.next_attempt_at <= now()
        and (mail.state = 'waiting' or mail.claimed_until < now())
      limit least(greatest(at_most, 1), 100)
      for update of mail skip locked
    ) as taken;
    exit when due is null;

    return query
      with taken as (
        update public.newsletter_campaign_mails as mail
        set state = case when subscriber.id is null then 'skipped' else 'claimed' end,
          claim = gen_random_uuid(), claimed_until = held_until, attempts = mail.attempts + 1
        from unnest(due) as wanted (id)
        join public.newsletter_campaign_mails as same on same.id = wanted.id
        left join public.newsletter_subscribers_la2024 as subscriber
          on subscriber.id = same.subscriber_id and subscriber.status = 'active'
        where mail.id = wanted.id
        returning mail.id, mail.claim, mail.campaign_id, subscriber.email, mail.attempts, mail.state
      )
      select taken.id, taken.claim, taken.campaign_id, taken.email, taken.attempts from taken where taken.state = 'claimed';
    -- A batch of people who have all left is no reason to stop.
    exit when found;
  end loop;

  if due is null then
    perform private.close_finished_campaigns();
  end if;
end;
$$;

-- How the email function sends a campaign: it claims due emails, reports how each ended, and unsubscribes readers by link.

create type public.claimed_campaign_mail as (mail_id uuid, claim uuid, campaign_id uuid, email text, attempt integer);

/*
  A campaign is finished when none of its emails is waiting or being sent. The locks let reopen_campaigns see one that is finished
  at the same time. Both lock campaigns after emails.
*/
create function private.close_finished_campaigns() returns void
language sql volatile set search_path = '' as $$
  select 1 from public.newsletter_campaigns as campaign where campaign.state = 'sending' order by campaign.id for update;
  update public.newsletter_campaigns as campaign set state = 'sent', finished_at = now()
  where campaign.state = 'sending' and not exists (
    select 1 from public.newsletter_campaign_mails as mail
    where mail.campaign_id = campaign.id and mail.state in ('waiting', 'claimed', 'sending')
  );
$$;

/*
  Claims due emails for a while. If a sender dies before start_campaign_mail, its emails are handed out again; afterward they
  become doubtful, so that nobody gets two.
*/
create function public.claim_campaign_mails(at_most integer default 20, hold_seconds integer default 120)
returns setof public.claimed_campaign_mail
language plpgsql volatile security definer set search_path = '' as $$
declare
  due uuid[];
  held_until timestamptz := now() + make_interval(secs => least(greatest(hold_seconds, 1), 600));
begin
  update public.newsletter_campaign_mails as mail
  set state = 'doubtful', last_error = 'Sending was interrupted while the email was being delivered.'
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
          on subscriber.id = same.subscriber_id and private.is_reader(subscriber)
        where mail.id = wanted.id
        returning mail.id, mail.claim, mail.campaign_id, subscriber.email, mail.attempts, mail.state
      )
      select taken.id, taken.claim, taken.campaign_id, taken.email, taken.attempts from taken where taken.state = 'claimed';
    -- All readers of this batch have unsubscribed: try the next one.
    exit when found;
  end loop;

  if due is null then
    perform private.close_finished_campaigns();
  end if;
end;
$$;

grant execute on function public.claim_campaign_mails(integer, integer) to service_role;

/*
  Marks the email as being sent and stores the hash of its unsubscribe token. False: do not send, because another sender has
  it, the reader has unsubscribed, or the owner has paused the campaign.
*/
create function public.start_campaign_mail(mail_id uuid, mail_claim uuid, token_hash text, hold_seconds integer default 120)
returns boolean
language plpgsql volatile security definer set search_path = '' as $$
declare
  mail public.newsletter_campaign_mails;
begin
  select * into mail from public.newsletter_campaign_mails as one
  where one.id = mail_id and one.claim = mail_claim and one.state = 'claimed' for update;
  if mail.id is null then
    return false;
  elsif not exists (
    select 1 from public.newsletter_subscribers_la2024 as reader where reader.id = mail.subscriber_id and private.is_reader(reader)
  ) then
    update public.newsletter_campaign_mails as one set state = 'skipped' where one.id = mail.id;
    return false;
  elsif not exists (select 1 from public.newsletter_campaigns as one where one.id = mail.campaign_id and one.state = 'sending') then
    update public.newsletter_campaign_mails as one set state = 'waiting', attempts = one.attempts - 1 where one.id = mail.id;
    return false;
  end if;
  insert into private.unsubscribe_tokens (token_hash, mail_id) values (decode(token_hash, 'hex'), mail.id);
  update public.newsletter_campaign_mails as one
  set state = 'sending', claimed_until = now() + make_interval(secs => least(greatest(hold_seconds, 1), 600))
  where one.id = mail.id;
  return true;
end;
$$;

grant execute on function public.start_campaign_mail(uuid, uuid, text, integer) to service_role;

/*
  Records the outcome: sent; refused, which retries after 1, 5, 25, 125 … minutes and gives up after the sixth attempt;
  refused-for-good; or unknown, if the connection broke after the email was handed over. The sender may be so slow that the
  campaign is finished.
*/
create function public.settle_campaign_mail(mail_id uuid, mail_claim uuid, outcome text, reason text default '') returns boolean
language plpgsql volatile security definer set search_path = '' as $$
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
$$;

grant execute on function public.settle_campaign_mail(uuid, uuid, text, text) to service_role;

/*
  Unsubscribes the recipient of a link. Idempotent. The owner may have deleted the recipient and added the same address again:
  then it unsubscribes that one, and a restored row is unsubscribed, too. False for a link that was never sent, and once nothing
  is known about its recipient anymore: the address may be on the list again.
*/
create function public.unsubscribe_by_link(token_hash text) returns boolean
language plpgsql volatile security definer set search_path = '' as $$
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
$$;

grant execute on function public.unsubscribe_by_link(text) to service_role;

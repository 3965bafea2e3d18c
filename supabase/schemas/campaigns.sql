-- Newsletter campaigns: the owner writes them, and everyone subscribed at the start of sending gets one email.

create table public.newsletter_campaigns (
  id uuid primary key default gen_random_uuid(),
  subject text not null default '',
  body text not null default '',
  state text not null default 'draft',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  started_at timestamptz,
  finished_at timestamptz,
  constraint newsletter_campaigns_subject_line check (char_length(subject) <= 150 and subject !~ '[[:cntrl:]]'),
  constraint newsletter_campaigns_body_length check (char_length(body) <= 50000),
  constraint newsletter_campaigns_state_known check (state in ('draft', 'sending', 'paused', 'sent')),
  constraint newsletter_campaigns_started check ((state = 'draft') = (started_at is null)),
  constraint newsletter_campaigns_finished check ((state = 'sent') = (finished_at is not null))
);

comment on column public.newsletter_campaigns.body is 'Markdown.';

create index newsletter_campaigns_newest on public.newsletter_campaigns (created_at desc, id);

create function private.reject_started_campaign_edit() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.reject('PT409', 'This campaign is already being sent and can no longer be changed.', 'campaign-started');
  return null;
end;
$$;

create trigger newsletter_campaigns_1_reject_started before update of subject, body on public.newsletter_campaigns
  for each row when (old.state <> 'draft' and (old.subject, old.body) is distinct from (new.subject, new.body))
  execute function private.reject_started_campaign_edit();
create trigger newsletter_campaigns_2_touch before update on public.newsletter_campaigns
  for each row execute function private.touch_updated_at();
create trigger zz_keep_history after insert or update or delete on public.newsletter_campaigns
  for each row execute function private.record_change();

/*
  One row per recipient. The address stays in the subscriber's row, so deleting a subscriber removes it here, too.
  waiting → claimed → sending → sent; failed for good; doubtful if it may or may not have been sent; skipped if the reader
  unsubscribed first.
*/
create table public.newsletter_campaign_mails (
  id uuid primary key default gen_random_uuid(),
  campaign_id uuid not null references public.newsletter_campaigns (id) on delete cascade,
  subscriber_id uuid references public.newsletter_subscribers_la2024 (id) on delete set null,
  state text not null default 'waiting',
  attempts integer not null default 0,
  next_attempt_at timestamptz not null default now(),
  claim uuid,
  claimed_until timestamptz,
  last_error text not null default '',
  created_at timestamptz not null default now(),
  sent_at timestamptz,
  unsubscribed_at timestamptz,
  given_up_at timestamptz,
  dismissed_at timestamptz,
  constraint newsletter_campaign_mails_once unique (campaign_id, subscriber_id),
  constraint newsletter_campaign_mails_state_known
    check (state in ('waiting', 'claimed', 'sending', 'sent', 'failed', 'doubtful', 'skipped')),
  constraint newsletter_campaign_mails_error_length check (char_length(last_error) <= 500)
);

create index newsletter_campaign_mails_due on public.newsletter_campaign_mails (next_attempt_at)
  where state in ('waiting', 'claimed');
create index newsletter_campaign_mails_under_way on public.newsletter_campaign_mails (claimed_until) where state = 'sending';
create index newsletter_campaign_mails_by_state on public.newsletter_campaign_mails (campaign_id, state);
create index newsletter_campaign_mails_left on public.newsletter_campaign_mails (campaign_id) where unsubscribed_at is not null;
create index newsletter_campaign_mails_by_subscriber on public.newsletter_campaign_mails (subscriber_id);

-- Mail servers repeat the address in their reasons.
create function private.forget_campaign_errors() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update public.newsletter_campaign_mails as mail set last_error = '' where mail.subscriber_id = old.id and mail.last_error <> '';
  return old;
end;
$$;

create trigger newsletter_subscribers_forget_errors before delete on public.newsletter_subscribers_la2024
  for each row execute function private.forget_campaign_errors();

-- Only the SHA-256 of an unsubscribe link's token is stored.
create table private.unsubscribe_tokens (
  token_hash bytea primary key,
  mail_id uuid not null references public.newsletter_campaign_mails (id) on delete cascade,
  created_at timestamptz not null default now(),
  constraint unsubscribe_tokens_hash_length check (octet_length(token_hash) = 32)
);

alter table private.unsubscribe_tokens enable row level security;

create index unsubscribe_tokens_by_mail on private.unsubscribe_tokens (mail_id);

alter table public.newsletter_campaigns enable row level security;
alter table public.newsletter_campaign_mails enable row level security;

grant select on table public.newsletter_campaigns to authenticated, service_role;

grant insert (id, subject, body), update (subject, body, updated_at), delete on table public.newsletter_campaigns to authenticated;

grant select on table public.newsletter_campaign_mails to authenticated, service_role;

create policy "the owner reads campaigns" on public.newsletter_campaigns
  for select to authenticated using ((select public.is_owner()));
create policy "the owner writes campaigns" on public.newsletter_campaigns
  for insert to authenticated with check ((select public.is_owner()));
create policy "the owner changes campaigns" on public.newsletter_campaigns
  for update to authenticated using ((select public.is_owner())) with check ((select public.is_owner()));

-- Sent campaigns cannot be deleted, because their unsubscribe links must keep working.
create policy "the owner deletes drafts of campaigns" on public.newsletter_campaigns
  for delete to authenticated using ((select public.is_owner()) and state = 'draft');
create policy "the owner reads how campaigns went out" on public.newsletter_campaign_mails
  for select to authenticated using ((select public.is_owner()));

create index newsletter_campaign_mails_undelivered on public.newsletter_campaign_mails (given_up_at)
  where state in ('failed', 'doubtful') and dismissed_at is null;

create trigger newsletter_campaign_mails_giving_up before update of state on public.newsletter_campaign_mails for each row
  when (new.state in ('failed', 'doubtful') and old.state not in ('failed', 'doubtful')) execute function private.record_giving_up();
create trigger newsletter_campaign_mails_insert_given_up before insert on public.newsletter_campaign_mails for each row
  when (new.state in ('failed', 'doubtful') and new.given_up_at is null) execute function private.record_giving_up();

-- Returns and locks a campaign; only for the owner.
create function private.lock_campaign(wanted uuid) returns public.newsletter_campaigns
language plpgsql set search_path = '' as $$
declare
  campaign public.newsletter_campaigns;
begin
  if not public.is_owner() then
    raise insufficient_privilege using message = 'only the owner can send campaigns';
  end if;
  select * into campaign from public.newsletter_campaigns as one where one.id = wanted for update;
  if campaign.id is null then
    perform private.reject('PT422', 'This campaign no longer exists.', 'campaign-gone');
  end if;
  return campaign;
end;
$$;

/*
  Queues the campaign for all confirmed subscribers and returns their number. Idempotent. Raises PT409 if the campaign was changed
  since the version (updated_at) that the owner saw.
*/
create function public.start_campaign(campaign_id uuid, seen_version timestamptz default null) returns integer
language plpgsql volatile security definer set search_path = '' as $$
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
$$;

grant execute on function public.start_campaign(uuid, timestamptz) to authenticated;

-- Emails that are being sent still go out.
create function public.pause_campaign(campaign_id uuid) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  campaign public.newsletter_campaigns := private.lock_campaign(campaign_id);
begin
  update public.newsletter_campaigns as one set state = 'paused' where one.id = campaign.id and one.state = 'sending';
end;
$$;

grant execute on function public.pause_campaign(uuid) to authenticated;

create function public.resume_campaign(campaign_id uuid) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  campaign public.newsletter_campaigns := private.lock_campaign(campaign_id);
begin
  update public.newsletter_campaigns as one set state = 'sending' where one.id = campaign.id and one.state = 'paused';
end;
$$;

grant execute on function public.resume_campaign(uuid) to authenticated;

-- Sends finished campaigns again, because some of their emails were queued again.
create function private.reopen_campaigns(ids uuid[]) returns void
language sql volatile set search_path = '' as $$
  select 1 from public.newsletter_campaigns as campaign where campaign.id = any (ids) order by campaign.id for update;
  update public.newsletter_campaigns as campaign set state = 'sending', finished_at = null
  where campaign.id = any (ids) and campaign.state = 'sent';
$$;

-- Queues failed or doubtful emails again and returns their number.
create function public.retry_campaign(campaign_id uuid, of_state text default 'failed') returns integer
language plpgsql volatile security definer set search_path = '' as $$
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
$$;

grant execute on function public.retry_campaign(uuid, text) to authenticated;

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

-- The progress of campaigns, newest first; total counts all pages. Runs with the caller's rights, so policies apply.
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

grant execute on function public.campaign_reports(uuid, integer, integer) to authenticated;

create type public.campaign_problem as (email text, state text, reason text);

-- The first hundred recipients whose email failed or is doubtful, with the reason.
create function public.campaign_problems(campaign_id uuid) returns setof public.campaign_problem
language sql stable set search_path = '' as $$
  select coalesce(subscriber.email, ''), mail.state, mail.last_error
  from public.newsletter_campaign_mails as mail
  left join public.newsletter_subscribers_la2024 as subscriber on subscriber.id = mail.subscriber_id
  where mail.campaign_id = campaign_problems.campaign_id and mail.state in ('failed', 'doubtful')
  order by mail.state desc, subscriber.email
  limit 100;
$$;

grant execute on function public.campaign_problems(uuid) to authenticated;

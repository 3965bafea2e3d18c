-- Newsletter campaigns: written by the owner, sent to whoever was subscribed when sending began, each reader once.

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

create function private.keep_started_campaign() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.refuse('PT409', 'This campaign is on its way and can no longer be changed.', 'campaign-started');
  return null;
end;
$$;

create trigger newsletter_campaigns_1_keep_started before update of subject, body on public.newsletter_campaigns
  for each row when (old.state <> 'draft' and (old.subject, old.body) is distinct from (new.subject, new.body))
  execute function private.keep_started_campaign();
create trigger newsletter_campaigns_2_touch before update on public.newsletter_campaigns
  for each row execute function private.touch_updated_at();

revoke all on function private.keep_started_campaign() from public;

/*
  One row for each reader a campaign goes to. The address stays with the subscriber: somebody whom the owner deletes is
  gone from here, too, and only counted.
  waiting → claimed → sending → sent; failed for good; doubtful when it may or may not have left; skipped when the reader
  had unsubscribed before it was their turn.
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

-- What an unsubscribe link carries is known to its reader alone: only its SHA-256 is kept.
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
revoke all on table public.newsletter_campaigns from public, anon, authenticated, service_role;
revoke all on table public.newsletter_campaign_mails from public, anon, authenticated, service_role;

grant select on table public.newsletter_campaigns to authenticated, service_role;
grant insert (subject, body), update (subject, body, updated_at), delete on table public.newsletter_campaigns to authenticated;
grant select on table public.newsletter_campaign_mails to authenticated, service_role;

create policy "the owner reads campaigns" on public.newsletter_campaigns
  for select to authenticated using ((select public.is_owner()));
create policy "the owner writes campaigns" on public.newsletter_campaigns
  for insert to authenticated with check ((select public.is_owner()));
create policy "the owner changes campaigns" on public.newsletter_campaigns
  for update to authenticated using ((select public.is_owner())) with check ((select public.is_owner()));
-- What went out stays: its unsubscribe links must go on working.
create policy "the owner deletes drafts of campaigns" on public.newsletter_campaigns
  for delete to authenticated using ((select public.is_owner()) and state = 'draft');
create policy "the owner reads how campaigns went out" on public.newsletter_campaign_mails
  for select to authenticated using ((select public.is_owner()));

-- Readers of the newsletter.

create table public.newsletter_subscribers_la2024 (
  id uuid primary key default gen_random_uuid(),
  email text not null,
  source text not null default 'website',
  status text not null default 'active',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint newsletter_subscribers_email_format check (private.is_email(email)),
  constraint newsletter_subscribers_source_format check (source ~ '^[a-z0-9-]{0,40}$'),
  constraint newsletter_subscribers_status_known check (status in ('active', 'unsubscribed'))
);

create unique index newsletter_subscribers_email_once on public.newsletter_subscribers_la2024 (lower(email));
create index newsletter_subscribers_newest on public.newsletter_subscribers_la2024 (created_at desc, id);
create index newsletter_subscribers_newest_by_status on public.newsletter_subscribers_la2024 (status, created_at desc, id);

create trigger newsletter_subscribers_touch before update on public.newsletter_subscribers_la2024
  for each row execute function private.touch_updated_at();

alter table public.newsletter_subscribers_la2024 enable row level security;
revoke all on table public.newsletter_subscribers_la2024 from public, anon, authenticated, service_role;

grant select on table public.newsletter_subscribers_la2024 to authenticated, service_role;
grant update (status, updated_at), delete on table public.newsletter_subscribers_la2024 to authenticated;

create policy "the owner reads subscribers" on public.newsletter_subscribers_la2024
  for select to authenticated using ((select public.is_owner()));
create policy "the owner changes subscribers" on public.newsletter_subscribers_la2024
  for update to authenticated using ((select public.is_owner())) with check ((select public.is_owner()));
create policy "the owner deletes subscribers" on public.newsletter_subscribers_la2024
  for delete to authenticated using ((select public.is_owner()));

/*
  Subscribes an address. Answers nothing, and the same for new, known and unsubscribed ones, which become active again.
  website is the field that people never see. Refuses with PT422 and PT429.
*/
create function public.subscribe(email text, website text default '', source text default 'website') returns void
language plpgsql volatile security definer set search_path = '' as $$
#variable_conflict use_column
declare
  address text := private.email_address(subscribe.email);
  origin text := coalesce(nullif(subscribe.source, ''), 'website');
begin
  if not private.is_feature_on('newsletter_enabled') then
    perform private.refuse('PT422', 'The newsletter is closed at the moment.', 'newsletter-closed');
  elsif origin !~ '^[a-z0-9-]{1,40}$' then
    perform private.refuse('PT422', 'Please subscribe from one of the forms on this site.', 'source');
  elsif coalesce(subscribe.website, '') <> '' then
    return;
  elsif not private.is_within_address_limit('subscription') then
    perform private.refuse('PT429', 'Many addresses were subscribed from your connection just now. Please try again in an hour.', 'address');
  elsif not private.is_within_email_limit('subscription', address) then
    -- A refusal would tell that somebody keeps subscribing this address.
    return;
  end if;

  insert into public.newsletter_subscribers_la2024 as known (email, source) values (address, origin)
  on conflict ((lower(email))) do update set status = 'active' where known.status <> 'active';
end;
$$;

revoke all on function public.subscribe(text, text, text) from public, anon, authenticated, service_role;
grant execute on function public.subscribe(text, text, text) to anon, authenticated;

-- Newsletter subscribers.

create table public.newsletter_subscribers_la2024 (
  id uuid primary key default gen_random_uuid(),
  email text not null,
  source text not null default 'website',
  status text not null default 'active',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  confirmed_at timestamptz,
  name text not null default '',
  consented_on date,
  consent_statement text,
  import_id uuid,
  constraint newsletter_subscribers_email_format check (private.is_email(email)),
  constraint newsletter_subscribers_source_format check (source ~ '^[a-z0-9-]{0,40}$'),
  constraint newsletter_subscribers_status_known check (status in ('active', 'unsubscribed')),
  constraint newsletter_subscribers_name_length check (char_length(name) <= 120),
  constraint newsletter_subscribers_statement_length check (char_length(consent_statement) between 1 and 500)
);

comment on column public.newsletter_subscribers_la2024.confirmed_at is
  'When the reader confirmed the address with the link in the welcome email, or the owner stated for an imported one that the reader agreed. Campaigns go to confirmed addresses only.';
comment on column public.newsletter_subscribers_la2024.consent_statement is 'The owner''s statement about an imported address; null if the reader confirmed it.';
comment on column public.newsletter_subscribers_la2024.consented_on is 'When the reader of an imported address agreed, as the file says.';
comment on column public.newsletter_subscribers_la2024.import_id is 'The import that added the row; null if the reader subscribed.';

create unique index newsletter_subscribers_email_once on public.newsletter_subscribers_la2024 (lower(email));

create index newsletter_subscribers_newest on public.newsletter_subscribers_la2024 (created_at desc, id);
create index newsletter_subscribers_newest_by_status on public.newsletter_subscribers_la2024 (status, created_at desc, id);
create index newsletter_subscribers_by_email on public.newsletter_subscribers_la2024 (email, id);

-- For subscriber_overview, which counts by the day of unsubscribing.
create index newsletter_subscribers_left on public.newsletter_subscribers_la2024 (updated_at) where status = 'unsubscribed';

create index newsletter_subscribers_by_import on public.newsletter_subscribers_la2024 (import_id) where import_id is not null;

create trigger newsletter_subscribers_touch before update on public.newsletter_subscribers_la2024
  for each row execute function private.touch_updated_at();
create trigger zz_keep_history after insert or update or delete on public.newsletter_subscribers_la2024
  for each row execute function private.record_change();

alter table public.newsletter_subscribers_la2024 enable row level security;

grant select on table public.newsletter_subscribers_la2024 to authenticated, service_role;

grant update (status, updated_at), delete on table public.newsletter_subscribers_la2024 to authenticated;

create policy "the owner reads subscribers" on public.newsletter_subscribers_la2024
  for select to authenticated using ((select public.is_owner()));
create policy "the owner changes subscribers" on public.newsletter_subscribers_la2024
  for update to authenticated using ((select public.is_owner())) with check ((select public.is_owner()));
create policy "the owner deletes subscribers" on public.newsletter_subscribers_la2024
  for delete to authenticated using ((select public.is_owner()));

-- Whether campaigns go to the subscriber.
create function private.is_reader(subscriber public.newsletter_subscribers_la2024) returns boolean
language sql immutable set search_path = '' as $$
  select subscriber.status = 'active' and subscriber.confirmed_at is not null;
$$;

/*
  Subscribes an address, or activates it again, and queues the welcome email with the link that confirms it. A confirmed reader
  gets none. Returns nothing, so it does not reveal who is subscribed, and neither does the time it takes: for a known address it
  adds another one and undoes that. website is a honeypot. Raises PT422 and PT429.
*/
create function public.subscribe(email text, website text default '', source text default 'website') returns void
language plpgsql volatile security definer set search_path = '' as $$
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
$$;

grant execute on function public.subscribe(text, text, text) to anon, authenticated;

-- Lets one transaction of an import at a time continue: a batch or its undoing.
create function private.lock_import(id uuid) returns void
language sql volatile set search_path = '' as $$
  select pg_advisory_xact_lock(hashtextextended('import ' || id::text, 0));
$$;

/*
  Adds addresses whose owners agreed elsewhere; the owner's statement confirms them. `entries` has up to 500
  {email, name, consented_on, source}. Subscribers who are already here stay as they are. Returns for each entry what becomes of
  it: added, known, unsubscribed (here, earlier), or the invalid field: email, name or consented_on. A preview adds nothing. The
  caller chooses `import_id`, the same for all batches of a file; undo_import deletes what they added, and ends the import.
*/
create function public.import_subscribers(entries jsonb, statement text, is_preview boolean default false, import_id uuid default null)
returns text[]
language plpgsql volatile security definer set search_path = '' as $$
declare
  wording text;
  today date := private.coach_today();
  outcomes text[];
  added integer;
begin
  perform private.require_owner();
  wording := private.clean_line(statement, 'statement', 'statement', 500, not is_preview);
  if jsonb_array_length(entries) > 500 then
    perform private.reject('PT422', 'Please import no more than 500 addresses at once.', 'entries');
  end if;
  perform set_config('history.is_summarized', 'true', true);
  -- A repeated batch waits for the first attempt, and then sees what that added.
  perform private.lock_import(import_subscribers.import_id);
  -- Undoing an import whose rows have all changed since deletes nothing, and adds no entry.
  if exists (
    select from public.change_history as entry
    where entry.table_name = 'newsletter_subscribers_la2024' and entry.row_id = import_subscribers.import_id::text
    having bool_or(entry.reason = 'import-undone') or bool_and(entry.restorable_until is null)
  ) then
    perform private.reject('PT409', 'This import was undone, so no more addresses are added.', 'import-undone');
  end if;
  with judged as (
    select entry.*, case
        when private.is_email(entry.email) is not true or lower(entry.email) = private.erased_address() then 'email'
        when char_length(entry.name) > 120 or entry.name ~ '[[:cntrl:]]' then 'name'
        when entry.consented_on > today then 'consented_on'
        when row_number() over (partition by lower(entry.email) order by entry.position) > 1 then 'known'
        else coalesce((
          select case
              when known.status = 'unsubscribed' then 'unsubscribed'
              when known.import_id = import_subscribers.import_id then 'repeated'
              else 'known'
            end
          from public.newsletter_subscribers_la2024 as known where lower(known.email) = lower(entry.email)
        ), 'added')
      end as outcome
    from (
      select private.with_plain_domain(given.email) as email, given.name, given.consented_on, given.source, given.position
      from rows from (jsonb_to_recordset(entries) as (email text, name text, consented_on date, source text))
        with ordinality as given (email, name, consented_on, source, position)
    ) as entry
  ), inserted as (
    insert into public.newsletter_subscribers_la2024 (email, source, confirmed_at, name, consented_on, consent_statement, import_id)
    select wanted.email,
      coalesce(nullif(left(btrim(regexp_replace(
        regexp_replace(lower(normalize(wanted.source, NFKD)), '[\u0300-\u036f]', '', 'g'), '[^a-z0-9]+', '-', 'g'), '-'), 40), ''), 'import'),
      now(), coalesce(wanted.name, ''), wanted.consented_on, wording,
      import_subscribers.import_id
    from judged as wanted where wanted.outcome = 'added' and not is_preview
    -- In the same order in every transaction, so that two imports never wait for each other.
    order by lower(wanted.email)
    on conflict do nothing
    returning email
  )
  select array_agg(case
        -- Added by an earlier attempt, whose response was lost.
        when judged.outcome = 'repeated' then 'added'
        when judged.outcome = 'added' and not is_preview and inserted.email is null then 'known'
        else judged.outcome
      end order by judged.position),
    count(inserted.email)
  into outcomes, added
  from judged left join inserted on inserted.email = judged.email and judged.outcome = 'added';
  if added > 0 then
    insert into public.change_history (actor_id, actor, table_name, row_id, subject, reason, action, after, restorable_until)
    select account.id, coalesce(account.email, ''), 'newsletter_subscribers_la2024', coalesce(import_subscribers.import_id::text, ''),
      added || case added when 1 then ' address' else ' addresses' end, 'imported', 'added', jsonb_build_object('consent_statement', wording),
      -- On the first batch only: undoing an import undoes all of them.
      case when import_subscribers.import_id is not null and not exists (
        select from public.change_history as entry
        where entry.table_name = 'newsletter_subscribers_la2024' and entry.row_id = import_subscribers.import_id::text
      ) then now() + interval '30 days' end
    from auth.users as account where account.id = auth.uid();
  end if;
  return coalesce(outcomes, '{}');
end;
$$;

grant execute on function public.import_subscribers(jsonb, text, boolean, uuid) to authenticated;

/*
  Deletes what an import added, up to 500 rows at once. Readers stay if their row has changed since, for example because they
  unsubscribed, or if they are among a campaign's recipients. The deleted rows cannot be restored: the same file adds them again.
  Returns {removed, changed, mailed, is_done}: how many were deleted, how many stay for which reason, and whether that is all.
*/
create function public.undo_import(import_id uuid) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  batch uuid[];
  emails text[];
  removed integer;
  outcome jsonb;
begin
  perform private.require_owner();
  perform private.lock_import(undo_import.import_id);
  batch := array(
    select reader.id from public.newsletter_subscribers_la2024 as reader
    where reader.import_id = undo_import.import_id and reader.updated_at = reader.created_at
      and not exists (select 1 from public.newsletter_campaign_mails as mail where mail.subscriber_id = reader.id)
    order by reader.id limit 500 for update
  );
  perform set_config('history.is_summarized', 'true', true);
  with gone as (
    delete from public.newsletter_subscribers_la2024 as reader
    -- Asks again: a campaign may have been started before the rows were locked.
    where reader.id = any (batch)
      and not exists (select 1 from public.newsletter_campaign_mails as mail where mail.subscriber_id = reader.id)
    returning lower(reader.email) as email
  )
  select count(*)::integer, array_agg(gone.email) into removed, emails from gone;
  -- All at once: the triggers would refresh them one by one, and then find only those who have other contacts.
  perform private.refresh_people(array(select known.person_id from public.person_addresses as known where known.email = any (emails)));
  select jsonb_build_object('removed', removed, 'mailed', count(*) filter (where kept.is_mailed),
    'changed', count(*) filter (where kept.is_changed and not kept.is_mailed),
    'is_done', count(*) filter (where not kept.is_changed and not kept.is_mailed) = 0)
  into outcome
  from (
    select reader.updated_at <> reader.created_at as is_changed,
      exists (select 1 from public.newsletter_campaign_mails as mail where mail.subscriber_id = reader.id) as is_mailed
    from public.newsletter_subscribers_la2024 as reader where reader.import_id = undo_import.import_id
  ) as kept;
  if removed > 0 then
    insert into public.change_history (actor_id, actor, table_name, row_id, subject, reason, action, after)
    select account.id, coalesce(account.email, ''), 'newsletter_subscribers_la2024', undo_import.import_id::text,
      removed || case removed when 1 then ' address' else ' addresses' end, 'import-undone', 'deleted',
      jsonb_build_object('kept', (outcome ->> 'changed')::integer + (outcome ->> 'mailed')::integer)
    from auth.users as account where account.id = auth.uid();
  end if;
  if (outcome ->> 'is_done')::boolean then
    update public.change_history as entry set restorable_until = null
    where entry.table_name = 'newsletter_subscribers_la2024' and entry.row_id = undo_import.import_id::text
      and entry.restorable_until is not null;
  end if;
  return outcome;
end;
$$;

grant execute on function public.undo_import(uuid) to authenticated;

-- The newsletter's statistics, for the owner.

create type public.subscriber_overview as (
  total integer,
  active integer,
  confirmed integer,
  unsubscribed integer,
  this_month integer,
  this_week integer,
  months jsonb
);

/*
  Months are in the coach's time zone; "this week" is the last seven days. `months` lists the last twelve, oldest first, with
  how many joined and left. Nothing changes a subscriber's row after unsubscribing, so updated_at is the time of it.
*/
create function public.subscriber_overview() returns public.subscriber_overview
language sql stable security definer set search_path = '' as $$
  select private.require_owner();
  with today as (
    select date_trunc('month', private.coach_day(now())::timestamp) as this_month
  ), months as (
    select first_day, private.day_start(first_day::date) as since,
      private.day_start((first_day + interval '1 month')::date) as until
    from today, generate_series(today.this_month - interval '11 months', today.this_month, interval '1 month') as first_day
  ), counted as (
    select to_char(month.first_day, 'YYYY-MM') as month,
      (select count(*) from public.newsletter_subscribers_la2024 as joined
        where joined.created_at >= month.since and joined.created_at < month.until) as joined,
      (select count(*) from public.newsletter_subscribers_la2024 as gone
        where gone.status = 'unsubscribed' and gone.updated_at >= month.since and gone.updated_at < month.until) as gone
    from months as month
  )
  select count(*)::integer,
    (count(*) filter (where subscriber.status = 'active'))::integer,
    (count(*) filter (where subscriber.status = 'active' and subscriber.confirmed_at is not null))::integer,
    (count(*) filter (where subscriber.status = 'unsubscribed'))::integer,
    (select counted.joined from counted order by counted.month desc limit 1)::integer,
    (count(*) filter (where subscriber.created_at > now() - interval '7 days'))::integer,
    (select jsonb_agg(jsonb_build_object('month', counted.month, 'joined', counted.joined, 'left', counted.gone) order by counted.month) from counted)
  from public.newsletter_subscribers_la2024 as subscriber;
$$;

grant execute on function public.subscriber_overview() to authenticated;

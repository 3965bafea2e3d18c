set check_function_bodies = off;

drop function public.import_subscribers(jsonb,text,boolean);

alter table public.newsletter_subscribers_la2024 add column import_id uuid;

CREATE OR REPLACE FUNCTION public.import_subscribers(entries jsonb, statement text, is_preview boolean DEFAULT false, import_id uuid DEFAULT NULL::uuid)
 RETURNS text[]
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
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
  with judged as (
    select entry.*, case
        when private.is_email(entry.email) is not true or lower(entry.email) = private.erased_address() then 'email'
        when char_length(entry.name) > 120 or entry.name ~ '[[:cntrl:]]' then 'name'
        when entry.consented_on > today then 'consented_on'
        when row_number() over (partition by lower(entry.email) order by entry.position) > 1 then 'known'
        else coalesce((
          select case known.status when 'unsubscribed' then 'unsubscribed' else 'known' end
          from public.newsletter_subscribers_la2024 as known where lower(known.email) = lower(entry.email)
        ), 'added')
      end as outcome
    from rows from (jsonb_to_recordset(entries) as (email text, name text, consented_on date, source text))
      with ordinality as entry (email, name, consented_on, source, position)
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
  select array_agg(case when judged.outcome = 'added' and not is_preview and inserted.email is null then 'known' else judged.outcome end
      order by judged.position),
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
$function$;

CREATE OR REPLACE FUNCTION public.undo_import(import_id uuid)
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  batch uuid[];
  removed integer;
  outcome jsonb;
begin
  perform private.require_owner();
  batch := array(
    select reader.id from public.newsletter_subscribers_la2024 as reader
    where reader.import_id = undo_import.import_id and reader.updated_at = reader.created_at
      and not exists (select 1 from public.newsletter_campaign_mails as mail where mail.subscriber_id = reader.id)
    order by reader.id limit 500 for update
  );
  perform set_config('history.is_summarized', 'true', true);
  delete from public.newsletter_subscribers_la2024 as reader
  -- Asks again: a campaign may have been started before the rows were locked.
  where reader.id = any (batch)
    and not exists (select 1 from public.newsletter_campaign_mails as mail where mail.subscriber_id = reader.id);
  get diagnostics removed = row_count;
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
$function$;

CREATE OR REPLACE FUNCTION private.keep_deleted_row()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  perform private.drop_old_deleted_rows();
  if auth.uid() is not null and current_setting('history.is_summarized', true) is distinct from 'true' then
    insert into private.deleted_rows (table_name, row_id, stored, links)
    values (tg_table_name, old.id, to_jsonb(old) - '{plain_text,search_words,reading_minutes}'::text[], case tg_table_name
      when 'contact_messages_la2024' then jsonb_build_object('personal_mails', (
        select jsonb_agg(answer.id) from public.personal_mails as answer where answer.message_id = old.id))
      when 'newsletter_subscribers_la2024' then jsonb_build_object('newsletter_campaign_mails', (
        select jsonb_agg(mail.id) from public.newsletter_campaign_mails as mail where mail.subscriber_id = old.id), 'mail_outbox', (
        -- Their welcome, if it was still owed.
        select jsonb_build_array(mail.id) from private.mail_outbox as mail
        where mail.subscriber_id = old.id and mail.state in ('waiting', 'claimed', 'dead') and mail.dismissed_at is null limit 1))
      else '{}' end)
    on conflict (table_name, row_id) do update set stored = excluded.stored, links = excluded.links, deleted_at = excluded.deleted_at;
  end if;
  return old;
end;
$function$;

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
$function$;

CREATE INDEX newsletter_subscribers_by_import ON public.newsletter_subscribers_la2024 USING btree (import_id) WHERE (import_id IS NOT NULL);

grant execute on function public.import_subscribers(jsonb,text,boolean,uuid) to authenticated;

grant execute on function public.undo_import(uuid) to authenticated;

comment on column public.change_history.restorable_until is 'Until when restore_deleted restores the row, or undo_import undoes the import; null if it cannot.';

comment on column public.change_history.reason is 'What made the change: booked-for-client, series-booked, series-cancelled, moved, imported, import-undone, restored or expired; empty for a plain edit.';

comment on column public.newsletter_subscribers_la2024.import_id is 'The import that added the row; null if the reader subscribed.';

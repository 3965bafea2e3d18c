set check_function_bodies = off;

CREATE OR REPLACE FUNCTION private.lock_import(id uuid)
 RETURNS void
 LANGUAGE sql
 SET search_path TO ''
AS $function$
  select pg_advisory_xact_lock(hashtextextended('import ' || id::text, 0));
$function$;

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
$function$;

CREATE OR REPLACE FUNCTION public.undo_import(import_id uuid)
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
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
$function$;

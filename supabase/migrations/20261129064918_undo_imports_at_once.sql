set check_function_bodies = off;

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

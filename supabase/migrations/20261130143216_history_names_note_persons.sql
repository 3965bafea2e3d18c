set check_function_bodies = off;

CREATE OR REPLACE FUNCTION private.record_change()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  -- A function that acts for a person names them.
  person uuid := coalesce(auth.uid(), nullif(current_setting('history.actor', true), '')::uuid);
  old_row jsonb := case when tg_op <> 'INSERT' then to_jsonb(old) end;
  new_row jsonb := case when tg_op <> 'DELETE' then to_jsonb(new) end;
  any_row jsonb := coalesce(new_row, old_row);
  changed jsonb;
begin
  -- Visitors and the site's functions are not signed in; the tables themselves record what they write. An import adds one
  -- entry for all its rows.
  if person is null or current_setting('history.is_summarized', true) = 'true' then
    return null;
  end if;
  if tg_op = 'UPDATE' then
    select jsonb_object_agg(field.key, true) into changed
    from jsonb_each(new_row) as field
    where field.value is distinct from old_row -> field.key and field.key not in ('created_at', 'updated_at');
    -- A secret shows the same placeholder before and after, so all that can be recorded is that it was written.
    if changed is null and new_row ->> 'key' = 'smtp_password' then
      changed := '{"value": true}';
    elsif changed is null then
      return null;
    end if;
    -- Without the person, nobody knows whose note it is.
    if new_row ? 'person_id' then
      changed := changed || '{"person_id": true}';
    end if;
  end if;

  insert into public.change_history (actor_id, actor, table_name, row_id, subject, reason, action, before, after, restorable_until)
  values (
    person,
    coalesce((select account.email from auth.users as account where account.id = person), ''),
    tg_table_name,
    coalesce(any_row ->> 'id', any_row ->> 'key', any_row ->> 'weekday', ''),
    private.subject_of(any_row),
    coalesce(current_setting('history.reason', true), ''),
    case tg_op when 'INSERT' then 'added' when 'UPDATE' then 'changed' else 'deleted' end,
    private.pick_fields(private.redacted_row(old_row), changed),
    private.pick_fields(private.redacted_row(new_row), changed),
    case when tg_op = 'DELETE' and exists (
      select 1 from private.deleted_rows as kept where kept.table_name = tg_table_name and kept.row_id::text = old_row ->> 'id'
    ) then now() + interval '30 days' end
  );
  perform private.purge_old_history();
  return null;
end;
$function$;

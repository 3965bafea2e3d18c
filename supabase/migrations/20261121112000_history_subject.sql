-- A change of a status is told by that status alone: without a name the owner does not see whose it was.

alter table public.change_history add column subject text not null default '';

comment on column public.change_history.subject is 'What people call the row: a name, a title or an address; empty where it has none.';

create function private.subject_of(stored jsonb) returns text
language sql immutable set search_path = '' as $$
  select left(coalesce(
    nullif(trim(concat_ws(' ', stored ->> 'first_name', stored ->> 'last_name')), ''),
    nullif(stored ->> 'name', ''), nullif(stored ->> 'title', ''), nullif(stored ->> 'subject', ''), stored ->> 'email', ''
  ), 200);
$$;
revoke all on function private.subject_of(jsonb) from public;

update public.change_history set subject = private.subject_of(coalesce(before, '{}') || coalesce(after, '{}'));

-- As before, and the row is named.
create or replace function private.record_change() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  person uuid := auth.uid();
  old_row jsonb := case when tg_op <> 'INSERT' then to_jsonb(old) end;
  new_row jsonb := case when tg_op <> 'DELETE' then to_jsonb(new) end;
  any_row jsonb := coalesce(new_row, old_row);
  changed jsonb;
begin
  -- Visitors and the site's own functions are no persons: what they write is the table's own record.
  if person is null then
    return null;
  end if;
  if tg_op = 'UPDATE' then
    select jsonb_object_agg(field.key, true) into changed
    from jsonb_each(new_row) as field
    where field.value is distinct from old_row -> field.key and field.key not in ('created_at', 'updated_at');
    -- A secret is the same mark before and after: that it was written again is all there is to know.
    if changed is null and new_row ->> 'key' = 'smtp_password' then
      changed := '{"value": true}';
    elsif changed is null then
      return null;
    end if;
  end if;

  insert into public.change_history (actor_id, actor, table_name, row_id, subject, action, before, after)
  values (
    person,
    coalesce((select account.email from auth.users as account where account.id = person), ''),
    tg_table_name,
    coalesce(any_row ->> 'id', any_row ->> 'key', any_row ->> 'weekday', ''),
    private.subject_of(any_row),
    case tg_op when 'INSERT' then 'added' when 'UPDATE' then 'changed' else 'deleted' end,
    private.only_fields(private.historic_row(old_row), changed),
    private.only_fields(private.historic_row(new_row), changed)
  );
  perform private.forget_old_history();
  return null;
end;
$$;

-- Every change a signed-in person makes, with what stood there before and after. Written by triggers alone: no role may write
-- it, only the owner reads it.

create table public.change_history (
  id bigint generated always as identity primary key,
  changed_at timestamptz not null default clock_timestamp(),
  actor_id uuid not null,
  actor text not null default '',
  table_name text not null,
  row_id text not null,
  action text not null,
  before jsonb,
  after jsonb,
  constraint change_history_action_known check (action in ('added', 'changed', 'deleted'))
);

comment on column public.change_history.before is 'Of a change, only the columns that changed; null when the row was added.';

create index change_history_newest on public.change_history (changed_at desc, id desc);
create index change_history_of_table on public.change_history (table_name, changed_at desc, id desc);

alter table public.change_history enable row level security;
revoke all on table public.change_history from public, anon, authenticated, service_role;
grant select on table public.change_history to authenticated, service_role;

create policy "the owner reads the history" on public.change_history
  for select to authenticated using ((select public.is_owner()));

-- What the history may keep of a value: secrets never, long texts their beginning.
create function private.historic_value(column_name text, value jsonb) returns jsonb
language sql immutable set search_path = '' as $$
  select case
    when column_name ~ '(password|passwd|secret|token|credential)' then to_jsonb('[redacted]'::text)
    when jsonb_typeof(value) = 'string' and char_length(value #>> '{}') > 2000
      then to_jsonb(left(value #>> '{}', 2000) || format('… (%s characters)', char_length(value #>> '{}')))
    else value
  end;
$$;

-- A row as the history keeps it. A setting is named by its key, so a secret setting hides its value.
create function private.historic_row(stored jsonb) returns jsonb
language sql immutable set search_path = '' as $$
  select jsonb_object_agg(field.key,
    case
      when field.key = 'value' and stored ->> 'key' ~ '(password|passwd|secret|token|credential)' then to_jsonb('[redacted]'::text)
      else private.historic_value(field.key, field.value)
    end)
  from jsonb_each(stored) as field
  where field.key not in ('created_at', 'updated_at');
$$;

-- History is no archive of people: what is older than a year is forgotten, now and then and a little at a time.
create function private.forget_old_history() returns void
language plpgsql set search_path = '' as $$
begin
  if random() < 0.02 then
    delete from public.change_history
    where id in (select old.id from public.change_history as old where old.changed_at < now() - interval '1 year' order by old.changed_at limit 500);
  end if;
end;
$$;

create function private.record_change() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  person uuid := auth.uid();
  old_row jsonb := case when tg_op <> 'INSERT' then to_jsonb(old) end;
  new_row jsonb := case when tg_op <> 'DELETE' then to_jsonb(new) end;
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

  insert into public.change_history (actor_id, actor, table_name, row_id, action, before, after)
  values (
    person,
    coalesce((select account.email from auth.users as account where account.id = person), ''),
    tg_table_name,
    coalesce(new_row ->> 'id', old_row ->> 'id', new_row ->> 'key', old_row ->> 'key', ''),
    case tg_op when 'INSERT' then 'added' when 'UPDATE' then 'changed' else 'deleted' end,
    private.only_fields(private.historic_row(old_row), changed),
    private.only_fields(private.historic_row(new_row), changed)
  );
  perform private.forget_old_history();
  return null;
end;
$$;

-- The named fields, or all of them when none are named.
create function private.only_fields(stored jsonb, named jsonb) returns jsonb
language sql immutable set search_path = '' as $$
  select case
    when stored is null or named is null then stored
    else (select jsonb_object_agg(field.key, field.value) from jsonb_each(stored) as field where named ? field.key)
  end;
$$;

-- Has the history follow a table. To be called for every table that signed-in people may change.
create function private.keep_history(of_table regclass) returns void
language plpgsql set search_path = '' as $$
begin
  execute format('create trigger zz_keep_history after insert or update or delete on %s for each row execute function private.record_change()', of_table);
end;
$$;

revoke all on function private.historic_value(text, jsonb) from public;
revoke all on function private.historic_row(jsonb) from public;
revoke all on function private.forget_old_history() from public;
revoke all on function private.record_change() from public;
revoke all on function private.only_fields(jsonb, jsonb) from public;
revoke all on function private.keep_history(regclass) from public;

do $$
declare
  changeable regclass;
begin
  for changeable in
    select c.oid::regclass from pg_catalog.pg_class as c
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
      and exists (
        select 1 from information_schema.column_privileges as granted
        where granted.table_schema = 'public' and granted.table_name = c.relname and granted.grantee = 'authenticated'
          and granted.privilege_type in ('INSERT', 'UPDATE')
        union all
        select 1 from information_schema.table_privileges as granted
        where granted.table_schema = 'public' and granted.table_name = c.relname and granted.grantee = 'authenticated'
          and granted.privilege_type in ('INSERT', 'UPDATE', 'DELETE')
      )
  loop
    perform private.keep_history(changeable);
  end loop;
end;
$$;

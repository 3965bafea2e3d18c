-- Records every change a signed-in person makes, with the values before and after. Only triggers write it; only the owner
-- reads it.

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
  subject text not null default '',
  reason text not null default '',
  restorable_until timestamptz,
  constraint change_history_action_known check (action in ('added', 'changed', 'deleted'))
);

comment on column public.change_history.before is 'The old values of the changed columns; null if the row was added.';

create index change_history_newest on public.change_history (changed_at desc, id desc);
create index change_history_of_row on public.change_history (table_name, row_id);
create index change_history_of_table on public.change_history (table_name, changed_at desc, id desc);

alter table public.change_history enable row level security;

grant select on table public.change_history to authenticated, service_role;

create policy "the owner reads the history" on public.change_history
  for select to authenticated using ((select public.is_owner()));

comment on column public.change_history.reason is 'What made the change: booked-for-client, series-booked, series-cancelled, moved, imported, import-undone, restored or expired; empty for a plain edit.';
comment on column public.change_history.restorable_until is 'Until when restore_deleted restores the row, or undo_import undoes the import; null if it cannot.';
comment on column public.change_history.subject is 'How a person would name the row: by its name, title or address; empty if it has none.';

-- Hides secrets and truncates long texts.
create function private.redacted_value(column_name text, value jsonb) returns jsonb
language sql immutable set search_path = '' as $$
  select case
    when column_name ~ '(password|passwd|secret|token|credential)' then to_jsonb('[redacted]'::text)
    when jsonb_typeof(value) = 'string' and char_length(value #>> '{}') > 2000
      then to_jsonb(left(value #>> '{}', 2000) || format('… (%s characters)', char_length(value #>> '{}')))
    else value
  end;
$$;

-- Redacts a row. A setting is recognized as secret by its key.
create function private.redacted_row(stored jsonb) returns jsonb
language sql immutable set search_path = '' as $$
  select jsonb_object_agg(field.key,
    case
      when field.key = 'value' and stored ->> 'key' ~ '(password|passwd|secret|token|credential)' then to_jsonb('[redacted]'::text)
      else private.redacted_value(field.key, field.value)
    end)
  from jsonb_each(stored) as field
  where field.key not in ('created_at', 'updated_at');
$$;

-- Deletes entries older than a year.
create function private.drop_old_history(at_most integer) returns void
language sql volatile set search_path = '' as $$
  delete from public.change_history
  where id in (
    select old.id from public.change_history as old
    where old.changed_at < now() - interval '1 year' order by old.changed_at limit at_most for update skip locked
  );
$$;

-- Drops old entries in a few calls at random, because every change calls it. retention.sql does so every hour.
create function private.purge_old_history() returns void
language plpgsql set search_path = '' as $$
begin
  if random() < 0.02 then
    perform private.drop_old_history(500);
  end if;
end;
$$;

create function private.subject_of(stored jsonb) returns text
language sql immutable set search_path = '' as $$
  select left(coalesce(
    nullif(trim(concat_ws(' ', stored ->> 'first_name', stored ->> 'last_name')), ''),
    nullif(stored ->> 'name', ''), nullif(stored ->> 'title', ''), nullif(stored ->> 'subject', ''), stored ->> 'email', ''
  ), 200);
$$;

-- Returns only the named fields, or all of them if none are named.
create function private.pick_fields(stored jsonb, named jsonb) returns jsonb
language sql immutable set search_path = '' as $$
  select case
    when stored is null or named is null then stored
    else (select jsonb_object_agg(field.key, field.value) from jsonb_each(stored) as field where named ? field.key)
  end;
$$;

create function private.record_change() returns trigger
language plpgsql security definer set search_path = '' as $$
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
$$;

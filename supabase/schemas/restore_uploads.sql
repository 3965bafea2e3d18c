-- A restore under way: its manifest, and the pages that are uploaded. restore.sql stores them.

create table private.restores (
  id uuid primary key default gen_random_uuid(),
  manifest jsonb not null,
  replaces_sample boolean not null,
  state text not null default 'started',
  started_at timestamptz not null default now(),
  -- The last upload.
  touched_at timestamptz not null default now(),
  constraint restores_state_known check (state in ('started', 'committed', 'cancelled'))
);

-- A page of rows may be uploaded in parts, because requests are limited.
create table private.restore_pages (
  restore_id uuid not null references private.restores (id) on delete cascade,
  table_name text not null,
  page integer not null,
  part integer not null,
  lines text not null,
  primary key (restore_id, table_name, page, part)
);

alter table private.restores enable row level security;
alter table private.restore_pages enable row level security;

-- Deletes the uploaded pages of a restore that was given up a day ago. retention.sql does so regularly.
create function private.drop_abandoned_restore() returns void
language sql volatile security definer set search_path = '' as $$
  update private.restores as one set state = 'cancelled'
  where one.state = 'started' and one.touched_at < now() - interval '1 day';
  delete from private.restore_pages as page
  where page.restore_id in (select one.id from private.restores as one where one.state <> 'started');
$$;

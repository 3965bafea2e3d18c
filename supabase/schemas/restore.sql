-- Restoring a saved file into an empty project: the pages are uploaded first and stored by one call, as a whole or not at all.

create table private.restores (
  id uuid primary key default gen_random_uuid(),
  manifest jsonb not null,
  replaces_sample boolean not null,
  state text not null default 'started',
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

/*
  `used`: somebody has booked, written or subscribed, which leaves a mail, or the owner has changed something, which leaves
  history; her first sign-in only adds settings. `sample`: there is only the content that a new site starts with. `empty`: there
  are only services, opening hours and settings, without which no project is.
*/
create function private.restore_readiness() returns text
language plpgsql stable set search_path = '' as $$
declare
  saved record;
  is_filled boolean;
begin
  if exists (select 1 from private.mail_outbox)
    or exists (select 1 from public.newsletter_campaigns)
    or exists (select 1 from public.change_history as entry where entry.table_name <> 'site_settings_la2024' or entry.action <> 'added')
  then
    return 'used';
  end if;
  for saved in
    select * from private.saved_tables() as one
    where not one.is_view
      and one.name not in ('services_la2024', 'weekly_hours', 'booking_rules', 'site_settings_la2024', 'change_history')
  loop
    execute format('select exists (select 1 from %s)', saved.place) into is_filled;
    if is_filled then
      return 'sample';
    end if;
  end loop;
  return 'empty';
end;
$$;

create function private.require_restorable(manifest jsonb, replaces_sample boolean) returns void
language plpgsql stable set search_path = '' as $$
declare
  readiness text := private.restore_readiness();
begin
  if readiness = 'used' then
    perform private.reject('PT409', 'This project is in use. A file can only be restored into a new project.', 'used');
  elsif readiness = 'sample' and not replaces_sample then
    perform private.reject('PT409', 'This project has sample content. Confirm that it may be replaced.', 'sample');
  elsif manifest ->> 'schema_version' > private.schema_version() then
    perform private.reject('PT422', 'This file was saved by a newer version of the project. Update this project first.', 'newer');
  elsif exists (
    select 1 from jsonb_each(manifest -> 'tables') as given
    left join private.saved_tables() as saved on saved.name = given.key
    where saved.name is null or not saved.columns @> array(select jsonb_array_elements_text(given.value -> 'columns'))
  ) then
    perform private.reject('PT422', 'This file has tables or columns that this project does not know.', 'unknown');
  end if;
end;
$$;

-- 'empty', 'sample' or 'used', and the version of the schema.
create function public.restore_readiness() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_keeper();
  return jsonb_build_object('readiness', private.restore_readiness(), 'schema_version', private.schema_version());
end;
$$;

-- Starts a restore and ends an interrupted one. Returns the id, and the names of the images that the interrupted one may have left.
create function public.begin_restore(manifest jsonb, replaces_sample boolean default false) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  started uuid;
  leftover jsonb;
begin
  perform private.require_keeper();
  perform private.require_restorable(manifest, replaces_sample);
  select coalesce(jsonb_agg(distinct image.name), '[]') into leftover
  from private.restores as earlier, jsonb_array_elements(earlier.manifest -> 'images') as listed
  join private.saved_images() as image on image.name = listed ->> 'name'
  where earlier.state <> 'committed';
  if (select count(*) from private.saved_images()) > jsonb_array_length(leftover) then
    perform private.reject('PT409', 'This project has images. A file can only be restored into a new project.', 'used');
  end if;
  delete from private.restores where true;
  insert into private.restores (manifest, replaces_sample) values (begin_restore.manifest, begin_restore.replaces_sample)
  returning id into started;
  return jsonb_build_object('restore_id', started, 'leftover_images', leftover);
end;
$$;

create function public.restore_page(restore_id uuid, table_name text, page integer, part integer, lines text) returns void
language plpgsql volatile security definer set search_path = '' as $$
begin
  perform private.require_keeper();
  insert into private.restore_pages (restore_id, table_name, page, part, lines)
  values (restore_page.restore_id, restore_page.table_name, restore_page.page, restore_page.part, restore_page.lines)
  on conflict on constraint restore_pages_pkey do update set lines = excluded.lines;
end;
$$;

-- The rows of an uploaded table. A column that the file lacks is not listed, so it gets its default.
create function private.insert_restored(wanted uuid, saved_name text, place text, columns text[]) returns void
language plpgsql volatile set search_path = '' as $$
begin
  execute format($query$
    insert into %1$s (%2$s) overriding system value
    select %3$s
    from (
      select string_agg(piece.lines, '' order by piece.part) as lines from private.restore_pages as piece
      where piece.restore_id = $1 and piece.table_name = $2 group by piece.page
    ) as page, unnest(string_to_array(rtrim(page.lines, E'\n'), E'\n')) as line, jsonb_populate_record(null::%1$s, line::jsonb) as stored
    on conflict do nothing
  $query$, place,
    (select string_agg(format('%I', field), ', ') from unnest(columns) as field),
    (select string_agg(format('stored.%I', field), ', ') from unnest(columns) as field))
  using wanted, saved_name;
end;
$$;

-- Raises unless the table now holds the rows of the file. Rows of an older version have new columns, so only their number is compared.
create function private.require_restored(saved_name text, place text, computed text[], columns text[], expected jsonb) returns void
language plpgsql stable set search_path = '' as $$
declare
  row_count bigint;
  fingerprint numeric;
begin
  execute format('select count(*), coalesce(sum(private.line_fingerprint(saved_line)), 0) from (%s) as lines',
    private.lines_query(saved_name, place, computed)) into row_count, fingerprint;
  if row_count <> (expected ->> 'rows')::bigint or (
    columns <@ array(select jsonb_array_elements_text(expected -> 'columns')) and fingerprint <> (expected ->> 'fingerprint')::numeric
  ) then
    perform private.reject('PT422', format('The rows of %s differ from the file. Nothing was restored.', saved_name), 'differs');
  end if;
end;
$$;

/*
  What the restored rows need that is not in the file. Mails that were due when the file was saved may have been sent since, so the
  owner decides about them, and sending a campaign is paused.
*/
create function private.finish_restore() returns void
language plpgsql volatile set search_path = '' as $$
begin
  update private.mail_outbox as mail
  set state = 'dead', given_up_at = now(), dismissed_at = null, claimed_until = null,
    last_error = 'Restored from a file. This email may have been sent before.'
  where mail.state in ('claimed', 'sending') or (mail.state = 'waiting' and mail.next_attempt_at <= now());
  update public.newsletter_campaign_mails as mail
  set state = 'doubtful', given_up_at = now(), dismissed_at = null, claimed_until = null
  where mail.state in ('claimed', 'sending');
  update public.newsletter_campaigns as campaign set state = 'paused' where campaign.state = 'sending';
  insert into private.post_words (word)
  select distinct unnest(tsvector_to_array(post.search_words)) from public.blog_posts_la2024 as post on conflict do nothing;
  perform setval(pg_get_serial_sequence('public.change_history', 'id'),
    (select coalesce(max(entry.id), 0) + 1 from public.change_history as entry), false);
end;
$$;

/*
  Replaces the content of the project by the uploaded rows, in one transaction. Triggers are off, because the rows hold what
  triggers derive; constraints hold, and the tables stay locked until the end.
*/
create function public.commit_restore(restore_id uuid) returns void
language plpgsql volatile security definer set search_path = '' set timezone = 'UTC' set statement_timeout = '10min' as $$
declare
  started private.restores;
  saved record;
  expected jsonb;
begin
  perform private.require_keeper();
  select * into started from private.restores as one where one.id = commit_restore.restore_id for update;
  if started.state is distinct from 'started' then
    perform private.reject('PT409', 'This restore was ended by another one.', 'ended');
  end if;
  for saved in select * from private.saved_tables() as one where not one.is_view order by one.depth desc loop
    execute format('alter table %s disable trigger user', saved.place);
  end loop;
  perform private.require_restorable(started.manifest, started.replaces_sample);
  delete from private.slot_holds where true;
  for saved in select * from private.saved_tables() as one where not one.is_view order by one.depth desc loop
    execute format('delete from %s where true', saved.place);
  end loop;
  for saved in select * from private.saved_tables() as one order by one.depth, one.is_view loop
    expected := started.manifest -> 'tables' -> saved.name;
    continue when expected is null;
    perform private.insert_restored(started.id, saved.name, case when saved.is_view then 'private.restored_links' else saved.place end,
      array(select jsonb_array_elements_text(expected -> 'columns')));
    if not saved.is_view and saved.name <> 'restored_links' then
      perform private.require_restored(saved.name, saved.place, saved.computed, saved.columns, expected);
    end if;
  end loop;
  perform private.finish_restore();
  for saved in select * from private.saved_tables() as one where not one.is_view loop
    execute format('alter table %s enable trigger user', saved.place);
  end loop;
  delete from private.restore_pages where true;
  update private.restores as one set state = 'committed' where one.id = started.id;
end;
$$;

-- Ends a restore that is given up. Returns 'cancelled', 'committed' if all was stored before, or 'ended' if another restore has
-- replaced it.
create function public.cancel_restore(restore_id uuid) returns text
language plpgsql volatile security definer set search_path = '' as $$
begin
  perform private.require_keeper();
  update private.restores as one set state = 'cancelled' where one.id = cancel_restore.restore_id and one.state = 'started';
  delete from private.restore_pages as page where page.restore_id = cancel_restore.restore_id;
  return coalesce((select one.state from private.restores as one where one.id = cancel_restore.restore_id), 'ended');
end;
$$;

grant execute on function public.restore_readiness(), public.begin_restore(jsonb, boolean),
  public.restore_page(uuid, text, integer, integer, text), public.commit_restore(uuid), public.cancel_restore(uuid)
  to authenticated, service_role;

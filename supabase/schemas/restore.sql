-- Restoring a saved file into an empty project: the pages are uploaded first and stored by one call, as a whole or not at all.

/*
  `used`: someone has booked, written or subscribed, which leaves an email, or the owner has changed something, which leaves
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
  elsif manifest ->> 'schema_version' < private.schema_version() then
    -- Later migrations may compute what the file lacks.
    perform private.reject('PT422', 'This file was saved by an earlier version of the project. Restore it with the command "npm run restore", which upgrades it.', 'older');
  elsif manifest ->> 'schema_version' is null or exists (
    select 1 from private.saved_tables() as saved
    full join jsonb_each(manifest -> 'tables') as given on given.key = saved.name
    cross join lateral (
      select array(select jsonb_array_elements_text(given.value -> 'columns')) as columns
    ) as listed
    where saved.name is null or (given.key is null and not saved.is_view)
      or (given.key is not null and not (saved.columns @> listed.columns and saved.columns <@ listed.columns))
  ) then
    perform private.reject('PT422', 'The tables and columns in this file don’t match its version.', 'unknown');
  end if;
end;
$$;

-- The names of the images that a restore without an end has uploaded.
create function private.leftover_images() returns setof text
language sql stable set search_path = '' as $$
  select distinct image.name
  from private.restores as earlier
  cross join lateral jsonb_array_elements(earlier.manifest -> 'images') as listed
  join private.saved_images() as image on image.name = listed ->> 'name'
  where earlier.state <> 'committed';
$$;

/*
  'empty', 'sample' or 'used', the version of the schema, and an unfinished restore with its uploaded images. It `is_running`
  if it has uploaded something in the last two minutes.
*/
create function public.restore_readiness() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_keeper();
  return jsonb_build_object('readiness', private.restore_readiness(), 'schema_version', private.schema_version(),
    'unfinished', (
      select jsonb_build_object('restore_id', one.id, 'started_at', one.started_at,
        'is_running', one.state = 'started' and one.touched_at > now() - interval '2 minutes', 'images', left_over.images)
      from private.restores as one
      cross join (select coalesce(jsonb_agg(image), '[]') as images from private.leftover_images() as image) as left_over
      where one.state = 'started' or (one.state = 'cancelled' and left_over.images <> '[]')
    ));
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
  select coalesce(jsonb_agg(image), '[]') into leftover from private.leftover_images() as image;
  if (select count(*) from private.saved_images()) > jsonb_array_length(leftover) then
    perform private.reject('PT409', 'This project has images. A file can only be restored into a new project.', 'used');
  end if;
  delete from private.restores where true;
  insert into private.restores (manifest, replaces_sample) values (begin_restore.manifest, begin_restore.replaces_sample)
  returning id into started;
  return jsonb_build_object('restore_id', started, 'leftover_images', leftover);
end;
$$;

-- Requires that the restore goes on, before something is uploaded.
create function public.continue_restore(restore_id uuid) returns void
language plpgsql volatile security definer set search_path = '' as $$
begin
  perform private.require_keeper();
  update private.restores as one set touched_at = now() where one.id = continue_restore.restore_id and one.state = 'started';
  if not found then
    perform private.reject('PT409', 'This restore was stopped or replaced by another one.', 'ended');
  end if;
end;
$$;

create function public.restore_page(restore_id uuid, table_name text, page integer, part integer, lines text) returns void
language plpgsql volatile security definer set search_path = '' as $$
begin
  perform private.require_keeper();
  perform public.continue_restore(restore_page.restore_id);
  insert into private.restore_pages (restore_id, table_name, page, part, lines)
  values (restore_page.restore_id, restore_page.table_name, restore_page.page, restore_page.part, restore_page.lines)
  on conflict on constraint restore_pages_pkey do update set lines = excluded.lines;
end;
$$;

-- The rows of an uploaded table.
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

-- Raises unless the table now holds the rows of the file.
create function private.require_restored(saved_name text, place text, computed text[], expected jsonb) returns void
language plpgsql stable set search_path = '' as $$
declare
  row_count bigint;
  fingerprint numeric;
begin
  execute format('select count(*), coalesce(sum(private.line_fingerprint(saved_line)), 0) from (%s) as lines',
    private.lines_query(saved_name, place, computed)) into row_count, fingerprint;
  if (row_count, fingerprint) is distinct from ((expected ->> 'rows')::bigint, (expected ->> 'fingerprint')::numeric) then
    perform private.reject('PT422', format('The rows of %s differ from the file. Nothing was restored.', saved_name), 'differs');
  end if;
end;
$$;

/*
  What the restored rows need that is not in the file. Emails that were due when the file was saved may have been sent since, so the
  owner decides about them, unless they have lost their booking, and sending a campaign is paused.
*/
create function private.finish_restore() returns void
language plpgsql volatile set search_path = '' as $$
begin
  update private.mail_outbox as mail
  set state = 'dead', given_up_at = now(), dismissed_at = null, claimed_until = null,
    last_error = 'Restored from a file. This email may have been sent before.'
  where (mail.state in ('claimed', 'sending') or (mail.state = 'waiting' and mail.next_attempt_at <= now()))
    and (mail.booking_id is null or (private.booking_of_mail(mail)).id is not null);
  update public.newsletter_campaign_mails as mail
  set state = 'doubtful', given_up_at = now(), dismissed_at = null, claimed_until = null
  where mail.state in ('claimed', 'sending');
  delete from private.deleted_rows as expired where expired.deleted_at < now() - interval '30 days';
  update public.newsletter_campaigns as campaign set state = 'paused' where campaign.state = 'sending';
  -- A file, which anyone can edit, does not decide what visitors may read.
  update public.site_settings_la2024 as setting set is_public = private.is_public_setting(setting.key)
  where setting.is_public <> private.is_public_setting(setting.key);
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
    perform private.reject('PT409', 'This restore was stopped or replaced by another one.', 'ended');
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
      perform private.require_restored(saved.name, saved.place, saved.computed, expected);
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

grant execute on function public.restore_readiness(), public.begin_restore(jsonb, boolean), public.continue_restore(uuid),
  public.restore_page(uuid, text, integer, integer, text), public.commit_restore(uuid), public.cancel_restore(uuid)
  to authenticated, service_role;

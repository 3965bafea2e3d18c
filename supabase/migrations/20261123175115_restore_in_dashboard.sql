set check_function_bodies = off;

drop function private.require_restored(text,text,text[],text[],jsonb);

alter table private.restores add column started_at timestamp with time zone default now() not null;

alter table private.restores add column touched_at timestamp with time zone default now() not null;

CREATE OR REPLACE FUNCTION private.drop_abandoned_restore()
 RETURNS void
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
  update private.restores as one set state = 'cancelled'
  where one.state = 'started' and one.touched_at < now() - interval '1 day';
  delete from private.restore_pages as page
  where page.restore_id in (select one.id from private.restores as one where one.state <> 'started');
$function$;

CREATE OR REPLACE FUNCTION public.claim_mail(for_booking uuid DEFAULT NULL::uuid, at_most integer DEFAULT 10)
 RETURNS SETOF public.claimed_mail
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select private.lapse_requests();
  select private.drop_abandoned_restore();
  select taken.id, taken.claim, taken.kind, taken.attempts, booking.id, booking.service_type, booking.service_name,
    booking.appointment_date, booking.appointment_time, booking.starts_at, booking.ends_at, booking.first_name,
    booking.last_name, booking.email, booking.phone, booking.company, booking.message, booking.status,
    booking.sequence, private.booking_link(booking.id), booking.visitor_time_zone, booking.language, booking.cancel_reason,
    booking.lapses_at, taken.batch, booking.timezone, booking.meeting_kind, booking.meeting_place, booking.move_cutoff_hours,
    booking.cancel_cutoff_hours, booking.intake_answers
  from private.claim_due_mails(true, for_booking, at_most) as taken
  cross join lateral private.booking_of_mail(taken) as booking;
$function$;

CREATE OR REPLACE FUNCTION public.restore_readiness()
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
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
$function$;

CREATE OR REPLACE FUNCTION private.saved_tables()
 RETURNS TABLE(name text, place text, is_view boolean, columns text[], computed text[], keys text[], row_order text, depth integer)
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  with recursive listed as (
    select class.oid, class.relname::text as name, class.relkind = 'v' as is_view
    from pg_catalog.pg_class as class
    where class.relnamespace in ('public'::regnamespace, 'private'::regnamespace)
      and (class.relkind = 'r' or class.relname in ('booking_links', 'subscription_links'))
      and class.relname not in (select unsaved.name from private.unsaved_tables() as unsaved)
  ), fields as (
    select listed.oid, field.attname::text as name, field.attgenerated <> '' as is_computed,
      case when listed.is_view then case field.attname when 'record_id' then 1 end
        else array_position(primary_key.conkey, field.attnum) end as key_position,
      format('saved_row.%I', field.attname) || case when field.attcollation <> 0 then ' collate "C"' else '' end as ordered
    from listed
    join pg_catalog.pg_attribute as field on field.attrelid = listed.oid and field.attnum > 0 and not field.attisdropped
    left join pg_catalog.pg_constraint as primary_key on primary_key.conrelid = listed.oid and primary_key.contype = 'p'
  ), ranked as (
    select listed.oid, 0 as depth from listed
    union
    select reference.conrelid, ranked.depth + 1
    from ranked
    join pg_catalog.pg_constraint as reference on reference.confrelid = ranked.oid and reference.contype = 'f'
    where reference.conrelid <> reference.confrelid and ranked.depth < 20
  )
  select listed.name, listed.oid::regclass::text, listed.is_view,
    array_agg(field.name order by field.name) filter (where not field.is_computed),
    coalesce(array_agg(field.name) filter (where field.is_computed), '{}'),
    array_agg(field.name order by field.key_position) filter (where field.key_position is not null),
    string_agg(field.ordered, ', ' order by field.key_position) filter (where field.key_position is not null),
    (select max(ranked.depth) from ranked where ranked.oid = listed.oid)
  from listed join fields as field on field.oid = listed.oid
  group by listed.oid, listed.name, listed.is_view;
$function$;

CREATE OR REPLACE FUNCTION private.lines_query(name text, place text, computed text[])
 RETURNS text
 LANGUAGE sql
 IMMUTABLE
 SET search_path TO ''
AS $function$
  select format('select saved_row.*, private.saved_line(to_jsonb(saved_row) - %L::text[]) as saved_line from %s as saved_row%s',
    computed, place, case when name = 'mail_outbox' then ' where saved_row.calendar_id is null' else '' end);
$function$;

CREATE OR REPLACE FUNCTION public.saved_rows(table_name text, after jsonb DEFAULT NULL::jsonb)
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
 SET "TimeZone" TO 'UTC'
AS $function$
declare
  saved record;
  page jsonb;
begin
  perform private.require_keeper();
  select * into saved from private.saved_tables() as one where one.name = saved_rows.table_name;
  if saved.name is null then
    perform private.reject('PT422', 'There is no such table to save.', 'table_name');
  end if;
  execute format($query$
    with page as (
      select saved_row.saved_line as line, row_number() over (order by %1$s) as position, to_jsonb(saved_row) as key
      from (%2$s) as saved_row
      where $1 is null or (%1$s) > (select %3$s from jsonb_populate_record(null::%4$s, $1) as last)
      order by %1$s limit 1000
    ), measured as (
      select page.*, sum(octet_length(page.line)) over (order by page.position) as size from page
    ), chosen as (
      select * from measured where measured.size <= 400000 or measured.position = 1
    )
    select jsonb_build_object('rows', count(*), 'lines', coalesce(string_agg(chosen.line, E'\n' order by chosen.position), ''),
      'fingerprint', coalesce(sum(private.line_fingerprint(chosen.line)), 0)::text,
      'after', case when count(*) = 1000 or count(*) < (select count(*) from page)
        then (select jsonb_object_agg(part, last.key -> part) from unnest($2) as part, chosen as last where last.position = count(chosen.line)) end)
    from chosen
  $query$, saved.row_order, private.lines_query(saved.name, saved.place, saved.computed),
    (select string_agg(format('last.%I', part), ', ' order by position) from unnest(saved.keys) with ordinality as key (part, position)),
    saved.place)
  into page using after, saved.keys;
  return page;
end;
$function$;

CREATE OR REPLACE FUNCTION private.require_restorable(manifest jsonb, replaces_sample boolean)
 RETURNS void
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$
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
    perform private.reject('PT422', 'This file does not have the tables and columns of its version.', 'unknown');
  end if;
end;
$function$;

CREATE OR REPLACE FUNCTION private.leftover_images()
 RETURNS SETOF text
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  select distinct image.name
  from private.restores as earlier
  cross join lateral jsonb_array_elements(earlier.manifest -> 'images') as listed
  join private.saved_images() as image on image.name = listed ->> 'name'
  where earlier.state <> 'committed';
$function$;

CREATE OR REPLACE FUNCTION private.require_restored(saved_name text, place text, computed text[], expected jsonb)
 RETURNS void
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$
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
$function$;

CREATE OR REPLACE FUNCTION private.finish_restore()
 RETURNS void
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
  update private.mail_outbox as mail
  set state = 'dead', given_up_at = now(), dismissed_at = null, claimed_until = null,
    last_error = 'Restored from a file. This email may have been sent before.'
  where mail.state in ('claimed', 'sending') or (mail.state = 'waiting' and mail.next_attempt_at <= now());
  update public.newsletter_campaign_mails as mail
  set state = 'doubtful', given_up_at = now(), dismissed_at = null, claimed_until = null
  where mail.state in ('claimed', 'sending');
  delete from private.deleted_rows as expired where expired.deleted_at < now() - interval '30 days';
  update public.newsletter_campaigns as campaign set state = 'paused' where campaign.state = 'sending';
  insert into private.post_words (word)
  select distinct unnest(tsvector_to_array(post.search_words)) from public.blog_posts_la2024 as post on conflict do nothing;
  perform setval(pg_get_serial_sequence('public.change_history', 'id'),
    (select coalesce(max(entry.id), 0) + 1 from public.change_history as entry), false);
end;
$function$;

CREATE OR REPLACE FUNCTION public.begin_restore(manifest jsonb, replaces_sample boolean DEFAULT false)
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
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
$function$;

CREATE OR REPLACE FUNCTION public.continue_restore(restore_id uuid)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  perform private.require_keeper();
  update private.restores as one set touched_at = now() where one.id = continue_restore.restore_id and one.state = 'started';
  if not found then
    perform private.reject('PT409', 'This restore was stopped or replaced by another one.', 'ended');
  end if;
end;
$function$;

CREATE OR REPLACE FUNCTION public.restore_page(restore_id uuid, table_name text, page integer, part integer, lines text)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  perform private.require_keeper();
  perform public.continue_restore(restore_page.restore_id);
  insert into private.restore_pages (restore_id, table_name, page, part, lines)
  values (restore_page.restore_id, restore_page.table_name, restore_page.page, restore_page.part, restore_page.lines)
  on conflict on constraint restore_pages_pkey do update set lines = excluded.lines;
end;
$function$;

CREATE OR REPLACE FUNCTION public.commit_restore(restore_id uuid)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
 SET "TimeZone" TO 'UTC'
 SET statement_timeout TO '10min'
AS $function$
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
$function$;

grant execute on function public.continue_restore(uuid) to authenticated;

grant execute on function public.continue_restore(uuid) to service_role;

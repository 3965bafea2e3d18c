set check_function_bodies = off;

create table private.restored_links (
  record_id uuid not null,
  link_hash text not null
);

create table private.restores (
  id uuid default gen_random_uuid() not null,
  manifest jsonb not null,
  replaces_sample boolean not null,
  state text default 'started'::text not null
);

create table private.restore_pages (
  restore_id uuid not null,
  table_name text not null,
  page integer not null,
  part integer not null,
  lines text not null
);

CREATE OR REPLACE FUNCTION private.link_hash(link text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE
 SET search_path TO ''
AS $function$ select encode(sha256(convert_to(link, 'UTF8')), 'hex'); $function$;

CREATE OR REPLACE FUNCTION private.is_restored_link(link text)
 RETURNS boolean
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  select exists (
    select 1 from private.restored_links as known
    where known.record_id = left(link, 32)::uuid and known.link_hash = private.link_hash(link)
  );
$function$;

CREATE OR REPLACE FUNCTION private.link_booking_id(link text)
 RETURNS uuid
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  select case when link ~ '^[0-9a-f]{72}$' and (
      right(link, 40) = private.link_signature(left(link, 32)::uuid) or private.is_restored_link(link))
    then left(link, 32)::uuid end;
$function$;

CREATE OR REPLACE FUNCTION public.confirm_subscription(link text)
 RETURNS boolean
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  signed_id uuid;
begin
  if link ~ '^[0-9a-f]{72}$' and (
    right(link, 40) = private.subscription_signature(left(link, 32)::uuid) or private.is_restored_link(link)
  ) then
    signed_id := left(link, 32)::uuid;
  end if;
  update public.newsletter_subscribers_la2024 as subscriber set status = 'active', confirmed_at = now()
  where subscriber.id = signed_id and not private.is_reader(subscriber);
  return exists (select 1 from public.newsletter_subscribers_la2024 as subscriber where subscriber.id = signed_id);
end;
$function$;

CREATE OR REPLACE FUNCTION private.unsaved_tables()
 RETURNS TABLE(name text, reason text)
 LANGUAGE sql
 IMMUTABLE
 SET search_path TO ''
AS $function$
  values
    ('signing_key', 'a secret; links in earlier emails keep working by their hashes'),
    ('setting_secrets', 'passwords, to be entered again'),
    ('calendars', 'their addresses are secret, so they have to be connected again'),
    ('calendar_access', 'secret addresses and passwords of calendars'),
    ('busy_times', 'read again from the calendars'),
    ('written_bookings', 'belong to a calendar, which is not saved'),
    ('recovery_codes', 'belong to an account, which is not saved'),
    ('slot_holds', 'last for minutes'),
    ('rate_counters', 'last for a day'),
    ('rate_limits', 'come with the migrations'),
    ('booking_limits', 'come with the migrations'),
    ('post_words', 'derived from the posts'),
    ('restores', 'a restore under way'),
    ('restore_pages', 'a restore under way');
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
      format('stored.%I', field.attname) || case when field.attcollation <> 0 then ' collate "C"' else '' end as ordered
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

CREATE OR REPLACE FUNCTION private.saved_line(stored jsonb)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE
 SET search_path TO ''
AS $function$
  select (stored
    || case when stored ? 'claim' then '{"claim": null}'::jsonb else '{}' end
    || case when stored ->> 'value' = private.secret_placeholder() then '{"value": "\"\""}'::jsonb else '{}' end)::text;
$function$;

CREATE OR REPLACE FUNCTION private.line_fingerprint(line text)
 RETURNS numeric
 LANGUAGE sql
 IMMUTABLE
 SET search_path TO ''
AS $function$
  select ('x' || left(encode(sha256(convert_to(line, 'UTF8')), 'hex'), 15))::bit(60)::bigint::numeric;
$function$;

CREATE OR REPLACE FUNCTION private.lines_query(name text, place text, computed text[])
 RETURNS text
 LANGUAGE sql
 IMMUTABLE
 SET search_path TO ''
AS $function$
  select format('select stored.*, private.saved_line(to_jsonb(stored) - %L::text[]) as saved_line from %s as stored%s',
    computed, place, case when name = 'mail_outbox' then ' where stored.calendar_id is null' else '' end);
$function$;

CREATE OR REPLACE FUNCTION private.require_keeper()
 RETURNS void
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$
begin
  if coalesce(current_setting('role', true), '') <> 'service_role' then
    perform private.require_owner();
  end if;
end;
$function$;

CREATE OR REPLACE FUNCTION private.schema_version()
 RETURNS text
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$
begin
  return (select max(migration.version) from supabase_migrations.schema_migrations as migration);
end;
$function$;

CREATE OR REPLACE FUNCTION private.saved_images()
 RETURNS TABLE(name text, type text, size bigint, cache_control text)
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$
begin
  return query
    select object.name, object.metadata ->> 'mimetype', (object.metadata ->> 'size')::bigint, object.metadata ->> 'cacheControl'
    from storage.objects as object where object.bucket_id = 'images' order by object.name collate "C";
end;
$function$;

CREATE OR REPLACE FUNCTION public.saved_state()
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
 SET "TimeZone" TO 'UTC'
 SET statement_timeout TO '5min'
AS $function$
declare
  saved record;
  summary jsonb;
  tables jsonb := '{}';
begin
  perform private.require_keeper();
  for saved in select * from private.saved_tables() as one order by one.depth, one.name loop
    execute format('select jsonb_build_object(''rows'', count(*), ''fingerprint'', coalesce(sum(private.line_fingerprint(saved_line)), 0)::text) from (%s) as lines',
      private.lines_query(saved.name, saved.place, saved.computed)) into summary;
    tables := tables || jsonb_build_object(saved.name, summary || jsonb_build_object('columns', saved.columns));
  end loop;
  return jsonb_build_object('schema_version', private.schema_version(), 'tables', tables,
    'images', coalesce((select jsonb_agg(to_jsonb(image)) from private.saved_images() as image), '[]'));
end;
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
      select stored.saved_line as line, row_number() over (order by %1$s) as position, to_jsonb(stored) as key
      from (%2$s) as stored
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

CREATE OR REPLACE FUNCTION private.restore_readiness()
 RETURNS text
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$
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
  elsif exists (
    select 1 from jsonb_each(manifest -> 'tables') as given
    left join private.saved_tables() as saved on saved.name = given.key
    where saved.name is null or not saved.columns @> array(select jsonb_array_elements_text(given.value -> 'columns'))
  ) then
    perform private.reject('PT422', 'This file has tables or columns that this project does not know.', 'unknown');
  end if;
end;
$function$;

CREATE OR REPLACE FUNCTION public.restore_readiness()
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  perform private.require_keeper();
  return jsonb_build_object('readiness', private.restore_readiness(), 'schema_version', private.schema_version());
end;
$function$;

CREATE OR REPLACE FUNCTION private.insert_restored(wanted uuid, saved_name text, place text, columns text[])
 RETURNS void
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
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
$function$;

CREATE OR REPLACE FUNCTION private.require_restored(saved_name text, place text, computed text[], columns text[], expected jsonb)
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
  if row_count <> (expected ->> 'rows')::bigint or (
    columns <@ array(select jsonb_array_elements_text(expected -> 'columns')) and fingerprint <> (expected ->> 'fingerprint')::numeric
  ) then
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
$function$;

CREATE OR REPLACE FUNCTION public.restore_page(restore_id uuid, table_name text, page integer, part integer, lines text)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  perform private.require_keeper();
  insert into private.restore_pages (restore_id, table_name, page, part, lines)
  values (restore_page.restore_id, restore_page.table_name, restore_page.page, restore_page.part, restore_page.lines)
  on conflict on constraint restore_pages_pkey do update set lines = excluded.lines;
end;
$function$;

CREATE OR REPLACE FUNCTION public.cancel_restore(restore_id uuid)
 RETURNS text
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  perform private.require_keeper();
  update private.restores as one set state = 'cancelled' where one.id = cancel_restore.restore_id and one.state = 'started';
  delete from private.restore_pages as page where page.restore_id = cancel_restore.restore_id;
  return coalesce((select one.state from private.restores as one where one.id = cancel_restore.restore_id), 'ended');
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
$function$;

create view private.booking_links as  SELECT id AS record_id,
    private.link_hash(private.booking_link(id)) AS link_hash
   FROM public.bookings_la2024 booking
  WHERE (ends_at > now());

create view private.subscription_links as  SELECT id AS record_id,
    private.link_hash((replace((id)::text, '-'::text, ''::text) || private.subscription_signature(id))) AS link_hash
   FROM public.newsletter_subscribers_la2024 subscriber;

alter table private.restored_links add constraint restored_links_hash_format CHECK ((link_hash ~ '^[0-9a-f]{64}$'::text));

alter table private.restored_links add constraint restored_links_pkey PRIMARY KEY (record_id, link_hash);

alter table private.restores add constraint restores_state_known CHECK ((state = ANY (ARRAY['started'::text, 'committed'::text, 'cancelled'::text])));

alter table private.restores add constraint restores_pkey PRIMARY KEY (id);

alter table private.restore_pages add constraint restore_pages_pkey PRIMARY KEY (restore_id, table_name, page, part);

alter table private.restore_pages add constraint restore_pages_restore_id_fkey FOREIGN KEY (restore_id) REFERENCES private.restores(id) ON DELETE CASCADE;

alter table private.restored_links enable row level security;

alter table private.restores enable row level security;

alter table private.restore_pages enable row level security;

grant execute on function public.saved_state() to authenticated;

grant execute on function public.saved_state() to service_role;

grant execute on function public.saved_rows(text,jsonb) to authenticated;

grant execute on function public.saved_rows(text,jsonb) to service_role;

grant execute on function public.restore_readiness() to authenticated;

grant execute on function public.restore_readiness() to service_role;

grant execute on function public.begin_restore(jsonb,boolean) to authenticated;

grant execute on function public.begin_restore(jsonb,boolean) to service_role;

grant execute on function public.restore_page(uuid,text,integer,integer,text) to authenticated;

grant execute on function public.restore_page(uuid,text,integer,integer,text) to service_role;

grant execute on function public.cancel_restore(uuid) to authenticated;

grant execute on function public.cancel_restore(uuid) to service_role;

grant execute on function public.commit_restore(uuid) to authenticated;

grant execute on function public.commit_restore(uuid) to service_role;

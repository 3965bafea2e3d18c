-- Saving everything to a file. The tables are found in the catalog, so a new table is saved unless `unsaved_tables` gives a
-- reason not to. restore.sql reads such a file into an empty project. The format of the file is in domain/src/backup.

create function private.unsaved_tables() returns table (name text, reason text)
language sql immutable set search_path = '' as $$
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
    ('retention_runs', 'when the schedule last ran'),
    ('restores', 'a restore under way'),
    ('restore_pages', 'a restore under way');
$$;

-- The links that emails may contain, by their hashes. A booking's link ends with its consultation.
create view private.booking_links as
select booking.id as record_id, private.link_hash(private.booking_link(booking.id)) as link_hash
from public.bookings_la2024 as booking where booking.ends_at > now();

create view private.subscription_links as
select subscriber.id as record_id,
  private.link_hash(replace(subscriber.id::text, '-', '') || private.subscription_signature(subscriber.id)) as link_hash
from public.newsletter_subscribers_la2024 as subscriber;

/*
  The saved tables and views. `columns` are those that are stored, `computed` the generated ones; `row_order` is the primary key,
  with texts compared by their bytes, so that the order is the same in every database. A table has a greater depth than those it
  refers to.
*/
create function private.saved_tables() returns table (
  name text, place text, is_view boolean, columns text[], computed text[], keys text[], row_order text, depth integer
)
language sql stable set search_path = '' as $$
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
$$;

-- A stored row as it is saved: without the claim, whose holder may report on an email, and without the sign of a saved password.
create function private.saved_line(stored jsonb) returns text
language sql immutable set search_path = '' as $$
  select (stored
    || case when stored ? 'claim' then '{"claim": null}'::jsonb else '{}' end
    || case when stored ->> 'value' = private.secret_placeholder() then '{"value": "\"\""}'::jsonb else '{}' end)::text;
$$;

-- A summand: the sum over all lines identifies a table's rows, in any order.
create function private.line_fingerprint(line text) returns numeric
language sql immutable set search_path = '' as $$
  select ('x' || left(encode(sha256(convert_to(line, 'UTF8')), 'hex'), 15))::bit(60)::bigint::numeric;
$$;

-- The query for the lines of a table. No column may have the name of the alias, because the column would win. Emails about calendars are left out with the calendars.
create function private.lines_query(name text, place text, computed text[]) returns text
language sql immutable set search_path = '' as $$
  select format('select saved_row.*, private.saved_line(to_jsonb(saved_row) - %L::text[]) as saved_line from %s as saved_row%s',
    computed, place, case when name = 'mail_outbox' then ' where saved_row.calendar_id is null' else '' end);
$$;

-- Requires the owner or the secret key. Inside a function, the setting `role` is still the caller's.
create function private.require_keeper() returns void
language plpgsql stable set search_path = '' as $$
begin
  if coalesce(current_setting('role', true), '') <> 'service_role' then
    perform private.require_owner();
  end if;
end;
$$;

create function private.schema_version() returns text
language plpgsql stable set search_path = '' as $$
begin
  return (select max(migration.version) from supabase_migrations.schema_migrations as migration);
end;
$$;

create function private.saved_images() returns table (name text, type text, size bigint, cache_control text)
language plpgsql stable set search_path = '' as $$
begin
  return query
    select object.name, object.metadata ->> 'mimetype', (object.metadata ->> 'size')::bigint, object.metadata ->> 'cacheControl'
    from storage.objects as object where object.bucket_id = 'images' order by object.name collate "C";
end;
$$;

/*
  What there is to save, as of one moment: a stable function sees a single snapshot. The pages of a table that were read before
  are unchanged if their fingerprints add up to its own.
*/
create function public.saved_state() returns jsonb
language plpgsql stable security definer set search_path = '' set timezone = 'UTC' set statement_timeout = '5min' as $$
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
$$;

/*
  The next rows of a table in the order of its key, one JSON object per line, with the key to continue `after`: null after the
  last. At most 1,000 rows and, except for a single one, 400 KB, because the request that restores them is limited, too.
*/
create function public.saved_rows(table_name text, after jsonb default null) returns jsonb
language plpgsql stable security definer set search_path = '' set timezone = 'UTC' as $$
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
$$;

grant execute on function public.saved_state(), public.saved_rows(text, jsonb) to authenticated, service_role;

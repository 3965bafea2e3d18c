-- The whole database as of the first release.

-- The ground rules: a private schema, no default grants, and how functions report an error to a visitor.

-- Not reachable through the API: no role but the database owner may use it.
create schema private;

revoke all on schema private from public;

-- Older hosted projects grant every new object to visitors. Here each file grants what it exposes.
alter default privileges in schema public revoke all on tables from anon, authenticated, service_role;
alter default privileges in schema public revoke all on sequences from anon, authenticated, service_role;
alter default privileges in schema public revoke execute on functions from anon, authenticated, service_role;

-- PostgreSQL itself lets everyone execute a new function.
alter default privileges revoke execute on functions from public;

-- Two changes in one transaction still get different times, because updated_at is what detects concurrent edits.
create function private.touch_updated_at() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  new.updated_at := greatest(clock_timestamp(), old.updated_at + interval '1 microsecond');
  return new;
end;
$$;

/*
  Raises an error whose sentence the client may show as it is. The code is PT and an HTTP status: PT409 conflict, PT422
  invalid (the hint names the field), PT429 too many requests.
*/
create function private.reject(code text, sentence text, hint text default '') returns void
language plpgsql set search_path = '' as $$
begin
  raise exception using errcode = code, message = sentence, hint = hint;
end;
$$;

-- Who may do everything: the site's owner.

-- is_code_missing reads the settings table, whose policies call is_owner in turn.
set check_function_bodies = off;

-- Reads the account on every request instead of trusting the token, so that a revoked role takes effect at once.
create function private.is_owner_account() returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (
    select 1
    from auth.users as account
    where account.id = (select auth.uid())
      and account.raw_app_meta_data ->> 'role' = 'super_admin'
      and account.deleted_at is null
      and (account.banned_until is null or account.banned_until < now())
  );
$$;

-- Two-factor sign-in is on, the account has an authenticator, and the token says that no code was entered. Without an
-- authenticator nothing is missing, so switching the setting on first never locks the owner out.
create function private.is_code_missing() returns boolean
language sql stable security definer set search_path = '' as $$
  select coalesce((select auth.jwt()) ->> 'aal', 'aal1') <> 'aal2'
    and exists (
      select 1 from public.site_settings_la2024 as setting
      where setting.key = 'two_factor_auth' and private.setting_text(setting.value) = 'true'
    )
    and exists (
      select 1 from auth.mfa_factors as factor
      where factor.user_id = (select auth.uid()) and factor.status = 'verified'
    );
$$;

create function public.is_owner() returns boolean
language sql stable security definer set search_path = '' as $$
  select private.is_owner_account() and not private.is_code_missing();
$$;

comment on function public.is_owner() is
  'Whether the signed-in account is the owner (app_metadata.role is super_admin), proven by a code where that is demanded.';

grant execute on function public.is_owner() to authenticated;

create function public.owner_needs_code() returns boolean
language sql stable security definer set search_path = '' as $$
  select private.is_owner_account() and private.is_code_missing();
$$;

comment on function public.owner_needs_code() is
  'Whether the owner is signed in by password and has yet to enter the code of an authenticator.';

grant execute on function public.owner_needs_code() to authenticated;

reset check_function_bodies;

-- Validates and cleans what visitors type.

-- Whether a text has a visible character; zero-width joiners and filler characters are not.
create function private.is_visible(value text) returns boolean
language sql immutable set search_path = '' as $$
  select value ~ '[^\s\u00a0\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200f\u2028-\u202e\u2060-\u206f\u2800\u3000\u3164\ufe00-\ufe0f\ufeff\uffa0\ufff0-\ufff8\U000e0000-\U000e0fff]';
$$;

-- Direction marks could make "png.exe" look like "exe.gnp" in the dashboard and in mails. They are removed rather than
-- rejected, because phones copy them along from the address book.
create function private.strip_direction_marks(value text) returns text
language sql immutable set search_path = '' as $$
  select regexp_replace(coalesce(value, ''), '[\u202a-\u202e\u2066-\u2069]', '', 'g');
$$;

create function private.is_email(value text) returns boolean
language sql immutable set search_path = '' as $$
  select char_length(value) <= 254
    and value ~ '^[^[:space:][:cntrl:]@<>(),:;"\[\]\\]{1,64}@[^[:space:][:cntrl:]@<>(),:;"\[\]\\.]+(\.[^[:space:][:cntrl:]@<>(),:;"\[\]\\.]+)+$'
    and value !~ '(^\.|\.\.|\.@)';
$$;

-- Whether a link or image may point there: a path on this site or an http(s) URL, never javascript:.
create function private.is_web_address(value text) returns boolean
language sql immutable set search_path = '' as $$
  select char_length(value) <= 2048
    and value !~ '[[:space:][:cntrl:]"''<>\\]'
    and (value ~ '^/([^/]|$)' or value ~* '^https?://[^/]');
$$;

grant execute on function private.is_email(text) to authenticated, service_role;
grant execute on function private.is_web_address(text) to authenticated, service_role;

-- Trims a one-line field. Raises PT422 with the field as hint if it is missing, too long or contains control characters.
create function private.clean_line(value text, field text, label text, longest integer, is_required boolean default false)
returns text
language plpgsql immutable set search_path = '' as $$
declare
  trimmed text := regexp_replace(private.strip_direction_marks(value), '^[\s\u00a0\u200b\u3000\ufeff]+|[\s\u00a0\u200b\u3000\ufeff]+$', '', 'g');
begin
  if not private.is_visible(trimmed) then
    trimmed := '';
  end if;
  if is_required and trimmed = '' then
    perform private.reject('PT422', format('Please enter your %s.', label), field);
  elsif char_length(trimmed) > longest then
    perform private.reject('PT422', format('Please keep your %s to %s characters.', label, longest), field);
  elsif trimmed ~ '[\u0001-\u001f\u007f-\u009f\u2028\u2029]' then
    perform private.reject('PT422', format('Please write your %s on one line.', label), field);
  end if;
  return trimmed;
end;
$$;

-- Does the same for multi-line text, with line ends normalized and control characters removed.
create function private.clean_text(value text, field text, longest integer, is_required boolean default false)
returns text
language plpgsql immutable set search_path = '' as $$
declare
  cleaned text := regexp_replace(private.strip_direction_marks(value), '\r\n?', E'\n', 'g');
begin
  cleaned := regexp_replace(cleaned, '[\u0001-\u0008\u000b-\u001f\u007f-\u009f]', '', 'g');
  cleaned := regexp_replace(cleaned, '^[\s\u00a0\u200b\u3000\ufeff]+|[\s\u00a0\u200b\u3000\ufeff]+$', '', 'g');
  if not private.is_visible(cleaned) then
    cleaned := '';
  end if;
  if is_required and cleaned = '' then
    perform private.reject('PT422', 'Please write a message.', field);
  elsif char_length(cleaned) > longest then
    perform private.reject('PT422', format('Please keep your message to %s characters.', longest), field);
  end if;
  return cleaned;
end;
$$;

create function private.email_address(value text, field text default 'email') returns text
language plpgsql immutable set search_path = '' as $$
declare
  address text := private.clean_line(value, field, 'email address', 254, true);
begin
  if not private.is_email(address) then
    perform private.reject('PT422', 'Please enter an email address like name@example.com.', field);
  end if;
  return address;
end;
$$;

-- Rate limits for visitors' requests.

create table private.rate_limits (
  action text primary key,
  per_address integer not null,
  address_window interval not null,
  per_email integer not null,
  email_window interval not null,
  constraint rate_limits_positive check (per_address > 0 and per_email > 0)
);

-- Offices and families share an IP address, so its limit is generous; one mailbox's is strict.
insert into private.rate_limits (action, per_address, address_window, per_email, email_window) values
  ('booking', 20, '1 hour', 5, '1 day'),
  ('message', 20, '1 hour', 5, '1 day'),
  ('subscription', 20, '1 hour', 10, '1 day'),
  ('view', 20, '1 hour', 20, '1 hour'),
  ('booking-link', 120, '1 hour', 120, '1 hour'),
  ('hold', 120, '1 hour', 120, '1 hour');

create table private.rate_counters (
  action text not null,
  subject text not null,
  hits integer not null,
  resets_at timestamptz not null,
  primary key (action, subject)
);

create index rate_counters_by_reset on private.rate_counters (resets_at);

alter table private.rate_limits enable row level security;
alter table private.rate_counters enable row level security;

/*
  The client's IP address. On hosted projects Cloudflare overwrites cf-connecting-ip, whereas clients can forge
  x-forwarded-for; a gateway without Cloudflare must drop the first and overwrite the second. An IPv6 customer owns a whole
  /64, so that counts as one address.
*/
create function private.request_address() returns text
language plpgsql stable set search_path = '' as $$
declare
  headers json := nullif(current_setting('request.headers', true), '')::json;
  address text := coalesce(headers ->> 'cf-connecting-ip', split_part(headers ->> 'x-forwarded-for', ',', 1), '');
begin
  if family(address::inet) = 6 then
    return network(set_masklen(address::inet, 64))::text;
  end if;
  return host(address::inet);
exception when others then
  return 'unknown';
end;
$$;

-- Counts a hit and returns whether it is within the limit. If the caller raises an error, the count rolls back with it.
create function private.count_hit(hit_action text, hit_subject text, allowed integer, within interval) returns boolean
language plpgsql set search_path = '' as $$
declare
  counted integer;
begin
  insert into private.rate_counters as counter (action, subject, hits, resets_at)
  values (hit_action, left(hit_subject, 320), 1, now() + within)
  on conflict (action, subject) do update set
    hits = case when counter.resets_at <= now() then 1 else counter.hits + 1 end,
    resets_at = case when counter.resets_at <= now() then excluded.resets_at else counter.resets_at end
  returning counter.hits into counted;
  return counted <= allowed;
end;
$$;

-- Deletes expired counters, because IP addresses are personal data. Called after all counting to avoid deadlocks.
create function private.purge_old_counters() returns void
language plpgsql set search_path = '' as $$
begin
  if random() < 0.02 then
    delete from private.rate_counters
    where ctid in (
      select expired.ctid from private.rate_counters as expired
      where expired.resets_at < now() limit 500 for update skip locked
    );
  end if;
end;
$$;

create function private.is_within_address_limit(limited_action text, detail text default '') returns boolean
language plpgsql set search_path = '' as $$
declare
  rule private.rate_limits;
begin
  select * into strict rule from private.rate_limits where action = limited_action;
  return private.count_hit(limited_action, 'address ' || private.request_address() || ' ' || detail, rule.per_address, rule.address_window);
end;
$$;

create function private.is_within_email_limit(limited_action text, email text) returns boolean
language plpgsql set search_path = '' as $$
declare
  rule private.rate_limits;
  is_within boolean;
begin
  select * into strict rule from private.rate_limits where action = limited_action;
  is_within := private.count_hit(limited_action, 'email ' || lower(email), rule.per_email, rule.email_window);
  perform private.purge_old_counters();
  return is_within;
end;
$$;

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
  constraint change_history_action_known check (action in ('added', 'changed', 'deleted'))
);

comment on column public.change_history.before is 'The old values of the changed columns; null if the row was added.';

create index change_history_newest on public.change_history (changed_at desc, id desc);
create index change_history_of_table on public.change_history (table_name, changed_at desc, id desc);

alter table public.change_history enable row level security;

grant select on table public.change_history to authenticated, service_role;

create policy "the owner reads the history" on public.change_history
  for select to authenticated using ((select public.is_owner()));

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

-- Deletes entries older than a year, in small batches on a few of the calls.
create function private.purge_old_history() returns void
language plpgsql set search_path = '' as $$
begin
  if random() < 0.02 then
    delete from public.change_history
    where id in (select old.id from public.change_history as old where old.changed_at < now() - interval '1 year' order by old.changed_at limit 500);
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
  person uuid := auth.uid();
  old_row jsonb := case when tg_op <> 'INSERT' then to_jsonb(old) end;
  new_row jsonb := case when tg_op <> 'DELETE' then to_jsonb(new) end;
  any_row jsonb := coalesce(new_row, old_row);
  changed jsonb;
begin
  -- Visitors and the site's functions are not signed in; the tables themselves record what they write.
  if person is null then
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
  end if;

  insert into public.change_history (actor_id, actor, table_name, row_id, subject, action, before, after)
  values (
    person,
    coalesce((select account.email from auth.users as account where account.id = person), ''),
    tg_table_name,
    coalesce(any_row ->> 'id', any_row ->> 'key', any_row ->> 'weekday', ''),
    private.subject_of(any_row),
    case tg_op when 'INSERT' then 'added' when 'UPDATE' then 'changed' else 'deleted' end,
    private.pick_fields(private.redacted_row(old_row), changed),
    private.pick_fields(private.redacted_row(new_row), changed)
  );
  perform private.purge_old_history();
  return null;
end;
$$;

-- The owner's settings, one row per key. Visitors read only the keys that public pages use.

-- Whether visitors may read a setting. The list comes from the registry in `domain/src/settings`. A migration that changes it
-- ends with `update public.site_settings_la2024 set key = key;`, so that stored rows follow.
create function private.is_public_setting(setting_key text) returns boolean
language sql immutable set search_path = '' as $$
  select setting_key = any (array[
    -- settings: generated by "npm run generate:settings"
    'site_title',
    'site_tagline',
    'site_description',
    'contact_email',
    'contact_phone',
    'contact_address',
    'portrait_url',
    'hero_portrait_url',
    'about_image_url',
    'logo_url',
    'favicon_url',
    'meta_title',
    'meta_description',
    'meta_keywords',
    'canonical_url',
    'og_title',
    'og_description',
    'og_image',
    'og_type',
    'og_url',
    'og_site_name',
    'twitter_card',
    'twitter_title',
    'twitter_description',
    'twitter_image',
    'twitter_site',
    'twitter_creator',
    'robots_txt',
    'sitemap_enabled',
    'sitemap_url',
    'schema_type',
    'schema_name',
    'schema_job_title',
    'schema_description',
    'schema_url',
    'schema_image',
    'schema_same_as',
    'structured_data_enabled',
    'business_name',
    'business_type',
    'business_description',
    'business_phone',
    'business_email',
    'business_address',
    'business_hours',
    'hreflang_enabled',
    'pwa_enabled',
    'breadcrumbs_enabled',
    'lazy_loading',
    'social_linkedin',
    'social_facebook',
    'social_instagram',
    'social_twitter',
    'social_youtube',
    'social_tiktok',
    'google_analytics_id',
    'google_tag_manager_id',
    'facebook_pixel_id',
    'hotjar_id',
    'linkedin_insight_tag',
    'microsoft_clarity_id',
    'booking_enabled',
    'newsletter_enabled',
    'blog_enabled',
    'testimonials_enabled',
    'contact_form_enabled',
    'live_chat_enabled',
    'cookie_banner_enabled',
    'search_enabled',
    'comments_enabled',
    'social_sharing_enabled',
    'primary_color',
    'secondary_color',
    'accent_color',
    'background_color',
    'text_color',
    'link_color',
    'button_style',
    'font_primary',
    'font_secondary',
    'posts_per_page',
    'excerpt_length',
    'allow_comments',
    'related_posts',
    'maintenance_mode',
    'privacy_policy_url',
    'terms_of_service_url',
    'cookie_policy_url',
    'gdpr_enabled',
    'ccpa_enabled',
    'age_verification',
    'primary_font',
    'secondary_font',
    'accent_font',
    'body_font_size',
    'heading_font_size',
    'line_height',
    'font_weight_normal',
    'font_weight_bold'
    -- settings: end
  ]::text[]);
$$;

create table public.site_settings_la2024 (
  key text primary key,
  value text not null default '',
  is_public boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint site_settings_key_format check (key ~ '^[a-z][a-z0-9_]{0,62}$'),
  constraint site_settings_value_length check (char_length(value) <= 20000),
  constraint site_settings_secrets_stay_private check (not (is_public and key ~ '(password|passwd|secret|token|credential|private|smtp|api_|username|verification_key)'))
);

comment on table public.site_settings_la2024 is 'Settings of the site; value is a JSON string or raw text.';
comment on column public.site_settings_la2024.is_public is 'Whether visitors may read it. Set by the database from its own list.';

-- Write-only values: not even the owner can read them back.
create table private.setting_secrets (
  key text primary key,
  value text not null,
  updated_at timestamptz not null default now()
);

alter table private.setting_secrets enable row level security;
alter table public.site_settings_la2024 enable row level security;

grant select on table public.site_settings_la2024 to anon, authenticated, service_role;

-- An upsert also sets the key.
grant insert (key, value, created_at, updated_at), update (key, value, updated_at)
  on table public.site_settings_la2024 to authenticated, service_role;

create policy "visitors read public settings" on public.site_settings_la2024
  for select to anon using (is_public);
create policy "the owner reads every setting, other accounts public ones" on public.site_settings_la2024
  for select to authenticated using (is_public or (select public.is_owner()));
create policy "the owner adds settings" on public.site_settings_la2024
  for insert to authenticated with check ((select public.is_owner()));
create policy "the owner changes settings" on public.site_settings_la2024
  for update to authenticated using ((select public.is_owner())) with check ((select public.is_owner()));

-- The placeholder that a row shows in place of a stored secret.
create function private.secret_placeholder() returns text
language sql immutable set search_path = '' as $$ select to_json(repeat('•', 8))::text $$;

-- A setting's value as text. Values are JSON strings, or raw text if written by hand.
create function private.setting_text(value text) returns text
language plpgsql immutable set search_path = '' as $$
begin
  return coalesce(value::json #>> '{}', '');
exception when others then
  return value;
end;
$$;

/*
  An upsert runs the insert trigger and then, on a conflict, the update trigger with the placeholder that the first one left:
  it then means "unchanged". Only an update clears a secret, so inserting missing keys never does.
*/
create function private.store_secret() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  typed text := private.setting_text(new.value);
begin
  if typed = '' then
    if tg_op = 'UPDATE' then
      delete from private.setting_secrets as secret where secret.key = new.key;
    end if;
    new.value := '""';
  elsif new.value is distinct from private.secret_placeholder() then
    insert into private.setting_secrets as secret (key, value) values (new.key, typed)
    on conflict (key) do update set value = excluded.value, updated_at = now();
    new.value := private.secret_placeholder();
  end if;
  return new;
end;
$$;

create function private.derive_setting_visibility() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  new.is_public := private.is_public_setting(new.key);
  return new;
end;
$$;

create trigger site_settings_store_secret before insert or update on public.site_settings_la2024
  for each row when (new.key = 'smtp_password') execute function private.store_secret();
create trigger site_settings_visibility before insert or update on public.site_settings_la2024
  for each row execute function private.derive_setting_visibility();
create trigger site_settings_touch before update on public.site_settings_la2024
  for each row execute function private.touch_updated_at();
create trigger zz_keep_history after insert or update or delete on public.site_settings_la2024
  for each row execute function private.record_change();

-- Whether a feature is on. A missing key counts as on, like the defaults.
create function private.is_feature_on(feature text) returns boolean
language sql stable set search_path = '' as $$
  select coalesce(
    (select private.setting_text(setting.value) <> 'false' from public.site_settings_la2024 as setting where setting.key = feature),
    true
  );
$$;

-- Blog posts.

-- Strips Markdown syntax and link targets.
create function private.plain_text(markdown text) returns text
language sql immutable set search_path = '' as $$
  select btrim(regexp_replace(
    regexp_replace(
      regexp_replace(
        regexp_replace(markdown, '!?\[([^][]*)\]\([^()\s]*(?:\s+"[^"]*")?\)', '\1', 'g'),
        '^\s*(?:#{1,6}|>|[-*+]|\d{1,3}[.)])\s', ' ', 'gn'),
      '[*_`~\\]+', '', 'g'),
    '[|[:cntrl:]\s]+', ' ', 'g'));
$$;

grant execute on function private.plain_text(text) to authenticated, service_role;

create table public.blog_posts_la2024 (
  id uuid primary key default gen_random_uuid(),
  title text not null,
  slug text not null,
  excerpt text not null default '',
  content text not null default '',
  category text not null default 'leadership',
  author text not null default '',
  featured_image text not null default '',
  is_featured boolean not null default false,
  is_published boolean not null default false,
  read_time text not null default '5 min read',
  views integer not null default 0,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  plain_text text not null generated always as (private.plain_text(content)) stored,
  search_words tsvector not null generated always as (
    strip(to_tsvector('pg_catalog.simple', title || ' ' || excerpt || ' ' || private.plain_text(content)))
  ) stored,
  -- At 220 words per minute, at least one; shown if the owner entered no reading time.
  reading_minutes integer not null generated always as (
    greatest(1, ceil(coalesce(array_length(regexp_split_to_array(btrim(content), '\s+'), 1), 1) / 220.0))::integer
  ) stored,
  published_at timestamptz,
  featured_image_alt text not null default '',
  constraint blog_posts_title_length check (char_length(title) between 1 and 200 and title ~ '[^[:space:]]'),
  constraint blog_posts_slug_format check (char_length(slug) <= 120 and slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  constraint blog_posts_slug_unique unique (slug),
  constraint blog_posts_excerpt_length check (char_length(excerpt) <= 1000),
  constraint blog_posts_content_length check (char_length(content) <= 200000),
  constraint blog_posts_category_known check (category in ('leadership', 'coaching', 'transformation', 'business', 'personal-growth')),
  constraint blog_posts_author_length check (char_length(author) <= 120),
  constraint blog_posts_featured_image_address check (featured_image = '' or private.is_web_address(featured_image)),
  constraint blog_posts_read_time_length check (char_length(read_time) <= 40),
  constraint blog_posts_views_counted check (views >= 0),
  constraint blog_posts_featured_image_alt_length check (char_length(featured_image_alt) <= 300)
);

comment on table public.blog_posts_la2024 is 'Articles; content is Markdown.';
comment on column public.blog_posts_la2024.published_at is
  'The publication date, chosen by the owner or set on first publication. Visitors do not see a post before it.';
comment on column public.blog_posts_la2024.featured_image_alt is 'Alternative text; empty for a decorative image.';
comment on column public.blog_posts_la2024.plain_text is 'content without Markdown.';
comment on column public.blog_posts_la2024.reading_minutes is 'Computed from content; read_time is what the owner entered.';
comment on column public.blog_posts_la2024.search_words is 'The words of title, excerpt and content.';

create index blog_posts_newest on public.blog_posts_la2024 (created_at desc, id);
create index blog_posts_published_newest on public.blog_posts_la2024 (created_at desc, id) where is_published;
create index blog_posts_published_by_category on public.blog_posts_la2024 (category, created_at desc, id) where is_published;
create index blog_posts_published_words on public.blog_posts_la2024 using gin (search_words) where is_published;

alter table public.blog_posts_la2024 enable row level security;

grant select on table public.blog_posts_la2024 to anon, authenticated, service_role;

grant
  insert (title, slug, excerpt, content, category, author, featured_image, featured_image_alt, is_featured, is_published,
    published_at, read_time, updated_at),
  update (title, slug, excerpt, content, category, author, featured_image, featured_image_alt, is_featured, is_published,
    published_at, read_time, updated_at),
  delete on table public.blog_posts_la2024 to authenticated;

create policy "visitors read published posts" on public.blog_posts_la2024
  for select to anon using (is_published and published_at <= now());
create policy "the owner reads every post, other accounts published ones" on public.blog_posts_la2024
  for select to authenticated using ((is_published and published_at <= now()) or (select public.is_owner()));
create policy "the owner writes posts" on public.blog_posts_la2024
  for insert to authenticated with check ((select public.is_owner()));
create policy "the owner edits posts" on public.blog_posts_la2024
  for update to authenticated using ((select public.is_owner())) with check ((select public.is_owner()));
create policy "the owner deletes posts" on public.blog_posts_la2024
  for delete to authenticated using ((select public.is_owner()));

-- Counting a view does not change updated_at.
create trigger blog_posts_touch
  before update of title, slug, excerpt, content, category, author, featured_image, featured_image_alt, is_featured,
    is_published, published_at, read_time, updated_at
  on public.blog_posts_la2024 for each row execute function private.touch_updated_at();

/*
  Visitors see posts dated and ordered by created_at, so it follows published_at: a draft from weeks ago is new on the day it
  is published.
*/
create function private.set_post_date() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if new.is_published and new.published_at is null then
    new.published_at := case when tg_op = 'INSERT' then new.created_at else now() end;
  end if;
  if new.published_at is not null and (tg_op = 'INSERT' or new.published_at is distinct from old.published_at) then
    new.created_at := new.published_at;
  end if;
  return new;
end;
$$;

create trigger blog_posts_date before insert or update of is_published, published_at
  on public.blog_posts_la2024 for each row execute function private.set_post_date();
create trigger zz_keep_history after insert or update or delete on public.blog_posts_la2024
  for each row execute function private.record_change();

-- Counts a view of a published post, up to the rate limit. Returns nothing, so it reveals nothing about drafts.
create function public.count_post_view(post_slug text) returns void
language plpgsql volatile security definer set search_path = '' as $$
begin
  if not exists (
    select 1 from public.blog_posts_la2024 as post
    where post.slug = post_slug and post.is_published and post.published_at <= now()
  ) then
    return;
  end if;
  if private.is_within_address_limit('view', post_slug) then
    update public.blog_posts_la2024 as post set views = post.views + 1 where post.slug = post_slug;
  end if;
  perform private.purge_old_counters();
end;
$$;

grant execute on function public.count_post_view(text) to anon, authenticated;


-- Full-text search in blog posts.

/*
  All words one typing error away: a substituted, extra, missing or swapped letter. Long words also match as prefixes, because
  people search while they type. Short words match whole and keep their first letter, or too many words would match.
*/
create function private.near_words(typed text) returns tsquery
language sql immutable set search_path = '' as $$
  select string_agg(distinct quote_literal(variant) || case when char_length(typed) < 6 then '' else ':*' end, '|')::tsquery
  from (
    select case kind
      when 'another' then left(typed, spot - 1) || letter || substr(typed, spot + 1)
      when 'too many' then left(typed, spot - 1) || substr(typed, spot + 1)
      when 'forgotten' then left(typed, spot) || letter || substr(typed, spot + 1)
      else left(typed, spot - 1) || substr(typed, spot + 1, 1) || substr(typed, spot, 1) || substr(typed, spot + 2)
    end as variant
    from generate_series(0, char_length(typed)) as spot,
      (select 'swapped' as kind, '' as letter union all select 'too many', ''
        union all select 'another', letter from regexp_split_to_table('abcdefghijklmnopqrstuvwxyz', '') as letter
        union all select 'forgotten', letter from regexp_split_to_table('abcdefghijklmnopqrstuvwxyz', '') as letter) as errors
    where (kind = 'forgotten' or spot > 0) and (kind not in ('forgotten', 'swapped') or spot < char_length(typed))
      and (char_length(typed) >= 6 or kind = 'swapped' or spot > case when kind = 'forgotten' then 0 else 1 end)
  ) as variants;
$$;

/*
  Returns published posts that contain all typed words as prefixes, without those whose title or excerpt contains the whole
  phrase: the list on the client finds these. If there are none, returns posts whose words are one typing error away
  (is_near). Posts with the exact phrase come first, then newer ones. Each has a passage with the matches between the control
  characters 2 and 3, never the whole body.
*/
create function public.search_posts(words text, only_category text default '')
returns table (slug text, passage text, is_near boolean)
language plpgsql stable security definer set search_path = '' as $$
declare
  phrase text := lower(btrim(regexp_replace(left(coalesce(words, ''), 100), '\s+', ' ', 'g')));
  typed text[] := (array(select word[1] from regexp_matches(phrase, '[[:alnum:]]+', 'g') as word))[1:6];
  literal tsquery := (select string_agg(quote_literal(word) || ':*', '&') from unnest(typed) as word)::tsquery;
  near tsquery;
begin
  if char_length(phrase) < 3 or cardinality(typed) = 0 then
    return;
  end if;
  return query select * from private.posts_with(literal, phrase, only_category, false);
  if found then
    return;
  end if;
  select string_agg('(' || case when char_length(word) >= 4 then private.near_words(left(word, 20))::text || '|' else '' end
    || quote_literal(word) || ':*)', '&')::tsquery
  into near from unnest(typed) as word;
  return query select * from private.posts_with(near, phrase, only_category, true);
end;
$$;

grant execute on function public.search_posts(text, text) to anon, authenticated;

comment on function public.search_posts(text, text) is 'Published posts that contain the typed words, with a passage of each.';

create function private.posts_with(query tsquery, phrase text, only_category text, is_near boolean)
returns table (slug text, passage text, is_near boolean)
language sql stable set search_path = '' as $$
  select found_post.slug,
    pg_catalog.ts_headline('pg_catalog.simple', found_post.plain_text, posts_with.query,
      'MaxWords=36, MinWords=18, ShortWord=0, MaxFragments=1, StartSel=' || chr(2) || ', StopSel=' || chr(3)),
    posts_with.is_near
  from (
    select post.slug, post.plain_text, post.created_at, post.id, position(phrase in lower(post.plain_text)) > 0 as has_phrase
    from (
      select candidate.slug, candidate.plain_text, candidate.created_at, candidate.id
      from public.blog_posts_la2024 as candidate
      where candidate.is_published and candidate.published_at <= now() and candidate.search_words @@ posts_with.query
        and (coalesce(only_category, '') = '' or candidate.category = only_category)
        and position(phrase in lower(candidate.title)) = 0 and position(phrase in lower(candidate.excerpt)) = 0
      order by candidate.created_at desc, candidate.id
      limit 60
    ) as post
    order by has_phrase desc, post.created_at desc, post.id
    limit 20
  ) as found_post
  order by found_post.has_phrase desc, found_post.created_at desc, found_post.id;
$$;

-- Testimonials of clients.

create table public.testimonials_la2024 (
  id uuid primary key default gen_random_uuid(),
  name text not null,
  title text not null default '',
  company text not null default '',
  content text not null,
  rating smallint not null default 5,
  image_url text not null default '',
  is_featured boolean not null default false,
  is_published boolean not null default true,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint testimonials_name_length check (char_length(name) between 1 and 120 and name ~ '[^[:space:]]'),
  constraint testimonials_title_length check (char_length(title) <= 120),
  constraint testimonials_company_length check (char_length(company) <= 120),
  constraint testimonials_content_length check (char_length(content) between 1 and 5000 and content ~ '[^[:space:]]'),
  constraint testimonials_rating_range check (rating between 1 and 5),
  constraint testimonials_image_address check (image_url = '' or private.is_web_address(image_url))
);

create index testimonials_newest on public.testimonials_la2024 (created_at desc, id);
create index testimonials_published_newest on public.testimonials_la2024 (created_at desc, id) where is_published;

-- The orders of the dashboard's list, so that reading a page does not sort all rows.
create index testimonials_by_name on public.testimonials_la2024 (name, id);
create index testimonials_by_rating on public.testimonials_la2024 (rating desc, created_at desc, id);
create index testimonials_hidden_newest on public.testimonials_la2024 (created_at desc, id) where not is_published;

create trigger testimonials_touch before update on public.testimonials_la2024
  for each row execute function private.touch_updated_at();
create trigger zz_keep_history after insert or update or delete on public.testimonials_la2024
  for each row execute function private.record_change();

alter table public.testimonials_la2024 enable row level security;

grant select on table public.testimonials_la2024 to anon, authenticated, service_role;

grant insert (name, title, company, content, rating, image_url, is_featured, is_published, updated_at),
  update (name, title, company, content, rating, image_url, is_featured, is_published, updated_at),
  delete on table public.testimonials_la2024 to authenticated;

create policy "visitors read published testimonials" on public.testimonials_la2024
  for select to anon using (is_published);
create policy "the owner reads all testimonials, other accounts published ones" on public.testimonials_la2024
  for select to authenticated using (is_published or (select public.is_owner()));
create policy "the owner adds testimonials" on public.testimonials_la2024
  for insert to authenticated with check ((select public.is_owner()));
create policy "the owner edits testimonials" on public.testimonials_la2024
  for update to authenticated using ((select public.is_owner())) with check ((select public.is_owner()));
create policy "the owner deletes testimonials" on public.testimonials_la2024
  for delete to authenticated using ((select public.is_owner()));

-- The average over the testimonials that the caller may read; null if there are none.
create function public.testimonial_rating() returns numeric
language sql stable security invoker set search_path = '' as $$
  select round(avg(testimonial.rating), 1) from public.testimonials_la2024 as testimonial;
$$;

comment on function public.testimonial_rating() is 'The average rating with one decimal.';

grant execute on function public.testimonial_rating() to authenticated;

-- The service catalog. A service without a duration cannot be booked online.
create table private.services (
  id text primary key,
  name text not null,
  booking_minutes integer,
  constraint services_booking_minutes_positive check (booking_minutes > 0)
);

alter table private.services enable row level security;

insert into private.services (id, name, booking_minutes) values
  ('leadership', 'Leadership Coaching', 60),
  ('executive', 'Executive Coaching', 90),
  ('keynote', 'Keynote Speaking', 30),
  ('business', 'Business Coaching', 60),
  ('life', 'Life Coaching', null),
  ('retreats', 'Destination Retreats', null),
  ('advisory', 'Strategic Advisory', null),
  ('facilitation', 'Facilitation', null);

-- When consultations can be booked: weekly hours, booking rules and blocked times.

create function private.coach_today() returns date
language sql stable set search_path = '' as $$ select (now() at time zone 'America/New_York')::date $$;

-- Whether start times are distinct, sorted, multiples of five minutes and in the daytime.
create function private.are_start_times(times time[]) returns boolean
language sql immutable set search_path = '' as $$
  select cardinality(times) <= 24
    and array_position(times, null) is null
    and times = coalesce(array(select distinct one from unnest(times) as one order by one), '{}')
    -- Daylight saving changes before four o'clock; later times exist exactly once a day.
    and not exists (
      select 1 from unnest(times) as one
      where one < '04:00' or one >= '24:00' or extract(epoch from one)::integer % 300 <> 0
    );
$$;

grant execute on function private.are_start_times(time[]) to authenticated, service_role;

create table public.weekly_hours (
  weekday smallint primary key,
  start_times time[] not null default '{}',
  ends_by time not null default '17:30',
  updated_at timestamptz not null default now(),
  constraint weekly_hours_weekday check (weekday between 1 and 7),
  constraint weekly_hours_start_times check (private.are_start_times(start_times)),
  constraint weekly_hours_ends_by check (extract(epoch from ends_by)::integer % 300 = 0 and ends_by > all (start_times))
);

comment on table public.weekly_hours is 'Bookable times per weekday, in America/New_York.';
comment on column public.weekly_hours.weekday is '1 is Monday, 7 is Sunday.';
comment on column public.weekly_hours.start_times is 'When a consultation may start.';
comment on column public.weekly_hours.ends_by is 'When the last consultation must have ended.';

insert into public.weekly_hours (weekday, start_times)
select weekday, case when weekday <= 5 then '{09:00,10:00,11:00,13:00,14:00,15:00,16:00}'::time[] else '{}' end
from generate_series(1, 7) as weekday;

create table public.booking_rules (
  is_only boolean primary key default true,
  minimum_notice_hours integer not null default 0,
  buffer_minutes integer not null default 0,
  daily_cap integer,
  updated_at timestamptz not null default now(),
  constraint booking_rules_one check (is_only),
  constraint booking_rules_notice check (minimum_notice_hours between 0 and 240),
  constraint booking_rules_buffer check (buffer_minutes between 0 and 120 and buffer_minutes % 5 = 0),
  constraint booking_rules_cap check (daily_cap between 1 and 24)
);

comment on column public.booking_rules.minimum_notice_hours is 'The minimum time between booking and consultation; tomorrow is the earliest day in any case.';
comment on column public.booking_rules.buffer_minutes is 'Free time before and after each consultation.';
comment on column public.booking_rules.daily_cap is 'The maximum number of consultations per day for visitors'' bookings; null for no limit.';

insert into public.booking_rules default values;

create trigger weekly_hours_touch before update on public.weekly_hours
  for each row execute function private.touch_updated_at();
create trigger zz_keep_history after insert or update or delete on public.weekly_hours
  for each row execute function private.record_change();
create trigger booking_rules_touch before update on public.booking_rules
  for each row execute function private.touch_updated_at();
create trigger zz_keep_history after insert or update or delete on public.booking_rules
  for each row execute function private.record_change();

alter table public.weekly_hours enable row level security;
alter table public.booking_rules enable row level security;

grant select on table public.weekly_hours, public.booking_rules to authenticated, service_role;

grant update (start_times, ends_by) on table public.weekly_hours to authenticated;
grant update (minimum_notice_hours, buffer_minutes, daily_cap) on table public.booking_rules to authenticated;

create policy "the owner reads the hours" on public.weekly_hours
  for select to authenticated using ((select public.is_owner()));
create policy "the owner changes the hours" on public.weekly_hours
  for update to authenticated using ((select public.is_owner())) with check ((select public.is_owner()));
create policy "the owner reads the rules" on public.booking_rules
  for select to authenticated using ((select public.is_owner()));
create policy "the owner changes the rules" on public.booking_rules
  for update to authenticated using ((select public.is_owner())) with check ((select public.is_owner()));

-- Periods in which the owner takes no bookings. Existing bookings stay.

create table public.blocked_times (
  id uuid primary key default gen_random_uuid(),
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  note text not null default '',
  created_at timestamptz not null default now(),
  constraint blocked_times_order check (ends_at > starts_at),
  constraint blocked_times_length check (ends_at <= starts_at + interval '400 days'),
  constraint blocked_times_range check (starts_at >= '2020-01-01' and ends_at < '2200-01-01'),
  constraint blocked_times_note_length check (char_length(note) <= 120)
);

comment on column public.blocked_times.note is 'The reason, for the owner only: visitors just see that the time is taken.';

create index blocked_times_by_range on public.blocked_times using gist (tstzrange(starts_at, ends_at, '[)'));

create trigger zz_keep_history after insert or update or delete on public.blocked_times
  for each row execute function private.record_change();

alter table public.blocked_times enable row level security;

grant select on table public.blocked_times to authenticated, service_role;

grant insert (starts_at, ends_at, note), delete on table public.blocked_times to authenticated;

create policy "the owner reads blocked times" on public.blocked_times
  for select to authenticated using ((select public.is_owner()));
create policy "the owner blocks times" on public.blocked_times
  for insert to authenticated with check ((select public.is_owner()));
create policy "the owner frees blocked times" on public.blocked_times
  for delete to authenticated using ((select public.is_owner()));

/*
  Returns what the booking widget needs to offer the right times: a row per weekday, with times in the format of
  appointment_time.
*/
create function public.availability()
returns table (weekday smallint, start_times text[], ends_by text, minimum_notice_hours integer)
language sql stable security definer set search_path = '' as $$
  select hours.weekday, array(select to_char(one, 'FMHH12:MI AM') from unnest(hours.start_times) as one order by one),
    to_char(hours.ends_by, 'HH24:MI'), rules.minimum_notice_hours
  from public.weekly_hours as hours, public.booking_rules as rules
  order by hours.weekday;
$$;

grant execute on function public.availability() to anon, authenticated;

/*
  Raises PT422 unless the slot can be booked: a bookable service, one of the next fourteen days, a weekday with hours, and an
  offered time that ends in time and respects the minimum notice.
*/
create function private.require_bookable_slot(service text, day date, slot text) returns void
language plpgsql stable set search_path = '' as $$
declare
  hours public.weekly_hours;
  notice integer := (select rules.minimum_notice_hours from public.booking_rules as rules);
  minutes integer := (select offered.booking_minutes from private.services as offered where offered.id = service);
  starts time := case when slot ~ '^(1[0-2]|[1-9]):[0-5][0-9] (AM|PM)$' then slot::time end;
begin
  if minutes is null then
    perform private.reject('PT422', 'Please choose one of the services that can be booked online.', 'service_type');
  elsif day is null or not day between private.coach_today() + 1 and private.coach_today() + 14 then
    perform private.reject('PT422', 'Please choose a date within the next two weeks.', 'appointment_date');
  end if;
  select * into hours from public.weekly_hours as one where one.weekday = extract(isodow from day);
  if hours.start_times = '{}' then
    perform private.reject('PT422', 'No consultations take place on this day of the week. Please choose another date.', 'appointment_date');
  elsif starts is null or starts <> all (hours.start_times) then
    perform private.reject('PT422', 'Please choose one of the times offered.', 'appointment_time');
  elsif starts - time '00:00' + make_interval(mins => minutes) > hours.ends_by - time '00:00' then
    perform private.reject('PT422', 'This consultation would end too late at that time. Please choose an earlier one.', 'appointment_time');
  elsif (day + starts) at time zone 'America/New_York' < now() + make_interval(hours => notice) then
    perform private.reject('PT422', format('Please book at least %s hours ahead.', notice), 'appointment_time');
  end if;
end;
$$;

-- Bookings. Each occupies its whole duration; an exclusion constraint keeps them from overlapping. Below the table: booking,
-- then the links with which visitors move and cancel. Mails are in booking_mails.sql, holds and free times in holds.sql.

create table public.bookings_la2024 (
  id uuid primary key default gen_random_uuid(),
  request_id uuid,
  service_type text not null,
  service_name text not null,
  appointment_date date not null,
  appointment_time text not null,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  first_name text not null,
  last_name text not null,
  email text not null,
  phone text not null default '',
  company text not null default '',
  message text not null default '',
  timezone text not null default 'EST',
  status text not null default 'pending',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  owner_note text not null default '',
  sequence integer not null default 0,
  constraint bookings_request_once unique (request_id),
  constraint bookings_service_known check (service_type in ('leadership', 'executive', 'keynote', 'business', 'life', 'retreats', 'advisory', 'facilitation')),
  constraint bookings_service_name_length check (char_length(service_name) between 1 and 80),
  constraint bookings_date_range check (appointment_date between '2020-01-01' and '2199-12-31'),
  constraint bookings_time_format check (appointment_time ~ '^(1[0-2]|[1-9]):[0-5][0-9] (AM|PM)$'),
  constraint bookings_duration check (ends_at > starts_at and ends_at <= starts_at + interval '8 hours'),
  constraint bookings_first_name_length check (char_length(first_name) between 1 and 80),
  constraint bookings_last_name_length check (char_length(last_name) between 1 and 80),
  constraint bookings_email_format check (private.is_email(email)),
  constraint bookings_phone_length check (char_length(phone) <= 40),
  constraint bookings_company_length check (char_length(company) <= 120),
  constraint bookings_message_length check (char_length(message) <= 2000),
  constraint bookings_timezone_known check (timezone = 'EST'),
  constraint bookings_status_known check (status in ('pending', 'confirmed', 'cancelled', 'completed')),
  constraint bookings_owner_note_length check (char_length(owner_note) <= 2000),
  constraint bookings_sequence_counts check (sequence >= 0),
  constraint bookings_never_overlap exclude using gist (tstzrange(starts_at, ends_at, '[)') with &&)
    where (status in ('pending', 'confirmed'))
);

comment on table public.bookings_la2024 is 'Consultations. Triggers derive starts_at and ends_at from date, time and service.';
comment on column public.bookings_la2024.timezone is 'Always the text EST; times are wall-clock times in America/New_York.';

create index bookings_newest on public.bookings_la2024 (created_at desc, id);
create index bookings_newest_by_status on public.bookings_la2024 (status, created_at desc, id);
create index bookings_by_start on public.bookings_la2024 (starts_at);

create index bookings_by_name on public.bookings_la2024 (last_name, first_name, id);

comment on column public.bookings_la2024.sequence is 'The number of changes, as in iCalendar (RFC 5545).';
comment on column public.bookings_la2024.owner_note is 'Private notes; never shown to visitors or sent in mails.';

alter table public.bookings_la2024 enable row level security;

grant select on table public.bookings_la2024 to authenticated, service_role;

grant update (status, owner_note, updated_at), delete on table public.bookings_la2024 to authenticated;

create policy "the owner reads bookings" on public.bookings_la2024
  for select to authenticated using ((select public.is_owner()));
create policy "the owner changes bookings" on public.bookings_la2024
  for update to authenticated using ((select public.is_owner())) with check ((select public.is_owner()));
create policy "the owner deletes bookings" on public.bookings_la2024
  for delete to authenticated using ((select public.is_owner()));

create function private.derive_booking() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  service private.services;
begin
  select * into strict service from private.services where id = new.service_type;
  new.service_name := service.name;
  new.starts_at := (new.appointment_date + new.appointment_time::time) at time zone 'America/New_York';
  new.ends_at := new.starts_at + make_interval(mins => coalesce(service.booking_minutes, 60));
  return new;
end;
$$;

-- Triggers run in the order of their names: derive first, then compare.
create trigger bookings_1_derive before insert or update of service_type, appointment_date, appointment_time
  on public.bookings_la2024 for each row execute function private.derive_booking();

/*
  Visitors can book or move only to times that taken_ranges shows as free. The owner may move a booking to any time that does
  not overlap another. The lock serializes writers of one day, so that the loser gets a sentence instead of a deadlock; the
  exclusion constraint has the last word.
*/
create function private.reject_taken_time() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  span tstzrange := tstzrange(new.starts_at, new.ends_at, '[)');
begin
  perform pg_advisory_xact_lock(hashtextextended('booking day ' || new.appointment_date::text, 0));
  if tg_op = 'INSERT' or coalesce(current_setting('booking.changed_by', true), '') = 'visitor' then
    perform private.require_free_time(new.appointment_date, span, new.request_id, new.id);
  elsif exists (
    select 1 from public.bookings_la2024 as other
    where other.id <> new.id
      and other.status in ('pending', 'confirmed')
      and tstzrange(other.starts_at, other.ends_at, '[)') && span
  ) then
    perform private.reject('PT409', 'Another booking already holds this time.', 'slot-taken');
  end if;
  return new;
end;
$$;

create trigger bookings_2_reject_taken before insert or update of service_type, appointment_date, appointment_time, status
  on public.bookings_la2024 for each row when (new.status in ('pending', 'confirmed'))
  execute function private.reject_taken_time();
create trigger bookings_3_touch before update on public.bookings_la2024
  for each row execute function private.touch_updated_at();

create function private.increment_sequence() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  new.sequence := old.sequence + 1;
  return new;
end;
$$;

-- Completing a consultation changes nobody's calendar.
create trigger bookings_4_increment_sequence before update of service_type, appointment_date, appointment_time, status
  on public.bookings_la2024 for each row
  when (new.status <> 'completed'
    and (old.status, old.starts_at, old.ends_at) is distinct from (new.status, new.starts_at, new.ends_at))
  execute function private.increment_sequence();
create trigger zz_keep_history after insert or update or delete on public.bookings_la2024
  for each row execute function private.record_change();

-- Booking a consultation.

-- The visitor's own booking. A type of its own, so that new columns of the table stay private.
create type public.booked_consultation as (
  id uuid,
  service_type text,
  service_name text,
  appointment_date date,
  appointment_time text,
  starts_at timestamptz,
  ends_at timestamptz,
  first_name text,
  last_name text,
  email text,
  phone text,
  company text,
  message text,
  timezone text,
  status text,
  created_at timestamptz,
  updated_at timestamptz
);

create function private.booked(booking public.bookings_la2024) returns public.booked_consultation
language sql immutable set search_path = '' as $$
  select row(booking.id, booking.service_type, booking.service_name, booking.appointment_date, booking.appointment_time,
    booking.starts_at, booking.ends_at, booking.first_name, booking.last_name, booking.email, booking.phone, booking.company,
    booking.message, booking.timezone, booking.status, booking.created_at, booking.updated_at)::public.booked_consultation;
$$;

create function private.limit_bookings(email text) returns void
language plpgsql set search_path = '' as $$
begin
  if not private.is_within_address_limit('booking') then
    perform private.reject('PT429', 'There were many bookings from your connection just now. Please try again in an hour, or send a message instead.', 'address');
  elsif not private.is_within_email_limit('booking', email) then
    perform private.reject('PT429', 'This email address has booked several times today. Please try again tomorrow, or send a message instead.', 'email');
  end if;
end;
$$;

/*
  Returns the booking that the same form made before, in case its response was lost. Raises PT409 if a different form used
  the id.
*/
create function private.find_booking_of_request(wanted public.bookings_la2024) returns public.bookings_la2024
language plpgsql stable set search_path = '' as $$
declare
  earlier public.bookings_la2024;
begin
  select * into earlier from public.bookings_la2024 as booking where booking.request_id = wanted.request_id;
  if earlier.id is not null and
    (earlier.email, earlier.service_type, earlier.appointment_date, earlier.appointment_time)
    is distinct from (wanted.email, wanted.service_type, wanted.appointment_date, wanted.appointment_time) then
    perform private.reject('PT409', 'This form has been sent before with other details. Please open the booking form again.', 'request-used');
  end if;
  return earlier;
end;
$$;

create function private.store_booking(wanted public.bookings_la2024) returns public.bookings_la2024
language plpgsql set search_path = '' as $$
declare
  stored public.bookings_la2024;
begin
  insert into public.bookings_la2024 as booking
    (request_id, service_type, service_name, appointment_date, appointment_time, first_name, last_name, email, phone, company, message)
  values (wanted.request_id, wanted.service_type, wanted.service_type, wanted.appointment_date, wanted.appointment_time,
    wanted.first_name, wanted.last_name, wanted.email, wanted.phone, wanted.company, wanted.message)
  returning * into stored;
  insert into private.mail_outbox (booking_id, kind) values (stored.id, 'confirmation'), (stored.id, 'owner-notice');
  return stored;
exception
  -- Either the same form was sent twice at once, or another visitor was faster.
  when unique_violation or exclusion_violation then
    stored := private.find_booking_of_request(wanted);
    if stored.id is null then
      perform private.reject('PT409', 'This time has just been taken. Please choose another one.', 'slot-taken');
    end if;
    return stored;
end;
$$;

-- The response to a bot that filled in the honeypot: it looks like a booking, but nothing is stored.
create function private.pretend_booking(wanted public.bookings_la2024) returns public.bookings_la2024
language plpgsql stable set search_path = '' as $$
declare
  service private.services;
begin
  select * into service from private.services where id = wanted.service_type;
  wanted.id := gen_random_uuid();
  wanted.service_name := service.name;
  wanted.starts_at := (wanted.appointment_date + wanted.appointment_time::time) at time zone 'America/New_York';
  wanted.ends_at := wanted.starts_at + make_interval(mins => service.booking_minutes);
  wanted.timezone := 'EST';
  wanted.status := 'pending';
  wanted.created_at := now();
  wanted.updated_at := now();
  return wanted;
end;
$$;

create function public.book_consultation(
  request_id uuid,
  service_type text,
  appointment_date date,
  appointment_time text,
  first_name text,
  last_name text,
  email text,
  phone text default '',
  company text default '',
  message text default '',
  website text default '',
  proof text default ''
) returns public.booked_consultation
language plpgsql volatile security definer set search_path = '' as $$
declare
  wanted public.bookings_la2024;
  earlier public.bookings_la2024;
begin
  if request_id is null then
    perform private.reject('PT422', 'Please open the booking form again.', 'request_id');
  elsif not private.is_feature_on('booking_enabled') then
    perform private.reject('PT422', 'Online booking is closed at the moment. Please send a message instead.', 'booking-closed');
  end if;
  wanted.request_id := book_consultation.request_id;
  wanted.service_type := book_consultation.service_type;
  wanted.appointment_date := book_consultation.appointment_date;
  wanted.appointment_time := book_consultation.appointment_time;
  wanted.first_name := private.clean_line(book_consultation.first_name, 'first_name', 'first name', 80, true);
  wanted.last_name := private.clean_line(book_consultation.last_name, 'last_name', 'last name', 80, true);
  wanted.email := private.email_address(book_consultation.email);
  wanted.phone := private.clean_line(book_consultation.phone, 'phone', 'phone number', 40);
  wanted.company := private.clean_line(book_consultation.company, 'company', 'company', 120);
  wanted.message := private.clean_text(book_consultation.message, 'message', 2000);

  -- Serializes repeated submissions of one form, so that the first one is returned even if the rules have changed since.
  perform pg_advisory_xact_lock(hashtextextended('booking request ' || wanted.request_id::text, 0));
  earlier := private.find_booking_of_request(wanted);
  if earlier.id is not null then
    return private.booked(earlier);
  end if;
  perform private.require_bookable_slot(wanted.service_type, wanted.appointment_date, wanted.appointment_time);
  if coalesce(website, '') <> '' then
    return private.booked(private.pretend_booking(wanted));
  end if;
  perform private.require_proof(wanted.request_id, proof);
  perform private.limit_bookings(wanted.email);
  earlier := private.store_booking(wanted);
  perform public.release_slot(wanted.request_id);
  return private.booked(earlier);
end;
$$;

grant execute on function public.book_consultation(uuid, text, date, text, text, text, text, text, text, text, text, text)
  to anon, authenticated;

-- Links in mails, with which a visitor moves or cancels their own booking.

-- Signs the links. Each database creates its own key, which never leaves it.
create table private.signing_key (
  is_only boolean primary key default true,
  secret bytea not null default decode(replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', ''), 'hex'),
  constraint signing_key_one check (is_only)
);

alter table private.signing_key enable row level security;

insert into private.signing_key default values;

create function private.link_signature(booking_id uuid) returns text
language sql stable set search_path = '' as $$
  select left(encode(sha256(key.secret || sha256(key.secret || convert_to('booking ' || booking_id, 'UTF8'))), 'hex'), 40)
  from private.signing_key as key;
$$;

-- 32 hex digits of the booking's id and 40 of its signature.
create function private.booking_link(booking_id uuid) returns text
language sql stable set search_path = '' as $$
  select replace(booking_id::text, '-', '') || private.link_signature(booking_id);
$$;

-- The id of the booking that a link was signed for; null for any other text.
create function private.link_booking_id(link text) returns uuid
language sql stable set search_path = '' as $$
  select case when link ~ '^[0-9a-f]{72}$' and right(link, 40) = private.link_signature(left(link, 32)::uuid)
    then left(link, 32)::uuid end;
$$;

-- Returns and locks the booking of a link. A link is valid until its consultation is over.
create function private.lock_booking_of_link(link text) returns public.bookings_la2024
language plpgsql set search_path = '' as $$
declare
  signed_id uuid := private.link_booking_id(link);
  booking public.bookings_la2024;
begin
  if not private.is_within_address_limit('booking-link') then
    perform private.reject('PT429', 'There were too many attempts from your connection. Please try again in an hour.', 'address');
  end if;
  if signed_id is null then
    perform private.reject('PT422', 'This link is incomplete. Please open it from the email again.', 'link');
  end if;
  select * into booking from public.bookings_la2024 as one where one.id = signed_id for update;
  if booking.id is null then
    perform private.reject('PT422', 'This booking no longer exists.', 'link');
  elsif booking.ends_at < now() then
    perform private.reject('PT422', 'This consultation is over, so the link no longer works.', 'link');
  end if;
  -- A link can be forwarded, so it reveals the appointment but nothing confidential.
  booking.phone := '';
  booking.company := '';
  booking.message := '';
  return booking;
end;
$$;

create function public.booking_by_link(link text) returns public.booked_consultation
language plpgsql volatile security definer set search_path = '' as $$
begin
  return private.booked(private.lock_booking_of_link(link));
end;
$$;

grant execute on function public.booking_by_link(text) to anon, authenticated;

create function private.require_changeable(booking public.bookings_la2024) returns void
language plpgsql stable set search_path = '' as $$
begin
  if booking.starts_at <= now() then
    perform private.reject('PT422', 'This consultation has already started. Please reply to the email instead.', 'link');
  elsif booking.status = 'completed' then
    perform private.reject('PT422', 'This consultation is marked as completed. Please reply to the email instead.', 'link');
  end if;
end;
$$;

-- Idempotent.
create function public.cancel_by_link(link text) returns public.booked_consultation
language plpgsql volatile security definer set search_path = '' as $$
declare
  booking public.bookings_la2024 := private.lock_booking_of_link(link);
begin
  perform private.require_changeable(booking);
  if booking.status <> 'cancelled' then
    perform set_config('booking.changed_by', 'visitor', true);
    update public.bookings_la2024 as one set status = 'cancelled' where one.id = booking.id;
  end if;
  return public.booking_by_link(link);
end;
$$;

grant execute on function public.cancel_by_link(text) to anon, authenticated;

-- Moves a booking and sets it to pending, so the owner confirms it again. Raises the errors of book_consultation.
create function public.move_by_link(link text, appointment_date date, appointment_time text) returns public.booked_consultation
language plpgsql volatile security definer set search_path = '' as $$
declare
  booking public.bookings_la2024 := private.lock_booking_of_link(link);
begin
  perform private.require_changeable(booking);
  if booking.status = 'cancelled' then
    perform private.reject('PT422', 'This booking is cancelled. Please book a new time instead.', 'link');
  elsif (booking.appointment_date, booking.appointment_time) = (move_by_link.appointment_date, move_by_link.appointment_time) then
    return private.booked(booking);
  end if;
  perform private.require_bookable_slot(booking.service_type, move_by_link.appointment_date, move_by_link.appointment_time);
  perform set_config('booking.changed_by', 'visitor', true);
  update public.bookings_la2024 as one
  set appointment_date = move_by_link.appointment_date, appointment_time = move_by_link.appointment_time, status = 'pending'
  where one.id = booking.id;
  return public.booking_by_link(link);
exception
  when exclusion_violation then
    perform private.reject('PT409', 'This time has just been taken. Please choose another one.', 'slot-taken');
end;
$$;

grant execute on function public.move_by_link(text, date, text) to anon, authenticated;

-- Slot holds: a time is reserved while its visitor fills in the form. Also computes which times visitors see as taken.

-- One row of limits for holds and for proof of work.
create table private.booking_limits (
  is_only boolean primary key default true,
  hold interval not null default '10 minutes',
  longest_hold interval not null default '30 minutes',
  holds_per_address integer not null default 3,
  -- For all addresses together: holds must not close the calendar.
  holds_at_once integer not null default 30,
  bookings_per_hour integer not null default 15,
  -- A booking is hasty if its form held no time, or was sent within this interval of its first hold.
  hasty interval not null default '3 seconds',
  hasty_bookings_per_hour integer not null default 5,
  -- Leading zero bits of a proof's hash; each additional bit doubles the work.
  proof_bits integer not null default 17,
  constraint booking_limits_one check (is_only),
  constraint booking_limits_bits check (proof_bits between 1 and 32)
);

alter table private.booking_limits enable row level security;

insert into private.booking_limits default values;

create table private.slot_holds (
  -- The form's id, which becomes the booking's request_id.
  holder uuid primary key,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  address text not null,
  -- When the form held its first time, and when it started to hold this one.
  opened_at timestamptz not null default now(),
  held_since timestamptz not null default now(),
  held_until timestamptz not null,
  constraint slot_holds_order check (ends_at > starts_at)
);

alter table private.slot_holds enable row level security;

create index slot_holds_by_end on private.slot_holds (held_until);

/*
  Ranges that visitors cannot book between two dates in the coach's time zone, both included: bookings and holds with their
  buffers, blocked times, and days at the daily cap. Leaves out the hold and booking of the form `holder` and the booking
  `except_booking`. JIT compilation is off because it takes a hundred times as long as the query.
*/
create function private.taken_for_visitors(first_day date, last_day date, holder uuid default null, except_booking uuid default null)
returns table (starts_at timestamptz, ends_at timestamptz)
language sql stable set search_path = '' set jit = off as $$
  with asked as (
    select
      first_day::timestamp at time zone 'America/New_York' as begins,
      (last_day + 1)::timestamp at time zone 'America/New_York' as ends,
      make_interval(mins => rules.buffer_minutes) as buffer,
      rules.daily_cap
    from public.booking_rules as rules
    where first_day <= last_day
  ), promised as (
    select booking.starts_at, booking.ends_at
    from public.bookings_la2024 as booking, asked
    where booking.status in ('pending', 'confirmed')
      and booking.id is distinct from except_booking
      and (booking.request_id is null or booking.request_id is distinct from taken_for_visitors.holder)
      and tstzrange(booking.starts_at, booking.ends_at, '[)') && tstzrange(asked.begins - asked.buffer, asked.ends + asked.buffer, '[)')
    union all
    select hold.starts_at, hold.ends_at
    from private.slot_holds as hold, asked
    where hold.held_until > now()
      and hold.holder is distinct from taken_for_visitors.holder
      and tstzrange(hold.starts_at, hold.ends_at, '[)') && tstzrange(asked.begins - asked.buffer, asked.ends + asked.buffer, '[)')
  )
  select promised.starts_at - asked.buffer, promised.ends_at + asked.buffer
  from promised, asked
  union all
  select greatest(blocked.starts_at, asked.begins), least(blocked.ends_at, asked.ends)
  from public.blocked_times as blocked, asked
  where tstzrange(blocked.starts_at, blocked.ends_at, '[)') && tstzrange(asked.begins, asked.ends, '[)')
  union all
  select day.begins, day.ends
  from asked, generate_series(0, last_day - first_day) as number,
    lateral (select
      (first_day + number)::timestamp at time zone 'America/New_York' as begins,
      (first_day + number + 1)::timestamp at time zone 'America/New_York' as ends) as day
  where asked.daily_cap <= (
    select count(*) from promised where promised.starts_at >= day.begins and promised.starts_at < day.ends
  );
$$;

create function public.taken_ranges(from_date date, to_date date, holder uuid default null, link text default null)
returns table (starts_at timestamptz, ends_at timestamptz)
language sql stable security definer set search_path = '' set jit = off as $$
  with asked as (
    select
      greatest(from_date, private.coach_today()) as first_day,
      least(to_date, private.coach_today() + 62) as last_day,
      private.link_booking_id(taken_ranges.link) as except_booking
  )
  select taken.starts_at, taken.ends_at
  from asked,
    private.taken_for_visitors(asked.first_day, asked.last_day, taken_ranges.holder, asked.except_booking) as taken
  union all
  select day::timestamp at time zone 'America/New_York', (day + 1)::timestamp at time zone 'America/New_York'
  from asked, generate_series(0, asked.last_day - asked.first_day) as number,
    lateral (select asked.first_day + number as day) as counted,
    public.weekly_hours as hours
  where hours.weekday = extract(isodow from day) and hours.start_times = '{}'
  order by 1;
$$;

grant execute on function public.taken_ranges(date, date, uuid, text) to anon, authenticated;

create function private.require_free_time(day date, span tstzrange, holder uuid, except_booking uuid default null) returns void
language plpgsql stable set search_path = '' as $$
begin
  if exists (
    select 1 from private.taken_for_visitors(day, day, holder, except_booking) as taken
    where tstzrange(taken.starts_at, taken.ends_at, '[)') && span
  ) then
    perform private.reject('PT409', 'This time has just been taken. Please choose another one.', 'slot-taken');
  end if;
end;
$$;

-- Limits holds per address and in total.
create function private.limit_holds(of_holder uuid, limits private.booking_limits) returns void
language plpgsql stable set search_path = '' as $$
declare
  own integer;
  others integer;
begin
  select count(*) filter (where hold.address = private.request_address()), count(*) into own, others
  from private.slot_holds as hold
  where hold.held_until > now() and hold.holder <> of_holder;
  if own >= limits.holds_per_address or others >= limits.holds_at_once then
    perform private.reject('PT429', 'No more times can be reserved right now, but you can still book this one.', 'holds');
  end if;
end;
$$;

-- Deletes holds two hours after they expire, because they contain IP addresses; in small batches on a few of the calls.
create function private.purge_old_holds() returns void
language plpgsql set search_path = '' as $$
begin
  if random() < 0.05 then
    delete from private.slot_holds
    where ctid in (
      select old.ctid from private.slot_holds as old
      where old.held_until < now() - interval '2 hours' limit 500 for update skip locked
    );
  end if;
end;
$$;

/*
  Holds a slot for the form `holder` and returns when the hold expires. Calling it again extends the hold, to half an hour in
  all. A form holds one slot. Raises the errors of book_consultation, and PT409 (hint hold-over) after that half hour.
*/
create function public.hold_slot(holder uuid, service_type text, appointment_date date, appointment_time text)
returns timestamptz
language plpgsql volatile security definer set search_path = '' as $$
declare
  limits private.booking_limits;
  before private.slot_holds;
  wanted private.slot_holds;
begin
  if holder is null then
    perform private.reject('PT422', 'Please open the booking form again.', 'holder');
  elsif not private.is_feature_on('booking_enabled') then
    perform private.reject('PT422', 'Online booking is closed at the moment. Please send a message instead.', 'booking-closed');
  end if;
  perform private.require_bookable_slot(service_type, appointment_date, appointment_time);
  if not private.is_within_address_limit('hold') then
    perform private.reject('PT429', 'Many forms were opened from your connection just now. You can still book this time.', 'address');
  end if;

  select * into strict limits from private.booking_limits;
  wanted.holder := hold_slot.holder;
  wanted.address := private.request_address();
  wanted.starts_at := (appointment_date + appointment_time::time) at time zone 'America/New_York';
  wanted.ends_at := wanted.starts_at + make_interval(mins => (
    select offered.booking_minutes from private.services as offered where offered.id = hold_slot.service_type));

  perform pg_advisory_xact_lock(hashtextextended('booking request ' || wanted.holder::text, 0));
  perform pg_advisory_xact_lock(hashtextextended('booking day ' || appointment_date::text, 0));
  perform private.require_free_time(appointment_date, tstzrange(wanted.starts_at, wanted.ends_at, '[)'), wanted.holder);
  perform private.limit_holds(wanted.holder, limits);

  select * into before from private.slot_holds as hold where hold.holder = wanted.holder;
  wanted.held_since := case when before.starts_at = wanted.starts_at then before.held_since else now() end;
  wanted.held_until := least(now() + limits.hold, wanted.held_since + limits.longest_hold);
  if wanted.held_until <= now() then
    perform private.reject('PT409', 'This time is no longer held for you. While it is free, you can still book it.', 'hold-over');
  end if;
  insert into private.slot_holds as hold (holder, starts_at, ends_at, address, held_since, held_until)
  values (wanted.holder, wanted.starts_at, wanted.ends_at, wanted.address, wanted.held_since, wanted.held_until)
  on conflict on constraint slot_holds_pkey do update set starts_at = excluded.starts_at, ends_at = excluded.ends_at,
    address = excluded.address, held_since = excluded.held_since, held_until = excluded.held_until;
  perform private.purge_old_holds();
  return wanted.held_until;
end;
$$;

grant execute on function public.hold_slot(uuid, text, date, text) to anon, authenticated;

-- Releases the slot of a form. The row stays, because it records when the form was opened.
create function public.release_slot(holder uuid) returns void
language sql volatile security definer set search_path = '' as $$
  update private.slot_holds as hold set held_until = now() where hold.holder = release_slot.holder and hold.held_until > now();
$$;

grant execute on function public.release_slot(uuid) to anon, authenticated;

/*
  Proof of work against scripts that would fill the calendar: when many bookings arrive, or several too fast to have been
  typed, the sender's browser has to solve a puzzle that takes about a second.
*/

-- The puzzle of a form for the current hour. It is derived from the signing key, so nothing has to be stored.
create function private.proof_challenge(request_id uuid, at timestamptz) returns text
language sql stable set search_path = '' as $$
  select left(encode(sha256(key.secret || sha256(key.secret || convert_to(
    'proof ' || request_id || floor(extract(epoch from at) / 3600), 'UTF8'))), 'hex'), 40)
  from private.signing_key as key;
$$;

-- Whether the challenge of this hour or the last one, followed by the proof, hashes to enough leading zero bits.
create function private.is_proof(request_id uuid, proof text, bits integer) returns boolean
language sql stable set search_path = '' as $$
  select proof ~ '^[0-9]{1,16}$' and exists (
    select 1 from unnest(array[now(), now() - interval '1 hour']) as at
    where ('x' || left(encode(sha256(convert_to(private.proof_challenge(request_id, at) || proof, 'UTF8')), 'hex'), 8))::bit(32)
      >> (32 - bits) = 0::bit(32)
  );
$$;

/*
  Counts the booking and, over the limit, raises PT428 without a valid proof: hint proof, and as detail the number of zero
  bits and the challenge. Counts before anything else, to avoid deadlocks.
*/
create function private.require_proof(request_id uuid, proof text) returns void
language plpgsql volatile set search_path = '' as $$
declare
  limits private.booking_limits;
  is_unsuspicious boolean;
begin
  select * into strict limits from private.booking_limits;
  is_unsuspicious := private.count_hit('booking', 'everybody', limits.bookings_per_hour, '1 hour');
  if not exists (
    select 1 from private.slot_holds as hold
    where hold.holder = require_proof.request_id and hold.opened_at <= now() - limits.hasty
  ) then
    is_unsuspicious := private.count_hit('hasty-booking', 'everybody', limits.hasty_bookings_per_hour, '1 hour') and is_unsuspicious;
  end if;
  if not is_unsuspicious and not coalesce(private.is_proof(require_proof.request_id, proof, limits.proof_bits), false) then
    raise exception using
      errcode = 'PT428',
      message = 'Many bookings are coming in right now. Please try again in a few minutes.',
      hint = 'proof',
      detail = limits.proof_bits || ' ' || private.proof_challenge(require_proof.request_id, now());
  end if;
end;
$$;

-- The outbox of booking mails. Rows are written in the booking's transaction, claimed by the mail function and sent at most
-- once.

create table private.mail_outbox (
  id uuid primary key default gen_random_uuid(),
  booking_id uuid not null references public.bookings_la2024 (id) on delete cascade,
  kind text not null,
  state text not null default 'waiting',
  attempts integer not null default 0,
  next_attempt_at timestamptz not null default now(),
  claim uuid,
  claimed_until timestamptz,
  last_error text not null default '',
  created_at timestamptz not null default now(),
  sent_at timestamptz,
  sequence integer not null default 0,
  -- The state of the appointment that this mail announces, so that a change that is undone at once sends no mail.
  announced_status text,
  announced_start timestamptz,
  given_up_at timestamptz,
  dismissed_at timestamptz,
  constraint mail_outbox_once unique (booking_id, kind, sequence),
  constraint mail_outbox_kind_known check (kind in ('confirmation', 'owner-notice', 'confirmed', 'moved', 'cancelled',
    'reinstated', 'reminder', 'owner-moved', 'owner-cancelled')),
  constraint mail_outbox_state_known check (state in ('waiting', 'claimed', 'sending', 'sent', 'dead', 'skipped')),
  constraint mail_outbox_error_length check (char_length(last_error) <= 500)
);

alter table private.mail_outbox enable row level security;

create index mail_outbox_due on private.mail_outbox (next_attempt_at) where state in ('waiting', 'claimed');

create type public.claimed_mail as (
  mail_id uuid,
  claim uuid,
  kind text,
  attempt integer,
  booking_id uuid,
  service_type text,
  service_name text,
  appointment_date date,
  appointment_time text,
  starts_at timestamptz,
  ends_at timestamptz,
  first_name text,
  last_name text,
  email text,
  phone text,
  company text,
  message text,
  status text,
  sequence integer,
  link text
);

create index mail_outbox_undelivered on private.mail_outbox (given_up_at)
  where state in ('dead', 'sending') and dismissed_at is null;

create function private.record_giving_up() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  new.given_up_at := now();
  new.dismissed_at := null;
  return new;
end;
$$;

create trigger mail_outbox_giving_up before update of state on private.mail_outbox for each row
  when (new.state = 'dead' and old.state <> 'dead') execute function private.record_giving_up();

-- Rows that a seed or a backup inserts as given up need the time, too.
create trigger mail_outbox_insert_given_up before insert on private.mail_outbox for each row
  when (new.state = 'dead' and new.given_up_at is null) execute function private.record_giving_up();

-- Only what the owner does to a mail is history, not what the mail function does.
create trigger zz_keep_history after update on private.mail_outbox for each row
  when (old.dismissed_at is distinct from new.dismissed_at or (old.state in ('dead', 'sending') and new.state = 'waiting'))
  execute function private.record_change();

-- Queues the reminder for 24 hours before, unless the booking is so close that the confirmation is enough.
create function private.queue_reminder(booking public.bookings_la2024) returns void
language plpgsql set search_path = '' as $$
begin
  delete from private.mail_outbox as mail
  where mail.booking_id = booking.id and mail.kind = 'reminder' and mail.state = 'waiting';
  if booking.status in ('pending', 'confirmed') and booking.starts_at > now() + interval '30 hours' then
    insert into private.mail_outbox (booking_id, kind, sequence, next_attempt_at)
    values (booking.id, 'reminder', booking.sequence, booking.starts_at - interval '24 hours')
    on conflict do nothing;
  end if;
end;
$$;

create function private.queue_first_reminder() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.queue_reminder(new);
  return null;
end;
$$;

create trigger bookings_5_first_reminder after insert on public.bookings_la2024 for each row
  when (new.request_id is not null) execute function private.queue_first_reminder();

-- The mail that announces a change since the last announced state; null if there is nothing to announce.
create function private.change_mail_kind(announced_status text, announced_start timestamptz, booking public.bookings_la2024) returns text
language sql immutable set search_path = '' as $$
  select case
    when booking.status = 'cancelled' then case when announced_status <> 'cancelled' then 'cancelled' end
    when booking.status = 'completed' then null
    when announced_status = 'cancelled' then 'reinstated'
    when announced_start <> booking.starts_at then 'moved'
    when booking.status = 'confirmed' and announced_status <> 'confirmed' then 'confirmed'
  end;
$$;

/*
  Mails about the owner's changes wait for half a minute, so that an undone change sends none. Visitors' changes are mailed at
  once, to both.
*/
create function private.queue_change_mails() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  is_visitors boolean := coalesce(current_setting('booking.changed_by', true), '') = 'visitor';
  announced private.mail_outbox;
  kind text;
begin
  perform private.queue_reminder(new);
  if new.starts_at < now() then
    return null;
  end if;
  delete from private.mail_outbox as mail
  where mail.booking_id = new.id and mail.state = 'waiting' and mail.kind in ('confirmed', 'moved', 'cancelled', 'reinstated');
  select * into announced from private.mail_outbox as mail
  where mail.booking_id = new.id and mail.kind in ('confirmation', 'confirmed', 'moved', 'cancelled', 'reinstated')
  order by mail.sequence desc limit 1;
  kind := private.change_mail_kind(coalesce(announced.announced_status, 'pending'), coalesce(announced.announced_start, old.starts_at), new);
  if kind is null then
    return null;
  end if;
  insert into private.mail_outbox (booking_id, kind, sequence, announced_status, announced_start, next_attempt_at)
  values (new.id, kind, new.sequence, new.status, new.starts_at,
    case when is_visitors then now() else now() + interval '30 seconds' end);
  if is_visitors and kind in ('moved', 'cancelled') then
    insert into private.mail_outbox (booking_id, kind, sequence) values (new.id, 'owner-' || kind, new.sequence);
  end if;
  return null;
end;
$$;

create trigger bookings_6_queue_mails after update on public.bookings_la2024 for each row
  when (old.sequence <> new.sequence) execute function private.queue_change_mails();

create function private.record_announced_state() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  select booking.status, booking.starts_at into new.announced_status, new.announced_start
  from public.bookings_la2024 as booking where booking.id = new.booking_id;
  return new;
end;
$$;

create trigger mail_outbox_announced before insert on private.mail_outbox for each row
  when (new.kind = 'confirmation') execute function private.record_announced_state();

/*
  Claims due mails for two minutes. If a sender dies before start_mail, its mails are handed out again; after start_mail never,
  because the mail may have been sent.
*/
create function public.claim_mail(for_booking uuid default null, at_most integer default 10) returns setof public.claimed_mail
language sql volatile security definer set search_path = '' as $$
  with due as (
    select mail.id
    from private.mail_outbox as mail
    where ((mail.state = 'waiting' and mail.next_attempt_at <= now()) or (mail.state = 'claimed' and mail.claimed_until < now()))
      and (for_booking is null or mail.booking_id = for_booking)
    order by mail.next_attempt_at
    limit least(greatest(at_most, 1), 100)
    for update skip locked
  ), taken as (
    update private.mail_outbox as mail
    set state = 'claimed', claim = gen_random_uuid(), claimed_until = now() + interval '2 minutes', attempts = mail.attempts + 1
    from due where mail.id = due.id
    returning mail.*
  )
  select taken.id, taken.claim, taken.kind, taken.attempts, booking.id, booking.service_type, booking.service_name,
    booking.appointment_date, booking.appointment_time, booking.starts_at, booking.ends_at, booking.first_name,
    booking.last_name, booking.email, booking.phone, booking.company, booking.message, booking.status,
    booking.sequence, private.booking_link(booking.id)
  from taken join public.bookings_la2024 as booking on booking.id = taken.booking_id;
$$;

grant execute on function public.claim_mail(uuid, integer) to service_role;

-- Marks the mail as being sent. False if another sender has claimed it: then do not send.
create function public.start_mail(mail_id uuid, mail_claim uuid) returns boolean
language sql volatile security definer set search_path = '' as $$
  with started as (
    update private.mail_outbox as mail set state = 'sending'
    where mail.id = mail_id and mail.claim = mail_claim and mail.state = 'claimed'
    returning 1
  )
  select exists (select 1 from started);
$$;

grant execute on function public.start_mail(uuid, uuid) to service_role;

create function public.finish_mail(mail_id uuid, mail_claim uuid) returns boolean
language sql volatile security definer set search_path = '' as $$
  with finished as (
    update private.mail_outbox as mail set state = 'sent', sent_at = now(), last_error = '', claimed_until = null
    where mail.id = mail_id and mail.claim = mail_claim and mail.state in ('claimed', 'sending')
    returning 1
  )
  select exists (select 1 from finished);
$$;

grant execute on function public.finish_mail(uuid, uuid) to service_role;

-- The mail was certainly not sent: retries after 1, 5, 25, 125 … minutes, gives up after the sixth attempt.
create function public.fail_mail(mail_id uuid, mail_claim uuid, reason text default '', is_final boolean default false) returns boolean
language sql volatile security definer set search_path = '' as $$
  with failed as (
    update private.mail_outbox as mail
    set state = case when is_final or mail.attempts >= 6 then 'dead' else 'waiting' end,
      next_attempt_at = now() + make_interval(mins => (5 ^ (mail.attempts - 1))::integer),
      last_error = left(coalesce(reason, ''), 500),
      claimed_until = null
    where mail.id = mail_id and mail.claim = mail_claim and mail.state in ('claimed', 'sending')
    returning 1
  )
  select exists (select 1 from failed);
$$;

grant execute on function public.fail_mail(uuid, uuid, text, boolean) to service_role;

-- The state of a booking's mail (waiting, claimed, sending, sent, dead, skipped), or null if there is none.
create function public.mail_state(for_booking uuid, mail_kind text default 'confirmation') returns text
language sql stable security definer set search_path = '' as $$
  select mail.state from private.mail_outbox as mail where mail.booking_id = for_booking and mail.kind = mail_kind;
$$;

grant execute on function public.mail_state(uuid, text) to service_role;

-- The mail is obsolete: what it announces is no longer true.
create function public.skip_mail(mail_id uuid, mail_claim uuid, reason text default '') returns boolean
language sql volatile security definer set search_path = '' as $$
  with skipped as (
    update private.mail_outbox as mail
    set state = 'skipped', last_error = left(coalesce(reason, ''), 500), claimed_until = null
    where mail.id = mail_id and mail.claim = mail_claim and mail.state = 'claimed'
    returning 1
  )
  select exists (select 1 from skipped);
$$;

grant execute on function public.skip_mail(uuid, uuid, text) to service_role;

-- Messages from the contact form.

create table public.contact_messages_la2024 (
  id uuid primary key default gen_random_uuid(),
  name text not null,
  email text not null,
  company text not null default '',
  service text not null default '',
  message text not null,
  status text not null default 'unread',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint contact_messages_name_length check (char_length(name) between 1 and 120),
  constraint contact_messages_email_format check (private.is_email(email)),
  constraint contact_messages_company_length check (char_length(company) <= 120),
  constraint contact_messages_service_known check (service in ('', 'keynote', 'leadership', 'business', 'life', 'retreats', 'advisory', 'facilitation')),
  constraint contact_messages_message_length check (char_length(message) between 1 and 5000),
  constraint contact_messages_status_known check (status in ('unread', 'read', 'replied'))
);

create index contact_messages_newest on public.contact_messages_la2024 (created_at desc, id);
create index contact_messages_newest_by_status on public.contact_messages_la2024 (status, created_at desc, id);
create index contact_messages_by_name on public.contact_messages_la2024 (name, id);

create trigger contact_messages_touch before update on public.contact_messages_la2024
  for each row execute function private.touch_updated_at();
create trigger zz_keep_history after insert or update or delete on public.contact_messages_la2024
  for each row execute function private.record_change();

alter table public.contact_messages_la2024 enable row level security;

grant select on table public.contact_messages_la2024 to authenticated, service_role;

grant update (status, updated_at), delete on table public.contact_messages_la2024 to authenticated;

create policy "the owner reads messages" on public.contact_messages_la2024
  for select to authenticated using ((select public.is_owner()));
create policy "the owner changes messages" on public.contact_messages_la2024
  for update to authenticated using ((select public.is_owner())) with check ((select public.is_owner()));
create policy "the owner deletes messages" on public.contact_messages_la2024
  for delete to authenticated using ((select public.is_owner()));

create type public.sent_message as (
  id uuid,
  name text,
  email text,
  company text,
  service text,
  message text,
  status text,
  created_at timestamptz,
  updated_at timestamptz
);

create function private.sent(stored public.contact_messages_la2024) returns public.sent_message
language sql immutable set search_path = '' as $$
  select row(stored.id, stored.name, stored.email, stored.company, stored.service, stored.message, stored.status,
    stored.created_at, stored.updated_at)::public.sent_message;
$$;

create function private.limit_messages(email text) returns void
language plpgsql set search_path = '' as $$
begin
  if not private.is_within_address_limit('message') then
    perform private.reject('PT429', 'There were many messages from your connection just now. Please try again in an hour.', 'address');
  elsif not private.is_within_email_limit('message', email) then
    perform private.reject('PT429', 'You have sent several messages today. Please wait for an answer, or try again tomorrow.', 'email');
  end if;
end;
$$;

-- The same text from the same person within ten minutes is one message, resent because its response was lost.
create function private.store_message(wanted public.contact_messages_la2024) returns public.contact_messages_la2024
language plpgsql set search_path = '' as $$
declare
  stored public.contact_messages_la2024;
begin
  perform pg_advisory_xact_lock(hashtextextended('message ' || lower(wanted.email), 0));
  select * into stored from public.contact_messages_la2024 as earlier
  where earlier.created_at > now() - interval '10 minutes'
    and (earlier.name, earlier.email, earlier.company, earlier.service, earlier.message)
      = (wanted.name, wanted.email, wanted.company, wanted.service, wanted.message)
  limit 1;
  if stored.id is not null then
    -- Does not reveal whether the owner has read it.
    stored.status := 'unread';
    stored.updated_at := stored.created_at;
    return stored;
  end if;
  perform private.limit_messages(wanted.email);
  insert into public.contact_messages_la2024 (name, email, company, service, message)
  values (wanted.name, wanted.email, wanted.company, wanted.service, wanted.message)
  returning * into stored;
  return stored;
end;
$$;

-- Stores a visitor's message and returns it. website is a honeypot. Raises PT422 and PT429.
create function public.send_contact_message(
  name text,
  email text,
  company text default '',
  service text default '',
  message text default '',
  website text default ''
) returns public.sent_message
language plpgsql volatile security definer set search_path = '' as $$
declare
  wanted public.contact_messages_la2024;
begin
  if not private.is_feature_on('contact_form_enabled') then
    perform private.reject('PT422', 'The contact form is closed at the moment. Please write an email instead.', 'messages-closed');
  end if;
  wanted.name := private.clean_line(send_contact_message.name, 'name', 'name', 120, true);
  wanted.email := private.email_address(send_contact_message.email);
  wanted.company := private.clean_line(send_contact_message.company, 'company', 'company', 120);
  wanted.service := coalesce(send_contact_message.service, '');
  wanted.message := private.clean_text(send_contact_message.message, 'message', 5000, true);
  if wanted.service not in ('', 'keynote', 'leadership', 'business', 'life', 'retreats', 'advisory', 'facilitation') then
    perform private.reject('PT422', 'Please choose one of the services.', 'service');
  end if;

  if coalesce(website, '') <> '' then
    wanted.id := gen_random_uuid();
    wanted.status := 'unread';
    wanted.created_at := now();
    wanted.updated_at := now();
    return private.sent(wanted);
  end if;
  return private.sent(private.store_message(wanted));
end;
$$;

grant execute on function public.send_contact_message(text, text, text, text, text, text) to anon, authenticated;

-- Newsletter subscribers.

create table public.newsletter_subscribers_la2024 (
  id uuid primary key default gen_random_uuid(),
  email text not null,
  source text not null default 'website',
  status text not null default 'active',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint newsletter_subscribers_email_format check (private.is_email(email)),
  constraint newsletter_subscribers_source_format check (source ~ '^[a-z0-9-]{0,40}$'),
  constraint newsletter_subscribers_status_known check (status in ('active', 'unsubscribed'))
);

create unique index newsletter_subscribers_email_once on public.newsletter_subscribers_la2024 (lower(email));

create index newsletter_subscribers_newest on public.newsletter_subscribers_la2024 (created_at desc, id);
create index newsletter_subscribers_newest_by_status on public.newsletter_subscribers_la2024 (status, created_at desc, id);
create index newsletter_subscribers_by_email on public.newsletter_subscribers_la2024 (email, id);

-- For subscriber_overview, which counts by the day of unsubscribing.
create index newsletter_subscribers_left on public.newsletter_subscribers_la2024 (updated_at) where status = 'unsubscribed';

create trigger newsletter_subscribers_touch before update on public.newsletter_subscribers_la2024
  for each row execute function private.touch_updated_at();
create trigger zz_keep_history after insert or update or delete on public.newsletter_subscribers_la2024
  for each row execute function private.record_change();

alter table public.newsletter_subscribers_la2024 enable row level security;

grant select on table public.newsletter_subscribers_la2024 to authenticated, service_role;

grant update (status, updated_at), delete on table public.newsletter_subscribers_la2024 to authenticated;

create policy "the owner reads subscribers" on public.newsletter_subscribers_la2024
  for select to authenticated using ((select public.is_owner()));
create policy "the owner changes subscribers" on public.newsletter_subscribers_la2024
  for update to authenticated using ((select public.is_owner())) with check ((select public.is_owner()));
create policy "the owner deletes subscribers" on public.newsletter_subscribers_la2024
  for delete to authenticated using ((select public.is_owner()));

/*
  Subscribes an address, or activates it again. Returns nothing, so it does not reveal who is subscribed. website is a
  honeypot. Raises PT422 and PT429.
*/
create function public.subscribe(email text, website text default '', source text default 'website') returns void
language plpgsql volatile security definer set search_path = '' as $$
#variable_conflict use_column
declare
  address text := private.email_address(subscribe.email);
  origin text := coalesce(nullif(subscribe.source, ''), 'website');
begin
  if not private.is_feature_on('newsletter_enabled') then
    perform private.reject('PT422', 'The newsletter is closed at the moment.', 'newsletter-closed');
  elsif origin !~ '^[a-z0-9-]{1,40}$' then
    perform private.reject('PT422', 'Please subscribe from one of the forms on this site.', 'source');
  elsif coalesce(subscribe.website, '') <> '' then
    return;
  elsif not private.is_within_address_limit('subscription') then
    perform private.reject('PT429', 'Many addresses were subscribed from your connection just now. Please try again in an hour.', 'address');
  elsif not private.is_within_email_limit('subscription', address) then
    -- An error would reveal that someone keeps subscribing this address.
    return;
  end if;

  insert into public.newsletter_subscribers_la2024 as known (email, source) values (address, origin)
  on conflict ((lower(email))) do update set status = 'active' where known.status <> 'active';
end;
$$;

grant execute on function public.subscribe(text, text, text) to anon, authenticated;

-- The newsletter's statistics. Runs with the caller's rights, so policies apply.

create type public.subscriber_overview as (
  total integer,
  active integer,
  unsubscribed integer,
  this_month integer,
  this_week integer,
  months jsonb
);

/*
  Months are in the coach's time zone; "this week" is the last seven days. `months` lists the last twelve, oldest first, with
  how many joined and left. Only a status change updates a subscriber's row, so updated_at is the time of unsubscribing.
*/
create function public.subscriber_overview() returns public.subscriber_overview
language sql stable set search_path = '' as $$
  with zone as (
    select date_trunc('month', now() at time zone 'America/New_York') as this_month
  ), months as (
    select first_day, first_day at time zone 'America/New_York' as since,
      (first_day + interval '1 month') at time zone 'America/New_York' as until
    from zone, generate_series(zone.this_month - interval '11 months', zone.this_month, interval '1 month') as first_day
  ), counted as (
    select to_char(month.first_day, 'YYYY-MM') as month,
      (select count(*) from public.newsletter_subscribers_la2024 as joined
        where joined.created_at >= month.since and joined.created_at < month.until) as joined,
      (select count(*) from public.newsletter_subscribers_la2024 as gone
        where gone.status = 'unsubscribed' and gone.updated_at >= month.since and gone.updated_at < month.until) as gone
    from months as month
  )
  select count(*)::integer,
    (count(*) filter (where subscriber.status = 'active'))::integer,
    (count(*) filter (where subscriber.status = 'unsubscribed'))::integer,
    (select counted.joined from counted order by counted.month desc limit 1)::integer,
    (count(*) filter (where subscriber.created_at > now() - interval '7 days'))::integer,
    (select jsonb_agg(jsonb_build_object('month', counted.month, 'joined', counted.joined, 'left', counted.gone) order by counted.month) from counted)
  from public.newsletter_subscribers_la2024 as subscriber;
$$;

grant execute on function public.subscriber_overview() to authenticated;

-- Newsletter campaigns: the owner writes them, and everyone subscribed at the start of sending gets one mail.

create table public.newsletter_campaigns (
  id uuid primary key default gen_random_uuid(),
  subject text not null default '',
  body text not null default '',
  state text not null default 'draft',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  started_at timestamptz,
  finished_at timestamptz,
  constraint newsletter_campaigns_subject_line check (char_length(subject) <= 150 and subject !~ '[[:cntrl:]]'),
  constraint newsletter_campaigns_body_length check (char_length(body) <= 50000),
  constraint newsletter_campaigns_state_known check (state in ('draft', 'sending', 'paused', 'sent')),
  constraint newsletter_campaigns_started check ((state = 'draft') = (started_at is null)),
  constraint newsletter_campaigns_finished check ((state = 'sent') = (finished_at is not null))
);

comment on column public.newsletter_campaigns.body is 'Markdown.';

create index newsletter_campaigns_newest on public.newsletter_campaigns (created_at desc, id);

create function private.reject_started_campaign_edit() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.reject('PT409', 'This campaign is already being sent and can no longer be changed.', 'campaign-started');
  return null;
end;
$$;

create trigger newsletter_campaigns_1_reject_started before update of subject, body on public.newsletter_campaigns
  for each row when (old.state <> 'draft' and (old.subject, old.body) is distinct from (new.subject, new.body))
  execute function private.reject_started_campaign_edit();
create trigger newsletter_campaigns_2_touch before update on public.newsletter_campaigns
  for each row execute function private.touch_updated_at();
create trigger zz_keep_history after insert or update or delete on public.newsletter_campaigns
  for each row execute function private.record_change();

/*
  One row per recipient. The address stays in the subscriber's row, so deleting a subscriber removes it here, too.
  waiting → claimed → sending → sent; failed for good; doubtful if it may or may not have been sent; skipped if the reader
  unsubscribed first.
*/
create table public.newsletter_campaign_mails (
  id uuid primary key default gen_random_uuid(),
  campaign_id uuid not null references public.newsletter_campaigns (id) on delete cascade,
  subscriber_id uuid references public.newsletter_subscribers_la2024 (id) on delete set null,
  state text not null default 'waiting',
  attempts integer not null default 0,
  next_attempt_at timestamptz not null default now(),
  claim uuid,
  claimed_until timestamptz,
  last_error text not null default '',
  created_at timestamptz not null default now(),
  sent_at timestamptz,
  unsubscribed_at timestamptz,
  given_up_at timestamptz,
  dismissed_at timestamptz,
  constraint newsletter_campaign_mails_once unique (campaign_id, subscriber_id),
  constraint newsletter_campaign_mails_state_known
    check (state in ('waiting', 'claimed', 'sending', 'sent', 'failed', 'doubtful', 'skipped')),
  constraint newsletter_campaign_mails_error_length check (char_length(last_error) <= 500)
);

create index newsletter_campaign_mails_due on public.newsletter_campaign_mails (next_attempt_at)
  where state in ('waiting', 'claimed');
create index newsletter_campaign_mails_under_way on public.newsletter_campaign_mails (claimed_until) where state = 'sending';
create index newsletter_campaign_mails_by_state on public.newsletter_campaign_mails (campaign_id, state);
create index newsletter_campaign_mails_left on public.newsletter_campaign_mails (campaign_id) where unsubscribed_at is not null;
create index newsletter_campaign_mails_by_subscriber on public.newsletter_campaign_mails (subscriber_id);

-- Only the SHA-256 of an unsubscribe link's token is stored.
create table private.unsubscribe_tokens (
  token_hash bytea primary key,
  mail_id uuid not null references public.newsletter_campaign_mails (id) on delete cascade,
  created_at timestamptz not null default now(),
  constraint unsubscribe_tokens_hash_length check (octet_length(token_hash) = 32)
);

alter table private.unsubscribe_tokens enable row level security;

create index unsubscribe_tokens_by_mail on private.unsubscribe_tokens (mail_id);

alter table public.newsletter_campaigns enable row level security;
alter table public.newsletter_campaign_mails enable row level security;

grant select on table public.newsletter_campaigns to authenticated, service_role;

grant insert (id, subject, body), update (subject, body, updated_at), delete on table public.newsletter_campaigns to authenticated;

grant select on table public.newsletter_campaign_mails to authenticated, service_role;

create policy "the owner reads campaigns" on public.newsletter_campaigns
  for select to authenticated using ((select public.is_owner()));
create policy "the owner writes campaigns" on public.newsletter_campaigns
  for insert to authenticated with check ((select public.is_owner()));
create policy "the owner changes campaigns" on public.newsletter_campaigns
  for update to authenticated using ((select public.is_owner())) with check ((select public.is_owner()));

-- Sent campaigns cannot be deleted, because their unsubscribe links must keep working.
create policy "the owner deletes drafts of campaigns" on public.newsletter_campaigns
  for delete to authenticated using ((select public.is_owner()) and state = 'draft');
create policy "the owner reads how campaigns went out" on public.newsletter_campaign_mails
  for select to authenticated using ((select public.is_owner()));

create index newsletter_campaign_mails_undelivered on public.newsletter_campaign_mails (given_up_at)
  where state in ('failed', 'doubtful') and dismissed_at is null;

create trigger newsletter_campaign_mails_giving_up before update of state on public.newsletter_campaign_mails for each row
  when (new.state in ('failed', 'doubtful') and old.state not in ('failed', 'doubtful')) execute function private.record_giving_up();
create trigger newsletter_campaign_mails_insert_given_up before insert on public.newsletter_campaign_mails for each row
  when (new.state in ('failed', 'doubtful') and new.given_up_at is null) execute function private.record_giving_up();

-- Returns and locks a campaign; only for the owner.
create function private.lock_campaign(wanted uuid) returns public.newsletter_campaigns
language plpgsql set search_path = '' as $$
declare
  campaign public.newsletter_campaigns;
begin
  if not public.is_owner() then
    raise insufficient_privilege using message = 'only the owner can send campaigns';
  end if;
  select * into campaign from public.newsletter_campaigns as one where one.id = wanted for update;
  if campaign.id is null then
    perform private.reject('PT422', 'This campaign no longer exists.', 'campaign-gone');
  end if;
  return campaign;
end;
$$;

/*
  Queues the campaign for all active subscribers and returns their number. Idempotent.
*/
create function public.start_campaign(campaign_id uuid) returns integer
language plpgsql volatile security definer set search_path = '' as $$
declare
  campaign public.newsletter_campaigns := private.lock_campaign(campaign_id);
  readers integer;
begin
  if campaign.state <> 'draft' then
    select count(*) into readers from public.newsletter_campaign_mails as mail where mail.campaign_id = campaign.id;
    return readers;
  elsif btrim(campaign.subject) = '' then
    perform private.reject('PT422', 'Please write a subject.', 'subject');
  elsif btrim(campaign.body, E' \t\r\n') = '' then
    perform private.reject('PT422', 'Please write the message.', 'body');
  end if;

  insert into public.newsletter_campaign_mails (campaign_id, subscriber_id)
  select campaign.id, subscriber.id
  from public.newsletter_subscribers_la2024 as subscriber
  where subscriber.status = 'active';
  get diagnostics readers = row_count;
  if readers = 0 then
    perform private.reject('PT422', 'There are no active subscribers to send this to.', 'no-readers');
  end if;
  update public.newsletter_campaigns as one set state = 'sending', started_at = now() where one.id = campaign.id;
  -- Without statistics about the new rows, the planner would sort them all for every batch that is claimed.
  analyze public.newsletter_campaign_mails;
  return readers;
end;
$$;

grant execute on function public.start_campaign(uuid) to authenticated;

-- Mails that are being sent still go out.
create function public.pause_campaign(campaign_id uuid) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  campaign public.newsletter_campaigns := private.lock_campaign(campaign_id);
begin
  update public.newsletter_campaigns as one set state = 'paused' where one.id = campaign.id and one.state = 'sending';
end;
$$;

grant execute on function public.pause_campaign(uuid) to authenticated;

create function public.resume_campaign(campaign_id uuid) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  campaign public.newsletter_campaigns := private.lock_campaign(campaign_id);
begin
  update public.newsletter_campaigns as one set state = 'sending' where one.id = campaign.id and one.state = 'paused';
end;
$$;

grant execute on function public.resume_campaign(uuid) to authenticated;

-- Queues failed or doubtful mails again and returns their number.
create function public.retry_campaign(campaign_id uuid, of_state text default 'failed') returns integer
language plpgsql volatile security definer set search_path = '' as $$
declare
  campaign public.newsletter_campaigns := private.lock_campaign(campaign_id);
  again integer;
begin
  if of_state is null or of_state not in ('failed', 'doubtful') then
    perform private.reject('PT422', 'Only failed or doubtful emails can be sent again.', 'of-state');
  end if;
  update public.newsletter_campaign_mails as mail
  set state = 'waiting', attempts = 0, next_attempt_at = now(), claim = null, claimed_until = null
  where mail.campaign_id = campaign.id and mail.state = of_state;
  get diagnostics again = row_count;
  update public.newsletter_campaigns as one set state = 'sending', finished_at = null
  where one.id = campaign.id and one.state in ('sent', 'paused') and again > 0;
  return again;
end;
$$;

grant execute on function public.retry_campaign(uuid, text) to authenticated;

create type public.campaign_report as (
  id uuid,
  subject text,
  state text,
  created_at timestamptz,
  updated_at timestamptz,
  started_at timestamptz,
  finished_at timestamptz,
  recipients integer,
  waiting integer,
  sent integer,
  failed integer,
  doubtful integer,
  skipped integer,
  unsubscribed integer,
  total integer
);

-- The progress of campaigns, newest first; total counts all pages. Runs with the caller's rights, so policies apply.
create function public.campaign_reports(only_campaign uuid default null, first integer default 0, at_most integer default 20)
returns setof public.campaign_report
language sql stable set search_path = '' as $$
  select campaign.id, campaign.subject, campaign.state, campaign.created_at, campaign.updated_at, campaign.started_at,
    campaign.finished_at, counted.recipients, counted.waiting, counted.sent, counted.failed, counted.doubtful, counted.skipped,
    (select count(*) from public.newsletter_campaign_mails as mail
      where mail.campaign_id = campaign.id and mail.unsubscribed_at is not null)::integer,
    campaign.total
  from (
    select one.*, (count(*) over ())::integer as total
    from public.newsletter_campaigns as one
    where only_campaign is null or one.id = only_campaign
    order by one.created_at desc, one.id
    offset greatest(first, 0) limit least(greatest(at_most, 1), 100)
  ) as campaign
  cross join lateral (
    select coalesce(sum(states.mails), 0)::integer as recipients,
      coalesce(sum(states.mails) filter (where states.state in ('waiting', 'claimed', 'sending')), 0)::integer as waiting,
      coalesce(sum(states.mails) filter (where states.state = 'sent'), 0)::integer as sent,
      coalesce(sum(states.mails) filter (where states.state = 'failed'), 0)::integer as failed,
      coalesce(sum(states.mails) filter (where states.state = 'doubtful'), 0)::integer as doubtful,
      coalesce(sum(states.mails) filter (where states.state = 'skipped'), 0)::integer as skipped
    from (
      select mail.state, count(*) as mails from public.newsletter_campaign_mails as mail
      where mail.campaign_id = campaign.id group by mail.state
    ) as states
  ) as counted
  order by campaign.created_at desc, campaign.id;
$$;

grant execute on function public.campaign_reports(uuid, integer, integer) to authenticated;

create type public.campaign_problem as (email text, state text, reason text);

-- The first hundred recipients whose mail failed or is doubtful, with the reason.
create function public.campaign_problems(campaign_id uuid) returns setof public.campaign_problem
language sql stable set search_path = '' as $$
  select coalesce(subscriber.email, ''), mail.state, mail.last_error
  from public.newsletter_campaign_mails as mail
  left join public.newsletter_subscribers_la2024 as subscriber on subscriber.id = mail.subscriber_id
  where mail.campaign_id = campaign_problems.campaign_id and mail.state in ('failed', 'doubtful')
  order by mail.state desc, subscriber.email
  limit 100;
$$;

grant execute on function public.campaign_problems(uuid) to authenticated;

-- How the mail function sends a campaign: it claims due mails, reports how each ended, and unsubscribes readers by link.

create type public.claimed_campaign_mail as (mail_id uuid, claim uuid, campaign_id uuid, email text, attempt integer);

-- A campaign is finished when none of its mails is waiting or being sent.
create function private.close_finished_campaigns() returns void
language sql volatile set search_path = '' as $$
  update public.newsletter_campaigns as campaign set state = 'sent', finished_at = now()
  where campaign.state = 'sending' and not exists (
    select 1 from public.newsletter_campaign_mails as mail
    where mail.campaign_id = campaign.id and mail.state in ('waiting', 'claimed', 'sending')
  );
$$;

/*
  Claims due mails for a while. If a sender dies before start_campaign_mail, its mails are handed out again; afterwards they
  become doubtful, so that nobody gets two.
*/
create function public.claim_campaign_mails(at_most integer default 20, hold_seconds integer default 120)
returns setof public.claimed_campaign_mail
language plpgsql volatile security definer set search_path = '' as $$
declare
  due uuid[];
  held_until timestamptz := now() + make_interval(secs => least(greatest(hold_seconds, 1), 600));
begin
  update public.newsletter_campaign_mails as mail
  set state = 'doubtful', last_error = 'Sending broke off while the mail was handed over.'
  where mail.state = 'sending' and mail.claimed_until < now();

  loop
    select array_agg(taken.id) into due from (
      select mail.id
      from public.newsletter_campaign_mails as mail
      join public.newsletter_campaigns as campaign on campaign.id = mail.campaign_id and campaign.state = 'sending'
      where mail.state in ('waiting', 'claimed') and mail.next_attempt_at <= now()
        and (mail.state = 'waiting' or mail.claimed_until < now())
      limit least(greatest(at_most, 1), 100)
      for update of mail skip locked
    ) as taken;
    exit when due is null;

    return query
      with taken as (
        update public.newsletter_campaign_mails as mail
        set state = case when subscriber.id is null then 'skipped' else 'claimed' end,
          claim = gen_random_uuid(), claimed_until = held_until, attempts = mail.attempts + 1
        from unnest(due) as wanted (id)
        join public.newsletter_campaign_mails as same on same.id = wanted.id
        left join public.newsletter_subscribers_la2024 as subscriber
          on subscriber.id = same.subscriber_id and subscriber.status = 'active'
        where mail.id = wanted.id
        returning mail.id, mail.claim, mail.campaign_id, subscriber.email, mail.attempts, mail.state
      )
      select taken.id, taken.claim, taken.campaign_id, taken.email, taken.attempts from taken where taken.state = 'claimed';
    -- All readers of this batch have unsubscribed: try the next one.
    exit when found;
  end loop;

  if due is null then
    perform private.close_finished_campaigns();
  end if;
end;
$$;

grant execute on function public.claim_campaign_mails(integer, integer) to service_role;

/*
  Marks the mail as being sent and stores the hash of its unsubscribe token. False: do not send, because another sender has
  it, the reader has unsubscribed, or the owner has paused the campaign.
*/
create function public.start_campaign_mail(mail_id uuid, mail_claim uuid, token_hash text, hold_seconds integer default 120)
returns boolean
language plpgsql volatile security definer set search_path = '' as $$
declare
  mail public.newsletter_campaign_mails;
begin
  select * into mail from public.newsletter_campaign_mails as one
  where one.id = mail_id and one.claim = mail_claim and one.state = 'claimed' for update;
  if mail.id is null then
    return false;
  elsif not exists (
    select 1 from public.newsletter_subscribers_la2024 as reader where reader.id = mail.subscriber_id and reader.status = 'active'
  ) then
    update public.newsletter_campaign_mails as one set state = 'skipped' where one.id = mail.id;
    return false;
  elsif not exists (select 1 from public.newsletter_campaigns as one where one.id = mail.campaign_id and one.state = 'sending') then
    update public.newsletter_campaign_mails as one set state = 'waiting', attempts = one.attempts - 1 where one.id = mail.id;
    return false;
  end if;
  insert into private.unsubscribe_tokens (token_hash, mail_id) values (decode(token_hash, 'hex'), mail.id);
  update public.newsletter_campaign_mails as one
  set state = 'sending', claimed_until = now() + make_interval(secs => least(greatest(hold_seconds, 1), 600))
  where one.id = mail.id;
  return true;
end;
$$;

grant execute on function public.start_campaign_mail(uuid, uuid, text, integer) to service_role;

/*
  Records the outcome: sent; refused, which retries after 1, 5, 25, 125 … minutes and gives up after the sixth attempt;
  refused-for-good; or unknown, if the connection broke after the mail was handed over.
*/
create function public.settle_campaign_mail(mail_id uuid, mail_claim uuid, outcome text, reason text default '') returns boolean
language sql volatile security definer set search_path = '' as $$
  with settled as (
    update public.newsletter_campaign_mails as mail
    set state = case
        when outcome = 'sent' then 'sent'
        when outcome = 'unknown' then 'doubtful'
        when outcome = 'refused' and mail.attempts < 6 then 'waiting'
        else 'failed'
      end,
      sent_at = case when outcome = 'sent' then now() end,
      next_attempt_at = now() + make_interval(mins => (5 ^ (greatest(mail.attempts, 1) - 1))::integer),
      last_error = case when outcome = 'sent' then '' else left(coalesce(reason, ''), 500) end,
      claimed_until = null
    where mail.id = mail_id and mail.claim = mail_claim and mail.state in ('claimed', 'sending', 'doubtful')
      and outcome in ('sent', 'refused', 'refused-for-good', 'unknown')
    returning 1
  )
  select exists (select 1 from settled);
$$;

grant execute on function public.settle_campaign_mail(uuid, uuid, text, text) to service_role;

-- Unsubscribes the recipient of a link. True for every link that was ever sent. Idempotent.
create function public.unsubscribe_by_link(token_hash text) returns boolean
language plpgsql volatile security definer set search_path = '' as $$
declare
  reader uuid;
  known_mail uuid;
begin
  if token_hash is null or token_hash !~ '^[0-9a-f]{64}$' then
    return false;
  end if;
  select mail.id, mail.subscriber_id into known_mail, reader
  from private.unsubscribe_tokens as token
  join public.newsletter_campaign_mails as mail on mail.id = token.mail_id
  where token.token_hash = decode(unsubscribe_by_link.token_hash, 'hex');
  if known_mail is null then
    return false;
  end if;
  update public.newsletter_campaign_mails as mail set unsubscribed_at = now()
  where mail.id = known_mail and mail.unsubscribed_at is null;
  update public.newsletter_subscribers_la2024 as subscriber set status = 'unsubscribed'
  where subscriber.id = reader and subscriber.status = 'active';
  return true;
end;
$$;

grant execute on function public.unsubscribe_by_link(text) to service_role;

-- Mails that did not get through, for the owner to retry or dismiss.

create function private.require_owner() returns void
language plpgsql stable set search_path = '' as $$
begin
  if not public.is_owner() then
    raise insufficient_privilege using message = 'only the owner can manage mails';
  end if;
end;
$$;

/*
  The state of a booking mail as the owner sees it: waiting, sending, sent, failed, skipped, or doubtful if its sender died
  while sending.
*/
create function private.delivery_state(mail private.mail_outbox) returns text
language sql stable set search_path = '' as $$
  select case
    when mail.state = 'dead' then 'failed'
    when mail.state = 'sending' and mail.claimed_until < now() then 'doubtful'
    when mail.state = 'claimed' then 'sending'
    else mail.state
  end;
$$;

create type public.booking_mail as (
  mail_id uuid,
  kind text,
  state text,
  attempts integer,
  reason text,
  due_at timestamptz,
  sent_at timestamptz,
  given_up_at timestamptz,
  is_dismissed boolean
);

-- All mails of a booking, oldest first.
create function public.booking_mails(for_booking uuid) returns setof public.booking_mail
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_owner();
  return query
    select mail.id, mail.kind, private.delivery_state(mail), mail.attempts, mail.last_error, mail.next_attempt_at, mail.sent_at,
      mail.given_up_at, mail.dismissed_at is not null
    from private.mail_outbox as mail
    where mail.booking_id = for_booking
    order by coalesce(mail.sent_at, mail.given_up_at, mail.next_attempt_at), mail.id;
end;
$$;

grant execute on function public.booking_mails(uuid) to authenticated;

create type public.undelivered_mail as (
  mail_id uuid,
  kind text,
  state text,
  booking_id uuid,
  campaign_id uuid,
  about text,
  recipient text,
  attempts integer,
  reason text,
  given_up_at timestamptz,
  is_over boolean,
  total integer
);

/*
  Failed and doubtful mails that the owner has not dismissed, latest first. `about` is the visitor's name or the campaign's
  subject; an empty `recipient` means the owner. `is_over`: sending it now would be pointless. `total` counts all pages.
*/
create function public.undelivered_mails(of_kind text default null, first integer default 0, at_most integer default 20)
returns setof public.undelivered_mail
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_owner();
  return query
    select lost.*, (count(*) over ())::integer
    from (
      select mail.id as mail_id, mail.kind, private.delivery_state(mail) as state, booking.id as booking_id,
        null::uuid as campaign_id, btrim(booking.first_name || ' ' || booking.last_name) as about,
        case when mail.kind like 'owner-%' then '' else booking.email end as recipient, mail.attempts,
        mail.last_error as reason, coalesce(mail.given_up_at, mail.claimed_until) as given_up_at,
        booking.ends_at < now() as is_over
      from private.mail_outbox as mail
      join public.bookings_la2024 as booking on booking.id = mail.booking_id
      where mail.state in ('dead', 'sending') and mail.dismissed_at is null
        and (mail.state = 'dead' or mail.claimed_until < now())
        and (of_kind is null or of_kind = 'booking')
      union all
      select mail.id, 'campaign', mail.state, null, campaign.id, campaign.subject, coalesce(reader.email, ''),
        mail.attempts, mail.last_error, mail.given_up_at, reader.status is distinct from 'active'
      from public.newsletter_campaign_mails as mail
      join public.newsletter_campaigns as campaign on campaign.id = mail.campaign_id
      left join public.newsletter_subscribers_la2024 as reader on reader.id = mail.subscriber_id
      where mail.state in ('failed', 'doubtful') and mail.dismissed_at is null
        and (of_kind is null or of_kind = 'campaign')
    ) as lost
    order by lost.given_up_at desc nulls last, lost.mail_id
    offset greatest(first, 0) limit least(greatest(at_most, 1), 100);
end;
$$;

grant execute on function public.undelivered_mails(text, integer, integer) to authenticated;

-- Queues failed and doubtful mails again and returns their number. Idempotent.
create function public.retry_mails(mail_ids uuid[]) returns integer
language plpgsql volatile security definer set search_path = '' as $$
declare
  of_bookings integer;
  campaigns uuid[];
begin
  perform private.require_owner();
  if cardinality(mail_ids) > 100 then
    perform private.reject('PT422', 'Please select no more than 100 emails.', 'mail-ids');
  end if;

  update private.mail_outbox as mail
  set state = 'waiting', attempts = 0, next_attempt_at = now(), claim = null, claimed_until = null,
    given_up_at = null, dismissed_at = null
  from public.bookings_la2024 as booking
  where mail.id = any (mail_ids) and private.delivery_state(mail) in ('failed', 'doubtful')
    and booking.id = mail.booking_id and booking.ends_at > now();
  get diagnostics of_bookings = row_count;

  with again as (
    update public.newsletter_campaign_mails as mail
    set state = 'waiting', attempts = 0, next_attempt_at = now(), claim = null, claimed_until = null,
      given_up_at = null, dismissed_at = null
    where mail.id = any (mail_ids) and mail.state in ('failed', 'doubtful')
    returning mail.campaign_id
  )
  select coalesce(array_agg(again.campaign_id), '{}') into campaigns from again;
  -- Retrying a mail does not resume a paused campaign.
  update public.newsletter_campaigns as campaign set state = 'sending', finished_at = null
  where campaign.id = any (campaigns) and campaign.state = 'sent';
  return of_bookings + cardinality(campaigns);
end;
$$;

grant execute on function public.retry_mails(uuid[]) to authenticated;

-- Hides mails from the list of undelivered ones, or shows them again. Returns their number.
create function public.dismiss_mails(mail_ids uuid[], is_dismissed boolean default true) returns integer
language plpgsql volatile security definer set search_path = '' as $$
declare
  put_away timestamptz := case when is_dismissed then now() end;
  of_bookings integer;
  of_campaigns integer;
begin
  perform private.require_owner();
  if cardinality(mail_ids) > 100 then
    perform private.reject('PT422', 'Please select no more than 100 emails.', 'mail-ids');
  end if;
  update private.mail_outbox as mail set dismissed_at = put_away
  where mail.id = any (mail_ids) and private.delivery_state(mail) in ('failed', 'doubtful');
  get diagnostics of_bookings = row_count;
  update public.newsletter_campaign_mails as mail set dismissed_at = put_away
  where mail.id = any (mail_ids) and mail.state in ('failed', 'doubtful');
  get diagnostics of_campaigns = row_count;
  return of_bookings + of_campaigns;
end;
$$;

grant execute on function public.dismiss_mails(uuid[], boolean) to authenticated;

-- Uploaded images: public to see, but only the owner can list, upload, replace and remove them.

insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
values ('images', 'images', true, 2 * 1024 * 1024, array['image/jpeg', 'image/png', 'image/webp'])
on conflict (id) do update
set public = excluded.public, file_size_limit = excluded.file_size_limit, allowed_mime_types = excluded.allowed_mime_types;

create policy "the owner lists images" on storage.objects
  for select to authenticated using (bucket_id = 'images' and (select public.is_owner()));
create policy "the owner uploads images" on storage.objects
  for insert to authenticated with check (bucket_id = 'images' and (select public.is_owner()));
create policy "the owner replaces images" on storage.objects
  for update to authenticated using (bucket_id = 'images' and (select public.is_owner()))
  with check (bucket_id = 'images' and (select public.is_owner()));
create policy "the owner removes images" on storage.objects
  for delete to authenticated using (bucket_id = 'images' and (select public.is_owner()));

-- Notifies an open dashboard of new bookings and messages if the backend has Supabase Realtime. Row level security applies.

do $$
begin
  if exists (select 1 from pg_publication where pubname = 'supabase_realtime') then
    alter publication supabase_realtime add table public.bookings_la2024, public.contact_messages_la2024;
  end if;
end;
$$;

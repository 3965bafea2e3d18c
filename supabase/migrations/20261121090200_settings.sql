-- The owner's settings: one row a key. Visitors read the keys that public pages use, and no other.

create table private.public_setting_keys (key text primary key);
alter table private.public_setting_keys enable row level security;

insert into private.public_setting_keys (key)
select unnest(string_to_array(
  -- general, images
  'site_title site_tagline site_description contact_email contact_phone contact_address '
  'portrait_url hero_portrait_url about_image_url logo_url favicon_url '
  -- the head of public pages
  'meta_title meta_description meta_keywords canonical_url og_title og_description og_image og_type og_url og_site_name '
  'twitter_card twitter_title twitter_description twitter_image twitter_site twitter_creator '
  'robots_txt sitemap_enabled sitemap_url '
  'schema_type schema_name schema_job_title schema_description schema_url schema_image schema_same_as structured_data_enabled '
  'business_name business_type business_description business_phone business_email business_address business_hours '
  -- how pages behave
  'hreflang_enabled pwa_enabled breadcrumbs_enabled lazy_loading '
  'booking_enabled newsletter_enabled blog_enabled testimonials_enabled contact_form_enabled live_chat_enabled '
  'cookie_banner_enabled search_enabled comments_enabled social_sharing_enabled '
  'posts_per_page excerpt_length allow_comments related_posts maintenance_mode '
  'privacy_policy_url terms_of_service_url cookie_policy_url gdpr_enabled ccpa_enabled age_verification '
  -- social profiles, and the measuring services a visitor may consent to
  'social_linkedin social_facebook social_instagram social_twitter social_youtube social_tiktok '
  'google_analytics_id google_tag_manager_id facebook_pixel_id hotjar_id linkedin_insight_tag microsoft_clarity_id '
  -- colours and type
  'primary_color secondary_color accent_color background_color text_color link_color button_style font_primary font_secondary '
  'primary_font secondary_font accent_font body_font_size heading_font_size line_height font_weight_normal font_weight_bold',
  ' '));

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

-- Values that may be written and never read back, not even by the owner.
create table private.setting_secrets (
  key text primary key,
  value text not null,
  updated_at timestamptz not null default now()
);
alter table private.setting_secrets enable row level security;

-- What stands in the row instead of a secret that is set.
create function private.secret_mark() returns text
language sql immutable set search_path = '' as $$ select to_json(repeat('•', 8))::text $$;

-- A setting as text: stored values are JSON strings, or raw where somebody wrote them by hand.
create function private.setting_text(value text) returns text
language plpgsql immutable set search_path = '' as $$
begin
  return coalesce(value::json #>> '{}', '');
exception when others then
  return value;
end;
$$;

/*
  An upsert runs the insert trigger first and, on a conflict, the update trigger with the value the first one left: the
  mark then means "unchanged". Only an update can clear a secret, so that filling in missing keys never does.
*/
create function private.keep_secret() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  typed text := private.setting_text(new.value);
begin
  if typed = '' then
    if tg_op = 'UPDATE' then
      delete from private.setting_secrets as secret where secret.key = new.key;
    end if;
    new.value := '""';
  elsif new.value is distinct from private.secret_mark() then
    insert into private.setting_secrets as secret (key, value) values (new.key, typed)
    on conflict (key) do update set value = excluded.value, updated_at = now();
    new.value := private.secret_mark();
  end if;
  return new;
end;
$$;

create function private.derive_setting_visibility() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  new.is_public := exists (select 1 from private.public_setting_keys as listed where listed.key = new.key);
  return new;
end;
$$;

create trigger site_settings_keep_secret before insert or update on public.site_settings_la2024
  for each row when (new.key = 'smtp_password') execute function private.keep_secret();
create trigger site_settings_visibility before insert or update on public.site_settings_la2024
  for each row execute function private.derive_setting_visibility();
create trigger site_settings_touch before update on public.site_settings_la2024
  for each row execute function private.touch_updated_at();

-- Whether a feature is switched on. A key nobody has written yet counts as on: the defaults are.
create function private.is_feature_on(feature text) returns boolean
language sql stable set search_path = '' as $$
  select coalesce(
    (select private.setting_text(setting.value) <> 'false' from public.site_settings_la2024 as setting where setting.key = feature),
    true
  );
$$;

revoke all on function private.secret_mark() from public;
revoke all on function private.setting_text(text) from public;
revoke all on function private.keep_secret() from public;
revoke all on function private.derive_setting_visibility() from public;
revoke all on function private.is_feature_on(text) from public;

alter table public.site_settings_la2024 enable row level security;
revoke all on table public.site_settings_la2024 from public, anon, authenticated, service_role;

grant select on table public.site_settings_la2024 to anon, authenticated, service_role;
-- key as well: an upsert names it among the columns it sets.
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

-- The owner of the local stack, owner@example.com, with the password from the README.
-- Never part of a hosted project: config.toml does not list this file.

insert into auth.users (
  id, aud, role, email, encrypted_password, email_confirmed_at, raw_app_meta_data, raw_user_meta_data,
  confirmation_token, recovery_token, email_change, email_change_token_new, email_change_token_current,
  reauthentication_token, created_at, updated_at
) values (
  '0a5f0d0e-1ea0-4a5f-8f0d-0c0ac4000001', 'authenticated', 'authenticated', 'owner@example.com',
  '$2b$10$W5lGr94aC3SySPyKF84aSOmwy2cNAh9I8s8swF/vSXacD6XpTUV5.', now(),
  '{"provider": "email", "providers": ["email"], "role": "super_admin"}',
  jsonb_build_object('name', (select private.setting_text(value) from public.site_settings_la2024 where key = 'site_title')),
  '', '', '', '', '', '', now(), now()
) on conflict do nothing;

insert into auth.identities (id, provider, provider_id, user_id, identity_data, created_at, updated_at)
select gen_random_uuid(), 'email', account.id::text, account.id,
  jsonb_build_object('sub', account.id, 'email', account.email, 'email_verified', true), now(), now()
from auth.users as account
where account.id = '0a5f0d0e-1ea0-4a5f-8f0d-0c0ac4000001'
on conflict do nothing;

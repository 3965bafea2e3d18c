-- Accounts that are not the owner, whatever they say. Each signs in with "a-password-for-tests".
with account (id, email, app, person, banned_until, deleted_at) as (values
  -- A signed-in stranger.
  ('0a5f0d0e-1ea0-4a5f-8f0d-0c0ac4000002'::uuid, 'stranger@example.com', '{}'::jsonb, '{}'::jsonb, null::timestamptz, null::timestamptz),
  -- An account that set the role in its own, writable metadata.
  ('0a5f0d0e-1ea0-4a5f-8f0d-0c0ac4000003', 'impostor@example.com', '{}', '{"role": "super_admin", "app_metadata": {"role": "super_admin"}}', null, null),
  -- A banned and a deleted owner.
  ('0a5f0d0e-1ea0-4a5f-8f0d-0c0ac4000004', 'banned@example.com', '{"role": "super_admin"}', '{}', now() + interval '1 year', null),
  ('0a5f0d0e-1ea0-4a5f-8f0d-0c0ac4000005', 'deleted@example.com', '{"role": "super_admin"}', '{}', null, now()),
  -- An account whose password is guessed.
  ('0a5f0d0e-1ea0-4a5f-8f0d-0c0ac4000006', 'guessed@example.com', '{}', '{}', null, null)
), added as (
  insert into auth.users (
    id, aud, role, email, encrypted_password, email_confirmed_at, raw_app_meta_data, raw_user_meta_data, banned_until, deleted_at,
    confirmation_token, recovery_token, email_change, email_change_token_new, email_change_token_current, reauthentication_token
  )
  select id, 'authenticated', 'authenticated', email, '$2b$04$feomimcQ1K7FnRb.LQZT.u.vlN/Frwc8SCLFnJ5xdZwpsSlWfR6f2',
    now(), app || '{"provider": "email", "providers": ["email"]}', person, banned_until, deleted_at, '', '', '', '', '', ''
  from account
  returning id, email
)
insert into auth.identities (id, provider, provider_id, user_id, identity_data)
select gen_random_uuid(), 'email', id::text, id, jsonb_build_object('sub', id, 'email', email, 'email_verified', true) from added;

-- Rows that only the database writes, for the tests to read and to try to change.
insert into public.newsletter_campaigns (id, subject, body, state, started_at, finished_at)
values ('0a5f0d0e-1ea0-4a5f-8f0d-0c0ac4000101', 'An old campaign', 'Hello', 'sent', now(), now());
insert into public.newsletter_campaign_mails (campaign_id, state, last_error)
values ('0a5f0d0e-1ea0-4a5f-8f0d-0c0ac4000101', 'failed', 'no such user');
insert into public.change_history (actor_id, actor, table_name, row_id, action)
values ('0a5f0d0e-1ea0-4a5f-8f0d-0c0ac4000001', 'owner@example.com', 'testimonials_la2024', 'x', 'deleted');

-- The tests book more within an hour than visitors do within a year. Rate limits have a test of their own.
update private.booking_limits set bookings_per_hour = 1000000, hasty_bookings_per_hour = 1000000,
  bookings_per_network = 1000000, bookings_per_host = 1000000, unconfirmed_share = 1;

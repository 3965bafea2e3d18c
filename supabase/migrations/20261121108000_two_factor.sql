-- A password alone no longer makes the owner once two-factor sign-in is on and an authenticator is set up: the token must
-- say that a code was entered. Everything that only the owner may do asks is_owner, so this is the one place.

create function private.is_owners_account() returns boolean
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

-- Without an authenticator the setting demands nothing: switching it on first never locks the owner out.
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

create or replace function public.is_owner() returns boolean
language sql stable security definer set search_path = '' as $$
  select private.is_owners_account() and not private.is_code_missing();
$$;

comment on function public.is_owner() is
  'Whether the signed-in account is the owner (app_metadata.role is super_admin), proven by a code where that is demanded.';

create function public.owner_needs_code() returns boolean
language sql stable security definer set search_path = '' as $$
  select private.is_owners_account() and private.is_code_missing();
$$;

comment on function public.owner_needs_code() is
  'Whether the owner is signed in by password and has yet to enter the code of an authenticator.';

revoke all on function private.is_owners_account() from public;
revoke all on function private.is_code_missing() from public;
revoke all on function public.owner_needs_code() from public, anon, authenticated, service_role;
grant execute on function public.owner_needs_code() to authenticated;

-- The owner's account and its rights.

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
    and private.is_feature_on('two_factor_auth')
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

create function private.require_owner() returns void
language plpgsql stable set search_path = '' as $$
begin
  if not public.is_owner() then
    raise insufficient_privilege using message = 'only the owner can do this';
  end if;
end;
$$;

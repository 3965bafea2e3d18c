-- Recovery codes: each lets the owner in once, without the authenticator, when the phone is lost.

-- Only the SHA-256 of a code is stored. A code has 80 random bits, so its hash needs no salt.
create table private.recovery_codes (
  user_id uuid not null references auth.users (id) on delete cascade,
  code_hash bytea not null,
  created_at timestamptz not null default now(),
  used_at timestamptz,
  primary key (user_id, code_hash),
  constraint recovery_codes_hash_length check (octet_length(code_hash) = 32)
);

alter table private.recovery_codes enable row level security;

-- Whether this session entered an authenticator's code within the last ten minutes.
create function private.has_entered_code() returns boolean
language sql stable set search_path = '' as $$
  select (select auth.jwt()) ->> 'aal' = 'aal2' and exists (
    select 1 from jsonb_array_elements(to_jsonb((select auth.jwt()) -> 'amr')) as proof
    where proof ->> 'method' = 'totp' and to_timestamp((proof ->> 'timestamp')::bigint) > now() - interval '10 minutes'
  );
$$;

-- Replaces the owner's recovery codes and returns the new ones, which cannot be read again. Raises PT422 unless the session has
-- just entered an authenticator's code, so that an unattended dashboard gives no codes away.
create function public.create_recovery_codes() returns text[]
language plpgsql volatile security definer set search_path = '' as $$
declare
  codes text[];
begin
  perform private.require_owner();
  if not private.has_entered_code() then
    perform private.reject('PT422', 'Please enter a code from your authenticator app first.', 'code');
  end if;
  select array_agg(left(encode(sha256(convert_to(gen_random_uuid()::text || gen_random_uuid()::text, 'UTF8')), 'hex'), 20))
  into codes from generate_series(1, 10);
  delete from private.recovery_codes as known where known.user_id = auth.uid();
  insert into private.recovery_codes (user_id, code_hash)
  select auth.uid(), sha256(convert_to(one, 'UTF8')) from unnest(codes) as one;
  return codes;
end;
$$;

grant execute on function public.create_recovery_codes() to authenticated;

create function public.recovery_codes_left() returns integer
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_owner();
  return (select count(*) from private.recovery_codes as known where known.user_id = auth.uid() and known.used_at is null);
end;
$$;

grant execute on function public.recovery_codes_left() to authenticated;

/*
  Uses up a code of the owner who has entered the password, and removes the authenticators, so that the password is enough until
  a new one is set up. Returns accepted, wrong or limited: an error would roll the count of attempts back.
*/
create function public.use_recovery_code(code text) returns text
language plpgsql volatile security definer set search_path = '' as $$
declare
  typed text := lower(regexp_replace(coalesce(code, ''), '[^0-9A-Za-z]', '', 'g'));
begin
  if not private.is_owner_account() or not private.is_code_missing() then
    raise insufficient_privilege using message = 'no code is missing';
  elsif not private.count_hit('recovery-code', 'address ' || private.request_address(), 5, '15 minutes')
    or not private.count_hit('recovery-code', 'account ' || auth.uid(), 50, '1 day') then
    return 'limited';
  end if;
  update private.recovery_codes as known set used_at = now()
  where known.user_id = auth.uid() and known.used_at is null and known.code_hash = sha256(convert_to(typed, 'UTF8'));
  if not found then
    return 'wrong';
  end if;
  delete from auth.mfa_factors as factor where factor.user_id = auth.uid();
  return 'accepted';
end;
$$;

grant execute on function public.use_recovery_code(text) to authenticated;

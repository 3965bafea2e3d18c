set check_function_bodies = off;

create table private.recovery_codes (
  user_id uuid not null,
  code_hash bytea not null,
  created_at timestamp with time zone default now() not null,
  used_at timestamp with time zone,
  constraint recovery_codes_pkey primary key (user_id, code_hash)
);

CREATE OR REPLACE FUNCTION public.use_recovery_code(code text)
 RETURNS text
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
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
$function$;

CREATE OR REPLACE FUNCTION private.has_entered_code()
 RETURNS boolean
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  select (select auth.jwt()) ->> 'aal' = 'aal2' and exists (
    select 1 from jsonb_array_elements(to_jsonb((select auth.jwt()) -> 'amr')) as proof
    where proof ->> 'method' = 'totp' and to_timestamp((proof ->> 'timestamp')::bigint) > now() - interval '10 minutes'
  );
$function$;

CREATE OR REPLACE FUNCTION public.create_recovery_codes()
 RETURNS text[]
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
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
$function$;

CREATE OR REPLACE FUNCTION public.recovery_codes_left()
 RETURNS integer
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  perform private.require_owner();
  return (select count(*) from private.recovery_codes as known where known.user_id = auth.uid() and known.used_at is null);
end;
$function$;

alter table private.recovery_codes add constraint recovery_codes_hash_length CHECK ((octet_length(code_hash) = 32));

alter table private.recovery_codes add constraint recovery_codes_user_id_fkey FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE;

alter table private.recovery_codes enable row level security;

grant execute on function public.use_recovery_code(text) to authenticated;

grant execute on function public.create_recovery_codes() to authenticated;

grant execute on function public.recovery_codes_left() to authenticated;

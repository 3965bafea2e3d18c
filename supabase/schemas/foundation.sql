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

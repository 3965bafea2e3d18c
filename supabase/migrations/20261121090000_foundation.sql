-- What every table and function stands on: the private schema, who the owner is, and refusals fit for people.

-- Nothing in here is reachable through the API: no role but the database's own may even look inside.
create schema private;
revoke all on schema private from public;

-- Projects made before explicit grants became the rule hand new objects to every visitor: grants are given one by one below.
alter default privileges in schema public revoke all on tables from anon, authenticated, service_role;
alter default privileges in schema public revoke all on sequences from anon, authenticated, service_role;
alter default privileges in schema public revoke execute on functions from anon, authenticated, service_role;

/*
  Looked up on every request instead of read from the token: a role taken away is gone at once, and an
  access token issued before does not outlive it.
*/
create function public.is_owner() returns boolean
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

comment on function public.is_owner() is 'Whether the signed-in account is the owner: app_metadata.role is super_admin.';

revoke all on function public.is_owner() from public, anon, authenticated, service_role;
grant execute on function public.is_owner() to authenticated;

-- clock_timestamp: two changes in one transaction still get two times, which is what finds an edit made meanwhile.
create function private.touch_updated_at() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  new.updated_at := greatest(clock_timestamp(), old.updated_at + interval '1 microsecond');
  return new;
end;
$$;

/*
  Refuses with a sentence that may be shown as it stands. Codes are PT and an HTTP status: PT409 taken, PT422 invalid
  (the hint names the field), PT429 too often.
*/
create function private.refuse(code text, sentence text, hint text default '') returns void
language plpgsql set search_path = '' as $$
begin
  raise exception using errcode = code, message = sentence, hint = hint;
end;
$$;

create function private.is_email(value text) returns boolean
language sql immutable set search_path = '' as $$
  select char_length(value) <= 254
    and value ~ '^[^[:space:][:cntrl:]@<>(),:;"\[\]\\]{1,64}@[^[:space:][:cntrl:]@<>(),:;"\[\]\\.]+(\.[^[:space:][:cntrl:]@<>(),:;"\[\]\\.]+)+$'
    and value !~ '(^\.|\.\.|\.@)';
$$;

-- An address an image or a link may have: on this site or on the web, never script.
create function private.is_web_address(value text) returns boolean
language sql immutable set search_path = '' as $$
  select char_length(value) <= 2048
    and value !~ '[[:space:][:cntrl:]"''<>\\]'
    and (value ~ '^/([^/]|$)' or value ~* '^https?://[^/]');
$$;

-- Table checks run as whoever writes the row; the schema stays closed, so the functions cannot be called by name.
revoke all on function private.is_email(text) from public;
revoke all on function private.is_web_address(text) from public;
revoke all on function private.refuse(text, text, text) from public;
revoke all on function private.touch_updated_at() from public;
grant execute on function private.is_email(text) to authenticated, service_role;
grant execute on function private.is_web_address(text) to authenticated, service_role;

-- What a visitor typed into a one-line field, trimmed, or a refusal that names the field.
create function private.line(value text, field text, label text, longest integer, is_required boolean default false)
returns text
language plpgsql immutable set search_path = '' as $$
declare
  trimmed text := regexp_replace(coalesce(value, ''), '^[\s\u00a0\u200b\u3000\ufeff]+|[\s\u00a0\u200b\u3000\ufeff]+$', '', 'g');
begin
  if is_required and trimmed = '' then
    perform private.refuse('PT422', format('Please enter your %s.', label), field);
  elsif char_length(trimmed) > longest then
    perform private.refuse('PT422', format('Please keep your %s to %s characters.', label, longest), field);
  elsif trimmed ~ '[\u0001-\u001f\u007f-\u009f\u2028\u2029]' then
    perform private.refuse('PT422', format('Please write your %s on one line.', label), field);
  end if;
  return trimmed;
end;
$$;

-- The same for a text of several lines: line ends become one kind, invisible control characters go.
create function private.paragraphs(value text, field text, longest integer, is_required boolean default false)
returns text
language plpgsql immutable set search_path = '' as $$
declare
  cleaned text := regexp_replace(coalesce(value, ''), '\r\n?', E'\n', 'g');
begin
  cleaned := regexp_replace(cleaned, '[\u0001-\u0008\u000b-\u001f\u007f-\u009f]', '', 'g');
  cleaned := regexp_replace(cleaned, '^[\s\u00a0\u200b\u3000\ufeff]+|[\s\u00a0\u200b\u3000\ufeff]+$', '', 'g');
  if is_required and cleaned = '' then
    perform private.refuse('PT422', 'Please write a message.', field);
  elsif char_length(cleaned) > longest then
    perform private.refuse('PT422', format('Please keep your message to %s characters.', longest), field);
  end if;
  return cleaned;
end;
$$;

create function private.email_address(value text, field text default 'email') returns text
language plpgsql immutable set search_path = '' as $$
declare
  address text := private.line(value, field, 'email address', 254, true);
begin
  if not private.is_email(address) then
    perform private.refuse('PT422', 'Please enter an email address like name@example.com.', field);
  end if;
  return address;
end;
$$;

revoke all on function private.line(text, text, text, integer, boolean) from public;
revoke all on function private.paragraphs(text, text, integer, boolean) from public;
revoke all on function private.email_address(text, text) from public;

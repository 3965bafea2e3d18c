-- Validates and cleans what visitors type.

-- Whether a text has a visible character; zero-width joiners and filler characters are not.
create function private.is_visible(value text) returns boolean
language sql immutable set search_path = '' as $$
  select value ~ '[^\s\u00a0\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200f\u2028-\u202e\u2060-\u206f\u2800\u3000\u3164\ufe00-\ufe0f\ufeff\uffa0\ufff0-\ufff8\U000e0000-\U000e0fff]';
$$;

-- Direction marks could make "png.exe" look like "exe.gnp" in the dashboard and in emails. They are removed rather than
-- rejected, because phones copy them along from the address book.
create function private.strip_direction_marks(value text) returns text
language sql immutable set search_path = '' as $$
  select regexp_replace(coalesce(value, ''), '[\u202a-\u202e\u2066-\u2069]', '', 'g');
$$;

create function private.is_email(value text) returns boolean
language sql immutable set search_path = '' as $$
  select char_length(value) <= 254
    and value ~ '^[^[:space:][:cntrl:]@<>(),:;"\[\]\\]{1,64}@[^[:space:][:cntrl:]@<>(),:;"\[\]\\.]+(\.[^[:space:][:cntrl:]@<>(),:;"\[\]\\.]+)+$'
    and value !~ '(^\.|\.\.|\.@)'
    -- Their small letters are i and k, so that another mailbox would count as the same address.
    and value !~ '[\u0130\u212a]'
    -- Invisible characters and every kind of space: a pasted address with one looks right, but receives no email.
    and value !~ '[\u00a0\u00ad\u034f\u061c\u115f\u1160\u1680\u17b4\u17b5\u180b-\u180f\u2000-\u200f\u2028-\u202f\u205f-\u206f\u2800\u3000\u3164\ufe00-\ufe0f\ufeff\uffa0\ufff0-\ufff8\U000e0000-\U000e0fff]';
$$;

-- The address of bookings that outlive their erased client. No email can reach it, and nobody can give it.
create function private.erased_address() returns text
language sql immutable set search_path = '' as $$ select 'erased@erased.invalid'; $$;

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
  -- Cleaning a megabyte takes a second, so a text that is far too long stays as it is.
  trimmed text := case when char_length(value) > longest + 1000 then value else regexp_replace(
    private.strip_direction_marks(value), '^[\s\u00a0\u200b\u3000\ufeff]+|[\s\u00a0\u200b\u3000\ufeff]+$', '', 'g') end;
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
create function private.clean_text(
  value text, field text, longest integer, is_required boolean default false, label text default 'message'
) returns text
language plpgsql immutable set search_path = '' as $$
declare
  cleaned text := value;
begin
  if (char_length(value) > 2 * longest + 1000) is not true then
    cleaned := regexp_replace(private.strip_direction_marks(value), '\r\n?', E'\n', 'g');
    cleaned := regexp_replace(cleaned, '[\u0001-\u0008\u000b-\u001f\u007f-\u009f]', '', 'g');
    cleaned := regexp_replace(cleaned, '^[\s\u00a0\u200b\u3000\ufeff]+|[\s\u00a0\u200b\u3000\ufeff]+$', '', 'g');
  end if;
  if not private.is_visible(cleaned) then
    cleaned := '';
  end if;
  if is_required and cleaned = '' then
    perform private.reject('PT422', 'Please write a message.', field);
  elsif char_length(cleaned) > longest then
    perform private.reject('PT422', format('Please keep your %s to %s characters.', label, longest), field);
  end if;
  return cleaned;
end;
$$;

-- Emails are sent to the ASCII form of a domain, in which wide and mathematical letters are plain ones. As they are typed, each
-- spelling would count as another mailbox.
create function private.with_plain_domain(email text) returns text
language sql immutable set search_path = '' as $$
  select regexp_replace(email, '@.*', '')
    || coalesce(translate(normalize(substring(email from '@.*'), nfkc), U&'\3002\+01BCA0\+01BCA1\+01BCA2\+01BCA3', '.'), '');
$$;

create function private.email_address(value text, field text default 'email') returns text
language plpgsql immutable set search_path = '' as $$
declare
  address text := private.with_plain_domain(private.clean_line(value, field, 'email address', 254, true));
begin
  if not private.is_email(address) or lower(address) = private.erased_address() then
    perform private.reject('PT422', 'Please enter an email address like name@example.com.', field);
  end if;
  return address;
end;
$$;

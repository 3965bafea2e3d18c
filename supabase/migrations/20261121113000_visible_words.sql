-- What people read of a visitor can be seen, and reads in the order in which it stands.

-- Whether anything of it shows: a name of joiners and fillers alone is none.
create function private.is_visible(value text) returns boolean
language sql immutable set search_path = '' as $$
  select value ~ '[^\s\u00a0\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200f\u2028-\u202e\u2060-\u206f\u2800\u3000\u3164\ufe00-\ufe0f\ufeff\uffa0\ufff0-\ufff8\U000e0000-\U000e0fff]';
$$;

-- Marks that turn around the direction of what follows make "exe.gnp" of "png.exe", in the desk and in mails. A telephone's
-- address book copies them along unseen, so they are dropped, not refused.
create function private.in_order(value text) returns text
language sql immutable set search_path = '' as $$
  select regexp_replace(coalesce(value, ''), '[\u202a-\u202e\u2066-\u2069]', '', 'g');
$$;

revoke all on function private.is_visible(text) from public;
revoke all on function private.in_order(text) from public;

create or replace function private.line(value text, field text, label text, longest integer, is_required boolean default false)
returns text
language plpgsql immutable set search_path = '' as $$
declare
  trimmed text := regexp_replace(private.in_order(value), '^[\s\u00a0\u200b\u3000\ufeff]+|[\s\u00a0\u200b\u3000\ufeff]+$', '', 'g');
begin
  if not private.is_visible(trimmed) then
    trimmed := '';
  end if;
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

create or replace function private.paragraphs(value text, field text, longest integer, is_required boolean default false)
returns text
language plpgsql immutable set search_path = '' as $$
declare
  cleaned text := regexp_replace(private.in_order(value), '\r\n?', E'\n', 'g');
begin
  cleaned := regexp_replace(cleaned, '[\u0001-\u0008\u000b-\u001f\u007f-\u009f]', '', 'g');
  cleaned := regexp_replace(cleaned, '^[\s\u00a0\u200b\u3000\ufeff]+|[\s\u00a0\u200b\u3000\ufeff]+$', '', 'g');
  if not private.is_visible(cleaned) then
    cleaned := '';
  end if;
  if is_required and cleaned = '' then
    perform private.refuse('PT422', 'Please write a message.', field);
  elsif char_length(cleaned) > longest then
    perform private.refuse('PT422', format('Please keep your message to %s characters.', longest), field);
  end if;
  return cleaned;
end;
$$;

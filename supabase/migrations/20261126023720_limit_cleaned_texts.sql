set check_function_bodies = off;

CREATE OR REPLACE FUNCTION private.clean_line(value text, field text, label text, longest integer, is_required boolean DEFAULT false)
 RETURNS text
 LANGUAGE plpgsql
 IMMUTABLE
 SET search_path TO ''
AS $function$
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
$function$;

CREATE OR REPLACE FUNCTION private.clean_text(value text, field text, longest integer, is_required boolean DEFAULT false, label text DEFAULT 'message'::text)
 RETURNS text
 LANGUAGE plpgsql
 IMMUTABLE
 SET search_path TO ''
AS $function$
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
$function$;

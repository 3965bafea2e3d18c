set check_function_bodies = off;

CREATE OR REPLACE FUNCTION private.email_address(value text, field text DEFAULT 'email'::text)
 RETURNS text
 LANGUAGE plpgsql
 IMMUTABLE
 SET search_path TO ''
AS $function$
declare
  typed text := private.clean_line(value, field, 'email address', 254, true);
  domain text := translate(normalize(substring(typed from '@.*'), nfkc), U&'\3002\+01BCA0\+01BCA1\+01BCA2\+01BCA3', '.');
  address text := regexp_replace(typed, '@.*', '') || coalesce(domain, '');
begin
  if not private.is_email(address) or lower(address) = private.erased_address() then
    perform private.reject('PT422', 'Please enter an email address like name@example.com.', field);
  end if;
  return address;
end;
$function$;

set check_function_bodies = off;

CREATE OR REPLACE FUNCTION private.request_address()
 RETURNS text
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$
declare
  headers json := nullif(current_setting('request.headers', true), '')::json;
  address text := coalesce(headers ->> 'cf-connecting-ip', split_part(headers ->> 'x-forwarded-for', ',', 1), '');
begin
  -- A server that listens for both versions of IP writes an IPv4 address like this.
  if address::inet <<= inet '::ffff:0.0.0.0/96' then
    return replace(host(address::inet), '::ffff:', '');
  elsif family(address::inet) = 6 then
    return network(set_masklen(address::inet, 64))::text;
  end if;
  return host(address::inet);
exception when others then
  return 'unknown';
end;
$function$;

set check_function_bodies = off;

alter table private.rate_limits add column per_network integer;

update private.rate_limits set per_network = 60 where action in ('message', 'subscription');

CREATE OR REPLACE FUNCTION private.is_within_address_limit(limited_action text, detail text DEFAULT ''::text)
 RETURNS boolean
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
declare
  rule private.rate_limits;
  network text;
begin
  select * into strict rule from private.rate_limits where action = limited_action;
  network := case when rule.per_network is not null then private.request_network() end;
  return private.count_hit(limited_action, 'address ' || private.request_address() || ' ' || detail, rule.per_address, rule.address_window)
    and (network is null or private.count_hit(limited_action, 'network ' || network, rule.per_network, rule.address_window));
end;
$function$;

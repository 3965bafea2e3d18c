set check_function_bodies = off;

alter table private.booking_limits add column holds_per_network integer default 9 not null;

CREATE OR REPLACE FUNCTION private.network_of(client text)
 RETURNS text
 LANGUAGE plpgsql
 IMMUTABLE
 SET search_path TO ''
AS $function$
declare
  address inet := nullif(client, 'unknown')::inet;
begin
  if address <<= inet '127.0.0.0/8' or address = inet '::/64' then
    return null;
  end if;
  return network(set_masklen(address, case family(address) when 6 then 48 else 24 end))::text;
end;
$function$;

CREATE OR REPLACE FUNCTION private.request_network()
 RETURNS text
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$ select private.network_of(private.request_address()); $function$;

CREATE OR REPLACE FUNCTION private.limit_holds(of_holder uuid, limits private.booking_limits)
 RETURNS void
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$
declare
  own integer;
  near integer;
  others integer;
begin
  select count(*) filter (where hold.address = private.request_address()),
    count(*) filter (where private.network_of(hold.address) = private.request_network()), count(*)
  into own, near, others
  from private.slot_holds as hold
  where hold.held_until > now() and hold.holder <> of_holder;
  if own >= limits.holds_per_address or near >= limits.holds_per_network or others >= limits.holds_at_once then
    perform private.reject('PT429', 'No more times can be reserved right now, but you can still book this one.', 'holds');
  end if;
end;
$function$;

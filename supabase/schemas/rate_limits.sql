-- Rate limits for visitors' requests.

create table private.rate_limits (
  action text primary key,
  per_address integer not null,
  address_window interval not null,
  per_email integer not null,
  email_window interval not null,
  -- Of a network that one customer may own, in the address's window; null if it does not count.
  per_network integer,
  constraint rate_limits_positive check (per_address > 0 and per_email > 0)
);

-- Offices and families share an IP address, so its limit is generous; one mailbox's is strict. Networks count where each request
-- sends an email; bookings have their proof of work for that.
insert into private.rate_limits (action, per_address, address_window, per_email, email_window, per_network) values
  ('booking', 20, '1 hour', 5, '1 day', null),
  ('message', 20, '1 hour', 5, '1 day', 60),
  ('subscription', 20, '1 hour', 3, '1 day', 60),
  ('view', 20, '1 hour', 20, '1 hour', null),
  ('booking-link', 120, '1 hour', 120, '1 hour', null),
  -- Each move sends an email to the owner and one to the client.
  ('booking-move', 120, '1 hour', 20, '1 day', null),
  ('hold', 120, '1 hour', 120, '1 hour', null),
  ('search', 120, '1 minute', 120, '1 minute', null);

create table private.rate_counters (
  action text not null,
  subject text not null,
  hits integer not null,
  resets_at timestamptz not null,
  primary key (action, subject)
);

create index rate_counters_by_reset on private.rate_counters (resets_at);

alter table private.rate_limits enable row level security;
alter table private.rate_counters enable row level security;

/*
  The client's IP address. On hosted projects Cloudflare overwrites cf-connecting-ip, whereas clients can forge
  x-forwarded-for; a gateway without Cloudflare must drop the first and overwrite the second. An IPv6 customer owns a whole
  /64, so that counts as one address.
*/
create function private.request_address() returns text
language plpgsql stable set search_path = '' as $$
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
$$;

/*
  The network that the provider of an address may have given to one customer: /24 of IPv4, /48 of IPv6. Null if the address is
  unknown or the client's machine is the server's.
*/
create function private.network_of(client text) returns text
language plpgsql immutable set search_path = '' as $$
declare
  address inet := nullif(client, 'unknown')::inet;
begin
  if address <<= inet '127.0.0.0/8' or address = inet '::/64' then
    return null;
  end if;
  return network(set_masklen(address, case family(address) when 6 then 48 else 24 end))::text;
end;
$$;

create function private.request_network() returns text
language sql stable set search_path = '' as $$ select private.network_of(private.request_address()); $$;

-- Counts a hit and returns the number within the interval. If the caller raises an error, the count rolls back with it: limits
-- count what was stored. To count attempts, answer without raising, like private.answer_link.
create function private.add_hit(hit_action text, hit_subject text, within interval) returns integer
language plpgsql set search_path = '' as $$
declare
  counted integer;
begin
  insert into private.rate_counters as counter (action, subject, hits, resets_at)
  values (hit_action, left(hit_subject, 320), 1, now() + within)
  on conflict (action, subject) do update set
    hits = case when counter.resets_at <= now() then 1 else counter.hits + 1 end,
    resets_at = case when counter.resets_at <= now() then excluded.resets_at else counter.resets_at end
  returning counter.hits into counted;
  return counted;
end;
$$;

-- Counts a hit and returns whether it is within the limit.
create function private.count_hit(hit_action text, hit_subject text, allowed integer, within interval) returns boolean
language sql volatile set search_path = '' as $$ select private.add_hit(hit_action, hit_subject, within) <= allowed; $$;

-- Deletes expired counters, because IP addresses are personal data. Called after all counting to avoid deadlocks.
create function private.drop_old_counters(at_most integer) returns void
language sql volatile set search_path = '' as $$
  delete from private.rate_counters
  where ctid in (
    select expired.ctid from private.rate_counters as expired
    where expired.resets_at < now() limit at_most for update skip locked
  );
$$;

-- Drops old counters in a few calls at random, because every request calls it. retention.sql does so every hour.
create function private.purge_old_counters() returns void
language plpgsql set search_path = '' as $$
begin
  if random() < 0.02 then
    perform private.drop_old_counters(500);
  end if;
end;
$$;

create function private.is_within_address_limit(limited_action text, detail text default '') returns boolean
language plpgsql set search_path = '' as $$
declare
  rule private.rate_limits;
  network text;
begin
  select * into strict rule from private.rate_limits where action = limited_action;
  network := case when rule.per_network is not null then private.request_network() end;
  return private.count_hit(limited_action, 'address ' || private.request_address() || ' ' || detail, rule.per_address, rule.address_window)
    and (network is null or private.count_hit(limited_action, 'network ' || network, rule.per_network, rule.address_window));
end;
$$;

-- The mailbox of an address. Most servers deliver maya+anything@example.com to maya@example.com, and Gmail ignores dots, so
-- other spellings of an address must not add limits.
create function private.mailbox_of(email text) returns text
language sql immutable set search_path = '' as $$
  select case when untagged ~ '@(gmail|googlemail)\.com$'
    then replace(split_part(untagged, '@', 1), '.', '') || '@gmail.com' else untagged end
  from regexp_replace(lower(email), '(?<=.)\+[^@]*@', '@') as untagged;
$$;

-- Every role that writes a booking evaluates bookings_unconfirmed_by_mailbox.
grant execute on function private.mailbox_of(text) to authenticated, service_role;

create function private.is_within_email_limit(limited_action text, email text) returns boolean
language plpgsql set search_path = '' as $$
declare
  rule private.rate_limits;
  is_within boolean;
begin
  select * into strict rule from private.rate_limits where action = limited_action;
  is_within := private.count_hit(limited_action, 'email ' || private.mailbox_of(email), rule.per_email, rule.email_window);
  perform private.purge_old_counters();
  return is_within;
end;
$$;

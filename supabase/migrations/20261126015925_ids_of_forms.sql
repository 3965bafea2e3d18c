set check_function_bodies = off;

drop function public.add_calendar_feed(text,boolean);

drop function public.connect_calendar(text,text,text,text,jsonb,text);

drop function public.create_booking_invitation(text,text,integer);

alter table public.services_la2024 add column request_id uuid;

CREATE OR REPLACE FUNCTION public.connect_calendar(name text, kind text, host text, sealed text, reading jsonb, connected_by text DEFAULT ''::text, its_id uuid DEFAULT gen_random_uuid())
 RETURNS uuid
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  if (select count(*) from public.calendars as other where other.id <> its_id) >= 20 then
    perform private.reject('PT422', 'You can connect at most 20 calendars. Remove one first.', 'name');
  end if;
  perform set_config('history.actor',
    coalesce((select account.id::text from auth.users as account where lower(account.email) = lower(connected_by)), ''), true);
  insert into public.calendars (id, name, kind, host, next_try_at)
  values (its_id, btrim(connect_calendar.name), connect_calendar.kind, connect_calendar.host, now() + interval '10 minutes')
  on conflict (id) do update set name = excluded.name, kind = excluded.kind, host = excluded.host;
  insert into private.calendar_access (calendar_id, sealed) values (its_id, connect_calendar.sealed)
  on conflict on constraint calendar_access_pkey do update set sealed = excluded.sealed;
  perform private.keep_reading(its_id, reading);
  return its_id;
end;
$function$;

CREATE OR REPLACE FUNCTION public.create_booking_invitation(to_email text, service_type text DEFAULT NULL::text, valid_days integer DEFAULT 30, invitation_id uuid DEFAULT gen_random_uuid())
 RETURNS text
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  token text := replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', '');
begin
  perform private.require_owner();
  -- Not a change that the owner makes.
  perform set_config('history.is_summarized', 'true', true);
  delete from public.booking_invitations as expired where expired.expires_at < now() - interval '30 days';
  perform set_config('history.is_summarized', '', true);
  if not exists (select 1 from public.person_addresses as known where known.email = lower(to_email) for key share) then
    perform private.reject('PT409', 'The person no longer exists.', 'person-gone');
  elsif create_booking_invitation.service_type is not null and not exists (
    select 1 from public.services_la2024 as service
    where service.id = create_booking_invitation.service_type and service.is_bookable and service.archived_at is null
  ) then
    perform private.reject('PT422', 'This service can’t be booked online. Please choose another one.', 'service_type');
  elsif (valid_days between 1 and 365) is not true then
    perform private.reject('PT422', 'A link can work for 1 to 365 days.', 'valid_days');
  elsif (
    select count(*) >= 20 from public.booking_invitations as earlier
    where earlier.email = lower(to_email) and earlier.expires_at > now() and earlier.id <> invitation_id
  ) then
    perform private.reject('PT422', 'An address can have at most 20 links. Please withdraw one first.', 'to_email');
  end if;
  insert into public.booking_invitations (id, token_hash, email, service_type, expires_at)
  values (invitation_id, sha256(convert_to(token, 'UTF8')), lower(to_email), create_booking_invitation.service_type,
    now() + make_interval(days => valid_days))
  on conflict (id) do update set token_hash = excluded.token_hash, email = excluded.email, service_type = excluded.service_type,
    expires_at = excluded.expires_at;
  return token;
end;
$function$;

CREATE OR REPLACE FUNCTION public.add_calendar_feed(name text, shows_clients boolean, feed_id uuid DEFAULT gen_random_uuid())
 RETURNS text
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  secret text := replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', '');
begin
  perform private.require_owner();
  if (select count(*) from public.calendar_feeds as other where other.id <> feed_id) >= 20 then
    perform private.reject('PT422', 'You can have at most 20 addresses. Revoke one first.', 'name');
  end if;
  insert into public.calendar_feeds (id, name, shows_clients)
  values (feed_id, private.clean_line(add_calendar_feed.name, 'name', 'name', 80, true), add_calendar_feed.shows_clients)
  on conflict (id) do update set name = excluded.name, shows_clients = excluded.shows_clients;
  delete from private.calendar_feed_secrets as earlier where earlier.feed_id = add_calendar_feed.feed_id;
  insert into private.calendar_feed_secrets (secret_hash, feed_id)
  values (sha256(convert_to(secret, 'UTF8')), add_calendar_feed.feed_id);
  return secret;
end;
$function$;

alter table public.services_la2024 add constraint services_request_once UNIQUE (request_id);

grant insert (id) on table public.blog_posts_la2024 to authenticated;

grant insert (id) on table public.testimonials_la2024 to authenticated;

grant insert (request_id) on table public.services_la2024 to authenticated;

grant insert (id) on table public.blocked_times to authenticated;

grant insert (id) on table public.person_notes to authenticated;

grant execute on function public.connect_calendar(text,text,text,text,jsonb,text,uuid) to service_role;

grant execute on function public.create_booking_invitation(text,text,integer,uuid) to authenticated;

grant execute on function public.add_calendar_feed(text,boolean,uuid) to authenticated;

comment on column public.services_la2024.request_id is 'One per form that creates a service, so that a repeated request creates no second one.';

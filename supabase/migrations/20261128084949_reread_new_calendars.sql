set check_function_bodies = off;

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
  -- The coach's zone may have changed since it was read: it is read again as a whole.
  update private.calendar_access as access set known_until = now() where access.calendar_id = its_id;
  return its_id;
end;
$function$;

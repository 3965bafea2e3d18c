set check_function_bodies = off;

drop function public.connect_calendar(text,text,text,text,jsonb);

CREATE OR REPLACE FUNCTION private.record_change()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  -- A function that acts for a person names them.
  person uuid := coalesce(auth.uid(), nullif(current_setting('history.actor', true), '')::uuid);
  old_row jsonb := case when tg_op <> 'INSERT' then to_jsonb(old) end;
  new_row jsonb := case when tg_op <> 'DELETE' then to_jsonb(new) end;
  any_row jsonb := coalesce(new_row, old_row);
  changed jsonb;
begin
  -- Visitors and the site's functions are not signed in; the tables themselves record what they write.
  if person is null then
    return null;
  end if;
  if tg_op = 'UPDATE' then
    select jsonb_object_agg(field.key, true) into changed
    from jsonb_each(new_row) as field
    where field.value is distinct from old_row -> field.key and field.key not in ('created_at', 'updated_at');
    -- A secret shows the same placeholder before and after, so all that can be recorded is that it was written.
    if changed is null and new_row ->> 'key' = 'smtp_password' then
      changed := '{"value": true}';
    elsif changed is null then
      return null;
    end if;
  end if;

  insert into public.change_history (actor_id, actor, table_name, row_id, subject, reason, action, before, after)
  values (
    person,
    coalesce((select account.email from auth.users as account where account.id = person), ''),
    tg_table_name,
    coalesce(any_row ->> 'id', any_row ->> 'key', any_row ->> 'weekday', ''),
    private.subject_of(any_row),
    coalesce(current_setting('history.reason', true), ''),
    case tg_op when 'INSERT' then 'added' when 'UPDATE' then 'changed' else 'deleted' end,
    private.pick_fields(private.redacted_row(old_row), changed),
    private.pick_fields(private.redacted_row(new_row), changed)
  );
  perform private.purge_old_history();
  return null;
end;
$function$;

CREATE OR REPLACE FUNCTION public.connect_calendar(name text, kind text, host text, sealed text, reading jsonb, connected_by text DEFAULT ''::text)
 RETURNS uuid
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  added uuid;
begin
  if (select count(*) from public.calendars) >= 20 then
    perform private.reject('PT422', 'No more than 20 calendars can be connected. Remove one first.', 'name');
  end if;
  perform set_config('history.actor',
    coalesce((select account.id::text from auth.users as account where lower(account.email) = lower(connected_by)), ''), true);
  insert into public.calendars (name, kind, host, next_try_at)
  values (btrim(connect_calendar.name), connect_calendar.kind, connect_calendar.host, now() + interval '10 minutes')
  returning id into added;
  insert into private.calendar_access (calendar_id, sealed) values (added, connect_calendar.sealed);
  perform private.keep_reading(added, reading);
  return added;
end;
$function$;

CREATE OR REPLACE FUNCTION private.is_in_calendars(booking public.bookings_la2024)
 RETURNS boolean
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  select booking.status <> 'cancelled' and (booking.lapses_at <= now()) is not true and booking.email <> private.erased_address();
$function$;

drop trigger zz_keep_history on public.calendars;
CREATE TRIGGER zz_keep_history AFTER INSERT OR DELETE OR UPDATE OF name, writes_bookings ON public.calendars FOR EACH ROW EXECUTE FUNCTION private.record_change();

grant execute on function public.connect_calendar(text,text,text,text,jsonb,text) to service_role;

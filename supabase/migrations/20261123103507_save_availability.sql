set check_function_bodies = off;

CREATE OR REPLACE FUNCTION private.replace_travel(seen jsonb, wanted jsonb)
 RETURNS void
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
declare
  before jsonb := (
    select coalesce(jsonb_agg(jsonb_build_object('id', id, 'first_day', first_day, 'last_day', last_day, 'zone', zone)), '[]')
    from public.travel_dates
  );
  notes jsonb := (select coalesce(jsonb_object_agg(id, note), '{}') from public.travel_dates);
begin
  if not (before @> seen and seen @> before) then
    perform private.reject('PT409', 'Your travel dates were changed in the meantime.', 'availability-changed');
  end if;
  delete from public.travel_dates as trip
  where not wanted @> jsonb_build_array(jsonb_build_object(
    'id', trip.id, 'first_day', trip.first_day, 'last_day', trip.last_day, 'zone', trip.zone));
  insert into public.travel_dates (first_day, last_day, zone, note)
  select trip.first_day, trip.last_day, trip.zone, coalesce(notes ->> trip.id::text, '')
  from jsonb_to_recordset(wanted) as trip (id uuid, first_day date, last_day date, zone text)
  where not exists (select 1 from public.travel_dates as kept where kept.id = trip.id);
end;
$function$;

CREATE OR REPLACE FUNCTION public.save_availability(days jsonb DEFAULT '[]'::jsonb, rules jsonb DEFAULT NULL::jsonb, travel jsonb DEFAULT NULL::jsonb)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  sentence constant text := 'Your hours were changed in the meantime.';
  wanted public.booking_rules := jsonb_populate_record(null::public.booking_rules, save_availability.rules);
  day record;
begin
  perform private.require_owner();
  -- One save at a time.
  perform 1 from public.booking_rules for update;
  for day in
    select * from jsonb_to_recordset(days) as one (weekday smallint, start_times time[], ends_by time, version timestamptz)
  loop
    update public.weekly_hours as hours set start_times = day.start_times, ends_by = day.ends_by
    where hours.weekday = day.weekday and hours.updated_at = day.version;
    if not found then
      perform private.reject('PT409', sentence, 'availability-changed');
    end if;
  end loop;
  if save_availability.rules is not null then
    update public.booking_rules as stored
    set (home_zone, minimum_notice_hours, buffer_minutes, daily_cap, move_cutoff_hours, cancel_cutoff_hours) =
      (wanted.home_zone, wanted.minimum_notice_hours, wanted.buffer_minutes, wanted.daily_cap, wanted.move_cutoff_hours,
        wanted.cancel_cutoff_hours)
    where stored.updated_at = (save_availability.rules ->> 'version')::timestamptz;
    if not found then
      perform private.reject('PT409', sentence, 'availability-changed');
    end if;
  end if;
  if travel is not null then
    perform private.replace_travel(travel -> 'seen', travel -> 'wanted');
  end if;
end;
$function$;

grant execute on function public.save_availability(jsonb,jsonb,jsonb) to authenticated;

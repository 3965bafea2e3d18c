set check_function_bodies = off;

CREATE OR REPLACE FUNCTION public.bookings_to_write(of_calendar uuid)
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  insert into private.written_bookings as written (calendar_id, booking_id, spans)
  select of_calendar, due.booking_id, array[due.span]
  from private.bookings_for_calendar(of_calendar) as due where due.is_due and due.is_wanted
  on conflict (calendar_id, booking_id) do update
  set spans = case when excluded.spans <@ written.spans then written.spans else written.spans || excluded.spans end
    || case when written.found is null then '{}' else array[written.found] end,
    is_different = false, found = null;
  return (
    select coalesce(jsonb_agg(jsonb_build_object(
      'booking_id', one.booking_id, 'version', one.updated_at, 'is_due', one.is_due, 'is_known', written.version is not null,
      'is_different', written.is_different, 'found', private.instants_of(written.found),
      'has_failed', written.failures > 0 and written.next_try_at <= now(),
      'spans', (select jsonb_agg(private.instants_of(span)) from unnest(written.spans) as span),
      'event', case when one.is_wanted then (
        select private.calendar_event(booking, true) from public.bookings_la2024 as booking where booking.id = one.booking_id
      ) end
    ) order by lower(one.span), one.booking_id), '[]')
    from private.bookings_for_calendar(of_calendar) as one
    join private.written_bookings as written on written.calendar_id = of_calendar and written.booking_id = one.booking_id
    where one.is_due or upper(one.span) > now() or written.failures > 0
  );
end;
$function$;

set check_function_bodies = off;

CREATE OR REPLACE FUNCTION public.claim_mail(for_booking uuid DEFAULT NULL::uuid, at_most integer DEFAULT 10)
 RETURNS SETOF public.claimed_mail
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select private.lapse_requests();
  select taken.id, taken.claim, taken.kind, taken.attempts, booking.id, booking.service_type, booking.service_name,
    booking.appointment_date, booking.appointment_time, booking.starts_at, booking.ends_at, booking.first_name,
    booking.last_name, booking.email, booking.phone, booking.company, booking.message, booking.status,
    booking.sequence, private.booking_link(booking.id), booking.visitor_time_zone, booking.language, booking.cancel_reason,
    booking.lapses_at, taken.batch, booking.timezone, booking.meeting_kind, booking.meeting_place, booking.move_cutoff_hours,
    booking.cancel_cutoff_hours, booking.intake_answers
  from private.claim_due_mails(true, for_booking, at_most) as taken
  cross join lateral private.booking_of_mail(taken) as booking;
$function$;

CREATE OR REPLACE FUNCTION public.erase_expired(at_most integer DEFAULT 50)
 RETURNS boolean
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  run private.retention_runs;
  messages_since timestamptz := private.kept_since(private.setting_number('retention_message_months'));
  cancelled_since timestamptz := private.kept_since(private.setting_number('retention_cancelled_months'));
  past_since timestamptz := private.kept_since(private.setting_number('retention_past_months'));
  batch integer := least(greatest(at_most, 1), 500);
  found_ids uuid[];
  messages uuid[];
  bookings uuid[];
  copied_messages uuid[];
  copied_bookings uuid[];
begin
  insert into private.retention_runs default values on conflict do nothing;
  select * into run from private.retention_runs as one where one.is_only_row for update skip locked;
  if run.is_only_row is null or not private.is_retention_due(run) then
    return false;
  end if;
  perform private.drop_abandoned_restore();
  perform private.drop_old_deleted_rows();
  found_ids := array(select expired.id from private.expired_rows(messages_since, cancelled_since, past_since, null, batch) as expired);
  -- Rows that somebody is changing wait for the next run. Once locked, they are checked again.
  found_ids := array(
    select locked.id from (select one.id from public.contact_messages_la2024 as one where one.id = any (found_ids) for update skip locked) as locked
  ) || array(
    select locked.id from (select one.id from public.bookings_la2024 as one where one.id = any (found_ids) for update skip locked) as locked);
  select coalesce(array_agg(expired.id) filter (where expired.kind = 'message'), '{}'),
    coalesce(array_agg(expired.id) filter (where expired.kind <> 'message'), '{}')
  into messages, bookings
  from private.expired_rows(messages_since, cancelled_since, past_since, found_ids) as expired;
  select coalesce(array_agg(distinct copy.id) filter (where copy.kind = 'message'), '{}'),
    coalesce(array_agg(distinct copy.id) filter (where copy.kind = 'booking'), '{}')
  into copied_messages, copied_bookings
  from private.expired_copies(messages_since, cancelled_since, past_since, batch) as copy;
  perform private.erase_rows(messages || copied_messages, bookings || copied_bookings);

  if not run.is_under_way then
    run.began_at := clock_timestamp();
  end if;
  run.looked_at := clock_timestamp();
  run.is_under_way := cardinality(messages || bookings || copied_messages || copied_bookings) > 0;
  if cardinality(messages || bookings) > 0 then
    if run.erased_at >= run.began_at then
      run.erased_messages := run.erased_messages + cardinality(messages);
      run.erased_bookings := run.erased_bookings + cardinality(bookings);
    else
      run.erased_messages := cardinality(messages);
      run.erased_bookings := cardinality(bookings);
    end if;
    run.erased_at := run.looked_at;
  end if;
  perform private.record_erased('contact_messages_la2024', 'message', cardinality(messages), run.erased_messages, run.began_at);
  perform private.record_erased('bookings_la2024', 'booking', cardinality(bookings), run.erased_bookings, run.began_at);
  update private.retention_runs as stored
  set looked_at = run.looked_at, began_at = run.began_at, is_under_way = run.is_under_way, erased_at = run.erased_at,
    erased_messages = run.erased_messages, erased_bookings = run.erased_bookings
  where stored.is_only_row;
  -- On a quiet site, nothing else would delete the last visitors' IP addresses and the oldest changes.
  perform private.drop_old_counters(10000);
  perform private.drop_old_holds(10000);
  perform private.drop_old_history(10000);
  perform private.drop_old_mail_copies();
  return run.is_under_way;
end;
$function$;
